// Six players: two Deputies at the gate, each with a verdict, and the Booty that they share.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { act, column, expectNumber, expectTold, expectWords, goTo, goodsOf, lookAt, onDesk, sit } from "../scene.mjs";
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
  await expectWords(act(page, "hand-back"), /You put 7 gold and 1 cheese from the stand onto the Booty$/m);
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${JONAS}[data-state=free]`).waitFor();
  assert.equal(await gold(page), 46, "it is not mine yet");
  assert.equal(await onMyStand(page, "cheese"), 2);
  await expectTold(page, /Jonas is to give 7 gold and 1 cheese from the stand\./);
  await expectWords(button(page, "booty"), /Booty\s+7\s+1/);
  // What is odd can be wished for at once.
  await button(page, "booty").click();
  await expectWords(page.locator("#booty"), /On the Booty: 7 gold and 1 cheese\./);
  await expectWords(page.locator("#booty .wish"), /odd coin[^]*odd card of Cheese/);
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
  await expectWords(act(page, "hand-back-nothing"), /Olek wants it open, and decides alone/);
  await expectWords(act(page, "open"), /Olek wants it open, too: it opens at once/);
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
  await expectWords(act(page, "open"), /Olek is for handing it back, so you decide alone/);
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
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: hand back on Amira’s terms/);
  await twice(act(page, "open"));
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: open/);
  await page.locator(`#bag-${AMIRA}[data-state=closed]`).waitFor();
});

browserTest("whoever agreed to a slip finds that said on the button, and no other terms below it", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-gate");
  await lookAt(page, AMIRA);
  await twice(act(page, "hand-back"));
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: hand back on Amira’s terms/);
  await expectWords(act(page, "hand-back"), /your verdict on Amira’s bag already/);
  assert.ok(await act(page, "hand-back").isDisabled(), "it is said once");
  assert.equal(await act(page, "hand-back-nothing").count(), 1, "other terms stay the lesser act");
  assert.ok(await act(page, "hand-back-nothing").evaluate((it) => it.classList.contains("quiet")));
  // Whoever changes their mind can come back to it.
  await twice(act(page, "hand-back-nothing"));
  await expectWords(page.locator(`#bag-${AMIRA} .facts`), /your verdict: hand back for nothing/);
  assert.ok(await act(page, "hand-back").isEnabled());
});

browserTest("Deputies who hand a bag back on different terms settle nothing, and both may still change", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-gate");
  await lookAt(page, JONAS);
  await twice(act(page, "hand-back-nothing"));
  const facts = page.locator(`#bag-${JONAS} .facts`);
  await expectWords(facts, /your verdict: hand back for nothing/);
  await expectWords(facts, /Olek: hand back on Jonas’s terms/);
  await expectWords(act(page, "open"), /Olek is for handing it back, so you decide alone/);
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
  await wish(page, "odd card of Cheese", "Olek").click();
  await expectTold(page, /You want Olek to have the odd card of Cheese\./);
  await page.keyboard.press("Escape");
  await twice(act(page, "hand-back-nothing"));
  await button(page, "go-on").click();
  await expectNumber(() => gold(page), 46 + 4);
  await expectTold(page, /You get 3 gold from the Booty\.[^]*You get 1 gold from the Booty\./);
  await expectTold(page, /Olek gets 1 cheese from the Booty\./);
  await expectTold(page, /Left over from the Booty and discarded: 1 mead\./);
});

browserTest("Deputies agree beforehand on what the last bag leaves over", async ({ open }) => {
  // D7
  const page = await sit(open, "deputies-last");
  await expectWords(button(page, "booty"), /1 not agreed/);
  // It is said beside the bag with which the Booty is shared, and leads there.
  await expectWords(act(page, "last-wishes"), /Booty: 1 not agreed/);
  await act(page, "last-wishes").click();
  const rows = page.locator("#booty .wish");
  // The coin is even now, and no bread is there yet.
  assert.deepEqual(await goodsOf(rows), ["coin", "bread"]);
  const coin = rows.first();
  await expectWords(coin, /Olek wants you to have it\./);
  await coin.locator("button[name=wish]").first().click();
  await coin.locator("button[name=wish][aria-pressed=true]").first().waitFor();
  await expectWords(coin, /That is agreed\./);
  await expectTold(page, /You want the odd coin\./);
  assert.doesNotMatch(await button(page, "booty").innerText(), /not agreed/);
  await rows.nth(1).locator("button[name=wish]").nth(1).click();
  await expectTold(page, /You want Olek to have the odd card of Bread\./);
  await expectWords(button(page, "booty"), /1 not agreed/);
  await page.keyboard.press("Escape");
  await twice(act(page, "hand-back"));
  await button(page, "go-on").click();
  await expectNumber(() => gold(page), 46 + 6);
  await expectTold(page, /Left over from the Booty and discarded: 1 bread\./);
});

