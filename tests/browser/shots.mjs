// Takes pictures of every screen: in three sizes, by day and by night, and with longer words.
// All, or those whose file name contains one of the arguments.

import assert from "node:assert/strict";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { address, closeBrowser, setting, theBrowser } from "./browser.mjs";
import { begin, codeOf, comeIn, openTable } from "./friends.mjs";
import { Player } from "./player.mjs";
import { atScene, button, pass, scenes, twice, withSettings } from "./table.mjs";

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

/**
 * Screens that are not just a scene: where they begin, and what is done there. Those of a table on
 * the server open what pages they need, and give back the one to take a picture of.
 */
const SCREENS = {
  home: {},
  "home-new-game": { go: (page) => button(page, "solo").click() },
  "home-friends": { go: (page) => button(page, "friends").click() },
  "home-join": { go: (page) => button(page, "join").click() },
  menu: { scene: "load", go: (page) => button(page, "menu").click() },
  help: { scene: "gate-merchant", go: readRules },
  "home-rules": { go: (page) => openRules(page, "rules") },
  "load-half": { scene: "load", go: loadHalf },
  "slip-editor": { scene: "gate-merchant", go: writeSlip },
  "slip-editor-sheriff": { scene: "gate-sheriff", go: (page) => button(page, "write-slip").click() },
  "slip-editor-deputies": { scene: "deputies-merchant", go: writeSlip },
  "booty-wished": { scene: "deputies-booty", go: wishForCoin },
  "first-market-half": { scene: "first-market-turn", go: takeFromPiles },
  "first-market-pile": { scene: "first-market-turn", go: (page) => button(page, "look-through").click() },
  "black-market-all": { scene: "black-market-load", go: (page) => button(page, "black-market").click() },
  "first-market-placed": { scene: "first-market-place", go: reorder },
  "deputies-alone": { scene: "deputies-gate", go: actAlone },
  "round-end-panel": { scene: "gate-sheriff", go: endRound },
  "score-carried": { scene: "score", go: lookIntoBags },
  "tab-stands": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 1) },
  "tab-talk": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 2) },
  "tab-mine": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 3) },
  "tab-stands-deputies": { scene: "deputies-gate", only: "phone", go: (page) => goToTab(page, 1) },
  door: { online: atTheDoor },
  "lobby-host": { online: async (open) => (await gather(open)).host },
  "lobby-guest": { online: async (open) => (await gather(open)).guest },
  "lobby-options": { online: unfoldOptions },
  "lobby-person": { online: pickPerson },
  "lobby-screen": { online: async (open) => onScreen(open, await gather(open)) },
  "online-crowd": { online: openCrowd },
  "online-spectator": { online: lookOn },
  "online-screen": { online: async (open) => onScreen(open, await play(open)) },
  // A whole game takes minutes, so it is played only for whoever asks for this picture.
  "online-score": { online: playToTheEnd, asked: true },
};

