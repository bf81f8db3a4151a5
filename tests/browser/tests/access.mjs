// Everyone can use every part of the game, by day and by night.

import { STILL, browserTest, eventually, expectAccessible, expectAllDay } from "../harness.mjs";
import { begin, codeOf, openTable, seated } from "../friends.mjs";
import { atScene, button, scenes, turnTo } from "../table.mjs";
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

/** What keeps people from playing; anything less is told by axe, but fails nothing. */
const BAD = ["serious", "critical"];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const scene of SCENES) {
    browserTest(`everyone can use ${scene}, ${size}`, async ({ open }) => {
      const page = await open("", { viewport, ...STILL, prepare: atScene(scene) });
      await page.locator(".table, .score").waitFor();
      // The judge of the page needs its time.
      await page.clock.resume();
      await expectAllDay(page, BAD);
    });
  }
}

/** What each other screen is looked at in. Most of it is in the scenes above too: each size is seen once. */
const LOOKS = { light: SIZES.phone, dark: SIZES.wide };

/** Looks at a scene, or at what is opened there, by day on a phone and by night on a wide screen. */
async function expectSceneAllDay(page, scene, go) {
  for (const [colorScheme, viewport] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme, ...STILL });
    await page.setViewportSize(viewport);
    // Others go on meanwhile, so each look begins anew.
    await turnTo(page, scene);
    await page.locator(".table, .score").waitFor();
    await go?.(page);
    await eventually(() => expectAccessible(page, BAD)).catch((error) => {
      throw new Error(`${scene}, ${colorScheme}: ${error.message}`, { cause: error });
    });
  }
}

browserTest("everyone can use what every other scene brings", async ({ open }) => {
  const page = await open("", { viewport: SIZES.phone, ...STILL });
  const others = Object.keys(await scenes()).filter((scene) => !SCENES.includes(scene));
  for (const scene of others) await expectSceneAllDay(page, scene);
});

/** What can be opened at a scene. */
const OPENED = {
  load: (page) => button(page, "menu").click(),
  "deputies-booty": (page) => button(page, "booty").click(),
  "black-market-load": (page) => button(page, "black-market").click(),
  "first-market-turn": (page) => button(page, "look-through").click(),
  "gate-merchant": (page) => writeWith(page, "law-gives"),
  "gate-sheriff": (page) => writeWith(page, "add-promise"),
};

/** Opens the editor of a slip, with the shelves and one more part of it unfolded. */
async function writeWith(page, more) {
  await button(page.locator(".ask"), "write-slip").click();
  for (const name of ["add-goods", "more-deeds", more]) await button(page.locator("#slip"), name).click();
}

browserTest("everyone can use what opens at the table", async ({ open }) => {
  const page = await open("", { viewport: SIZES.phone, ...STILL });
  for (const [scene, go] of Object.entries(OPENED)) await expectSceneAllDay(page, scene, go);
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
  for (const page of [watcher, screen]) await expectAllDay(page, BAD);
  await button(pages[0], "menu").click();
  await button(pages[0], "pause").click();
  await pages[1].locator(".ask h2", { hasText: "paused" }).waitFor();
  await expectAllDay(pages[1], BAD);
});

browserTest("everyone can begin a game", async ({ open }) => {
  const page = await open("", STILL);
  await button(page, "solo").click();
  await expectAllDay(page);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  browserTest(`everyone can come to a table, ${size}`, async ({ open }) => {
    const host = await openTable(open, "Maya", { viewport, ...STILL });
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(1).waitFor();
    for (const fold of [".finer", ".promos", ".own-links"]) await host.locator(`${fold} > summary`).first().click();
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
});

browserTest("everyone can type a code", async ({ open }) => {
  const page = await open("", STILL);
  await expectAllDay(page);
  await button(page, "join").click();
  await expectAllDay(page);
});
