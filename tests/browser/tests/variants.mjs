// Every variant: the Black Market, Royal Goods, a host's own goods, the clock of Inspection, larger
// hands, and three players. Each from a scene, by the buttons that people press.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import {
  PHONE,
  act,
  column,
  expectNumber,
  expectTold,
  expectWords,
  goTo,
  goodsOf,
  inHand,
  lookAt,
  onDesk,
  rows,
  seeFinale,
  sit,
  takeOut,
} from "../scene.mjs";
import { button, faceDown, gold, onMyStand, pass, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA] = [0, 1, 2, 3];

// Black Market

/** The ways to claim, in words. */
const claims = (page) => act(page, "claim");

browserTest("a merchant gives up three of a kind for a Black Market card", async ({ open }) => {
  // K2, K4
  const page = await sit(open, "claim");
  await expectTold(page, /Ines claims nothing\./);
  await expectWords(claims(page), /Give up 3 pepper for 27[^]*Give up 3 silk for 34/);
  assert.equal(await claims(page).count(), 2, "there are no three mead");
  await twice(claims(page).last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 34\./);
  await expectNumber(() => faceDown(page), 6 - 3);
  assert.equal(await gold(page), 43, "no coins are paid");
  // K3
  await expectNumber(() => claims(page).count(), 0);
  await expectWords(button(page, "black-market"), /\b27\b[^]*\b32\b[^]*\b31\b/);
});

browserTest("a Black Market card is worth less after somebody else was faster", async ({ open }) => {
  // K1, K3
  const page = await sit(open, "claim-second");
  await expectTold(page, /Ines gives up 3 silk for the Black Market card worth 34\./);
  await expectWords(claims(page), /Give up 3 silk for 31/);
  await twice(claims(page).last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 31\./);
});

browserTest("whoever passed can still claim until Inspection ends", async ({ open }) => {
  // K5
  const page = await sit(open, "claim");
  await act(page, "pass-claim").click();
  await expectTold(page, /You claim nothing\./);
  await act(page, "pass-claim").waitFor({ state: "hidden" });
  // Dasha's bag is still at the gate.
  await claims(page).last().waitFor({ timeout: 3_000 });
  await twice(claims(page).last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 34\./);
});

browserTest("whoever passed is not asked again when the bag comes back, nor after a reload", async ({ open }) => {
  // K5
  const page = await sit(open, "claim-passed");
  const asked = (answer) => eventually(async () => assert.equal(await page.locator(".ask").getAttribute("data-asked"), answer));
  await page.locator(`#bag-${MAYA}[data-state=free]`).waitFor();
  await asked("false");
  assert.ok(await act(page, "pass-claim").isHidden());
  await expectNumber(() => claims(page).count(), 2);

  // Whoever has not answered is asked after a reload too, and whoever has is not.
  await goTo(page, "claim");
  await asked("true");
  await page.reload();
  await asked("true");
  assert.equal(await claims(page).count(), 2);
  await act(page, "pass-claim").click();
  await asked("false");
  await page.reload();
  await page.locator(`#bag-${MAYA}[data-state=free]`).waitFor();
  await asked("false");
  // What two loads of a page do is told apart by the time.
  await pass(page);
  await twice(claims(page).last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 34\./);
});

browserTest("a pass may come before anybody asks", async ({ open }) => {
  // K5
  const page = await sit(open, "claim-early");
  assert.ok(await act(page, "pass-claim").evaluate((it) => it.classList.contains("quiet")));
  await act(page, "pass-claim").click();
  await expectTold(page, /You claim nothing\./);
  await act(page, "pass-claim").waitFor({ state: "hidden" });
  await act(page, "let-decide").waitFor();
});

browserTest("with two piles a claim says where the three cards go", async ({ open }) => {
  // K2
  const page = await sit(open, "claim-first-edition");
  await expectWords(claims(page), /3 silk for 31.*left pile[^]*3 silk for 31.*right pile/i);
  await twice(claims(page).last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 31\./);
  await expectNumber(() => faceDown(page), 6 - 3);
});

