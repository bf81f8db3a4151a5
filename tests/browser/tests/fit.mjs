// Every scene on a small phone, in every language: nothing is cut off, and what matters can be
// pressed.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { browserTest } from "../harness.mjs";
import { begin, codeOf, openTable } from "../friends.mjs";
import { PHONE } from "../scene.mjs";
import { atScene, button, pass, scenes, turnTo, twice } from "../table.mjs";

/** The least height of something that a finger is to hit. */
const FINGER = 44;

/**
 * Runs in the page: what cannot be seen or pressed on a screen of this size. The buttons are those
 * for something final, and every other act that is asked for.
 */
function troubles({ width, height, finger }) {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  const cutOff = (box) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
  for (const it of document.querySelectorAll(".top :is(button, .gold, .clock), .nav button")) {
    const box = it.getBoundingClientRect();
    if (it.checkVisibility() && cutOff(box)) found.push(`${it.name ?? it.className} is cut off`);
  }
  for (const it of document.querySelectorAll("button:has(> .fill), .ask .acts .btn:not(.quiet)")) {
    if (!it.checkVisibility() || it.disabled) continue;
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const box = it.getBoundingClientRect();
    const name = `${it.name} (${it.innerText.replace(/\s+/g, " ")})`;
    if (box.height < finger) found.push(`${name} is ${box.height} high`);
    if (cutOff(box)) found.push(`${name} is cut off`);
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!it.contains(above)) found.push(`${name} is covered by ${above?.tagName}.${above?.className}`);
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
      // What is a single dot is for those who hear the page.
      const scrolls = [style.overflowX, style.overflowY].some((overflow) => ["auto", "scroll"].includes(overflow));
      if (scrolls || around.clientWidth === 1) break;
      const ends = style.textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth + 1;
      if (ends && names.some((name) => text.includes(name))) break;
      const clips = style.overflowX !== "visible" && beyond(around.getBoundingClientRect());
      const carries = around.matches("button, label, .btn, .chip, .panel, .tag, .segments");
      if (ends || clips || (carries && beyond(around.getBoundingClientRect()))) {
        found.push(`“${text}” does not fit ${around.tagName}.${around.className}`);
        break;
      }
    }
  }
  return found;
}

/** Runs in the page: words that stand on other words, where both can be seen. */
function wordsOnWords() {
  const lines = [];
  const { innerWidth, innerHeight } = window;
  const hidden = ".visually-hidden, svg, [aria-hidden=true] .card, [popover]:not(:popover-open)";
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest(hidden) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || right - left < 2) continue;
      // What is covered by something else is not read, and so not disturbed.
      const seen = document.elementsFromPoint(x, y).find((it) => getComputedStyle(it).pointerEvents !== "none");
      if (!seen || !(seen.contains(parent) || parent.contains(seen))) continue;
      // Letters rarely fill the height of their line.
      const slack = (bottom - top) * 0.22;
      lines.push({ text, parent, left, right, top: top + slack, bottom: bottom - slack });
    }
  }
  const found = [];
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) {
        found.push(`“${one.text}” (${one.parent.className}) and “${other.text}” (${other.parent.className}) overlap`);
      }
    }
  }
  return found;
}

/** The names of the people in scenes. */
const NAMES = ["Maya", "Ines", "Olek", "Dasha", "Jonas", "Amira", "Noor", "Pavel"];

/** Begins a page in a language, also after its storage was cleared: give it to `open` as `prepare`. */
function speaking(tag) {
  return (page) => page.addInitScript((tag) => localStorage.setItem("just-apples.settings.language", tag), tag);
}

/** With longer words than any language has. Nobody is offered it, so a page has to begin with it. */
const PSEUDO = "en-XA";

/** What everyone can choose. English is last, because the page already reads its words. */
const LANGUAGES = (await readdir(new URL("../../../locales", import.meta.url)))
  .filter((tag) => tag !== "en")
  .concat("en");

/** Chooses a language in the menu of the table, without opening it. */
async function speak(page, tag) {
  await page.evaluate((tag) => document.querySelector(`#menu input[name=language][value=${tag}]`).click(), tag);
  await page.locator(`html[lang=${tag}]`).waitFor();
}

