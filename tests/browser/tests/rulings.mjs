// What is rare: goods given both ways, people without a bag, debts that nothing covers, a deck that
// runs out, five and six at the table, words of every fate, and what I know when nobody else does.
// Each from a scene, by the buttons that people press.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import {
  PHONE,
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
  rows,
  seeFinale,
  sit,
  takeOut,
} from "../scene.mjs";
import { button, chronicle, pass, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA, JONAS, AMIRA] = [0, 1, 2, 3, 4, 5];

/** Runs in the page: what everyone sees of a stand, its gold, its goods by kind, and how much lies face down. */
function readStand(stand) {
  const number = (within, selector) => Number(within.querySelector(selector).textContent.match(/\d+$/)[0]);
  const lots = [...stand.querySelectorAll(".lot")].map((lot) => [lot.dataset.good ?? "hidden", number(lot, ".count")]);
  return { gold: number(stand, ".purse > span"), ...Object.fromEntries(lots) };
}

/** Waits until a stand, mine or another, shows this much of what is named. */
function expectStand(page, seat, expected) {
  return eventually(async () => {
    const shown = await page.locator(`.stand[data-seat="${seat}"]`).evaluate(readStand);
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((what) => [what, shown[what]])), expected);
  });
}

/** Waits until my notes on someone's stand say what I know to lie face down there. */
function expectKnown(page, seat, words) {
  const known = page.locator(`.stand[data-seat="${seat}"] .known`);
  return eventually(async () => assert.match(await known.getAttribute("aria-label", { timeout: 500 }), words));
}

/** What became of a bag. */
const bag = (page, seat, state) => page.locator(`#bag-${seat}[data-state=${state}]`).waitFor();

/** Waits until so many cards lie on the discard pile, where it is shown in short. */
const expectDiscarded = (page, count) =>
  expectWords(page.locator(".display [name=look-through][data-place=discard]"), new RegExp(`\\b${count} cards$`));

/** Takes a slip that lies on the desk. */
const accept = (page, seat) => twice(onDesk(page, seat).locator("button[name=accept]"));

/** The places from which goods can be named here. */
async function pockets(shelves) {
  const all = await shelves.locator("[name=add]").evaluateAll((all) => all.map((it) => it.dataset.pocket));
  return [...new Set(all)];
}

/** What the law can be asked to do: unfolded, and each as its deed and the seat that it is about. */
async function deeds(page) {
  const slip = page.locator("#slip");
  await button(slip, "more-deeds").click();
  const names = (all) => all.map(({ dataset: { deed, seat } }) => `${deed} ${seat}`);
  return slip.locator("[name=deed]").evaluateAll(names);
}

/** Writes a slip of gold for a deed, and slides it over. */
async function payFor(page, gold, deed, seat) {
  const slip = page.locator("#slip");
  for (let more = 0; more < gold; more += 1) await button(slip, "more-gold").click();
  await slip.locator(`[name=deed][data-deed=${deed}][data-seat="${seat}"]`).click();
  await button(slip, "slide-over").click();
  await onDesk(page, MAYA).waitFor();
}

// The end of a round

browserTest("whoever opens the last bag looks into it before the round is told", async ({ open }) => {
  // I10
  const page = await sit(open, "gate-outsiders");
  await twice(act(page, "open"));
  const finale = page.locator(".finale");
  await expectWords(finale, /Ines says\s+3 Bread[^]*A lie\. Ines pays you 4\./);
  const bag = finale.locator(`article[data-seat="${INES}"]`);
  assert.deepEqual(await goodsOf(bag.locator(".found [data-good]")), ["bread", "bread", "mead"]);
  assert.deepEqual(await goodsOf(bag.locator(".confiscated [data-good]")), ["mead"]);
  // It stays as long as one likes, and is not shown again.
  await pass(page, 60_000);
  await seeFinale(page, INES, /A lie\. Ines pays you 4\./, ["bread", "bread", "mead"]);
  await expectWords(page.locator(`.round-end li[data-seat="${INES}"] .what`), /opened: 1 mead confiscated/);
  await page.reload();
  await page.locator(".round-end .outcomes").waitFor();
  assert.equal(await finale.count(), 0);

  await goTo(page, "gate-outsiders");
  await twice(act(page, "open"));
  await finale.waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".round-end .outcomes").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".round-end").waitFor({ state: "detached" });
});