browserTest("what is given up leaves the game where the host wants it so", async ({ open }) => {
  // K2
  for (const [scene, kept] of [["claim", 3], ["claim-removed", 0]]) {
    const page = await sit(open, scene);
    const discard = page.locator(".display [name=look-through][data-place=discard]");
    const count = async () => Number((await discard.innerText()).match(/\d+/)?.[0] ?? 0);
    const before = await count();
    await twice(claims(page).last());
    await expectTold(page, /You give up 3 silk for the Black Market card worth 34\./);
    await expectNumber(count, before + kept);
  }
});

browserTest("a Black Market card hangs on the stand of whoever claimed it, for all to see", async ({ open }) => {
  // K4
  const page = await sit(open, "claim");
  const hung = (seat) => page.locator(`.stand[data-seat="${seat}"] .claims`);
  await expectWords(hung(DASHA), /30/);
  assert.match(await hung(DASHA).getAttribute("aria-label"), /Pepper[^]*30/);
  assert.equal(await hung(MAYA).count(), 0);
  await twice(claims(page).last());
  await expectWords(hung(MAYA), /34/);
});

browserTest("the Black Market lies open for all", async ({ open }) => {
  // K1, P1
  const page = await sit(open, "black-market-load");
  const strip = button(page, "black-market");
  await expectWords(strip, /\b27\b[^]*\b32\b[^]*\b34\b/);
  assert.doesNotMatch(await strip.innerText(), /\b30\b/, "Dasha has that one");
  await strip.click();
  await expectWords(page.locator("#black-market li").first(), /Pepper[^]*30[^]*claimed by Dasha[^]*27/);
});

browserTest("Black Market cards have a line in the count", async ({ open }) => {
  // K4, V2
  const page = await sit(open, "black-market-score");
  assert.ok((await rows(page)).includes("Black Market"));
  // Legal goods, contraband, gold, Black Market, half a Queen of cheese and the Queen of chickens.
  assert.deepEqual(await column(page, MAYA), [12, 15, 9, 16, 14, 43, 34 + 27, 5 + 5, 180]);
  assert.equal((await column(page, INES))[6], 0);
  assert.equal((await column(page, DASHA))[6], 30);
});

// Royal Goods

browserTest("a royal good in the bag makes the best word for it a lie", async ({ open }) => {
  // G2
  const page = await sit(open, "royal-load");
  await takeOut(page, ["apples", "apples"]);
  await expectWords(page.locator(".table"), /Said as 2 Apples: worth 4, the Sheriff pays 4 if opened/);
  await inHand(page, "golden_apples").click();
  await expectWords(page.locator(".table"), /Said as 3 Apples: worth 10, fine 4 if opened/);
  await pass(page);
  const golden = page.locator("[data-row=out] button[data-good=golden_apples]");
  assert.match(await golden.getAttribute("aria-label"), /Golden Apples, worth 6, fine 4, counts as 3 apples/);
  await twice(act(page, "snap-shut"));
  await expectTold(page, /You snap your bag shut on 2 apples and 1 golden apple\./);
});

browserTest("royal goods lie face down among the contraband", async ({ open }) => {
  // G2, I8
  const page = await sit(open, "royal-load", PHONE);
  await page.locator(".nav button").nth(3).click();
  await button(page, "face-down").click();
  assert.deepEqual(await goodsOf(page.locator("#uncovered [data-good]")), ["pepper", "silk", "rye_bread"]);
  await expectNumber(() => onMyStand(page, "bread"), 2);
});

browserTest("a royal good is confiscated where its plain kind was declared", async ({ open }) => {
  // G2, I10
  const page = await sit(open, "royal-gate");
  await lookAt(page, INES);
  await twice(act(page, "open"));
  await expectTold(page, /You open Ines’s bag: 2 cheese and 1 gouda cheese, not 3 cheese\./);
  await expectNumber(() => gold(page), 43 + 4);
  const taken = page.locator(`#bag-${INES} .confiscated [data-good]`);
  await eventually(async () => assert.deepEqual(await goodsOf(taken), ["gouda_cheese"]));
  await expectWords(page.locator(`.stands [data-seat="${INES}"] .lot[data-good=cheese]`), /4/);
});

