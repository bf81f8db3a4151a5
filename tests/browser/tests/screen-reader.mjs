// Two rounds for someone who hears the page, and what may not come up in two rounds. A whole game is in
// the long tests.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { Reader } from "../reader.mjs";
import { WIDE, goTo } from "../scene.mjs";
import { atScene, pass, withSettings } from "../table.mjs";

/** How long two rounds may take, in milliseconds. Generous: the machine may be busy. */
const EVENING = 8 * 60_000;

browserTest("who hears the page can play it: everything has a name, and what is asked is said", async ({ open }) => {
  const prepare = async (page) => {
    await withSettings({ tempo: "quick" })(page);
    await Reader.listen(page);
  };
  const reader = new Reader(await open("", { ...WIDE, prepare }));
  await reader.begin("Maya");
  // Whoever is the Sheriff first plays one round more: a bag is filled in any case.
  const done = await reader.play({ rounds: 2, evening: EVENING });
  console.log(Object.entries(done).map((entry) => entry.join(" ")).join(", "));
  for (const what of ["exchange", "load", "declare", "goOn"]) assert.ok(done[what], `nobody did this: ${what}`);
  reader.expectHeard();
});

/** Opens the bag of somebody, or is for it. */
const opens = (name) => async (reader) => {
  await reader.lookAt(name);
  await reader.confirm("open", reader.button(/^Open it/, reader.ask));
};

/** What may be done at a scene, and what is said aloud when it is done. */
const DONE = [
  ["debt", (reader) => reader.act(), /You hand Olek 2 chickens\./],
  ["claim", (reader) => reader.act(), /You give up 3 silk for the Black Market card worth 34\./],
  ["first-market-place", (reader) => reader.act(), /You lay 2 apples and 1 bread on the left pile\./],
  ["gate-sheriff", (reader) => reader.acceptSlipOf("Ines"), /You must open Olek’s bag\./],
  // Olek would open this bag, too.
  ["deputies-gate", opens("Ines"), /(You and Olek|Olek and you) open Ines’s bag: 3 bread, as declared\./],
  // And this one he would hand back.
  ["deputies-gate", opens("Dasha"), /You decide alone about Dasha’s bag\./],
];

/** Time stands still at a scene, but for what the listener waits. */
const listening = async (page) => {
  await atScene()(page);
  await Reader.listen(page);
};

/** Someone who listens at a scene. */
async function listenAt(page, scene) {
  await goTo(page, scene);
  const reader = new Reader(page, (milliseconds) => pass(page, milliseconds));
  await reader.ask.waitFor();
  return reader;
}

browserTest("who hears the page pays, claims, lays cards down, deals and is a Deputy", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: listening });
  for (const [scene, act, words] of DONE) {
    const reader = await listenAt(page, scene);
    await act(reader);
    await reader.hear(words);
    // What was pressed may be gone only now.
    await reader.keepFocus(`${scene}: ${words}`);
    reader.expectHeard();
  }
});

browserTest("who hears the page hears of a slip that somebody else slides over", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: listening });
  const reader = await listenAt(page, "gate-merchant");
  const slips = reader.desk.getByRole("listitem");
  assert.equal(await slips.count(), 0);
  await reader.hear(/\b(Ines|Dasha) offers |Olek (wants|asks) /);
  await slips.first().waitFor();
});
