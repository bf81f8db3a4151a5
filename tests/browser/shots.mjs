// Takes pictures of every screen: in three sizes, by day and by night, with longer words, and on a
// phone in every language.
// All, or those whose file name contains one of the arguments.

import assert from "node:assert/strict";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { address, closeBrowser, setting, theBrowser } from "./browser.mjs";
import { begin, codeOf, comeIn, game, openTable, seatsFor } from "./friends.mjs";
import { offer } from "./gate.mjs";
import { Player, merchants, untilStage } from "./player.mjs";
import { atScene, button, pass, scenes, setSixAside, twice, withSettings } from "./table.mjs";
import { Wire } from "./wire.mjs";

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
  // Where there is least room.
  es: { colorScheme: "light", settings: { language: "es" }, only: "phone" },
  pl: { colorScheme: "light", settings: { language: "pl" }, only: "phone" },
  ru: { colorScheme: "light", settings: { language: "ru" }, only: "phone" },
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
  "market-refused": { scene: "market-turn", go: setSixAside },
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
  "round-end-finale": { scene: "gate-outsiders", go: openLast },
  "game-end-finale": { scene: "gate-last", go: openLast },
  "promises-open": { scene: "gate-last", go: lookAtPromises },
  "score-carried": { scene: "score", go: lookIntoBags },
  "deputies-round-end": { scene: "deputies-booty", go: (page) => twice(button(page.locator(".ask"), "hand-back-nothing")) },
  "debt-half": { scene: "debt", go: (page) => payWith(page, ["cheese"]) },
  "debt-too-much": { scene: "debt", go: (page) => payWith(page, ["chickens", "cheese", "apples"]) },
  "home-settings": { go: unfoldSettings },
  "home-continue": { scene: "load", go: leaveTable },
  "home-join-wrong": { go: typeWrongCode },
  "tab-stands": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 1) },
  "tab-talk": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 2) },
  "tab-mine": { scene: "gate-merchant", only: "phone", go: (page) => goToTab(page, 3) },
  "tab-stands-deputies": { scene: "deputies-gate", only: "phone", go: (page) => goToTab(page, 1) },
  door: { online: atTheDoor },
  "door-nowhere": { online: (open) => reach(open, "#ZZZZZZ", ".error:visible") },
  "home-seats": { online: leaveLobby },
  "lobby-six": { online: fillChairs },
  "lobby-host": { online: async (open) => (await gather(open)).host },
  "lobby-guest": { online: async (open) => (await gather(open)).guest },
  "lobby-options": { online: unfoldOptions },
  "lobby-house": { online: unfoldHouse },
  "lobby-leaving": { online: aboutToLeave },
  "lobby-person": { online: pickPerson },
  "lobby-screen": { online: async (open) => onScreen(open, await gather(open)) },
  "online-crowd": { online: openCrowd },
  "online-spectator": { online: lookOn },
  "online-screen": { online: async (open) => onScreen(open, await play(open)) },
  "online-lost": { online: loseTheLine },
  "online-parted": { online: comeAsNobody },
  "online-paused": { online: pauseTheGame },
  "online-clock": { online: decideInTime },
  "online-away": { online: letBotPlay },
  "online-stale": { online: answerTooLate },
  "online-spectator-gate": { online: async (open) => lookOnAt(open, await atTheGate()) },
  "online-screen-gate": { online: async (open) => onScreen(open, await atTheGate()) },
  "online-deputies-load": { online: async (open) => sitDown(open, await sixAt("load")) },
  "online-deputies-declare": { online: async (open) => sitDown(open, await sixAt("declaration")) },
  "online-score": { online: async (open) => showProof(await sitDown(open, await playedToTheEnd())) },
  "online-spectator-score": { online: async (open) => lookOnAt(open, await playedToTheEnd()) },
  "online-screen-score": { online: async (open) => onScreen(open, await playedToTheEnd()) },
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

/** The rules of the house, as their host sees them. */
async function unfoldHouse(open) {
  const { host } = await gather(open);
  const house = host.locator(".options:has(#house-title)");
  await house.locator("summary").click();
  await house.evaluate((it) => it.scrollIntoView({ block: "start" }));
  return host;
}

