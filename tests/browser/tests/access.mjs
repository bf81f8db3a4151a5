// Everyone can use every part of the game, by day and by night.

import { STILL, browserTest, eventually, expectAccessible, expectAllDay } from "../harness.mjs";
import { begin, codeOf, openTable, seated, unfoldLobby } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { atScene, button, pass, scenes, setSixAside, turnTo, twice } from "../table.mjs";
import { NO_LINE, Wire } from "../wire.mjs";

/** The scenes that look different from each other, and are seen in each size by day and by night. */
const SCENES = [
  "market-pick-first",
  "market-turn",
  "load",
  "declare",
  "gate-merchant",
  "gate-wanted",
  "gate-sheriff",
  "gate-caught",
  "debt",
  "round-end",
  "score",
];

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

/** The only rule that night can break: everything else is the same by day. */
const COLOURS = ["color-contrast"];

/** By day and by night in one size. */
const dayAndNight = (viewport) => [
  { colorScheme: "light", viewport },
  { colorScheme: "dark", viewport, only: COLOURS },
];

/** Every size by day and by night. */
const ALL_LOOKS = Object.values(SIZES).flatMap(dayAndNight);

/** What each other screen is looked at in. Most of it is in the scenes above too: each size is seen once. */
const LOOKS = [
  { colorScheme: "light", viewport: SIZES.phone },
  { colorScheme: "dark", viewport: SIZES.wide, only: COLOURS },
];

/** What keeps people from playing; anything less is told by axe, but fails nothing. */
const BAD = ["serious", "critical"];

/** A page on which scenes are looked at, one after the other. Time stands still, so that nobody goes on meanwhile. */
const quiet = (open) => open("", { ...STILL, viewport: SIZES.phone, prepare: atScene() });

/** Looks at a scene, or at what is opened there. */
async function expectScene(page, scene, looks, go) {
  await page.setViewportSize(looks[0].viewport);
  await turnTo(page, scene);
  await page.locator(".table, .score .carried").first().waitFor();
  await go?.(page);
  for (const { colorScheme, viewport, only } of looks) {
    await page.emulateMedia({ colorScheme, ...STILL });
    await page.setViewportSize(viewport);
    await pass(page);
    await eventually(() => expectAccessible(page, BAD, only)).catch((error) => {
      throw new Error(`${scene}, ${viewport.width} px, ${colorScheme}: ${error.message}`, { cause: error });
    });
  }
}

browserTest("everyone can use every scene", async ({ open }) => {
  const page = await quiet(open);
  for (const scene of Object.keys(await scenes())) {
    await expectScene(page, scene, SCENES.includes(scene) ? ALL_LOOKS : LOOKS);
  }
});

/** What can be opened at a scene, or comes of something that is done there. */
const OPENED = [
  ["load", (page) => button(page, "menu").click()],
  ["deputies-booty", (page) => button(page, "booty").click()],
  ["black-market-load", (page) => button(page, "black-market").click()],
  ["first-market-turn", (page) => button(page, "look-through").click()],
  ["gate-merchant", (page) => writeWith(page, "law-gives")],
  ["gate-sheriff", (page) => writeWith(page, "add-promise")],
  ["gate-wanted", writeTooMuch],
  ["gate-sheriff", endRound],
  ["gate-sheriff", beginToOpen],
  ["gate-outsiders", openLast],
  ["gate-last", lookAtPromises],
  ["market-turn", setSixAside],
];

/** Opens the list of promises, beside the talk. */
async function lookAtPromises(page) {
  await page.locator(".nav button").nth(2).click();
  await button(page, "promises").click();
}

/** Opens the last bag, so that it is looked into. */
async function openLast(page) {
  await twice(button(page.locator(".ask"), "open"));
  await page.locator(".finale").waitFor();
}

/** Opens the editor of a slip, with the shelves and one more part of it unfolded. */
async function writeWith(page, more) {
  await button(page.locator(".ask"), "write-slip").click();
  for (const name of ["add-goods", "more-deeds", more]) await button(page.locator("#slip"), name).click();
}

/** A slip with a bluff, and with more gold than there is. */
async function writeTooMuch(page) {
  await button(page.locator(".ask"), "write-slip").click();
  await button(page.locator("#slip"), "add-goods").click();
  await page.locator("#slip [name=add][data-pocket=bag][data-good=mead]").click();
  await page.locator("#slip [name=gold]").first().fill("999");
  await page.locator("#slip footer .why", { hasText: "999" }).waitFor();
}

/** Settles every bag, so that what became of the round is shown. */
async function endRound(page) {
  for (const way of ["open", "hand-back", "hand-back"]) {
    await twice(page.locator(`.ask button[name^=${way}]`).first());
    await pass(page);
    if (await page.locator(".round-end").count()) break;
    await button(page, "next-bag").click();
  }
  await pass(page, 2_000);
  await page.locator(".round-end").waitFor();
}