browserTest("whoever opens the last bag of a game looks into it before the score", async ({ open }) => {
  // I9
  const page = await sit(open, "gate-last", PHONE);
  await twice(act(page, "open"));
  await expectWords(button(page, "see-round"), /Final score/);
  await seeFinale(page, INES, /Ines says\s+3 Bread[^]*Honest\. You pay Ines 6\./, ["bread", "bread", "bread"]);
  await page.locator(".score").waitFor();
  await page.reload();
  await page.locator(".score").waitFor();
});

browserTest("a promise that is broken with the last bag is proved before the round is told", async ({ open }) => {
  // H4
  const page = await sit(open, "gate-bluff");
  await twice(act(page, "hand-back"));
  const said = /Ines[^]*All legal, face up[^]*Ines shows you[^]*no more/;
  await seeFinale(page, INES, said, ["bread", "bread", "bread", "bread", "bread", "bread"]);
  await expectWords(page.locator(`.round-end li[data-seat="${INES}"] .what`), /handed back/);
});

// Goods both ways

browserTest("goods change hands both ways, from every pocket", async ({ open }) => {
  // I5, I7, I8
  const page = await sit(open, "gate-swap");
  await expectSecrets(page, ["apples", "apples", "crossbow"], ["pepper", "pepper", "silk"]);
  await twice(act(page, "accept"));
  await bag(page, MAYA, "free");
  await expectStand(page, MAYA, { gold: 43 - 9, apples: 5 + 1 + 2, hidden: 3 + 1 + 1 });
  await expectStand(page, OLEK, { gold: 63 + 9, apples: 6 - 1, hidden: 2 - 1 });
  await expectSecrets(page, ["pepper", "pepper", "silk", "silk", "crossbow"]);

  // Now Maya is the Sheriff, and gives a coin and a cheese.
  await goTo(page, "gate-goods");
  await accept(page, INES);
  await bag(page, INES, "free");
  await expectStand(page, MAYA, { gold: 43 + 6 - 1, cheese: 3 - 1, hidden: 3 });
  await expectStand(page, INES, { gold: 58 - 6 + 1, cheese: 2 + 1, bread: 5 + 3, hidden: 1 });

  // H4: silk from under the counter; the crossbow of the bag takes its place there.
  await lookAt(page, OLEK);
  await twice(act(page, "hand-back"));
  await bag(page, OLEK, "free");
  await expectStand(page, OLEK, { gold: 63, apples: 6 + 2, hidden: 2 - 1 + 1 });
  await expectSecrets(page, ["pepper", "pepper", "silk", "silk"]);

  // H4: mead from bag or stand, and the bag has none.
  await lookAt(page, DASHA);
  await twice(act(page, "hand-back"));
  await expectStand(page, DASHA, { gold: 36, cheese: 5 + 2, hidden: 3 - 1 });
  await expectStand(page, MAYA, { gold: 48, hidden: 3 + 2 });
  await expectSecrets(page, ["pepper", "pepper", "mead", "silk", "silk"]);
  await expectWords(page.locator(`.round-end li[data-seat="${INES}"] .what`), /6 gold; you gave 1 gold and 1 cheese/);
});

browserTest("before a bag is handed back, the button says what the Sheriff gives for it", async ({ open }) => {
  // I5, I6
  const page = await sit(open, "gate-goods");
  await expectWords(act(page, "hand-back"), /6 gold/);
  await expectWords(act(page, "hand-back"), /1 gold and 1 cheese/);
});

browserTest("the way to write to somebody without a bag says to whom", async ({ open }) => {
  // M8
  const page = await sit(open, "gate-outsiders");
  await expectWords(page.locator(`.ask [name=write-slip][data-seat="${DASHA}"]`), /Dasha/);
});

browserTest("what the Sheriff gives must be there", async ({ open }) => {
  // I5
  const page = await sit(open, "gate-goods");
  await lookAt(page, OLEK);
  await act(page, "write-slip").click();
  const slip = page.locator("#slip");
  await button(slip, "law-gives").click();
  await slip.locator("[name=add-goods]").nth(1).click();
  const shelves = slip.locator(".shelves");
  assert.deepEqual(await pockets(shelves), ["stand", "face-down"]);
  assert.deepEqual(await goodsOf(shelves.locator("[data-pocket=face-down]")), ["pepper", "silk"]);
  const silk = shelves.locator("[data-pocket=face-down][data-good=silk]");
  await silk.click();
  assert.ok(await silk.isDisabled(), "there is only one");
  await button(slip, "slide-over").click();
  await expectWords(onDesk(page, MAYA).locator(".adds"), /1 silk/);
});

