// Slips of every kind: what is written is what lies on the desk, for everyone to read (I3, I4, I5, H2).

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { atTheGate, golds, offer } from "../gate.mjs";
import { act, expectNumber, expectTold, expectWords, lookAt, onDesk, openShelves, sit } from "../scene.mjs";
import { button, gold, onMyStand, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA, JONAS] = [0, 1, 2, 3, 4];

/** The editor of my slip. */
const slipOf = (page) => page.locator("#slip");

/** Writes so much gold: the merchant's, or in the second place the law's. */
async function writeGold(page, amount, place = 0) {
  const input = slipOf(page).locator("[name=gold]").nth(place);
  await input.fill(String(amount));
  await input.press("Enter");
}

/** Asks the law to do something, or no longer. */
async function pickDeed(page, deed, seat) {
  const pick = slipOf(page).locator(`[name=deed][data-deed=${deed}][data-seat="${seat}"]`);
  if (!(await pick.isVisible())) await button(slipOf(page), "more-deeds").click();
  await pick.click();
}

/** Slides the slip over: it lies on the desk, by its author. */
async function slideOver(page, author = MAYA) {
  await button(slipOf(page), "slide-over").click();
  await onDesk(page, author).waitFor();
}

browserTest("a merchant asks the Sheriff to take nothing from someone else", async ({ open }) => {
  // I4
  const page = await sit(open, "gate-merchant");
  await writeGold(page, 3);
  await pickDeed(page, "lock", INES);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA), /3 gold[^]*take nothing from Ines/);
  await expectTold(page, /You offer 3 gold/);
});

browserTest("a merchant asks the Sheriff to open someone else’s bag, and not the own", async ({ open }) => {
  // I4
  const page = await sit(open, "gate-merchant");
  await writeGold(page, 4);
  await pickDeed(page, "open", DASHA);
  await pickDeed(page, "hand-back", MAYA);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA).locator(".for"), /^open Dasha’s bag$/);
});

browserTest("a slip whose wish was fulfilled otherwise is no burden to the next", async ({ open }) => {
  // H1, H6
  const page = await sit(open, "gate-sheriff");
  const pressed = slipOf(page).locator("[name=deed][data-deed=open][aria-pressed=true]");
  const write = async (to) => {
    await lookAt(page, to);
    await act(page, "write-slip").click();
  };
  // One lies on the desk, one is being written, and by both Olek's bag is to be opened. Ines wants that,
  // too, but a slip about her own bag does not begin with it.
  await write(INES);
  await expectNumber(() => pressed.count(), 0);
  await pickDeed(page, "open", OLEK);
  await writeGold(page, 1);
  await expectNumber(() => pressed.count(), 1);
  await slideOver(page, MAYA);
  await write(DASHA);
  await writeGold(page, 4);
  await pickDeed(page, "open", OLEK);
  await lookAt(page, OLEK);
  await twice(act(page, "open"));
  await page.locator(`#bag-${OLEK}[data-state=opened]`).waitFor();
  await onDesk(page, MAYA).waitFor({ state: "detached" });

  await write(INES);
  await expectNumber(() => pressed.count(), 0);
  await writeGold(page, 3);
  await slideOver(page, MAYA);

  // What was written is one tap away, and what cannot be done can be taken off.
  await write(DASHA);
  await button(slipOf(page), "take-up").click();
  assert.equal(await slipOf(page).locator("[name=gold]").first().inputValue(), "4");
  assert.ok(await button(slipOf(page), "slide-over").isDisabled());
  await pressed.click();
  await expectNumber(() => pressed.count(), 0);
  await button(slipOf(page), "slide-over").click();
  await eventually(async () => assert.equal(await onDesk(page, MAYA).count(), 2));
});

