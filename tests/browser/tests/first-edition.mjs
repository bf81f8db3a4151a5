// The first edition: two discard piles to draw from and to lay cards on, and contraband on a slip that
// must be real. Each from a scene, by the buttons that people press.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import {
  act,
  column,
  expectNumber,
  expectSecrets,
  expectTold,
  expectWords,
  goTo,
  goodsOf,
  lookAt,
  onDesk,
  openShelves,
  sit,
  takeOut,
} from "../scene.mjs";
import { button, chronicle, faceDown, onMyStand, pass, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, DASHA] = [0, 1, 3];

/** The button that takes so many cards from the top of a pile. */
const take = (page, side, count) => page.locator(`button[name=take][data-side=${side}][data-count="${count}"]`);

/** A discard pile. */
const pile = (page, side) => page.locator(".pile", { has: page.locator(`[data-place=discard-${side}]`) });

/** What lies on top of a pile: the last of the cards that are drawn. */
async function expectOnTop(page, side, good, count) {
  const cards = page.locator(`[data-place=discard-${side}] .card[data-good]`);
  await eventually(async () => assert.equal((await goodsOf(cards)).at(-1), good));
  await expectWords(pile(page, side), new RegExp(`\\b${count} cards`));
}

/** The cards that I am to lay down, from bottom to top. */
const toLay = (page) => goodsOf(page.locator(".ask .order li [data-good]"));

/** Moves the card at this place one up. */
async function moveUp(page, place, order) {
  await page.locator(".ask .order li").nth(place).locator("button").click();
  await eventually(async () => assert.deepEqual(await toLay(page), order));
}

browserTest("what lies on top of two piles can be taken, and one’s own laid on either", async ({ open }) => {
  // M4, M5
  const page = await sit(open, "first-market-turn");
  await expectOnTop(page, "left", "chickens", 5);
  await expectOnTop(page, "right", "cheese", 6);
  await takeOut(page, ["apples", "apples", "bread"]);
  await take(page, "left", 2).click();
  await take(page, "right", 1).click();
  await take(page, "right", 1).click();
  await twice(act(page, "exchange"));
  await expectTold(page, /You take 2 chickens from the left pile\./);
  await expectTold(page, /You draw 1 mead\./);
  assert.equal(await page.locator("[data-row=hand] [data-good=mead]").count(), 1);
  await expectOnTop(page, "left", "cheese", 3);
  assert.deepEqual(await toLay(page), ["apples", "apples", "bread"]);
  await moveUp(page, 1, ["apples", "bread", "apples"]);
  await twice(act(page, "place-right"));
  await expectTold(page, /You lay .*2 apples.* on the right pile\./);
  await expectOnTop(page, "right", "apples", 6 + 3);
  await expectOnTop(page, "left", "cheese", 3);
  await page.locator(".stall[data-seat='1'][data-progress=turn]").waitFor();
});

browserTest("no more is taken from the piles than is drawn", async ({ open }) => {
  // M3, M4
  const page = await sit(open, "first-market-turn");
  await takeOut(page, ["bread"]);
  await take(page, "left", 1).click();
  const second = take(page, "left", 2);
  assert.equal(await second.getAttribute("aria-disabled"), "true", "one card is drawn, so one can be taken");
  await second.click({ force: true });
  const why = page.locator(".piles .error:not([hidden])");
  await expectWords(why, /You draw one card this turn\./);
  assert.equal(await why.locator("[name=rule]").getAttribute("data-rule"), "M3");
  await take(page, "left", 1).click();
  await take(page, "left", 1).click();
  assert.equal(await why.count(), 0, "whatever is allowed again is not refused any more");
  await twice(act(page, "exchange"));
  await expectTold(page, /You take 1 chicken from the left pile\./);
  assert.doesNotMatch(await chronicle(page), /You draw/);
});

browserTest("one’s own cards are laid on the left pile in an order of one’s own", async ({ open }) => {
  // M5
  const page = await sit(open, "first-market-place");
  await expectWords(page.locator(".ask h2"), /Lay your 3 cards on one pile/);
  await moveUp(page, 1, ["apples", "bread", "apples"]);
  await moveUp(page, 0, ["bread", "apples", "apples"]);
  await twice(act(page, "place-left"));
  await expectOnTop(page, "left", "apples", 3 + 3);
  await expectOnTop(page, "right", "cheese", 6);
});

browserTest("nobody sees what others set aside in the first edition", async ({ open }) => {
  // M3
  const page = await sit(open, "first-market-wait");
  // Whoever is waited for is the one on the ribbon.
  assert.match(await page.locator(".ask > .device").getAttribute("class"), /seat-plum/);
  const tray = page.locator(`.stall[data-seat="${INES}"] .tray`);
  await expectNumber(() => tray.locator(".card.back").count(), 2);
  assert.equal(await tray.locator("[data-good]").count(), 0);
  await expectTold(page, /Ines sets 2 cards aside\./);
  assert.doesNotMatch(await chronicle(page), /Ines.*pepper/);
  await expectOnTop(page, "left", "bread", 6);
});