browserTest("a slip that asks for more than the own bag is accepted itself, or not at all", async ({ open }) => {
  // I6, H1, H6
  const page = await sit(open, "gate-more");
  await lookAt(page, DASHA);
  await act(page, "hand-back-nothing").waitFor();
  assert.equal(await act(page, "hand-back").count(), 0, "handing the bag back does not take that slip");
  await accept(page, DASHA);
  await bag(page, DASHA, "free");
  await expectStand(page, MAYA, { gold: 43 + 5 });
  await expectStand(page, DASHA, { gold: 36 - 5, cheese: 5 + 2, hidden: 3 + 1 });
  await expectWords(page.locator(`#bag-${OLEK} .facts`), /must be opened/);
  for (const seat of [OLEK, INES]) await onDesk(page, seat).waitFor({ state: "detached" });

  // For nothing it is declined.
  await goTo(page, "gate-more");
  await lookAt(page, DASHA);
  await twice(act(page, "hand-back-nothing"));
  await bag(page, DASHA, "free");
  await onDesk(page, DASHA).waitFor({ state: "detached" });
  await expectStand(page, DASHA, { gold: 36 });
  assert.doesNotMatch(await page.locator(`#bag-${OLEK} .facts`).innerText(), /must be opened/);
});

browserTest("whose bag another pays for keeps what was offered for it", async ({ open }) => {
  // I6
  const page = await sit(open, "gate-more");
  await accept(page, INES);
  await bag(page, OLEK, "free");
  await onDesk(page, OLEK).waitFor({ state: "detached" });
  await expectStand(page, OLEK, { gold: 63, apples: 6 + 2, hidden: 2 + 1 });
  await expectStand(page, INES, { gold: 58 - 4 });
  await expectStand(page, MAYA, { gold: 43 + 4 });
  // Nobody can have that bag opened any more (H6).
  await onDesk(page, DASHA).waitFor({ state: "detached" });
});

// Without a bag

browserTest("whose bag was opened pays for another’s, and so does who had no card", async ({ open }) => {
  // I12, M8, I4
  const page = await sit(open, "gate-outsiders");
  assert.equal(await page.locator(`#bag-${DASHA}`).count(), 0, "Dasha sits the round out");
  await accept(page, OLEK);
  await expectStand(page, MAYA, { gold: 47 + 4, apples: 5 + 2 });
  await expectStand(page, OLEK, { gold: 59 - 4, apples: 8 - 2 });
  await expectStand(page, INES, { gold: 58, bread: 5 + 2, hidden: 1 + 1 });
  await expectStand(page, DASHA, { gold: 36 });
  const ends = (seat) => page.locator(`.round-end li[data-seat="${seat}"] .what`);
  await expectWords(ends(INES), /Olek gave 4 gold and 2 apples/);
  await expectWords(ends(DASHA), /no bag/);
  // It stays until it was read, also over a reload, and goes after what lies above it.
  await page.reload();
  await expectWords(ends(INES), /Olek gave 4 gold and 2 apples/);
  await button(page, "menu").click();
  await page.keyboard.press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  await expectWords(ends(DASHA), /no bag/);
  await page.keyboard.press("Escape");
  await page.locator(".round-end").waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".table").waitFor();
  assert.equal(await page.locator(".round-end").count(), 0);

  await goTo(page, "gate-outsiders");
  await accept(page, DASHA);
  await expectStand(page, MAYA, { gold: 47 + 3 });
  await expectWords(page.locator(`#bag-${INES} .facts`), /must be opened/);
  assert.ok(await act(page, "hand-back-nothing").isDisabled(), "the duty forbids it");
  // H1
  await onDesk(page, OLEK).waitFor({ state: "detached" });
  await twice(act(page, "open"));
  await expectTold(page, /You open Ines’s bag: 2 bread and 1 mead, not 3 bread\./);
  await expectStand(page, MAYA, { gold: 47 + 3 + 4, apples: 5 });
  await expectStand(page, INES, { gold: 58 - 4, bread: 5 + 2, hidden: 1 });
});