browserTest("a bag is handed back or opened, and a merchant can pay for someone else’s", async ({ open }) => {
  // I4
  const page = await sit(open, "gate-merchant");
  await writeGold(page, 5);
  await pickDeed(page, "open", INES);
  await pickDeed(page, "hand-back", INES);
  const pressed = slipOf(page).locator("[name=deed][aria-pressed=true]");
  const deeds = await pressed.evaluateAll((all) => all.map(({ dataset: { deed, seat } }) => `${deed} ${seat}`));
  assert.deepEqual(deeds.sort(), [`hand-back ${MAYA}`, `hand-back ${INES}`]);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA).locator(".for"), /your bag[^]*Ines’s bag/i);
  assert.doesNotMatch(await onDesk(page, MAYA).innerText(), /open/);
});

browserTest("a merchant asks the Sheriff for gold and goods", async ({ open }) => {
  // I5
  const page = await sit(open, "gate-merchant");
  await writeGold(page, 9);
  await slipOf(page).locator(`[name=law-gives][data-seat="${OLEK}"]`).click();
  await writeGold(page, 2, 1);
  await slipOf(page).locator("[name=add-goods]").nth(1).click();
  await slipOf(page).locator(".shelves [name=add][data-good=apples]").click();
  await slideOver(page);
  const adds = onDesk(page, MAYA).locator(".adds");
  await expectWords(adds, /Olek gives[^]*2 gold[^]*1 apple/);
  assert.doesNotMatch(await adds.innerText(), /9 gold/);
});

browserTest("goods can be promised from bag or stand, and the bag is asked for with them", async ({ open }) => {
  // H4, H5
  const page = await sit(open, "gate-merchant");
  await pickDeed(page, "hand-back", MAYA);
  const shelves = await openShelves(page);
  await shelves.locator("[data-pocket=either][data-good=crossbow]").click();
  await slipOf(page).locator(`[name=deed][data-deed=hand-back][data-seat="${MAYA}"][aria-pressed=true]`).waitFor();
  assert.ok(!(await slipOf(page).locator(".secret").isVisible()), "there is one in the bag");
  await shelves.locator("[data-pocket=either][data-good=mead]").click();
  await expectWords(slipOf(page).locator(".secret"), /no Mead in your bag or on your stand/);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA).locator("[data-good=crossbow]"), /1 crossbow[^]*bag or stand/);
  await expectWords(onDesk(page, MAYA).locator("[data-good=mead]"), /1 mead[^]*bag or stand/);
});

browserTest("both sides of a slip can promise, of every kind", async ({ open }) => {
  // H2
  const page = await sit(open, "gate-merchant");
  const slip = slipOf(page);
  await button(slip, "add-promise").click();
  const mine = slip.locator(".word dl dd").nth(0);
  const oleks = slip.locator(".word dl dd").nth(1);
  const promise = (side, words) => side.locator("[name=promise]", { hasText: words });
  await promise(mine, "Hand the bag back").click();
  await promise(mine, "Owe gold").click();
  for (let more = 0; more < 2; more += 1) await button(slip, "owe-more").click();
  await promise(mine, "Open Dasha’s bag").click();
  await promise(oleks, "Open your bag").click();
  await expectNumber(() => slip.locator(".spoken").count(), 4);
  await slip.locator(".spoken [name=remove-promise]").last().click();
  await promise(oleks, "Hand the bag back").click();
  await slideOver(page);
  const spoken = onDesk(page, MAYA).locator(".words-only");
  await expectWords(spoken, /I hand your bag back\.[^]*I owe you 7 gold\.[^]*I open Dasha’s bag\./);
  await expectWords(spoken, /(I hand your bag back\.[^]*){2}/);
  await expectWords(spoken, /Olek promises/);
  assert.doesNotMatch((await spoken.allInnerTexts()).join("\n"), /I open your bag/, "it was taken off again");
});

