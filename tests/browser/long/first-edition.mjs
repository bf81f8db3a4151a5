// The first edition, with its two discard piles: cards are taken from them and laid on them.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { evening, expectDone } from "../evening.mjs";

const NAMES = ["Maya", "Ines", "Olek", "Dasha"];

browserTest("four people play a whole game of the first edition", async ({ open }) => {
  const { done, record } = await evening(open, NAMES, { setUp: chooseFirst });
  assert.equal(record.start.deal.setup.market, "two_piles");
  assert.equal(record.start.deal.setup.honour, "real_stand");
  expectDone(done, "fromPile", "place", "lift", "open", "deal-stand", "deal-bag");
});

/** The host chooses the first edition. */
async function chooseFirst(host) {
  await host.locator("input[name=edition]").nth(1).check();
  await host.locator("input[name=edition]:checked").nth(0).waitFor();
}
