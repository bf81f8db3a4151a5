// The promise ledger of the score sheet: who gave whom which word, in which round, and what became of it.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { expectWords, goTo, sit } from "../scene.mjs";
import { button } from "../table.mjs";

browserTest("the score sheet remembers every word that was given", async ({ open }) => {
  // H2
  const page = await sit(open, "score");
  const ledger = page.locator(".ledger li");
  assert.equal(await ledger.count(), 1);
  await expectWords(ledger, /Round 8[^]*Dasha to Olek[^]*I owe you 3 gold\.[^]*broken/);
});

browserTest("promises that are open are a press away while the game goes on", async ({ open }) => {
  // H2
  const page = await sit(open, "gate-last");
  await expectWords(button(page, "promises"), /Open promises: 1/);
  await button(page, "promises").click();
  await expectWords(page.locator("#promises li"), /Round 8[^]*Dasha to you[^]*I owe you 3 gold\.[^]*open/);
  await page.keyboard.press("Escape");
  await page.locator("#promises").waitFor({ state: "hidden" });
  // Where nobody gave a word there is nothing to look at.
  await goTo(page, "gate-outsiders");
  assert.equal(await button(page, "promises").count(), 0);
});

browserTest("the score sheet says so where nobody gave a word", async ({ open }) => {
  const page = await sit(open, "deputies-score");
  assert.equal(await page.locator(".ledger li:visible").count(), 0);
  await expectWords(page.locator(".ledger"), /Nobody gave their word\./);
});
