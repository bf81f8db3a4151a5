// A whole game for four against bots, from the way in to the score sheet, through the page alone.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { Player, expectScores } from "../player.mjs";
import { button, withSettings } from "../table.mjs";

/** How long an act may take while everyone waits for it. Generous: the machine may be busy. */
const TURN = 15_000;

browserTest("a whole game against bots", async ({ open }) => {
  const viewport = { width: 1440, height: 900 };
  const page = await open("", { viewport, prepare: withSettings({ tempo: "quick" }) });
  await begin(page);
  expectDone(await new Player(page).play());
  page.setDefaultTimeout(TURN);
  const scores = await expectScores(page, "Maya");
  await page.reload();
  assert.deepEqual(await expectScores(page, "Maya"), scores, "the game that is over is still there");
  // What everyone really carried, the last round open.
  const rounds = page.locator(".carried details");
  await rounds.first().waitFor();
  assert.equal(await rounds.count(), 8);
  assert.equal(await page.locator(".carried details[open]").getAttribute("data-round"), "8");
  assert.equal(await rounds.first().locator("li").count(), 4);
});

/** Two taps and a name. */
async function begin(page) {
  await button(page, "solo").click();
  await page.locator("input[name=name]").fill("Maya");
  await button(page, "start").click();
  await page.locator(".table").waitFor();
  assert.match(await page.locator(".counter .mine").innerText(), /Maya/);
}

/** What has to happen in every game, and how often at least. */
function expectDone(done) {
  console.log(Object.entries(done).map((entry) => entry.join(" ")).join(", "));
  const least = {
    pickFirst: 2,
    exchange: 6,
    load: 6,
    declare: 6,
    talk: 1,
    writeSlip: 4,
    withdraw: 1,
    "deal-stand": 1,
    "deal-bag": 1,
    threaten: 2,
    writeDemand: 1,
    settled: 1,
    goOn: 7,
    "reloadAt-market": 1,
    "reloadAt-load": 1,
    "reloadAt-declaration": 1,
    "reloadAt-inspection": 1,
    "reloadAt-inspection-sheriff": 1,
  };
  for (const [what, times] of Object.entries(least)) {
    assert.ok((done[what] ?? 0) >= times, `${what}: ${done[what] ?? 0} times, and not ${times}`);
  }
}