/** A table in the lobby: a host, a guest and two bots. */
async function gather(open) {
  const host = await openTable(open, "Maya");
  const code = await codeOf(host);
  const guest = await comeIn(open, code, "Ines");
  for (const count of [3, 4]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  await guest.locator(".chair").nth(3).waitFor();
  return { code, host, guest };
}

/** The same table, playing. */
async function play(open) {
  const table = await gather(open);
  await begin([table.host, table.guest]);
  return table;
}

/** Somebody who has the link, before coming in. */
async function atTheDoor(open) {
  const { code } = await gather(open);
  const page = await open(`#${code}`);
  await button(page, "come-in").waitFor();
  return page;
}

/** Everything that a host can choose. */
async function unfoldOptions(open) {
  const { host } = await gather(open);
  await host.locator("input[name=black-market]").check();
  for (const fold of [".finer", ".promos"]) await host.locator(`${fold} > summary`).first().click();
  await host.locator(".finer").first().evaluate((it) => it.scrollIntoView({ block: "start" }));
  return host;
}

/** What a host can do about somebody. */
async function pickPerson(open) {
  const { host } = await gather(open);
  await button(host, "person-acts").click();
  return host;
}

/** A screen that everyone in the room can see. */
async function onScreen(open, { code }) {
  const page = await open(`#${code}/screen`);
  await page.locator(".lobby, .table").waitFor();
  return page;
}

/** The people around a game, in its menu. */
async function openCrowd(open) {
  const { host } = await play(open);
  await button(host, "menu").click();
  await host.locator(".crowd").waitFor();
  return host;
}

/** Somebody who only looks on. */
async function lookOn(open) {
  const { code, host } = await gather(open);
  const page = await open(`#${code}`);
  await button(page, "look-on").click();
  await page.locator(".lobby").waitFor();
  await begin([host]);
  await page.locator(".table").waitFor();
  return page;
}

/** The end of a game on the server, and where its deck came from. */
async function playToTheEnd(open) {
  const { host, guest } = await play(open);
  await Promise.all([host, guest].map((page, seat) => new Player(page, seat).play()));
  await host.locator(".proof").scrollIntoViewIfNeeded();
  return host;
}

/** A Deputy looks at the Booty and wants the odd coin. */
async function wishForCoin(page) {
  await button(page, "booty").click();
  await page.locator("#booty .wish button[name=wish]").first().click();
}

/** Two cards set aside, one to come from each pile. */
async function takeFromPiles(page) {
  await loadHalf(page);
  for (const side of ["left", "right"]) {
    await page.locator(`button[name=take][data-side=${side}][data-count="1"]`).click();
  }
}

/** The first card to be laid down is moved to the top. */
async function reorder(page) {
  for (const place of [0, 1]) await page.locator(".ask .order li button").nth(place).click();
}

/** The Deputies differ about a bag, and I decide alone. */
async function actAlone(page) {
  await page.locator("#bag-3 button[name=bag], .bag-tabs [data-seat='3']").locator("visible=true").first().click();
  await twice(button(page.locator(".ask"), "open"));
}

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

/** What everyone really carried, below the sheet. */
async function lookIntoBags(page) {
  // The headline takes the focus first, and the page goes there.
  await pass(page);
  await page.locator(".carried").evaluate((it) => it.scrollIntoView({ block: "center" }));
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
async function pictures(wanted) {
  const plain = Object.keys(await scenes()).map((scene) => [scene, { scene }]);
  const screens = Object.entries({ ...Object.fromEntries(plain), ...SCREENS });
  const all = screens.flatMap(([name, screen]) =>
    Object.keys(SIZES)
      .filter((size) => !screen.only || screen.only === size)
      .flatMap((size) => Object.keys(LOOKS).map((look) => ({ file: `${name}-${size}-${look}`, screen, size, look }))),
  );
  if (!wanted.length) return all.filter(({ screen }) => !screen.asked);
  return all.filter(({ file }) => wanted.some((part) => file.includes(part)));
}

/** Takes one picture. */
async function shoot({ file, screen, size, look }, folder) {
  const { settings = {}, colorScheme } = LOOKS[look];
  // What moves is never twice at the same place.
  const options = { locale: "en-GB", reducedMotion: "reduce", colorScheme, ...SIZES[size] };
  const contexts = [];
  const open = async (path = "", { prepare = withSettings(settings) } = {}) => {
    const context = await (await theBrowser()).newContext(options);
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await prepare(page);
    await page.goto(new URL(path, address).href);
    return page;
  };
  try {
    const page = screen.online ? await screen.online(open) : await alone(open, screen, settings);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** A page by itself, at its scene, where time stands still. */
async function alone(open, { scene, go }, settings) {
  const page = await open("", { prepare: atScene(scene, settings) });
  await page.locator(".home, .table, .score").waitFor();
  await go?.(page);
  await pass(page);
  return page;
}

const wanted = process.argv.slice(2);
const folder = setting("JUST_APPLES_SHOTS");
const chosen = await pictures(wanted);
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