/** Taps what cannot be taken back, once. */
async function beginToOpen(page) {
  await page.locator(".ask button[name=open]").click();
  await page.locator(".ask button[name=open][data-state=armed]").waitFor();
}

browserTest("everyone can use what opens at the table", async ({ open }) => {
  // Each on a page of its own: what is begun at a scene stays begun.
  for (const [scene, go] of OPENED) await expectScene(await quiet(open), scene, LOOKS, go);
});

browserTest("everyone can use each part of the table on a phone", async ({ open }) => {
  const page = await quiet(open);
  const phone = dayAndNight(SIZES.phone);
  for (const scene of ["gate-merchant", "deputies-gate"]) {
    for (const tab of [1, 2, 3]) await expectScene(page, scene, phone, () => page.locator(".nav button").nth(tab).click());
  }
});

browserTest("everyone can set how the page looks", async ({ open }) => {
  const page = await open("", { viewport: SIZES.phone, ...STILL });
  await page.locator(".appearance > summary").click();
  await expectAllDay(page);
});

browserTest("everyone can look on, also at a screen for all, and read that the game is paused", async ({ open }) => {
  const names = ["Maya", "Ines", "Olek"];
  const { code, pages } = await seated(open, names, { viewport: SIZES.wide, ...STILL });
  const watcher = await open(`#${code}`, { viewport: SIZES.phone, ...STILL });
  await button(watcher, "look-on").click();
  const screen = await open(`#${code}/screen`, { viewport: { width: 1920, height: 1080 }, ...STILL });
  for (const page of [watcher, screen]) {
    await page.locator(".lobby").waitFor();
    await expectAllDay(page, BAD);
  }
  await begin([...pages, watcher, screen]);
  const players = pages.map((page, seat) => new Player(page, seat));
  for (const stage of ["market", "load", "declaration", "inspection"]) {
    await untilStage(players, stage);
    for (const page of [watcher, screen]) {
      await page.locator(`.table[data-stage=${stage}]`).waitFor();
      await expectAllDay(page, BAD);
    }
  }
  await button(pages[0], "menu").click();
  await button(pages[0], "pause").click();
  await pages[1].locator(".ask h2", { hasText: "paused" }).waitFor();
  await expectAllDay(pages[1], BAD);
});

browserTest("everyone can begin a game, alone or with friends", async ({ open }) => {
  const page = await open("", STILL);
  for (const way of ["solo", "friends"]) {
    await button(page, way).click();
    await expectAllDay(page);
    await button(page, "back").click();
  }
});

for (const [size, viewport] of Object.entries(SIZES)) {
  browserTest(`everyone can come to a table, ${size}`, async ({ open }) => {
    const host = await openTable(open, "Maya", { viewport, ...STILL });
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(1).waitFor();
    await unfoldLobby(host);
    await expectAllDay(host);
    const guest = await open(`#${await codeOf(host)}`, { viewport, ...STILL });
    await button(guest, "come-in").waitFor();
    await expectAllDay(guest);
    await guest.locator("input[name=name]").fill("Zoe");
    await button(guest, "come-in").click();
    await host.locator(".chair").nth(2).waitFor();
    await button(host, "person-acts").click();
    await expectAllDay(host);
    await expectAllDay(guest);
    await button(host, "begin").click();
    await button(guest, "menu").click();
    await guest.locator(".crowd").waitFor();
    await expectAllDay(guest, BAD);
  });
}

browserTest("everyone can read that the line is gone, and why it ended", async ({ open }) => {
  const wire = new Wire();
  const host = await openTable(open, "Maya", { ...STILL, prepare: wire.lay, allow: NO_LINE });
  const code = await codeOf(host);
  await wire.cut();
  await host.locator(".line-lost").waitFor();
  await expectAllDay(host);
  const stranger = await open(`#${code}.00000000000000000000000000000000`, STILL);
  await stranger.locator(".parted").waitFor();
  await expectAllDay(stranger);
  const lost = await open("#ZZZZZZ", { ...STILL, allow: /status of 404/ });
  await lost.locator(".error:visible").waitFor();
  await expectAllDay(lost);
  const nowhere = await open("no/such/page", { ...STILL, allow: /status of 404/ });
  await nowhere.locator("h1", { hasText: "404" }).waitFor();
  await expectAllDay(nowhere);
});

browserTest("everyone can type a code", async ({ open }) => {
  const page = await open("", STILL);
  await expectAllDay(page);
  await button(page, "join").click();
  await expectAllDay(page);
});