browserTest("whoever hands a bag back for nothing reads what somebody else would pay for that", async ({ open }) => {
  // I6, H6
  const page = await sit(open, "gate-outsiders");
  await expectWords(act(page, "hand-back-nothing"), /You take nothing, and lose what Olek offers: 4 gold and 2 apples from the stand/);
  // Both slips are about Ines's bag, though neither is hers.
  await expectWords(page.locator(`#bag-${INES} .facts`), /2 slips/);
});

browserTest("a slip in short says who pays whom", async ({ open }) => {
  // I5
  const page = await sit(open, "gate-outsiders", PHONE);
  const short = (seat) => page.locator(`.slip.short[data-seat="${seat}"] .offer`);
  await expectWords(short(OLEK), /Olek gives/);
  await goTo(page, "gate-cardless");
  await expectWords(short(OLEK), /Olek\s+asks you/);
});

browserTest("a merchant without a card has no bag, and deals about others’", async ({ open }) => {
  // M8, I4, H5
  const page = await sit(open, "load-cardless");
  await expectWords(page.locator(".ask .words"), /You have no card, so you sit this round out/);
  await page.locator(".ask .words button[data-rule=M8]").waitFor();
  assert.equal(await act(page, "snap-shut").count(), 0, "there is nothing to pack");

  await goTo(page, "gate-cardless");
  assert.equal(await page.locator(`#bag-${MAYA}`).count(), 0);
  await page.locator(`.bags .focused #bag-${DASHA}`).waitFor();
  assert.equal(await act(page, "let-decide").count(), 0, "there is nothing to decide about");
  assert.deepEqual(await pockets(await openShelves(page)), ["stand", "face-down"]);
  assert.ok(!(await deeds(page)).includes(`hand-back ${MAYA}`), "there is no bag to hand back");
  await payFor(page, 2, "open", INES);
  await expectTold(page, /You offer 2 gold, if Olek opens Ines’s bag\./);
  await twice(act(page, "accept"));
  await bag(page, DASHA, "free");
  await expectStand(page, MAYA, { gold: 43 - 3, chickens: 4 - 1 });
  await expectStand(page, OLEK, { gold: 63 + 3, chickens: 2 + 1 });
  await expectStand(page, DASHA, { cheese: 5 + 2 });
  await onDesk(page, MAYA).waitFor();
  await onDesk(page, OLEK).waitFor({ state: "detached" });
});

// Debts

browserTest("without gold people pay in goods, Sheriffs too, and what nothing covers is forgiven", async ({ open }) => {
  // B2, B3, B4, I10
  const page = await sit(open, "debt-all");
  await expectTold(page, /You pay Olek 1 gold\.\nYou hand Olek 1 apple\.\nYou still owe 13 gold/);
  await expectDiscarded(page, 5 + 4);
  assert.equal(await button(page.locator(".ask"), "more").count(), 0, "there is nothing to choose");
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Olek 2 pepper\.\nYou have nothing left: 1 gold is forgiven\./);
  await expectStand(page, MAYA, { gold: 0, apples: 0, hidden: 0 });
  await expectStand(page, OLEK, { gold: 106, apples: 7, hidden: 2 + 2 });
  await expectSecrets(page);
  await expectKnown(page, OLEK, /2 pepper/);
  await act(page, "pay").waitFor({ state: "detached" });

  // I9, B1
  await goTo(page, "debt-sheriff");
  await expectStand(page, INES, { gold: 100 + 1, bread: 5 + 3, chickens: 1, apples: 4 });
  assert.equal(await act(page, "open").count(), 0, "no other bag is settled before");
  for (const good of ["chickens", "apples"]) await page.locator(`.ask [data-good=${good}] [name=more]`).click();
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Ines 1 apple and 1 chicken\./);
  await expectStand(page, INES, { gold: 101, apples: 4 + 1, chickens: 1 + 1 });
  await expectStand(page, MAYA, { gold: 0, apples: 5 - 1, chickens: 4 - 1 });
  await lookAt(page, OLEK);
  await twice(act(page, "open"));
  await expectStand(page, MAYA, { gold: 0 + 4 });
});

// The market

/** What a pile says of itself, the deck or the discards. */
const pile = (page, place) => page.locator(".pile", { has: page.locator(`[data-place=${place}]`) });

