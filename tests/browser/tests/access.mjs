// Everyone can use every part of the game, by day and by night.

import { browserTest, eventually, expectAccessible } from "../harness.mjs";
import { atScene, button } from "../table.mjs";

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

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

/** What is on its way has colours of its own, so nothing moves. */
const still = { reducedMotion: "reduce" };

for (const colorScheme of ["light", "dark"]) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const scene of SCENES) {
      browserTest(`everyone can use ${scene}, ${size}, ${colorScheme}`, async ({ open }) => {
        const page = await open("", { ...still, colorScheme, viewport, prepare: atScene(scene) });
        await page.locator(".table, .score").waitFor();
        // The judge of the page needs its time.
        await page.clock.resume();
        await eventually(() => expectAccessible(page));
      });
    }
  }
  browserTest(`everyone can begin a game, ${colorScheme}`, async ({ open }) => {
    const page = await open("", { ...still, colorScheme });
    await button(page, "solo").click();
    await eventually(() => expectAccessible(page));
  });
}
