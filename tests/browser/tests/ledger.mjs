// The promise ledger of the score sheet: who gave whom which word, in which round, and what became of it.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { expectWords, sit } from "../scene.mjs";

browserTest("the score sheet remembers every word that was given", async ({ open }) => {
  // H2
  const page = await sit(open, "score");
  const ledger = page.locator(".ledger li");
  assert.equal(await ledger.count(), 1);
  await expectWords(ledger, /Round 8[^]*Dasha to Olek[^]*I owe you 3 gold\.[^]*broken/);
});

browserTest("the score sheet says so where nobody gave a word", async ({ open }) => {
  const page = await sit(open, "deputies-score");
  assert.equal(await page.locator(".ledger li:visible").count(), 0);
  await expectWords(page.locator(".ledger"), /Nobody gave their word\./);
});