/** A guest is about to leave for good. */
async function aboutToLeave(open) {
  const { guest } = await gather(open);
  await guest.locator(".leaving > summary").click();
  await button(guest, "leave-for-good").click();
  await guest.locator(".leaving").evaluate((it) => it.scrollIntoView({ block: "center" }));
  return guest;
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
  await page.locator(".lobby, .table, .score").waitFor();
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

/** Somebody looks on at a game that has begun. */
async function lookOnAt(open, { code }) {
  const page = await open(`#${code}`);
  await button(page, "look-on").click();
  await page.locator(".table, .score").waitFor();
  return page;
}

/** Somebody comes back to a seat, from another device. */
async function sitDown(open, { link }) {
  return reach(open, link, ".table, .score");
}

/** Opens a link and waits for what it leads to. */
async function reach(open, link, what) {
  const page = await open(link);
  await page.locator(what).first().waitFor();
  return page;
}

/** Shows where the deck came from. */
async function showProof(page) {
  await page.locator(".proof").scrollIntoViewIfNeeded();
  return page;
}

/** A lobby in which every chair is taken. */
async function fillChairs(open) {
  const { host } = await gather(open);
  for (const count of [5, 6]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  return host;
}

/** Somebody who has a seat, and went to the first page. */
async function leaveLobby(open) {
  const { host } = await gather(open);
  await button(host, "leave").click();
  await button(host, "seat").waitFor();
  return host;
}

/** The line is gone in the middle of a game. */
async function loseTheLine(open) {
  const wire = new Wire();
  const { host } = await play((path, options) => open(path, { ...options, also: wire.lay }));
  await wire.cut();
  await host.locator(".line-lost").waitFor();
  return host;
}

/** A link to a seat that is none. */
async function comeAsNobody(open) {
  const { code } = await gather(open);
  return reach(open, `#${code}.${"0".repeat(32)}`, ".parted");
}

/** The host pauses the game. */
async function pauseTheGame(open) {
  const { host } = await play(open);
  await button(host, "menu").click();
  await button(host, "pause").click();
  await button(host, "unpause").waitFor({ state: "attached" });
  await host.keyboard.press("Escape");
  return host;
}

/**
 * A bot plays for the host. It would take half a minute until one does, so the pages are told that one
 * does: it is a member of what a table shows, see docs/protocol.md.
 */
async function letBotPlay(open) {
  const wire = new Wire();
  wire.alter = (frame) => {
    const told = JSON.parse(String(frame));
    const table = told[1]?.[3]?.[2];
    if (table) table[5] = [0];
    return JSON.stringify(told);
  };
  const { host } = await play((path, options) => open(path, { ...options, also: wire.lay }));
  await button(host, "come-back").waitFor();
  return host;
}

/** Everyone has two minutes for each decision. */
async function decideInTime(open) {
  const table = await gather(open);
  const { host } = table;
  if (!(await host.locator("select[name=decision]").isVisible())) {
    await host.locator("details:has(select[name=decision]) > summary").click();
  }
  await host.locator("select[name=decision]").selectOption("120");
  await begin([host, table.guest]);
  await host.locator(".decide-by").waitFor();
  return host;
}

/** Tables that several pictures show: each is brought to where it is once. */
const shared = {};

/** Brings a table somewhere, unless it is there already. */
function once(name, bring) {
  shared[name] ??= bring();
  return shared[name];
}

/** People at a table of theirs, on pages that nobody takes pictures of; they stay to the end. */
async function stayingAt(names, rules) {
  const { code, links } = await seatsFor(names, rules);
  const pages = [];
  for (const link of links) pages.push(await openPage(link, SIZES.wide, []));
  for (const page of pages) await page.locator(".lobby").waitFor();
  await begin(pages);
  return { code, links, players: pages.map((page, seat) => new Player(page, seat)) };
}

/** Three at the gate, with a slip on the desk. */
function atTheGate() {
  return once("gate", async () => {
    const { code, links, players } = await stayingAt(["Maya", "Ines", "Olek"], { options: game(3, { first_sheriff: 0 }) });
    await untilStage(players, "inspection");
    await players[1].writeSlip();
    return { code, links, ines: players[1], versions: Promise.resolve(1) };
  });
}

/** The Sheriff turns a slip down, and it is another one by now. */
async function answerTooLate(open) {
  const gate = await atTheGate();
  const wire = new Wire();
  const page = await open(gate.links[0], { also: wire.lay });
  const ines = gate.ines.mine;
  await page.locator(`#bag-1 button[name=bag], .bag-tabs ${ines}`).locator("visible=true").first().click();
  const decline = page.locator(`:is(.desk li, .papers .slip)${ines} [name=decline]:visible`);
  await decline.waitFor();
  wire.hold();
  // Several pictures are taken at a time, and there is one hand to write with.
  gate.versions = gate.versions.then(async (version) => {
    await offer(gate.ines, 8 + version);
    return version + 1;
  });
  await gate.versions;
  await decline.click();
  wire.release();
  await page.locator(`${ines} .notice:visible`).waitFor();
  return page;
}

/** Six at some stage of their first round, and the link to a merchant's seat. */
function sixAt(stage) {
  return once(stage, async () => {
    const names = ["Maya", "Ines", "Olek", "Dasha", "Jonas", "Amira"];
    const { code, links, players } = await stayingAt(names, { options: game(6) });
    await untilStage(players, stage);
    const [merchant] = await merchants(players);
    return { code, link: links[merchant.seat] };
  });
}

/** A game that is over, by three people, and the link to the seat of one. It takes minutes. */
function playedToTheEnd() {
  return once("score", async () => {
    const { code, links, players } = await stayingAt(["Maya", "Ines", "Olek"], { options: game(3) });
    await Promise.all(players.map((player) => player.play()));
    return { code, link: links[0] };
  });
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

/** Opens the last bag, so that it is looked into. */
async function openLast(page) {
  await twice(button(page.locator(".ask"), "open"));
  await pass(page, 2_000);
  await page.locator(".finale").waitFor();
}

/** Opens the list of promises, which is beside the talk. */
async function lookAtPromises(page) {
  const promises = button(page, "promises");
  if (!(await promises.isVisible())) await goToTab(page, 2);
  await promises.click();
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

/** Chooses one of each of these to pay with. */
async function payWith(page, goods) {
  for (const good of goods) await page.locator(`.ask [data-good=${good}] [name=more]`).click();
}

/** Unfolds how the page looks, and goes there. */
async function unfoldSettings(page) {
  await page.locator(".appearance > summary").click();
  await page.locator(".appearance").evaluate((it) => it.scrollIntoView({ block: "start" }));
}

/** Leaves a game that can be continued. */
async function leaveTable(page) {
  await button(page, "menu").click();
  await button(page, "leave").click();
  await button(page, "continue").waitFor();
}

/** Types a code that is none. */
async function typeWrongCode(page) {
  await button(page, "join").click();
  await page.locator("input[name=code]").fill("hello");
  await button(page, "go").click();
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
      .flatMap((size) => {
        const looks = Object.keys(LOOKS).filter((look) => !LOOKS[look].only || LOOKS[look].only === size);
        return looks.map((look) => ({ file: `${name}-${size}-${look}`, screen, size, look }));
      }),
  );
  if (!wanted.length) return all;
  return all.filter(({ file }) => wanted.some((part) => file.includes(part)));
}

/** Opens a page in a context of its own. */
async function openPage(path, options, contexts, prepare) {
  const context = await (await theBrowser()).newContext(options);
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(new URL(path, address).href);
  return page;
}

/** Takes one picture. */
async function shoot({ file, screen, size, look }, folder) {
  const { settings = {}, colorScheme } = LOOKS[look];
  // What moves is never twice at the same place.
  const options = { locale: "en-GB", reducedMotion: "reduce", colorScheme, ...SIZES[size] };
  const contexts = [];
  const open = (path = "", { prepare = withSettings(settings), also } = {}) =>
    openPage(path, options, contexts, async (page) => {
      await prepare(page);
      await also?.(page);
    });
  try {
    const page = screen.online ? await screen.online(open) : await alone(open, screen, settings);
    await page.screenshot({ path: join(folder, `${file}.png`), animations: "disabled" });
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

/** How many pictures are taken at a time: a page that loads leaves most of a core free. */
const LANES = 2;

const failed = [];
const waiting = chosen.entries();

/** Takes pictures as long as some are waiting. */
async function takePictures() {
  for (const [place, picture] of waiting) {
    console.log(`${place + 1}/${chosen.length} ${picture.file}`);
    // One screen that cannot be reached does not keep the others from being seen.
    await shoot(picture, folder).catch((error) => failed.push(`${picture.file}: ${error.message}`));
  }
}

await Promise.all(Array.from({ length: LANES }, takePictures));
await closeBrowser();
assert.deepEqual(failed, [], "some screens could not be reached");
