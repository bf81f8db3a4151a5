// A round for someone who hears the page. A whole game is in the long tests.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { Reader } from "../reader.mjs";
import { withSettings } from "../table.mjs";

/** How long two rounds may take, in milliseconds. Generous: the machine may be busy. */
const EVENING = 8 * 60_000;

browserTest("who hears the page can play it: everything has a name, and what is asked is said", async ({ open }) => {
  const prepare = async (page) => {
    await withSettings({ tempo: "quick" })(page);
    await Reader.listen(page);
  };
  const reader = new Reader(await open("", { viewport: { width: 1440, height: 900 }, prepare }));
  await reader.begin("Maya");
  // Whoever is the Sheriff first plays one round more: a bag is filled in any case.
  const done = await reader.play({ rounds: 2, evening: EVENING });
  console.log(Object.entries(done).map((entry) => entry.join(" ")).join(", "));
  for (const what of ["exchange", "load", "declare", "goOn"]) assert.ok(done[what], `nobody did this: ${what}`);
  reader.expectHeard();
});
