// What does not fit on a screen: a page that is wider than the screen, words that are cut off or stand
// on others, and what cannot be seen or pressed. And the pages on which that is looked for.

import { readdir } from "node:fs/promises";
import { PHONE } from "./scene.mjs";
import { atScene, button, pass, turnTo, twice } from "./table.mjs";

/** The least height of something that a thumb is to hit on a phone, and of anything at all (WCAG 2.5.8). */
const [FINGER, LEAST] = [44, 24];

/** The first width of a screen that is no phone's, as the stylesheet has it. */
const TABLET = 600;

/** Runs in the page: whether it can only be read by scrolling sideways. */
function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, and the screen ${clientWidth}`] : [];
}

/**
 * Runs in the page: what cannot be seen or pressed on a screen of this size. The buttons are those
 * for something final, and every other act that is asked for.
 */
function troubles({ width, height, finger }) {
  const found = [];
  const cutOff = (box) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
  for (const it of document.querySelectorAll(".top :is(button, .gold, .clock), .nav button")) {
    const box = it.getBoundingClientRect();
    if (it.checkVisibility() && cutOff(box)) found.push(`${it.name ?? it.className} is cut off`);
  }
  for (const it of document.querySelectorAll("button:has(> .fill), .ask .acts .btn:not(.quiet)")) {
    if (!it.checkVisibility() || it.disabled) continue;
    const name = `${it.name} (${it.innerText.replace(/\s+/g, " ")})`;
    const at = (block) => {
      it.scrollIntoView({ block, behavior: "instant" });
      const box = it.getBoundingClientRect();
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (box.height < finger) return `${name} is ${box.height} high`;
      if (cutOff(box)) return `${name} is cut off`;
      return it.contains(above) ? undefined : `${name} is covered by ${above?.tagName}.${above?.className}`;
    };
    // What is asked may cover the middle of a small screen.
    const trouble = at("center") && at("start");
    if (trouble) found.push(trouble);
  }
  return found;
}

/**
 * Runs in the page: words that are cut off, or that stick out of what they stand on. Only names may
 * end in dots, because people choose them.
 */
function cutWords(names) {
  const found = [];
  const hidden = ".visually-hidden, svg, [popover]:not(:popover-open)";
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    // A number on a card is part of its picture, which others may lie on.
    if (!/\p{L}/u.test(text) || parent.closest(hidden) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Letters rarely fill the height of their line.
    const slack = Math.max(2, (node.length && range.getClientRects()[0]?.height * 0.2) || 0);
    const beside = (edge) => box.left < edge.left - 1 || box.right > edge.right + 1;
    const beyond = (edge) => beside(edge) || box.top < edge.top - slack || box.bottom > edge.bottom + slack;
    for (let around = parent; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const [across, down] = [style.overflowX, style.overflowY].map((overflow) => ["auto", "scroll"].includes(overflow));
      const isLost = down && !across && style.overflowX !== "visible" && beside(around.getBoundingClientRect());
      if (isLost) found.push(`“${text}” cannot be scrolled to in ${around.tagName}.${around.className}`);
      // What is a single dot is for those who hear the page.
      if (across || down || around.clientWidth === 1) break;
      const ends = style.textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth + 1;
      const isName = names.some((name) => text.includes(name));
      // Half of a name says who it is.
      if (ends && isName && around.clientWidth > around.scrollWidth / 2) break;
      const clips = style.overflowX !== "visible" && beyond(around.getBoundingClientRect());
      const carries = around.matches("button, label, .btn, .card, .chip, .panel, .tag, .segments");
      if (ends || clips || (carries && beyond(around.getBoundingClientRect()))) {
        found.push(`“${text}” does not fit ${around.tagName}.${around.className}`);
        break;
      }
      // Cards lie on each other, in a hand and in a fan: each is whole, and not all of it is seen.
      if (around.matches(".card")) break;
    }
  }
  return found;
}

/** Runs in the page: words that stand on other words, where both can be seen. What is behind a pop-up is not. */
function wordsOnWords() {
  const lines = [];
  const { innerWidth, innerHeight } = window;
  const page = document.querySelector(":popover-open") ?? document.body;
  /** The part of a box that nothing cuts off around it. */
  const seenOf = (box, parent) => {
    let { left, right, top, bottom } = box;
    for (let around = parent; around && !around.popover; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === "fixed") break;
    }
    return { left, right, top, bottom };
  };
  const hidden = ".visually-hidden, svg, [aria-hidden=true] .card, [popover]:not(:popover-open)";
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest(hidden) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const { left, right, top, bottom } = seenOf(line, parent);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || right - left < 2 || bottom - top < 2) continue;
      // What is covered by something else is not read, and so not disturbed.
      const seen = document.elementsFromPoint(x, y).find((it) => getComputedStyle(it).pointerEvents !== "none");
      if (!seen || !(seen.contains(parent) || parent.contains(seen))) continue;
      // Letters rarely fill the height of their line.
      const slack = line.height * 0.22;
      lines.push({ text, node, parent, card: parent.closest(".card"), left, right, top: top + slack, bottom: bottom - slack });
    }
  }
  const found = [];
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      // The dots at the end of a name count as a line of it.
      if (one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // One card may lie on another: then it covers it.
      const areCards = one.card && other.card && one.card !== other.card;
      if (across > 1 && down > 1 && !areCards) {
        found.push(`“${one.text}” (${one.parent.className}) and “${other.text}” (${other.parent.className}) overlap`);
      }
    }
  }
  return found;
}

/** The names of the people in scenes. */
const NAMES = ["Maya", "Ines", "Olek", "Dasha", "Jonas", "Amira", "Noor", "Pavel"];

/** What of a page cannot be read. */
export async function unreadable(page) {
  const found = [tooWide, wordsOnWords, cutWords].map((look) => page.evaluate(look, NAMES));
  return (await Promise.all(found)).flat();
}

/** What of a page cannot be read or pressed. What lies behind a pop-up is not to be pressed. */
export async function misfits(page, finger = FINGER) {
  const found = await unreadable(page);
  if (await page.locator(":popover-open").count()) return found;
  // It scrolls to what it presses, so it comes last.
  return found.concat(await page.evaluate(troubles, { ...page.viewportSize(), finger }));
}

/**
 * From the least that a page must bear (WCAG 1.4.10) to a large screen, phones and tablets on their
 * side among them. A phone that stands is looked at in every language, and not here.
 */
const SIZES = [
  { width: 320, height: 640, byTouch: true },
  { width: 740, height: 360, byTouch: true },
  { width: 600, height: 900, byTouch: true },
  { width: 820, height: 1180, byTouch: true },
  { width: 980, height: 700, byTouch: false },
  { width: 1024, height: 768, byTouch: true },
  { width: 1440, height: 900, byTouch: false },
  { width: 1920, height: 1080, byTouch: false },
];

/** Looks at a page in every size, one after the other, and notes in `all` what does not fit `where`. */
export async function lookInEverySize(page, where, all, look = misfits) {
  const hand = await page.context().newCDPSession(page);
  for (const { width, height, byTouch } of SIZES) {
    await hand.send("Emulation.setTouchEmulationEnabled", { enabled: byTouch });
    await page.setViewportSize({ width, height });
    const found = await look(page, width < TABLET ? FINGER : LEAST);
    if (found.length) all[`${where}, ${width} × ${height}`] = found;
  }
  await hand.detach();
  await page.setViewportSize(PHONE.viewport);
}

/** Begins a page in a language, also after its storage was cleared: give it to `open` as `prepare`. */
export function speaking(tag) {
  return (page) => page.addInitScript((tag) => localStorage.setItem("just-apples.settings.language", tag), tag);
}

/** With longer words than any language has. Nobody is offered it, so a page has to begin with it. */
export const PSEUDO = "en-XA";

/** What everyone can choose. English is last, because the page already reads its words. */
export const LANGUAGES = (await readdir(new URL("../../locales", import.meta.url)))
  .filter((tag) => tag !== "en")
  .concat("en");

/** Chooses a language where it is chosen on this page, without opening a menu for it. */
export async function speak(page, tag) {
  await page.evaluate((tag) => document.querySelector(`input[name=language][value=${tag}]`).click(), tag);
  await page.locator(`html[lang=${tag}]`).waitFor();
}

/** Goes on in English where nobody is offered what is spoken: its words count as English already. */
export async function speakEnglish(page) {
  for (const tag of ["es", "en"]) await speak(page, tag);
}

/** A page at no scene yet, as large as a phone, that speaks the language that nobody is offered. */
export function beginAtNoScene(open, options) {
  const prepare = async (page) => {
    await atScene()(page);
    await speaking(PSEUDO)(page);
  };
  // What is on its way is nowhere yet, so nothing moves; and nobody goes on meanwhile.
  return open("", { ...options, reducedMotion: "reduce", prepare });
}

/** Looks at scenes in every size, with longer words than any language has and in English. */
export async function lookAtScenes(page, scenes) {
  const all = {};
  for (const scene of scenes) {
    await turnTo(page, scene);
    await page.locator(".table, .score").waitFor();
    await lookInEverySize(page, `${scene}, ${PSEUDO}`, all);
    await speakEnglish(page);
    await lookInEverySize(page, `${scene}, en`, all);
  }
  return all;
}

/** Goes to a tab of the table. */
const toTab = (place) => (page) => page.locator(".nav button").nth(place).click();

/** Opens what a button opens. */
const press = (name) => (page) => button(page, name).click();

/** What a scene shows after a tap or two. */
export const OPENED = {
  "the stands": ["gate-merchant", toTab(1)],
  "the talk": ["gate-merchant", toTab(2)],
  "what is mine": ["gate-merchant", toTab(3)],
  "a merchant’s slip": ["gate-merchant", writeSlip],
  "the Sheriff’s slip": ["gate-sheriff", (page) => button(page.locator(".ask"), "write-slip").click()],
  "a slip to Deputies": ["deputies-merchant", writeSlip],
  "half a bag": ["load", (page) => page.locator("[data-row=hand] button[name=card]").first().click()],
  "the Booty": ["deputies-booty", press("booty")],
  "the Black Market": ["black-market-load", press("black-market")],
  "a pile": ["first-market-turn", press("look-through")],
  "half a debt": ["debt", (page) => page.locator(".ask [data-good=cheese] [name=more]").click()],
  "the last bag": ["gate-outsiders", (page) => twice(button(page.locator(".ask"), "open"))],
  "a proof with the last bag": ["gate-bluff", (page) => twice(button(page.locator(".ask"), "hand-back"))],
  "open promises": ["gate-last", lookAtPromises],
  "the end of a round": ["deputies-booty", (page) => twice(button(page.locator(".ask"), "hand-back-nothing"))],
};

/** The promises of the game, which on a phone are beside the talk. */
async function lookAtPromises(page) {
  if (!(await button(page, "promises").isVisible())) await toTab(2)(page);
  await button(page, "promises").click();
}

/** A slip with everything on it unfolded. */
async function writeSlip(page) {
  await button(page.locator(".ask"), "write-slip").click();
  const slip = page.locator("#slip");
  await slip.locator("dd").first().locator("[name=add-goods]").click();
  await button(slip, "more-deeds").click();
  await button(slip, "add-promise").click();
  await slip.locator("[name=promise]").first().click();
}