browserTest("a royal good can be a bribe, and comes face down", async ({ open }) => {
  // G2, I7
  const page = await sit(open, "royal-gate");
  await lookAt(page, DASHA);
  await expectWords(act(page, "hand-back"), /You take 2 gold and 1 royal rooster from the bag/);
  await twice(act(page, "hand-back"));
  await expectNumber(() => gold(page), 43 + 2);
  await expectNumber(() => faceDown(page), 3 + 1);
  await expectWords(page.locator(`.stands [data-seat="${DASHA}"] .lot[data-good=chickens]`), /2/);
});

browserTest("royal goods count as two or three of their kind for King and Queen", async ({ open }) => {
  // V3
  const page = await sit(open, "royal-score");
  const kind = (good) => page.locator(`.kind[data-good=${good}] .why`);
  await expectWords(kind("apples"), /Your 1 golden apple counts? as 3 apples\. You are King, Olek is Queen\./);
  await expectWords(kind("cheese"), /Ines’s 1 blue cheese counts? as 3 cheese\./);
  await expectWords(kind("cheese"), /tie for King: 15 \+ 10, shared, rounded down: 12 each\./);
  await expectWords(page.locator(".kind[data-good=apples] li").first(), /Maya\s+11\s+\+20/);
  // Golden apples score what they are worth, beside silk and pepper.
  assert.equal((await column(page, MAYA))[4], 6 + 8 + 6);
});

// A host's own goods

browserTest("a host’s own goods are packed, and say what they are worth", async ({ open }) => {
  // G3
  const page = await sit(open, "promo-load");
  await expectNumber(() => onMyStand(page, "honey"), 2);
  await takeOut(page, ["honey", "honey", "spyglass"]);
  const spyglass = page.locator("[data-row=out] button[data-good=spyglass]");
  assert.match(await spyglass.getAttribute("aria-label"), /Spyglass, worth 10, fine 6/);
  await expectWords(page.locator(".table"), /Said as 3 × Honey: worth 20, fine 6 if opened/);
  await twice(act(page, "snap-shut"));
  await expectTold(page, /You snap your bag shut on 2 × Honey and 1 × Spyglass\./);
});

browserTest("a host’s legal good can be declared, and has a picture", async ({ open }) => {
  // G3, C1
  const page = await sit(open, "promo-declare");
  const said = await page.locator("input[name=say]").evaluateAll((all) => all.map((it) => it.value));
  assert.deepEqual(said, ["apples", "cheese", "bread", "chickens", "honey"]);
  await expectDrawn(page.locator("label.say svg use"));
  await page.locator("label.say[data-good=honey]").click();
  await expectWords(page.locator(".truth"), /In truth: 2 × Honey and 1 × Spyglass/);
  await twice(act(page, "declare"));
  await expectTold(page, /You declare 3 × Honey\./);
});

/** Everything that is drawn somewhere is a drawing that there is. */
async function expectDrawn(uses) {
  const missing = await uses.evaluateAll((all) => {
    const names = all.map((it) => it.getAttribute("href"));
    return names.filter((name) => !document.querySelector(name));
  });
  assert.deepEqual(missing, [], "drawings that are not there");
}

browserTest("a host’s own goods are counted, and each has a picture", async ({ open }) => {
  // G3, V3
  const page = await sit(open, "promo-score");
  assert.deepEqual((await rows(page)).slice(0, 6), ["Apples", "Cheese", "Bread", "Chickens", "Honey", "Contraband"]);
  const maya = await column(page, MAYA);
  assert.deepEqual(maya.slice(4, 6), [2 * 5, 10 + 5 + 8]);
  assert.equal(maya.at(-1), 172);
  await expectWords(page.locator(".kind[data-good=apples] .why"), /Your 1 × Sweet Cider counts? as 2 apples\./);
  await expectDrawn(page.locator(".sheet svg use"));
});

browserTest("two goods of a host on a slip can be told apart by sight", async ({ open }) => {
  // G3
  const page = await sit(open, "promo-gate");
  const chips = onDesk(page, DASHA).locator(".chip[data-good]");
  assert.deepEqual(await goodsOf(chips), ["honey", "spyglass"]);
  assert.deepEqual(await chips.locator("svg text").allTextContents(), ["Ho", "Sp"]);
  await expectDrawn(chips.locator("svg use"));
});