browserTest("what a Deputy wished stays to be seen while nothing is odd", async ({ open }) => {
  // D7
  const page = await sit(open, "deputies-gate");
  await button(page, "booty").click();
  const rows = page.locator("#booty .wish");
  assert.deepEqual(await goodsOf(rows), ["coin", "cheese"], "the coin, and what Jonas’s slip names");
  assert.doesNotMatch(await button(page, "booty").innerText(), /not agreed/, "nothing is odd");
  await rows.first().locator("button[name=wish]").nth(1).click();
  await rows.first().locator("button[name=wish]").nth(1).and(page.locator("[aria-pressed=true]")).waitFor();
  await expectWords(button(page, "booty"), /1 not agreed/);
  await page.reload();
  await button(page, "booty").click();
  await rows.first().locator("button[name=wish]").nth(1).and(page.locator("[aria-pressed=true]")).waitFor();
});

browserTest("a merchant writes to both Deputies, and sees what each would do", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-merchant");
  await expectWords(page.locator(`#bag-${MAYA} .facts`), /Ines: open/);
  await expectWords(page.locator("#slip header"), /Your slip to the Deputies/);
  await expectWords(page.locator(".ask h2"), /Olek wants 6 gold for your bag\./);
  await expectWords(page.locator(".ask .words"), /until both Deputies agree, too/);
  await expectWords(act(page, "accept"), /^\s*Agree/);
  const slip = page.locator("#slip");
  await expectWords(slip.locator(".sealed h4"), /moves the moment the Deputies agree/);
  await expectWords(page.locator(`#bag-${MAYA} .held`), /Olek has written to you/);
  await slip.locator("[name=gold]").first().fill("9");
  await slip.locator("[name=gold]").first().press("Enter");
  await slip.locator("[name=slide-over]").click();
  await onDesk(page, MAYA).waitFor();
  await expectTold(page, /You offer 9 gold/);
});

browserTest("who has answered a slip that waits for both stands on it, and a merchant is called once", async ({ open }) => {
  // D3, D6
  const page = await sit(open, "deputies-merchant");
  await twice(act(page, "accept"));
  await expectTold(page, /You accept the Deputies’ slip\./);
  await expectWords(onDesk(page, OLEK).locator(".replied"), /you have accepted/i);
  await act(page, "accept").waitFor({ state: "detached" });
  await eventually(async () => assert.doesNotMatch(await page.locator(".ask h2").innerText(), /Olek wants/));
  // It can still be turned down, and then it is gone.
  await onDesk(page, OLEK).locator("button[name=decline]").click();
  await onDesk(page, OLEK).waitFor({ state: "detached" });

  await goTo(page, "deputies-gate");
  await onDesk(page, AMIRA).locator("button[name=decline]").click();
  await expectWords(onDesk(page, AMIRA).locator(".replied"), /you have turned it down/i);
  assert.equal(await onDesk(page, JONAS).locator(".replied").count(), 0);
});

browserTest("a slip of the Deputies moves what it says when all three have agreed, and says so", async ({ open }) => {
  // D3, D4
  const page = await sit(open, "deputies-agree");
  const mine = onDesk(page, MAYA);
  const facts = page.locator(`#bag-${JONAS} .facts`);
  await lookAt(page, JONAS);
  await page.locator(`.ask [name=write-slip][data-seat="${JONAS}"]`).click();
  await expectWords(page.locator("#slip .sealed h4"), /moves the moment Jonas and both Deputies agree/);
  assert.doesNotMatch(await facts.innerText(), /your verdict/, "writing is none");
  await twice(button(mine, "accept"));
  await expectWords(facts, /your verdict: hand back on your terms/);
  await page.locator(`#bag-${JONAS}[data-state=closed]`).waitFor();
  await mine.waitFor();

  const theirs = onDesk(page, OLEK);
  await expectWords(theirs.locator(".replied"), /Dasha has accepted/i);
  await twice(button(theirs, "accept"));
  await page.locator(`#bag-${DASHA}[data-state=free]`).waitFor();
  await expectWords(button(page, "booty"), /Booty\s+6/);
  assert.equal(await gold(page), 46, "it is not mine yet");
});

browserTest("a verdict says on whose terms", async ({ open }) => {
  // D3
  const page = await sit(open, "deputies-slips");
  const facts = page.locator(`#bag-${DASHA} .facts`);
  await expectWords(facts, /Olek: hand back on Amira’s terms/);
  await expectTold(page, /Olek is for handing Dasha’s bag back, on Amira’s terms\./);
  await lookAt(page, DASHA);
  await twice(act(page, "hand-back"));
  await expectWords(facts, /your verdict: hand back on Dasha’s terms/);
  await expectTold(page, /You are for handing Dasha’s bag back, on Dasha’s terms\./);
  await page.locator(`#bag-${DASHA}[data-state=closed]`).waitFor();
});

