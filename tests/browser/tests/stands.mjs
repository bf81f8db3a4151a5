// Who would be King and Queen so far, while the game goes on: on every stand, and beside a wide table.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { PHONE, act, expectTold, expectWords, goTo, sit } from "../scene.mjs";
import { twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA] = [0, 1, 2, 3];

/** Runs in the page: the kinds on a stand that wear a sign, and which. */
function readSigns(lots) {
  const signs = lots.map((lot) => [lot.dataset.good, lot.querySelector(".mark use")?.getAttribute("href")]);
  return Object.fromEntries(signs.filter(([, sign]) => sign).map(([good, sign]) => [good, sign.replace("#art-", "")]));
}

/** Waits until a stand wears these signs, a crown for a King and a circlet for a Queen, and no others. */
function expectSigns(page, seat, signs) {
  const lots = page.locator(`.stand[data-seat="${seat}"] .lot[data-good]`);
  return eventually(async () => assert.deepEqual(await lots.evaluateAll(readSigns), signs));
}

/** Runs in the page: each kind, who would be King of it with how many, and who Queen. */
function readCrowns(rows) {
  const words = (cell) => cell.textContent.trim().replaceAll("\u00a0", " ");
  return rows.map((row) => [row.dataset.good, ...[...row.querySelectorAll("td")].map(words)]);
}

/** What a screen reader says of a kind on a stand. */
const spoken = (page, seat, good) =>
  page.locator(`.stand[data-seat="${seat}"] .lot[data-good=${good}]`).getAttribute("aria-label");

browserTest("who has most of a kind would be King, a tie shows on both, and nobody is Queen then", async ({ open }) => {
  // V3, V4
  const page = await sit(open, "load-tied");
  assert.deepEqual(await page.locator(".crowns:visible tbody tr").evaluateAll(readCrowns), [
    ["apples", "You and Olek 6", ""],
    ["cheese", "Dasha 5", "You 3"],
    ["bread", "Ines 5", "You and Dasha 3"],
    ["chickens", "You 4", "Olek 2"],
  ]);
  await expectSigns(page, MAYA, { apples: "crown", cheese: "circlet", bread: "circlet", chickens: "crown" });
  await expectSigns(page, INES, { bread: "crown" });
  await expectSigns(page, OLEK, { apples: "crown", chickens: "circlet" });
  await expectSigns(page, DASHA, { cheese: "crown", bread: "circlet" });
  assert.match(await spoken(page, OLEK, "apples"), /^6 apples, King$/);
  assert.match(await spoken(page, DASHA, "bread"), /^3 bread, Queen$/);
  assert.match(await spoken(page, INES, "apples"), /^4 apples$/);
  await expectWords(page.locator(".counter .lead"), /^You lead Chickens by 2\. 1 apple more makes you King\.$/);

  // At the gate it changes with every card: a chicken that Maya gives makes two Kings of chickens.
  await goTo(page, "debt");
  await expectSigns(page, MAYA, { apples: "crown", cheese: "circlet", chickens: "crown" });
  await expectSigns(page, OLEK, { apples: "circlet", chickens: "circlet" });
  await expectWords(page.locator(".counter .lead"), /^You lead Apples by 1\. 2 cheese more tie Dasha for King\.$/);
  for (const good of ["chickens", "apples"]) await page.locator(`.ask [data-good=${good}] [name=more]`).click();
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Olek 1 apple and 1 chicken\./);
  await expectSigns(page, MAYA, { apples: "circlet", cheese: "circlet", chickens: "crown" });
  await expectSigns(page, OLEK, { apples: "crown", chickens: "crown" });
  await expectWords(page.locator(".counter .lead"), /^1 apple more ties Olek for King\.$/);
});

browserTest("a phone shows who would be King and Queen on the stands, each on their own tab", async ({ open }) => {
  // V3, V4
  const page = await sit(open, "load-tied", PHONE);
  const sign = (seat, good) => page.locator(`.stand[data-seat="${seat}"] .lot[data-good=${good}] .mark:visible`);
  assert.equal(await page.locator(".crowns:visible, .mark:visible").count(), 0, "the bag is packed there");
  await page.locator(".nav button").nth(1).tap();
  for (const [seat, good] of [[OLEK, "apples"], [DASHA, "cheese"], [INES, "bread"]]) await sign(seat, good).waitFor();
  await expectSigns(page, OLEK, { apples: "crown", chickens: "circlet" });
  await page.locator(".nav button").nth(3).tap();
  await sign(MAYA, "apples").waitFor();
  await expectWords(page.locator(".counter .lead:visible"), /^You lead Chickens by 2\./);
});
