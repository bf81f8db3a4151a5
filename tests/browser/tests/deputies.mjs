// Six players: two Deputies at the gate, each with a verdict, and the Booty that they share.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { act, column, expectNumber, expectTold, expectWords, lookAt, onDesk, sit } from "../scene.mjs";
import { button, gold, onMyStand, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA, JONAS, AMIRA] = [0, 1, 2, 3, 4, 5];

browserTest("Deputies who agree hand a bag back", async ({ open }) => {
  // D4
  const page = await sit(open, "deputies-gate");
  await expectWords(page.locator(`#bag-${DASHA} .facts`), /Olek: hand back for nothing/);
  await lookAt(page, DASHA);
  await twice(act(page, "hand-back-nothing"));
  await page.locator(`#bag-${DASHA}[data-state=free]`).waitFor();
  await expectTold(page, /(You and Olek|Olek and you|You) hand Dasha’s bag back\. In it: 2 cheese and 1 face down\./);
});

browserTest("what Deputies take together goes onto the Booty", async ({ open }) => {
  // D4
  const page = await sit(open, "deputies-gate");
  await lookAt(page, JONAS);
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${JONAS}[data-state=free]`).waitFor();
  assert.equal(await gold(page), 46, "it is not mine yet");
  assert.equal(await onMyStand(page, "cheese"), 2);
  await expectTold(page, /Jonas is to give 7 gold and 1 cheese from the stand\./);
  await expectWords(button(page, "booty"), /Booty\s+7\s+1/);
  // What is odd can be wished for at once.
  await button(page, "booty").click();
  await expectWords(page.locator("#booty"), /On the Booty: 7 gold and 1 cheese\./);
  await expectWords(page.locator("#booty .wish"), /odd coin[^]*odd Cheese/);
});

browserTest("Deputies who open an honest bag pay half each", async ({ open }) => {
  // D5
  const page = await sit(open, "deputies-gate");
  await lookAt(page, INES);
  await twice(act(page, "open"));
  await page.locator(`#bag-${INES}[data-state=opened]`).waitFor();
  await expectNumber(() => gold(page), 46 - 3);
  await expectTold(page, /You pay Ines 3 gold\./);
  await expectTold(page, /Olek pays Ines 3 gold\./);
  const outcome = page.locator(`#bag-${INES} .outcome p`);
  await expectWords(outcome, /Honest\./);
  assert.doesNotMatch(await outcome.innerText(), /You pay Ines 6/, "six is what both pay");
});

browserTest("of two Deputies who differ, the one who opens decides alone", async ({ open }) => {
  // D6
  const page = await sit(open, "deputies-gate");
  await lookAt(page, INES);
  await twice(act(page, "hand-back-nothing"));
  await expectTold(page, /You are for handing Ines’s bag back for nothing\./);
  await expectTold(page, /Olek decides alone about Ines’s bag\./);
  await page.locator(`#bag-${INES}[data-state=closed]`).waitFor();
  assert.ok(await act(page, "open").isDisabled(), "it is Olek's to settle");
  assert.ok(await act(page, "hand-back-nothing").isDisabled(), "it is Olek's to settle");
  assert.equal(await gold(page), 46);
});

browserTest("a Deputy who acts alone keeps the whole fine", async ({ open }) => {
  // D6
  const page = await sit(open, "deputies-gate");
  await lookAt(page, DASHA);
  await twice(act(page, "open"));
  await expectTold(page, /You are for opening Dasha’s bag\.[^]*You decide alone about Dasha’s bag\./);
  await page.locator(`#bag-${DASHA}[data-state=closed]`).waitFor();
  await twice(act(page, "open"));
  await page.locator(`#bag-${DASHA}[data-state=opened]`).waitFor();
  await expectTold(page, /You open Dasha’s bag: 2 cheese and 1 mead, not 3 cheese\./);
  await expectNumber(() => gold(page), 46 + 4);
});

browserTest("a Deputy’s verdict can be changed until the other’s is there", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-gate");
  await lookAt(page, AMIRA);
  await twice(act(page, "hand-back"));
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: hand back, taking the slip/);
  await twice(act(page, "open"));
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: open/);
  await page.locator(`#bag-${AMIRA}[data-state=closed]`).waitFor();
});