browserTest("the Sheriff lays confiscated cards on a pile in an order of choice", async ({ open }) => {
  // I11
  const page = await sit(open, "first-confiscated");
  await expectWords(page.locator(".ask h2"), /Lay the 3 confiscated cards on one pile/);
  assert.deepEqual(await toLay(page), ["cheese", "mead", "crossbow"]);
  await moveUp(page, 0, ["mead", "cheese", "crossbow"]);
  await moveUp(page, 1, ["mead", "crossbow", "cheese"]);
  await twice(act(page, "place-right"));
  await expectTold(page, /Confiscated, on the right pile: .*1 crossbow/);
  for (const seat of [INES, DASHA]) {
    await lookAt(page, seat);
    await twice(act(page, "hand-back-nothing"));
    await pass(page);
  }
  await button(page, "go-on").click();
  await expectOnTop(page, "right", "cheese", 5 + 3);
});

/** Looks through a discard pile by this button: all its cards are these, the top one first. */
async function expectThrough(page, side, look, goods) {
  await expectWords(look, new RegExp(`\\b${goods.length} cards$`));
  await look.click();
  const all = page.locator(`#all-of-discard-${side}`);
  assert.deepEqual(await goodsOf(all.locator("li [data-good]")), goods);
  await page.keyboard.press("Escape");
  await all.waitFor({ state: "hidden" });
}

browserTest("both discard piles can be looked through card by card, at the gate and at the market", async ({ open }) => {
  // S5
  const page = await sit(open, "first-confiscated");
  const atGate = (side) => page.locator(`.display button[name=look-through][data-place=discard-${side}]`);
  await expectThrough(page, "left", atGate("left"), ["chickens", "chickens", "cheese", "apples", "bread"]);
  await expectThrough(page, "right", atGate("right"), ["apples", "bread", "mead", "cheese", "apples"]);

  // Dasha has taken an apple there, and laid two cards.
  await goTo(page, "first-market-turn");
  const atMarket = (side) => pile(page, side).locator("[name=look-through]");
  await expectThrough(page, "left", atMarket("left"), ["chickens", "chickens", "cheese", "apples", "bread"]);
  await expectThrough(page, "right", atMarket("right"), ["cheese", "apples", "bread", "mead", "cheese", "apples"]);
});

browserTest("an order that is begun outlives a reload", async ({ open }) => {
  // I11
  const page = await sit(open, "first-confiscated");
  await moveUp(page, 0, ["mead", "cheese", "crossbow"]);
  await page.reload();
  await page.locator(".table").waitFor();
  await eventually(async () => assert.deepEqual(await toLay(page), ["mead", "cheese", "crossbow"]));

  // M5
  await goTo(page, "first-market-place");
  await moveUp(page, 1, ["apples", "bread", "apples"]);
  await moveUp(page, 0, ["bread", "apples", "apples"]);
  await page.reload();
  await page.locator(".table").waitFor();
  await eventually(async () => assert.deepEqual(await toLay(page), ["bread", "apples", "apples"]));
  await twice(act(page, "place-left"));
  await expectOnTop(page, "left", "apples", 3 + 3);
});

browserTest("in the first edition only the bag can be lied about", async ({ open }) => {
  // H3, H4
  const page = await sit(open, "first-gate-merchant");
  const shelves = await openShelves(page);
  const offered = await goodsOf(shelves.locator("[data-pocket=face-down]"));
  assert.deepEqual(offered, ["pepper", "silk"], "what lies there, and nothing else");
  assert.equal(await shelves.locator("[data-pocket=either]").count(), 0);
  await shelves.locator("[data-pocket=bag][data-good=mead]").click();
  await expectWords(page.locator("#slip .secret"), /your bag has no Mead/);
  await shelves.locator("[data-pocket=face-down][data-good=silk]").click();
  await page.locator("#slip [name=slide-over]").click();
  await expectTold(page, /You offer 1 silk from .* and 1 mead from the bag to get your bag back\./);
});

browserTest("a bag that held less than was promised from it pays what is there, and nothing is proved", async ({ open }) => {
  // H3, H4
  const page = await sit(open, "first-wanted");
  await twice(act(page, "accept"));
  await page.locator(`#bag-${MAYA}[data-state=free]`).waitFor();
  await expectTold(page, /You are to give 1 pepper from the stand and 1 apple and 1 mead from the bag\./);
  await expectTold(page, /Olek hands your bag back\. In it: 3 apples and 1 crossbow\./);
  await expectNumber(() => onMyStand(page, "apples"), 5 + 3 - 1);
  await expectNumber(() => faceDown(page), 3 - 1 + 1);
  await expectSecrets(page, ["pepper", "silk", "crossbow"]);
  assert.equal(await page.locator(".proved").count(), 0);
  assert.doesNotMatch(await chronicle(page), /there was no more/);

  // H6: the silk is still there, but nobody else can know that.
  await onDesk(page, MAYA).waitFor({ state: "detached" });
  await expectTold(page, /Your slip is void\. A face-down card has left your stand\./);
  await onDesk(page, INES).waitFor();
});

browserTest("the count of the first edition shares a Queen among three", async ({ open }) => {
  // V4, V5
  const page = await sit(open, "first-score");
  const kind = (good) => page.locator(`.kind[data-good=${good}] .why`);
  await expectWords(kind("bread"), /tie for Queen: 10, shared, rounded down: 3 each\./);
  await expectWords(kind("chickens"), /Nobody has any: no King, no Queen\./);
  const maya = await column(page, MAYA);
  // Nine apples, four cheese, four bread; crossbow, two silk, pepper; gold; King of apples, a third
  // of the Queen of bread.
  assert.deepEqual(maya, [18, 12, 12, 0, 31, 61, 20 + 3, 157]);
});
