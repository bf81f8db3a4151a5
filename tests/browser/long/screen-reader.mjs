// A whole game for someone who hears the page.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { Reader } from "../reader.mjs";
import { withSettings } from "../table.mjs";

/** How long a whole game may take, in milliseconds. Generous: the machine may be busy. */
const EVENING = 30 * 60_000;

browserTest("who hears the page plays a whole game", async ({ open }) => {
  const prepare = async (page) => {
    await withSettings({ tempo: "quick" })(page);
    await Reader.listen(page);
  };
  const reader = new Reader(await open("", { viewport: { width: 1440, height: 900 }, prepare }));
  await reader.begin("Maya");
  const done = await reader.play({ evening: EVENING });
  console.log(Object.entries(done).map((entry) => entry.join(" ")).join(", "));
  for (const what of ["pickFirst", "exchange", "load", "declare", "offer", "settle", "goOn"]) {
    assert.ok(done[what], `nobody did this: ${what}`);
  }
  reader.expectHeard();
  // The sheet is a table that can be read cell by cell.
  const page = reader.page;
  await page.getByRole("table").first().waitFor();
  assert.equal(await page.getByRole("table").first().getByRole("columnheader", { name: "Maya" }).count(), 1);
});
