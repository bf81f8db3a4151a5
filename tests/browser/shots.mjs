// Takes pictures of every screen: in three sizes, by day and by night, and with longer words.
// All, or those whose file name contains one of the arguments.

import assert from "node:assert/strict";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { address, closeBrowser, setting, theBrowser } from "./browser.mjs";
import { atScene, button, pass, scenes, twice } from "./table.mjs";

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
};

/** How long the page may take for anything, in milliseconds. */
const PATIENCE = 15_000;

/** What each screen is looked at in. */
const LOOKS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  // Every word is longer there, and none is English: what does not fit, or is not translated, shows.
  pseudo: { colorScheme: "light", settings: { language: "en-XA" } },
};

/** Screens that are not just a scene: where they begin, and what is done there. */
const SCREENS = {
  home: {},
  "home-new-game": { go: (page) => button(page, "solo").click() },
  menu: { scene: "load", go: (page) => button(page, "menu").click() },
  help: { scene: "gate-merchant", go: readRules },
  "home-rules": { go: (page) => openRules(page, "rules") },
  "load-half": { scene: "load", go: loadHalf },
  "slip-editor": { scene: "gate-merchant", go: writeSlip },
  "slip-editor-sheriff": { scene: "gate-sheriff", go: (page) => button(page, "write-slip").click() },
  "round-end-panel": { scene: "gate-sheriff", go: endRound },
  "tab-stands": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 1) },
  "tab-talk": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 2) },
  "tab-mine": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 3) },
};

/** The rules, open at the phase. */
async function openRules(page, name) {
  await button(page, name).click();
  await page.locator("#help article").waitFor();
  await pass(page);
}

/** The rules, open at one of them. */
async function readRules(page) {
  await openRules(page, "help");
  await page.locator("#help a[href='#rule-M8']").first().click();
}

/** Two cards in the bag, the others in the hand. */
async function loadHalf(page) {
  for (const card of [0, 2]) {
    await page.locator("[data-row=hand] button[name=card]").nth(card).click();
    await pass(page);
  }
}

/** A slip with gold and goods, one of them a bluff, and the shelves open. */
async function writeSlip(page) {
  await button(page.locator(".ask"), "write-slip").click();
  const mine = page.locator("#slip dd").first();
  await mine.locator("[name=more-gold]").click();
  await mine.locator("[name=add-goods]").click();
  const shelves = page.locator("#slip .shelves").first();
  await shelves.locator("[name=add][data-pocket=stand]").first().click();
  await shelves.locator("[name=add][data-pocket=bag][data-good=mead]").click();
}

/** Settles every bag, so that the round ends. */
async function endRound(page) {
  for (const way of ["open", "hand-back", "hand-back"]) {
    await twice(page.locator(`.ask button[name^=${way}]`).first());
    await pass(page);
    if (await page.locator(".round-end").count()) return;
    await button(page, "next-bag").click();
  }
}

function goToTab(page, place) {
  return page.locator(".nav button").nth(place).click();
}

/** Everything to take a picture of, by the name of its file. */
async function pictures() {
  const plain = Object.keys(await scenes()).map((scene) => [scene, { scene }]);
  const screens = Object.entries({ ...Object.fromEntries(plain), ...SCREENS });
  return screens.flatMap(([name, screen]) =>
    Object.keys(SIZES)
      .filter((size) => !screen.only || screen.only === size)
      .flatMap((size) => Object.keys(LOOKS).map((look) => ({ file: `${name}-${size}-${look}`, screen, size, look }))),
  );
}

/** Takes one picture. */
async function shoot({ file, screen, size, look }, folder) {
  const { settings = {}, colorScheme } = LOOKS[look];
  // What moves is never twice at the same place.
  const options = { locale: "en-GB", reducedMotion: "reduce", colorScheme, ...SIZES[size] };
  const context = await (await theBrowser()).newContext(options);
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    await atScene(screen.scene, settings)(page);
    await page.goto(address);
    await page.locator(".home, .table, .score").waitFor();
    await screen.go?.(page);
    await pass(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  } finally {
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const folder = setting("JUST_APPLES_SHOTS");
const all = await pictures();
const chosen = all.filter(({ file }) => !wanted.length || wanted.some((part) => file.includes(part)));
assert.ok(chosen.length, `no picture is called ${wanted.join(" or ")}`);
// Pictures of screens that are gone would only mislead.
if (!wanted.length) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const failed = [];
for (const [place, picture] of chosen.entries()) {
  console.log(`${place + 1}/${chosen.length} ${picture.file}`);
  // One screen that cannot be reached does not keep the others from being seen.
  await shoot(picture, folder).catch((error) => failed.push(`${picture.file}: ${error.message}`));
}
await closeBrowser();
assert.deepEqual(failed, [], "some screens could not be reached");
