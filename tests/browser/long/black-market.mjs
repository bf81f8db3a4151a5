// Everything that a host can add to the second edition: the Black Market, royal and promo goods, seven
// cards, ten cards less, and a clock for Inspection.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { evening, expectDone } from "../evening.mjs";
import { button } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];

/** The switches in the lobby. */
const SWITCHES = ["royal-goods", "black-market", "time-limit", "remove-ten", "seven-cards"];

browserTest("three people play a whole game with everything that can be added", async ({ open }) => {
  const { done, record } = await evening(open, NAMES, { setUp: addAll, smuggles: true });
  const { setup } = record.start.deal;
  assert.ok(setup.royal_goods && setup.black_market && setup.time_limit && setup.remove_ten && setup.seven_cards);
  assert.deepEqual(setup.promos.map(({ name }) => name), ["Amber"]);
  expectDone(done, "claim", "deal");
});

/** The host switches everything on, and adds a good of their own. */
async function addAll(host) {
  for (const name of SWITCHES) await host.locator(`input[name=${name}]`).check();
  await host.locator(".finer > summary").click();
  await host.locator(".promos > summary").click();
  await host.locator("input[name=promo-name]").fill("Amber");
  await host.locator("input[name=promo-copies]").fill("6");
  await button(host, "add-promo").click();
  await button(host, "remove-promo").waitFor();
  for (const name of SWITCHES) await host.locator(`input[name=${name}]:checked`).waitFor();
}