browserTest("what is owed by word is what is typed, and more than the rules allow cannot be slid over", async ({ open }) => {
  // H2
  const page = await sit(open, "gate-merchant");
  const slip = slipOf(page);
  await button(slip, "add-promise").click();
  await slip.locator(".word dl dd").nth(0).locator("[name=promise]", { hasText: "Owe gold" }).click();
  const owed = slip.locator(".spoken [name=owe]");
  const slide = button(slip, "slide-over");
  await expectNumber(() => owed.inputValue(), "5");
  for (const wrong of ["0", "1001"]) {
    await owed.fill(wrong);
    await eventually(async () => assert.ok(await slide.isDisabled(), wrong));
    await expectWords(slip.locator("footer .why"), /1 to 1000/);
  }
  await owed.fill("40");
  await button(slip, "owe-more").click();
  await button(slip, "owe-less").click();
  await button(slip, "owe-less").click();
  await expectNumber(() => owed.inputValue(), "39");
  await slideOver(page);
  await expectWords(onDesk(page, MAYA).locator(".words-only"), /I owe you 39 gold\./);
});

browserTest("a counter begins with what the other side wrote, and one tap goes back to it", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  await button(slipOf(page), "withdraw").click();
  await onDesk(page, MAYA).waitFor({ state: "detached" });
  await act(page, "write-slip").click();
  const sum = slipOf(page).locator("[name=gold]").first();
  await eventually(async () => assert.equal(await sum.inputValue(), "8", "that is what Olek wants"));
  assert.ok(await button(slipOf(page), "start-over").isDisabled(), "nothing is changed yet");
  await writeGold(page, 6);
  await pickDeed(page, "open", INES);
  await button(slipOf(page), "start-over").click();
  await eventually(async () => assert.equal(await sum.inputValue(), "8"));
  assert.equal(await slipOf(page).locator("[name=deed][aria-pressed=true]").count(), 1);
  await writeGold(page, 6);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA), /6 gold/);
  await expectWords(onDesk(page, OLEK), /8 gold/);
});

browserTest("a counter can also begin while a slip of one’s own lies on the desk, and the draft is not lost", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  const sum = slipOf(page).locator("[name=gold]").first();
  const before = await sum.inputValue();
  assert.notEqual(before, "8");
  await writeGold(page, 3);
  await button(slipOf(page), "counter").click();
  await eventually(async () => assert.equal(await sum.inputValue(), "8", "that is what Olek wants"));
  assert.ok(!(await button(slipOf(page), "counter").isVisible()), "it begins with theirs already");
  await button(slipOf(page), "take-up").click();
  await eventually(async () => assert.equal(await sum.inputValue(), "3"));
  assert.equal(await onDesk(page, MAYA).count(), 1, "the slip on the desk stays where it is");
});

browserTest("gold is what is typed: nothing is nothing, and more than there is cannot be slid over", async ({ open }) => {
  // I3
  const page = await sit(open, "gate-merchant");
  const sum = slipOf(page).locator("[name=gold]").first();
  const slide = button(slipOf(page), "slide-over");
  await writeGold(page, 8);
  await sum.fill("");
  await sum.blur();
  assert.equal(await sum.inputValue(), "0", "no number is none");
  await writeGold(page, 430);
  assert.equal(await sum.inputValue(), "430", "it stays as it was typed");
  await expectWords(slipOf(page).locator("footer .why"), /430/);
  assert.ok(await slide.isDisabled());
  await sum.fill("-4");
  await sum.blur();
  assert.equal(await sum.inputValue(), "430", "what is no number of coins is forgotten");
  await writeGold(page, 6);
  await slideOver(page);
  await expectWords(onDesk(page, MAYA), /6 gold/);
});

browserTest("a merchant who picked one Deputy to give something can pick the other", async ({ open }) => {
  // I5, D3
  const page = await sit(open, "deputies-merchant");
  if (!(await slipOf(page).isVisible())) await act(page, "write-slip").click();
  const givers = slipOf(page).locator("[name=law-gives]:visible");
  assert.equal(await givers.count(), 2);
  const first = await givers.first().getAttribute("data-seat");
  await givers.first().click();
  await slipOf(page).locator("[name=gold]").nth(1).waitFor();
  const other = givers.first();
  assert.notEqual(await other.getAttribute("data-seat"), first);
  await other.click();
  await writeGold(page, 2, 1);
  assert.equal(await givers.count(), 0, "one gives, not both");
  await button(slipOf(page), "start-over").click();
  await eventually(async () => assert.equal(await givers.count(), 2));
});