// The clock of Inspection

/** What the candle says is left, in seconds. */
async function left(page) {
  const [minutes, seconds] = (await page.locator(".top .clock b").innerText()).split(":").map(Number);
  return minutes * 60 + seconds;
}

browserTest("Inspection ends when the candle has burnt down, duties first", async ({ open }) => {
  // T1
  const page = await sit(open, "clock");
  const before = await left(page);
  assert.ok(before > 160 && before <= 180, `a minute a merchant: ${before}`);
  await pass(page, 10_000);
  await expectNumber(() => left(page), before - 10);
  await expectWords(page.locator(`#bag-${OLEK} .facts`), /must be opened/);
  await page.clock.fastForward(before * 1_000);
  await expectTold(page, /Time is up\./);
  await expectTold(page, /You open Olek’s bag: 2 apples and 1 crossbow, not 3 apples\./);
  await expectTold(page, /Ines’s bag goes free\. In it: 3 bread\./);
  await expectTold(page, /Dasha’s bag goes free\. In it: 2 cheese and 1 face down\./);
  await expectNumber(() => gold(page), 43 + 3 + 4);
  await seeFinale(page, OLEK, /Olek says\s+3 Apples[^]*A lie\. Olek pays you 4\./, ["apples", "apples", "crossbow"]);
  await button(page, "go-on").click();
  await page.locator(".table[data-stage=market]").waitFor();
  assert.equal(await page.locator(".top .clock").count(), 0);
});

browserTest("the candle stands while a merchant owes, burns while the Sheriff does, and then decides", async ({ open }) => {
  // T1, B1
  const page = await sit(open, "clock-debt");
  const more = (good) => page.locator(`.ask [data-good=${good}] [name=more]`);
  const before = await left(page);
  await pass(page, 4_000);
  assert.equal(await left(page), before, "a merchant chooses");
  await more("cheese").click();
  await more("apples").click();
  await twice(act(page, "pay"));
  await act(page, "pay").waitFor({ state: "detached" });
  await pass(page, 1_200);
  await eventually(async () => assert.ok((await left(page)) < before, "it burns again"));

  await goTo(page, "clock-debt-sheriff");
  const whole = await left(page);
  await pass(page, 4_000);
  await expectNumber(() => left(page), whole - 4);
  // What is chosen by then is chosen for nobody: the goods of least value go.
  await more("chickens").click();
  await page.clock.fastForward(whole * 1_000);
  await expectTold(page, /Time is up\./);
  await expectTold(page, /You hand Ines 1 apple and 1 cheese\./);
  for (const owner of ["Olek", "Dasha"]) await expectTold(page, new RegExp(`${owner}’s bag goes free\\.`));
  await button(page, "go-on").click();
  await expectNumber(() => onMyStand(page, "cheese"), 3 - 1);
  assert.equal(await onMyStand(page, "chickens"), 4);
  assert.equal(await gold(page), 0);
});

// More cards, fewer people

browserTest("a hand of seven can be packed on a phone", async ({ open }) => {
  // S3
  const page = await sit(open, "seven-cards", PHONE);
  const cards = page.locator("[data-row=hand] button[name=card]");
  assert.equal(await cards.count(), 7);
  for (let count = 7; count > 2; count -= 1) {
    await cards.first().tap();
    await expectNumber(() => cards.count(), count - 1);
    await pass(page);
  }
  await expectWords(page.locator(".table"), /Five cards\. The bag is full\.|5 in the bag/);
});

browserTest("three play without bread", async ({ open }) => {
  // G1, C3
  const page = await sit(open, "three-declare");
  const said = await page.locator("input[name=say]").evaluateAll((all) => all.map((it) => it.value));
  assert.deepEqual(said, ["apples", "cheese", "chickens"]);
  assert.equal(await page.locator(".lot[data-good=bread]").count(), 0);
  await expectWords(page.locator(".top"), /Round 4 of 9/);
});