browserTest("the other Deputy’s slip is not mine: mine comes in its place, without their gold", async ({ open }) => {
  // D6, I5
  const page = await sit(open, "deputies-slips");
  await lookAt(page, DASHA);
  const write = page.locator(`.ask [name=write-slip][data-seat="${DASHA}"]`);
  await expectWords(write, /Replace Olek’s slip/);
  await write.click();
  const slip = page.locator("#slip");
  await expectWords(slip.locator("header"), /not on the desk yet/);
  assert.equal(await slip.locator("[name=gold]").count(), 1, "what Olek would give is not mine to give");
  assert.equal(await slip.locator("[name=gold]").inputValue(), "6");
  assert.ok(await slip.locator("[name=withdraw]").isHidden());
  await slip.locator("[name=slide-over]").click();
  await onDesk(page, MAYA).waitFor();
  await onDesk(page, OLEK).waitFor({ state: "detached" });
  await expectWords(write, /Change my slip/);
});

browserTest("a duty of one Deputy stands at the bag, with the name, also when the bag is settled", async ({ open }) => {
  // H1, D6
  const page = await sit(open, "deputies-slips");
  await page.locator(`#bag-${INES}[data-state=free]`).waitFor();
  await expectWords(page.locator(`#bag-${INES} .facts`), /handed back[^]*Olek takes nothing here/);
});

browserTest("what honesty costs is said to whoever pays it", async ({ open }) => {
  // D5, D6
  const page = await sit(open, "deputies-gate");
  await lookAt(page, INES);
  const stakes = page.locator(`#bag-${INES} .stakes`);
  await expectWords(stakes, /Honest: you pay 3, Olek 3/);
  await expectWords(page.locator(".ask .words"), /If Olek disagrees/);
  await twice(act(page, "hand-back-nothing"));
  await expectWords(stakes, /Honest: Olek pays 6/);
  await lookAt(page, DASHA);
  await twice(act(page, "open"));
  await expectWords(page.locator(`#bag-${DASHA} .stakes`), /Honest: you pay 6/);
  await eventually(async () => assert.doesNotMatch(await page.locator(".ask .words").innerText(), /disagrees/));

  await goTo(page, "deputies-merchant");
  await expectWords(page.locator(`#bag-${MAYA} .stakes`), /Honest: Ines pays 4, Olek 4/);
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

browserTest("a deal that hands nothing back is struck by the Deputy who agrees, who alone is paid and bound", async ({ open }) => {
  // D6, H1
  const page = await sit(open, "deputies-alone");
  await twice(onDesk(page, JONAS).locator("button[name=accept]"));
  await expectTold(page, /Deal between you and Jonas\. Jonas is to give 3 gold\.\nYou must open Ines’s bag\./);
  await expectNumber(() => gold(page), 46 + 3);
  await expectWords(page.locator(`.stands .stand[data-seat="${OLEK}"] .purse > span`).first(), /\b41\b/);
  assert.doesNotMatch(await button(page, "booty").innerText(), /3/, "nothing of it is shared");
  await expectWords(page.locator(`#bag-${INES} .facts`), /you must open it/);
  await lookAt(page, INES);
  assert.ok(await act(page, "hand-back-nothing").isDisabled(), "the duty forbids it");
});

browserTest("the Deputy who opened alone lays what was confiscated on a pile, also if drawn second", async ({ open }) => {
  // D2, D6, I11
  const page = await sit(open, "deputies-alone");
  const order = () => goodsOf(page.locator(".ask .order li [data-good]"));
  await lookAt(page, DASHA);
  await twice(act(page, "open"));
  await expectTold(page, /You decide alone about Dasha’s bag\./);
  await twice(act(page, "open"));
  await act(page, "place-right").waitFor();
  assert.deepEqual(await order(), ["mead", "crossbow"]);
  await page.locator(".ask .order li").first().locator("button").click();
  await eventually(async () => assert.deepEqual(await order(), ["crossbow", "mead"]));
  await twice(act(page, "place-right"));
  await expectTold(page, /Confiscated, on the right pile: 1 mead and 1 crossbow\./);
  const right = page.locator(".display [name=look-through][data-place=discard-right]");
  await expectWords(right, /\b4 cards$/);
  await right.click();
  assert.deepEqual(await goodsOf(page.locator("#all-of-discard-right li [data-good]")), ["mead", "crossbow", "mead", "apples"]);
  await expectNumber(() => gold(page), 46 + 4 + 4);
});

browserTest("both Deputies are shown what a promise to them lacked, and no merchant is", async ({ open }) => {
  // H4, D4
  const page = await sit(open, "deputies-alone");
  const proof = (seat) => page.locator(`#bag-${seat} .proved`);
  const cards = (seat) => goodsOf(page.locator(`#bag-${seat} .proved + .found [data-good]`));
  await lookAt(page, AMIRA);
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${AMIRA}[data-state=free]`).waitFor();
  await expectWords(proof(AMIRA), /Amira shows (you and Olek|Olek and you) that there was no more\. In the bag: 2 chickens and 1 crossbow\./);
  assert.deepEqual(await cards(AMIRA), ["chickens", "chickens", "crossbow"]);
  await expectWords(button(page, "booty"), /Booty\s+2\b/);

  await goTo(page, "deputies-merchant");
  await expectWords(proof(JONAS), /Jonas shows Ines and Olek that there was no more\.$/);
  assert.deepEqual(await cards(JONAS), []);
  assert.equal(await page.locator(`.stand[data-seat="${JONAS}"] .known`).count(), 0);
});