browserTest("the Sheriff asks for goods, and gives some", async ({ open }) => {
  // I5
  const page = await sit(open, "gate-sheriff");
  await lookAt(page, OLEK);
  await act(page, "write-slip").click();
  const shelves = await openShelves(page);
  await shelves.locator("[data-pocket=stand][data-good=apples]").click();
  await shelves.locator("[data-pocket=bag][data-good=crossbow]").click();
  await button(slipOf(page), "law-gives").click();
  await writeGold(page, 1, 1);
  await slideOver(page);
  const row = onDesk(page, MAYA);
  await expectWords(row.locator("[data-good=apples]"), /1 apple[^]*stand/);
  await expectWords(row.locator("[data-good=crossbow]"), /1 crossbow[^]*bag/);
  await expectWords(row.locator(".adds"), /1 gold/);
  await expectTold(page, /You ask Olek for 5 gold, 1 apple[^]*you add 1 gold/);
});

browserTest("a Deputy who acts alone keeps the bribe", async ({ open }) => {
  // D6, D9
  const page = await sit(open, "deputies-gate");
  const cheese = await onMyStand(page, "cheese");
  await lookAt(page, JONAS);
  await twice(act(page, "open"));
  await expectTold(page, /You decide alone about Jonas’s bag\./);
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${JONAS}[data-state=free]`).waitFor();
  await expectNumber(() => gold(page), 46 + 7);
  await expectNumber(() => onMyStand(page, "cheese"), cheese + 1);
  assert.doesNotMatch(await button(page, "booty").innerText(), /7/, "nothing of it is shared");
});

browserTest("people strike deals about others’ bags, and the Sheriff pays for one", async ({ open }) => {
  // I4, I5, H1
  const { ines, olek, pages } = await atTheGate(open);
  const [sheriff, , other] = pages;
  await pickDeed(ines.page, "hand-back", INES);
  await pickDeed(ines.page, "lock", OLEK);
  await offer(ines, 3);
  await twice(sheriff.locator(`.desk li${ines.mine} button[name=accept]`));
  await eventually(async () => assert.deepEqual(await golds(pages), [53, 47, 50]));
  await expectTold(other, /Maya takes nothing more from you\./);

  // The duty bars whatever Olek would pay, and the bag says so.
  await expectWords(other.locator(`.place${olek.mine}`), /nothing may be taken/);
  assert.ok(await button(slipOf(other), "more-gold").isDisabled());
  await expectWords(slipOf(other).locator(".barred"), /Nothing may be taken from you until Inspection ends/);
  await slipOf(other).locator(".barred [data-rule=H1]").waitFor();

  // The Sheriff wants Ines to say something, and pays for it.
  await sheriff.locator(`.place${ines.mine} button[name=bag]`).click();
  await button(sheriff.locator(".ask"), "write-slip").click();
  await button(slipOf(sheriff), "law-gives").click();
  await writeGold(sheriff, 4, 1);
  await button(slipOf(sheriff), "add-promise").click();
  await slipOf(sheriff).locator("[name=promise]", { hasText: "Hand the bag back" }).last().click();
  await slideOver(sheriff);
  await twice(button(ines.page.locator(".ask"), "accept"));
  await eventually(async () => assert.deepEqual(await golds(pages), [49, 51, 50]));
  for (const page of pages) await page.locator(`.place${ines.mine}[data-state=free]`).waitFor();
  await expectTold(other, /Ines gives Maya a word: “When I am Sheriff next, I hand your bag back\./);
  assert.equal(await olek.page.locator(`.place${olek.mine}[data-state=closed]`).count(), 1);
});
