// Six people, two of them Deputies in each round.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { evening, expectDone } from "../evening.mjs";

const NAMES = ["Maya", "Ines", "Olek", "Dasha", "Tariq", "Wren"];

browserTest("six people play a whole game with Deputies", async ({ open }) => {
  const { done, record } = await evening(open, NAMES, { setUp: async () => {} });
  assert.equal(record.start.deal.setup.deputies, true);
  expectDone(done, "lookAt", "verdict", "open", "writeSlip", "threaten", "deal");
});
