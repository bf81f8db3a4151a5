// What hands and eyes do at the table: scenes to begin at, ways to press, and what there is to see.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { setting } from "./browser.mjs";

/** How long a final act is held, in milliseconds: a little longer than it needs. */
const HELD = 700;

/** All scenes by name, each the entries of a kept game as text. */
export async function scenes() {
  return JSON.parse(await readFile(setting("JUST_APPLES_SCENES"), "utf8"));
}

/**
 * Begins a page at a scene, or without one at the way in, with these settings and with time
 * standing still: give it to `open` as `prepare`.
 */
export function atScene(name, settings = {}) {
  return async (page) => {
    const journal = name ? (await scenes())[name] : [];
    assert.ok(journal, `there is no scene called ${name}`);
    await stopTime(page);
    await page.addInitScript(keepOnce, [journal, name ? { ...READER, ...settings } : settings]);
  };
}

/** Who sits at the screen in every scene: against bots one is called what one calls oneself. */
const READER = { name: "Maya" };

/** Turns a page to another scene, with nothing left of the one before. Time goes on there as it does on the page. */
export async function turnTo(page, name) {
  const journal = (await scenes())[name];
  assert.ok(journal, `there is no scene called ${name}`);
  await page.evaluate(([journal, name]) => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem("prepared", "yes");
    localStorage.setItem("just-apples.settings.name", name);
    journal.forEach((entry, place) => localStorage.setItem(`just-apples.solo.${place + 1}`, entry));
  }, [journal, READER.name]);
  await page.reload();
}

/** Begins a page with these settings: give it to `open` as `prepare`. */
export function withSettings(settings) {
  return (page) => page.addInitScript(keepOnce, [[], settings]);
}

/** Runs in the page. Once only: a page that is loaded again goes on from what it kept itself. */
function keepOnce([journal, settings]) {
  if (sessionStorage.getItem("prepared")) return;
  sessionStorage.setItem("prepared", "yes");
  for (const [name, value] of Object.entries(settings)) {
    localStorage.setItem(`just-apples.settings.${name}`, value);
  }
  journal.forEach((entry, place) => localStorage.setItem(`just-apples.solo.${place + 1}`, entry));
}

/** Bots wait for a time that does not come; what moves is where it belongs in the next frame. */
async function stopTime(page) {
  // Axe waits too, and has to come to an end.
  await page.addInitScript(() => (window.realTimeout = window.setTimeout.bind(window)));
  const noon = new Date("2026-01-01T12:00:00Z");
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(new Date(noon.getTime() + 1_000));
  await page.addInitScript(numberTimers);
}

/**
 * Runs in the page. The handles of a stopped clock are too large for a client that keeps them as
 * the whole numbers of 32 bits that a browser's are: it could not clear what it has set.
 */
function numberTimers() {
  for (const kind of ["Timeout", "Interval"]) {
    const [set, clear] = [window[`set${kind}`], window[`clear${kind}`]];
    const handles = [];
    window[`set${kind}`] = (...args) => handles.push(set(...args));
    window[`clear${kind}`] = (handle) => clear(handles[handle - 1]);
  }
}

/** Lets so much time pass where it was stopped: less than a bot takes for anything, or more. */
export async function pass(page, milliseconds = 300) {
  await page.clock.runFor(milliseconds);
}

/** A button by its name, as far as one can see it. */
export function button(within, name) {
  return within.locator(`button[name="${name}"]:visible`).first();
}

/** Taps a button that wants to be tapped twice. On a busy machine the first tap may be so long that it does it. */
export async function twice(locator) {
  await locator.click();
  if (await locator.count()) await locator.click();
}

/** Presses a button and holds it until it does what it is there for: a busy page takes longer. */
export async function hold(page, locator) {
  await moveTo(page, locator);
  await page.mouse.down();
  await sleep(HELD);
  await page.locator("button[data-state=holding]").waitFor({ state: "detached" });
  await page.mouse.up();
}

/** Presses Enter on a button, and Enter again. */
export async function byKeys(page, locator) {
  await locator.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

/** Drags something onto something else with the mouse, in so many steps: few for a quick hand. */
export async function drag(page, what, onto, steps = 40) {
  await moveTo(page, what);
  await page.mouse.down();
  await moveTo(page, onto, { steps });
  await page.mouse.up();
}

/** Moves the mouse to the middle of something. */
async function moveTo(page, locator, options) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, options);
}

/** A sixth card is to be set aside, and the hand says why it cannot be. */
export async function setSixAside(page) {
  const out = page.locator("[data-row=out] button[name=card]");
  for (let count = 0; count < 5; count += 1) {
    await page.locator("[data-row=hand] button[name=card]").first().click();
    await out.nth(count).waitFor();
    await pass(page);
  }
  await page.locator("[data-row=hand] button[name=card]").first().click();
  await page.locator(".my-hand .error:visible").waitFor();
}

/** My gold, as the bar at the top says. */
export async function gold(page) {
  return Number(await page.locator(".top .gold").innerText());
}

/** How many of a good lie on my stand. */
export async function onMyStand(page, good) {
  const text = await page.locator(`.counter .mine .lot[data-good="${good}"] .count`).innerText();
  return Number(text.match(/\d+$/)[0]);
}

/** How many cards lie face down on my stand. */
export async function faceDown(page) {
  const text = await page.locator(".counter .mine button[name=face-down] .count").innerText();
  return Number(text.match(/\d+$/)[0]);
}

/** What happened, in sentences, and what was said. */
export async function chronicle(page) {
  return (await page.locator(".talk li").allInnerTexts()).join("\n");
}