browserTest("Deputies who hand a bag back on different terms settle nothing, and both may still change", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-gate");
  await lookAt(page, JONAS);
  await twice(act(page, "hand-back-nothing"));
  const facts = page.locator(`#bag-${JONAS} .facts`);
  await expectWords(facts, /your verdict: hand back for nothing/);
  await expectWords(facts, /Olek: hand back, taking the slip/);
  await page.locator(`#bag-${JONAS}[data-state=closed]`).waitFor();
  assert.equal(await onMyStand(page, "cheese"), 2);
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${JONAS}[data-state=free]`).waitFor();
  await expectWords(button(page, "booty"), /Booty\s+7\s+1/);
});

browserTest("each Deputy owes half, and pays it in goods without gold; a fine in goods goes onto the Booty", async ({ open }) => {
  // D5, B1
  const page = await sit(open, "deputies-fines");
  const coins = (seat) => page.locator(`.stands .stand[data-seat="${seat}"] .purse > span`).first();
  await lookAt(page, INES);
  await twice(act(page, "open"));
  await expectTold(page, /You pay Ines 1 gold\./);
  await expectTold(page, /Olek pays Ines 3 gold\./);
  await expectWords(coins(INES), /\b62\b/);
  await expectWords(page.locator(".ask"), /2 gold/);
  assert.equal(await act(page, "open").count(), 0, "no other bag is settled before");
  await page.locator(".ask [data-good=apples] [name=more]").click();
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Ines 1 apple\./);
  await expectNumber(() => onMyStand(page, "apples"), 4 - 1);
  await expectNumber(() => gold(page), 0);

  await lookAt(page, AMIRA);
  await twice(act(page, "open"));
  await page.locator(`#bag-${AMIRA}[data-state=opened]`).waitFor();
  await expectWords(button(page, "booty"), /Booty\s+1\s+1/);
  await button(page, "booty").click();
  await expectWords(page.locator("#booty"), /On the Booty: 1 gold and 1 chicken\./);
  await expectNumber(() => gold(page), 0);
});

browserTest("six play with two piles, beginning at the left of the Deputy drawn first", async ({ open }) => {
  // S1, D2, M4
  const page = await sit(open, "deputies-two-piles");
  const inHand = page.locator("[data-row=hand] button[name=card][data-good=cheese]");
  await inHand.first().click();
  await page.locator("button[name=take][data-side=right][data-count='1']").click();
  await twice(act(page, "exchange"));
  await expectTold(page, /You take 1 mead from the right pile\./);
  await twice(act(page, "place-left"));
  await expectTold(page, /You lay 1 cheese on the left pile\./);
  // Dasha and Amira are Deputies, so Ines is next.
  await page.locator(`.stall[data-seat="${INES}"][data-progress=turn]`).waitFor();
  assert.equal(await page.locator(`.stall:is([data-seat="${DASHA}"], [data-seat="${AMIRA}"])`).count(), 0);
});

/** What the Deputies wish about something odd. */
const wish = (page, what, who) =>
  page.locator("#booty .wish", { hasText: what }).locator("button[name=wish]", { hasText: who });

browserTest("Deputies share the Booty, and agree on what is left over", async ({ open }) => {
  // D7
  const page = await sit(open, "deputies-booty");
  await expectTold(page, /Olek wants you to have the odd coin\./);
  await button(page, "booty").click();
  await expectWords(page.locator("#booty"), /On the Booty: 7 gold[^]*1 cheese and 1 mead/);
  await wish(page, "odd coin", /Maya|you/i).click();
  await expectTold(page, /You want the odd coin\./);
  await wish(page, "odd Cheese", "Olek").click();
  await expectTold(page, /You want Olek to have the odd card of Cheese\./);
  await page.keyboard.press("Escape");
  await twice(act(page, "hand-back-nothing"));
  await button(page, "go-on").click();
  await expectNumber(() => gold(page), 46 + 4);
  await expectTold(page, /You get 3 gold from the Booty\.[^]*You get 1 gold from the Booty\./);
  await expectTold(page, /Olek gets 1 cheese from the Booty\./);
  await expectTold(page, /Left over from the Booty and discarded: 1 mead\./);
});

browserTest("a merchant writes to both Deputies, and sees what each would do", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-merchant");
  await expectWords(page.locator(`#bag-${MAYA} .facts`), /Ines: open/);
  await expectWords(page.locator("#slip header"), /Your slip to the Deputies/);
  await expectWords(page.locator(".ask h2"), /Olek wants 6 gold for your bag\./);
  const slip = page.locator("#slip");
  assert.doesNotMatch(await slip.innerText(), /the moment Ines accepts/, "it takes both");
  await expectWords(page.locator(`#bag-${MAYA} .held`), /Olek has written to you/);
  await slip.locator("[name=gold]").first().fill("9");
  await slip.locator("[name=gold]").first().press("Enter");
  await slip.locator("[name=slide-over]").click();
  await onDesk(page, MAYA).waitFor();
  await expectTold(page, /You offer 9 gold/);
});

browserTest("six have a column each in the count", async ({ open }) => {
  // S7, D8
  const page = await sit(open, "deputies-score");
  await expectWords(page.locator(".sheet thead"), /6 players, 9 rounds/);
  assert.equal(await page.locator(".sheet tfoot td").count(), 6);
  const sums = await Promise.all([MAYA, INES, OLEK, DASHA, JONAS, AMIRA].map((seat) => column(page, seat)));
  for (const sum of sums) assert.equal(sum.slice(0, -1).reduce((one, other) => one + other), sum.at(-1));
  await expectWords(page.locator(".result"), /Amira wins/);
});
