// Everyone can use every part of the game, by day and by night.

import { browserTest, eventually, expectAccessible } from "../harness.mjs";
import { codeOf, openTable } from "../friends.mjs";
import { atScene, button, turnTo } from "../table.mjs";
import { NO_LINE, Wire } from "../wire.mjs";

/** The scenes that look different from each other. */
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

/** What is on its way has colours of its own, so nothing moves. */
const STILL = { reducedMotion: "reduce" };

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

/** The scenes of other rules that bring something of their own. */
const OTHERS = [
  "first-market-turn",
  "first-market-place",
  "first-confiscated",
  "claim-first-edition",
  "royal-load",
  "promo-declare",
  "deputies-gate",
  "deputies-booty",
  "deputies-merchant",
  "deputies-score",
  "clock",
];

browserTest("everyone can use what other rules bring", async ({ open }) => {
  const page = await open("", { viewport: SIZES.phone, ...STILL });
  // Most of it is in the scenes above too: each size is looked at once.
  const looks = { light: SIZES.phone, dark: SIZES.wide };
  for (const scene of OTHERS) {
    await turnTo(page, scene);
    await page.locator(".table, .score").waitFor();
    for (const [colorScheme, viewport] of Object.entries(looks)) {
      await page.emulateMedia({ colorScheme, ...STILL });
      await page.setViewportSize(viewport);
      await eventually(() => expectAccessible(page, BAD)).catch((error) => {
        throw new Error(`${scene}, ${colorScheme}`, { cause: error });
      });
    }
  }
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

/** Looks at the page by day and by night. */
async function expectAllDay(page, impacts) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, ...STILL });
    await eventually(() => expectAccessible(page, impacts));
  }
}