browserTest("discards become a new deck when someone must draw, and not before", async ({ open }) => {
  // M6, M7
  const page = await sit(open, "last-cards");
  const aside = page.locator(`.stall[data-seat="${MAYA}"] [data-good]`);
  await takeOut(page, ["silk"]);
  await twice(act(page, "exchange"));
  await expectTold(page, /You draw 1 chicken\./);
  await expectWords(pile(page, "deck"), /no card left/);
  await expectWords(pile(page, "discard"), /\b5 cards/);

  await goTo(page, "last-cards");
  await takeOut(page, ["apples", "apples", "bread"]);
  await twice(act(page, "exchange"));
  await expectTold(page, /The discards become a new deck of 5 cards\./);
  await expectNumber(() => page.locator("[data-row=hand] [data-good]").count(), 6);
  assert.equal(await page.locator("[data-row=hand] [data-good=chickens]").count(), 1, "the last card of the old deck");
  await expectWords(pile(page, "deck"), /\b3 cards/);
  await expectWords(pile(page, "discard"), /empty/);
  assert.deepEqual(await goodsOf(aside), ["apples", "apples", "bread"], "what is set aside is not shuffled");
  assert.equal((await chronicle(page)).match(/new deck/g).length, 1);
});

/** All cards of a discard pile, the top one first, as whoever looks through it sees them. */
async function lookThrough(page, place) {
  await page.locator(`.pile:has([data-place=${place}]) [name=look-through], .display [name=look-through][data-place=${place}]`).click();
  const cards = await goodsOf(page.locator(`#all-of-${place} li [data-good]`));
  await page.keyboard.press("Escape");
  return cards;
}

browserTest("what is set aside in the second edition lies face up, and is discarded when all are done", async ({ open }) => {
  // M3, M6, P1, S5
  const page = await sit(open, "market-turn");
  const aside = (seat) => page.locator(`.stall[data-seat="${seat}"] .tray`);
  const discards = ["apples", "cheese", "pepper", "bread", "apples"];
  assert.deepEqual(await goodsOf(aside(INES).locator("[data-good]")), ["cheese", "pepper"]);
  assert.deepEqual(await goodsOf(aside(DASHA).locator("[data-good]")), ["apples"]);
  assert.equal(await page.locator(".stall .card.back").count(), 0);
  await expectTold(page, /Ines sets aside 1 cheese and 1 pepper\.[^]*Dasha sets aside 1 apple\./);
  assert.deepEqual(await lookThrough(page, "discard"), discards, "the turn of the last is still to come");
  await takeOut(page, ["silk"]);
  await twice(act(page, "exchange"));
  await page.locator(".table[data-stage=load]").waitFor();
  await expectDiscarded(page, 5 + 4);
  const after = await lookThrough(page, "discard");
  assert.deepEqual(after.slice(4), discards);
  assert.deepEqual(after.slice(0, 4).sort(), ["apples", "cheese", "pepper", "silk"]);
});

browserTest("a new deck of the first edition is made of what lies below the top five of each pile", async ({ open }) => {
  // M7, S5
  const page = await sit(open, "first-last-cards");
  const top = ["cheese", "bread", "mead", "cheese", "apples"];
  assert.deepEqual(await lookThrough(page, "discard-left"), [...top, "mead", "crossbow", "pepper"]);
  assert.deepEqual(await lookThrough(page, "discard-right"), [...top, "silk"]);
  await takeOut(page, ["apples", "apples", "bread"]);
  await twice(act(page, "exchange"));
  await expectTold(page, /The discards become a new deck of 4 cards\./);
  for (const side of ["left", "right"]) assert.deepEqual(await lookThrough(page, `discard-${side}`), top);
  await expectWords(pile(page, "deck"), /\b2 cards/);
  assert.equal(await page.locator("[data-row=hand] [data-good=chickens]").count(), 1, "the last card of the old deck");
  await expectNumber(() => page.locator("[data-row=hand] [data-good]").count(), 6);
});

/** Who goes to market, in order, and how far they are. */
const order = (page) =>
  page.locator(".stall").evaluateAll((all) => all.map(({ dataset: { seat, progress } }) => `${seat} ${progress}`));

