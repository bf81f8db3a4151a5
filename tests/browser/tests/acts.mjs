// What is asked: whom it names, in which order, and what two taps mean.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { sit } from "../scene.mjs";
import { button } from "../table.mjs";

browserTest("a tap for one thing is not the first of two for another", async ({ open }) => {
  const page = await sit(open, "market-turn");
  const exchange = button(page, "exchange");
  await exchange.click();
  await eventually(async () => assert.equal(await exchange.getAttribute("data-state"), "armed"));
  await page.locator("[data-row=hand] button[name=card]").first().click();
  await eventually(async () => assert.equal(await exchange.getAttribute("data-state"), null));
  assert.match(await exchange.innerText(), /Draw 1 card/);
  await exchange.click();
  await exchange.click();
  await exchange.waitFor({ state: "detached" });
});

browserTest("merchants are offered in the order in which they would go to market", async ({ open }) => {
  // M2
  const page = await sit(open, "market-pick-first");
  const offered = await page.locator("button[name=pick-first]").allInnerTexts();
  const stalls = await page.locator(".stall b").allInnerTexts();
  assert.deepEqual(offered, stalls);
  assert.equal(offered.length, 3);
});