/** A phone, at no scene yet, that speaks the language that nobody is offered. */
function phone(open) {
  const prepare = async (page) => {
    await atScene()(page);
    await speaking(PSEUDO)(page);
  };
  // What is on its way is nowhere yet, so nothing moves; and nobody goes on meanwhile.
  return open("", { ...PHONE, reducedMotion: "reduce", prepare });
}

browserTest("every scene fits on a phone in every language, and what is final can be pressed", async ({ open }) => {
  const page = await phone(open);
  const size = { ...PHONE.viewport, finger: FINGER };
  const all = {};
  const look = async (where) => {
    const found = [
      ...(await page.evaluate(wordsOnWords)),
      ...(await page.evaluate(cutWords, NAMES)),
      // It scrolls to what it presses, so it comes last.
      ...(await page.evaluate(troubles, size)),
    ];
    if (found.length) all[where] = found;
  };
  for (const scene of Object.keys(await scenes())) {
    await turnTo(page, scene);
    await page.locator(".table, .score").waitFor();
    await look(`${scene}, ${PSEUDO}`);
    for (const tag of LANGUAGES) {
      await speak(page, tag);
      await look(`${scene}, ${tag}`);
    }
  }
  assert.deepEqual(all, {}, "scenes that do not fit");
});

/** Goes to a tab of the table. */
const toTab = (place) => (page) => page.locator(".nav button").nth(place).click();

/** Opens what a button opens. */
const press = (name) => (page) => button(page, name).click();

/** What a scene shows after a tap or two. */
const OPENED = {
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
  "the end of a round": ["deputies-booty", (page) => twice(button(page.locator(".ask"), "hand-back-nothing"))],
};

/** A slip with everything on it unfolded. */
async function writeSlip(page) {
  await button(page.locator(".ask"), "write-slip").click();
  const slip = page.locator("#slip");
  await slip.locator("dd").first().locator("[name=add-goods]").click();
  await button(slip, "more-deeds").click();
  await button(slip, "add-promise").click();
  await slip.locator("[name=promise]").first().click();
}

browserTest("what opens at the table fits on a phone in every language", async ({ open }) => {
  const page = await phone(open);
  const all = {};
  for (const [what, [scene, go]] of Object.entries(OPENED)) {
    await turnTo(page, scene);
    await page.locator(".table").waitFor();
    await go(page);
    await pass(page);
    for (const tag of [PSEUDO, ...LANGUAGES]) {
      if (tag !== PSEUDO) await speak(page, tag);
      const found = [...(await page.evaluate(wordsOnWords)), ...(await page.evaluate(cutWords, NAMES))];
      if (found.length) all[`${what}, ${tag}`] = found;
    }
  }
  assert.deepEqual(all, {}, "what does not fit");
});

for (const tag of [PSEUDO, ...LANGUAGES]) {
  browserTest(`the way in, the door and the lobby fit on a phone in ${tag}`, async ({ open }) => {
    const size = { ...PHONE.viewport, finger: FINGER };
    const options = { ...PHONE, reducedMotion: "reduce", prepare: speaking(tag) };
    const all = {};
    const look = async (where, page) => {
      const words = [...(await page.evaluate(wordsOnWords)), ...(await page.evaluate(cutWords, NAMES))];
      // What lies behind a pop-up is not to be pressed.
      const others = (await page.locator(":popover-open").count()) ? [] : await page.evaluate(troubles, size);
      if (words.length + others.length) all[where] = [...words, ...others];
    };
    const home = await open("", options);
    await button(home, "solo").waitFor();
    await home.locator(".appearance > summary").click();
    await look("home", home);
    for (const way of ["solo", "join", "friends"]) {
      await button(home, way).click();
      await look(way, home);
      await button(home, "back").click();
    }
    const host = await openTable(open, "Maya", options);
    for (const count of [2, 3]) {
      await button(host, "add-bot").click();
      await host.locator(".chair").nth(count - 1).waitFor();
    }
    await host.locator("input[name=black-market]").check();
    for (const fold of [".finer", ".promos", ".own-links"]) await host.locator(`${fold} > summary`).first().click();
    await look("lobby", host);
    const guest = await open(`#${await codeOf(host)}`, options);
    await button(guest, "come-in").waitFor();
    await look("door", guest);
    await begin([host]);
    await button(host, "menu").click();
    await host.locator(".crowd").waitFor();
    await look("menu", host);
    assert.deepEqual(all, {}, "screens that do not fit");
  });
}