browserTest("people go to market in their order, five with two piles, six without the Deputies", async ({ open }) => {
  // M1, M4, M5
  const page = await sit(open, "five-first-market");
  assert.deepEqual(await order(page), [`${DASHA} done`, `${JONAS} done`, `${MAYA} turn`, `${INES} next`]);
  await takeOut(page, ["apples", "bread", "chickens"]);
  const take = (side, count) => page.locator(`button[name=take][data-side=${side}][data-count="${count}"]`);
  await take("left", 2).click();
  await take("right", 1).click();
  await twice(act(page, "exchange"));
  await expectTold(page, /You take 1 apple and 1 cheese from the left pile\./);
  await expectTold(page, /You take 1 cheese from the right pile\./);
  assert.doesNotMatch(await chronicle(page), /You draw/, "three were set aside, and three came");
  await twice(act(page, "place-left"));
  await expectWords(pile(page, "discard-left"), /\b6 cards/);
  await expectWords(pile(page, "discard-right"), /\b4 cards/);
  await expectWords(pile(page, "deck"), /\b97 cards/);
  assert.deepEqual((await order(page)).slice(2), [`${MAYA} done`, `${INES} turn`]);

  // D2, M2: the Deputy drawn first picks.
  await goTo(page, "deputies-market");
  const picks = await act(page, "pick-first").evaluateAll((all) => all.map((it) => Number(it.dataset.seat)));
  assert.deepEqual(picks, [INES, DASHA, JONAS, AMIRA]);
  await page.locator(`.ask [name=pick-first][data-seat="${JONAS}"]`).click();
  await expectTold(page, /Jonas goes to market first\./);
  await eventually(async () =>
    assert.deepEqual(await order(page), [`${JONAS} turn`, `${AMIRA} next`, `${INES} later`, `${DASHA} later`]));
  assert.equal(await act(page, "pick-first").count(), 0);
});

// Five at the gate, and in the count

browserTest("the Sheriff of five settles four bags, each in its own way", async ({ open }) => {
  // I1, I6, I8, I10, H1
  const page = await sit(open, "five-gate");
  await lookAt(page, JONAS);
  await twice(act(page, "hand-back"));
  await bag(page, JONAS, "free");
  await expectStand(page, MAYA, { gold: 43 + 6, chickens: 4 + 1 });
  await expectStand(page, JONAS, { gold: 50 - 6, chickens: 5 - 1 + 3, hidden: 1 + 1 });

  await accept(page, INES);
  await lookAt(page, OLEK);
  await twice(act(page, "open"));
  await bag(page, OLEK, "opened");
  await expectStand(page, MAYA, { gold: 49 + 3 + 4 });
  await expectStand(page, OLEK, { gold: 63 - 4, apples: 6 + 2, hidden: 2 });

  await lookAt(page, DASHA);
  await twice(act(page, "hand-back-nothing"));
  await bag(page, DASHA, "free");
  await expectStand(page, DASHA, { gold: 36, cheese: 5 + 2, hidden: 2 + 1 });

  await lookAt(page, INES);
  await twice(act(page, "open"));
  await expectStand(page, MAYA, { gold: 56 - 6 });
  await expectStand(page, INES, { gold: 58 - 3 + 6, bread: 5 + 3 });
  await seeFinale(page, INES, /Ines says\s+3 Bread[^]*Honest\. You pay Ines 6\./, ["bread", "bread", "bread"]);
  await expectWords(page.locator(".round-end header"), /Round 6[^]*Ines is Sheriff next/);
  const changes = await page.locator(".round-end .change > span[aria-hidden]").allInnerTexts();
  assert.deepEqual(changes, ["+3", "−4", "±0", "−6", "+7"]);
});

browserTest("a merchant of five deals about a bag of the others, and gets the own back", async ({ open }) => {
  // I4, I5, I8
  const page = await sit(open, "five-merchant");
  const own = `hand-back ${MAYA}`;
  const others = [INES, DASHA, JONAS].flatMap((seat) => [`hand-back ${seat}`, `open ${seat}`, `lock ${seat}`]);
  assert.deepEqual((await deeds(page)).sort(), [own, ...others].sort());
  await payFor(page, 2, "open", JONAS);
  await expectWords(onDesk(page, MAYA).locator(".for"), /your bag[^]*open Jonas’s bag/);
  await twice(act(page, "accept"));
  await bag(page, MAYA, "free");
  await expectStand(page, MAYA, { gold: 43 - 7, apples: 5 + 3, hidden: 3 + 1 });
  await expectStand(page, OLEK, { gold: 63 + 7 });
  // H6
  await onDesk(page, MAYA).waitFor({ state: "detached" });
  await bag(page, JONAS, "closed");
});

browserTest("five have a column each in the count, and every word its fate in the ledger", async ({ open }) => {
  // S7, V2, V3
  const page = await sit(open, "five-score");
  await expectWords(page.locator(".sheet thead"), /5 players, 10 rounds/);
  assert.equal((await rows(page)).length, 8);
  // Legal goods, contraband, gold, and as King of apples and Queen of chickens.
  assert.deepEqual(await column(page, MAYA), [18, 12, 9, 16, 6 + 8 + 9, 43, 20 + 5, 146]);
  assert.deepEqual(await column(page, DASHA), [6, 27, 12, 0, 7 + 9, 34, 15 + 10, 120]);
  // Second of cheese, and most of the chickens.
  assert.equal((await column(page, JONAS)).at(-2), 10 + 10);
  await expectWords(page.locator(".result"), /You win/);

  // H2
  await goTo(page, "score-promises");
  const words = page.locator(".ledger li");
  const told = (all) => all.map((it) => [...it.querySelectorAll(".who b, .stamp")].map((part) => part.textContent));
  await words.nth(4).waitFor();
  assert.deepEqual(await words.evaluateAll(told), [
    ["Dasha", "Olek", "kept"],
    ["Dasha", "Olek", "broken"],
    ["Olek", "Maya", "never due"],
    ["Maya", "Olek", "broken"],
    ["Ines", "Olek", "kept"],
  ]);
  assert.equal(await words.locator(".stamp.kept").count(), 2);
  assert.equal(await words.locator(".stamp.broken").count(), 2);
  // What was owed by word alone was never taken.
  assert.equal((await column(page, MAYA)).at(-3), 43 - 1);
});

browserTest("of two with as many points the one with more legal goods cards wins, or both do", async ({ open }) => {
  // V6
  const page = await sit(open, "score-tied");
  const winners = page.locator(".sheet thead th.won");
  const seats = (all) => all.map((it) => Number(it.dataset.seat));
  const result = (words) => expectWords(page.locator(".result"), words);
  await result(/^You win\s+114 points, as many as Ines\.\s+Tied at 114 points\. Legal goods cards decide: you 11 and Ines 9\./);
  for (const seat of [MAYA, INES]) assert.equal((await column(page, seat)).at(-1), 114);
  assert.deepEqual(await winners.evaluateAll(seats), [MAYA]);

  await goTo(page, "score-shared");
  await result(/^You and Ines share the win\s+115 points\.\s+Tied at 115 points, in legal goods cards and in contraband cards\./);
  for (const seat of [MAYA, INES]) assert.equal((await column(page, seat)).at(-1), 115);
  assert.deepEqual(await winners.evaluateAll(seats), [MAYA, INES]);
});

// What became of bags

browserTest("of an opened bag the liar pays and the honest is paid, and both can still deal", async ({ open }) => {
  // I10, I11, I12
  const page = await sit(open, "gate-caught");
  const taken = page.locator(`#bag-${MAYA} .confiscated [data-good]`);
  await eventually(async () => assert.deepEqual(await goodsOf(taken), ["crossbow"]));
  await expectStand(page, MAYA, { gold: 43 - 4, apples: 5 + 3, hidden: 3 });
  await expectStand(page, OLEK, { gold: 63 + 4 });
  // Nobody took what was offered for opening it (I6).
  await expectStand(page, INES, { gold: 58 });
  await expectDiscarded(page, 5 + 1);
  await expectSecrets(page, ["pepper", "pepper", "silk"]);
  await onDesk(page, DASHA).waitFor();
  for (const seat of [MAYA, OLEK, INES]) assert.equal(await onDesk(page, seat).count(), 0, "those slips are void");
  const shelves = await openShelves(page);
  assert.deepEqual(await pockets(shelves), ["stand", "face-down"]);
  assert.ok(!(await deeds(page)).some((deed) => deed.endsWith(` ${MAYA}`)), "that bag is settled");
  await shelves.locator("[data-pocket=stand][data-good=apples]").click();
  await payFor(page, 1, "open", INES);
  await expectTold(page, /You offer 1 gold and 1 apple from the stand, if Olek opens Ines’s bag\./);

  // I9
  await goTo(page, "gate-honest");
  await bag(page, INES, "opened");
  assert.equal(await page.locator(`#bag-${INES} .confiscated`).count(), 0);
  await expectStand(page, INES, { gold: 58 + 6, bread: 5 + 3, hidden: 1 });
  await expectStand(page, OLEK, { gold: 63 - 6 });
  await expectDiscarded(page, 5);
  await expectWords(onDesk(page, INES), /3 gold[^]*open your bag/);
  await twice(act(page, "accept"));
  await bag(page, MAYA, "free");
  await expectStand(page, OLEK, { gold: 63 - 6 + 8 });
  // H6
  await onDesk(page, INES).waitFor({ state: "detached" });
  await expectStand(page, INES, { gold: 64 });
});

browserTest("what was handed back lies on the stand, and can be offered for another bag", async ({ open }) => {
  // I8, I4, I3
  const page = await sit(open, "gate-handed-back");
  await bag(page, MAYA, "free");
  await expectStand(page, MAYA, { gold: 43 - 8, apples: 5 + 3, hidden: 3 + 1 });
  await expectStand(page, OLEK, { gold: 63 + 8 });
  await expectSecrets(page, ["pepper", "pepper", "silk", "crossbow"]);
  const shelves = await openShelves(page);
  assert.deepEqual(await pockets(shelves), ["stand", "face-down"]);
  await deeds(page);
  await shelves.locator("[data-pocket=face-down][data-good=crossbow]").click();
  await payFor(page, 1, "hand-back", INES);
  assert.ok(!(await page.locator("#slip .secret").isVisible()), "that is no bluff any more");
  await expectTold(page, /You offer 1 gold and 1 crossbow from the stand, if Olek hands Ines’s bag back\./);
});

// What I know

browserTest("what I hid is there for me to see in every phase", async ({ open }) => {
  // P2
  const [packed, hidden] = [["apples", "apples", "apples", "crossbow"], ["pepper", "pepper", "silk"]];
  const page = await sit(open, "market-turn");
  await expectSecrets(page, hidden);
  for (const scene of ["load-wait", "declare", "gate-merchant"]) {
    await goTo(page, scene);
    await expectSecrets(page, packed, hidden);
  }
  await goTo(page, "debt-all");
  await expectSecrets(page, ["pepper", "pepper"]);
});

browserTest("what I was shown I know from then on", async ({ open }) => {
  // H4, P2
  const page = await sit(open, "proof");
  const known = page.locator(".stand .known");
  assert.equal(await known.count(), 0, "nothing is known yet");
  await lookAt(page, OLEK);
  await twice(act(page, "hand-back"));
  const expectShown = async () => {
    await expectWords(page.locator(`#bag-${OLEK} .proved`), /Olek shows you that there was no more\./);
    const shown = page.locator(`#bag-${OLEK} .proved + .found [data-good]`);
    assert.deepEqual(await goodsOf(shown), ["pepper", "silk"]);
    await expectKnown(page, OLEK, /1 pepper and 1 silk/);
    assert.equal(await known.count(), 1, "of nobody else");
  };
  await expectShown();
  await page.reload();
  await expectShown();
});

/** Waits until I am shown these cards of a bag's owner, who could not keep a promise. */
async function expectProved(page, seat, words, cards) {
  await expectWords(page.locator(`#bag-${seat} .proved`), words);
  assert.deepEqual(await goodsOf(page.locator(`#bag-${seat} .proved + .found [data-good]`)), cards);
}

browserTest("of a broken promise I am shown each place that it named, as it was before", async ({ open }) => {
  // H3, H4
  const page = await sit(open, "proof");
  await lookAt(page, INES);
  await twice(act(page, "hand-back"));
  await expectProved(page, INES, /Ines shows you that there was no more\. In the bag: 3 bread\./, ["bread", "bread", "bread"]);
  await expectStand(page, MAYA, { gold: 43 + 1, hidden: 3 });
  await expectStand(page, INES, { gold: 58 - 1, bread: 5 + 3, hidden: 1 });

  // The mead that is there is paid all the same.
  await lookAt(page, DASHA);
  await twice(act(page, "hand-back"));
  const both = /Dasha shows you that there was no more\. Face down: 2 mead and 1 crossbow\. In the bag: 2 cheese\./;
  await expectProved(page, DASHA, both, ["mead", "mead", "crossbow", "cheese", "cheese"]);
  await expectStand(page, MAYA, { gold: 44, hidden: 3 + 1 });
  await expectStand(page, DASHA, { cheese: 5 + 2, hidden: 3 - 1 });
  await expectSecrets(page, ["pepper", "pepper", "mead", "silk"]);
  await expectKnown(page, DASHA, /1 mead and 1 crossbow/);
});
