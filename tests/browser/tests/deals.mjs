// What people agree on at the gate, and every other act of a round, each from a scene.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import {
  PHONE,
  WIDE,
  act,
  expectNumber,
  expectTold,
  expectWords,
  goTo,
  lookAt,
  onDesk,
  openShelves,
  sit,
} from "../scene.mjs";
import { atScene, button, byKeys, drag, faceDown, gold, onMyStand, pass, twice } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA] = [0, 1, 2, 3];

browserTest("the Sheriff hands a bag back and takes what its owner offers", async ({ open }) => {
  const page = await sit(open, "gate-sheriff");
  const hidden = await faceDown(page);
  await page.locator(`#bag-${OLEK} button[name=bag]`).click();
  await twice(act(page, "hand-back"));
  await page.locator(`#bag-${OLEK}[data-state=free]`).waitFor();
  await expectNumber(() => gold(page), 43 + 5);
  await expectNumber(() => onMyStand(page, "cheese"), 3 + 1);
  await expectNumber(() => faceDown(page), hidden + 1);
  await expectTold(page, /Olek is to give 5 gold, 1 cheese from the stand and 1 mead from the bag\./);
  await expectTold(page, /You hand Olek’s bag back\./);
});

browserTest("the Sheriff is paid to open a bag, and then has to", async ({ open }) => {
  const page = await sit(open, "gate-sheriff");
  await twice(onDesk(page, INES).locator("button[name=accept]"));
  await expectNumber(() => gold(page), 43 + 3);
  await expectTold(page, /You must open Olek’s bag\./);
  await page.locator(`#bag-${OLEK} button[name=bag]`).click();
  await act(page, "open").waitFor();
  assert.ok(await act(page, "hand-back-nothing").isDisabled(), "the duty forbids it");
  assert.equal(await act(page, "hand-back").count(), 0, "the slip about the bag is void");
  await twice(act(page, "open"));
  const taken = page.locator(`#bag-${OLEK} .confiscated [data-good]`);
  await taken.nth(1).waitFor();
  const goods = await taken.evaluateAll((cards) => cards.map((card) => card.dataset.good));
  assert.deepEqual(goods.sort(), ["crossbow", "mead"]);
  await expectNumber(() => gold(page), 43 + 3 + 8);
  await expectTold(page, /You open Olek’s bag: .*, not 4 apples\./);
});

browserTest("a merchant accepts what the Sheriff wants", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  const hidden = await faceDown(page);
  await twice(act(page, "accept"));
  await page.locator("#bag-0[data-state=free]").waitFor();
  await expectNumber(() => gold(page), 43 - 8);
  await expectNumber(() => onMyStand(page, "apples"), 5 + 3);
  await expectNumber(() => faceDown(page), hidden + 1);
  await expectTold(page, /You are to give 8 gold\.\nOlek hands your bag back\. In it: 3 apples and 1 crossbow\./);
});

browserTest("a merchant turns the Sheriff's slip down", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  await onDesk(page, OLEK).waitFor();
  await act(page, "decline").click();
  await onDesk(page, OLEK).waitFor({ state: "detached" });
  await expectNumber(() => act(page, "accept").count(), 0);
  assert.equal(await gold(page), 43);
  await expectTold(page, /Olek’s slip is turned down\./);
});

browserTest("a threat is a sign on the bag and a line in the chronicle, and nothing else", async ({ open }) => {
  // I2
  const page = await sit(open, "gate-sheriff");
  const sign = (seat) => page.locator(`#bag-${seat} .facts .hot:has(use[href="#art-threat"])`);
  await lookAt(page, OLEK);
  await act(page, "threaten").click();
  await sign(OLEK).waitFor();
  await expectTold(page, /You lay a hand on Olek’s bag\./);
  assert.ok(await act(page, "threaten").isDisabled(), "a hand is laid on it once");
  assert.equal(await sign(INES).count() + (await sign(DASHA).count()), 0);
  await onDesk(page, OLEK).waitFor();
  assert.ok(await act(page, "hand-back").isEnabled());
  assert.equal(await gold(page), 43);
  await lookAt(page, DASHA);
  assert.ok(await act(page, "threaten").isEnabled());

  // Whoever is threatened answers by writing.
  await goTo(page, "five-merchant");
  await expectTold(page, /Olek lays a hand on your bag\./);
  await expectWords(page.locator(`#bag-${MAYA} .held`), /Olek’s hand is on this bag/);
  await sign(MAYA).waitFor();
  await button(page.locator("#slip"), "more-gold").click();
  await button(page.locator("#slip"), "slide-over").click();
  await onDesk(page, MAYA).waitFor();
  await sign(MAYA).waitFor({ state: "detached" });
});

browserTest("a slip that is replaced gets another version", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  const slip = page.locator("#slip");
  const before = await onDesk(page, 0).getAttribute("data-slip");
  assert.match(await slip.locator("header small").innerText(), /1st version, on the desk/);
  assert.ok(await slip.locator("[name=slide-over]").isDisabled(), "it lies there already");
  await slip.locator("[name=more-gold]").first().click();
  await slip.locator("[name=slide-over]").click();
  await eventually(async () => {
    assert.match(await slip.locator("header small").innerText(), /2nd version, on the desk/);
  });
  const after = await onDesk(page, 0).getAttribute("data-slip");
  assert.ok(Number(after) > Number(before), "nobody can accept the old one by mistake");
  assert.equal(await onDesk(page, 0).count(), 1);
});

browserTest("an act that was begun ends with the slip that it was about", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  await act(page, "accept").click();
  await page.locator(".ask button[name=accept][data-state=armed]").waitFor();
  await act(page, "decline").click();
  await expectNumber(() => act(page, "accept").count(), 0);
  assert.equal(await gold(page), 43);
});

browserTest("a merchant offers goods from stand and bag, and bluffs", async ({ open }) => {
  const page = await sit(open, "gate-merchant");
  const slip = page.locator("#slip");
  const mine = slip.locator("dd").first();
  const note = slip.locator(".secret");
  assert.ok(!(await note.isVisible()), "there is no bluff yet");
  await mine.locator("[name=gold]").fill("3");
  await mine.locator("[name=gold]").press("Enter");
  await mine.locator("[name=add-goods]").click();
  const shelves = slip.locator(".shelves").first();
  await shelves.locator("[name=add][data-pocket=stand][data-good=cheese]").click();
  await shelves.locator("[name=add][data-pocket=bag][data-good=mead]").click();
  await note.waitFor();
  assert.match(await note.innerText(), /your bag has no Mead/);
  await slip.locator("[name=slide-over]").click();
  await onDesk(page, 0).waitFor();
  const goods = await onDesk(page, 0).locator("[data-good]").evaluateAll((all) => all.map((it) => it.dataset.good));
  assert.deepEqual(goods.sort(), ["cheese", "mead"]);
  assert.doesNotMatch(await onDesk(page, 0).innerText(), /bluff/i);
  await slip.locator("[name=withdraw]").click();
  await onDesk(page, 0).waitFor({ state: "detached" });
});

browserTest("whoever promised what was not there has to show it", async ({ open }) => {
  // H4
  const page = await sit(open, "proof");
  await lookAt(page, OLEK);
  await twice(act(page, "hand-back"));
  await expectNumber(() => gold(page), 43 + 2);
  await expectTold(page, /Olek shows you that there was no more\. Face down: 1 pepper and 1 silk\./);
  assert.equal(await faceDown(page), 3, "nothing came over");
});

browserTest("a bluff from under the counter says that it will have to be shown", async ({ open }) => {
  // H4
  const page = await sit(open, "gate-merchant");
  const shelves = await openShelves(page);
  await shelves.locator("[data-pocket=face-down][data-good=mead]").click();
  await expectWords(page.locator("#slip .secret"), /there is no Mead face down/);
  await expectWords(page.locator("#slip .secret"), /If Olek takes the deal, Olek gets to look\./);
});

/** A step towards paying a debt. */
const pay = (page, good, step) => page.locator(`.ask [data-good=${good}] [name=${step}]`);

browserTest("a debt is paid in goods", async ({ open }) => {
  const page = await sit(open, "debt");
  const apples = await onMyStand(page, "apples");
  assert.ok(await act(page, "pay").isDisabled(), "nothing is not enough");
  await pay(page, "cheese", "more").click();
  assert.ok(await act(page, "pay").isDisabled(), "three is less than five");
  await pay(page, "apples", "more").click();
  await twice(act(page, "pay"));
  await act(page, "pay").waitFor({ state: "detached" });
  await expectNumber(() => onMyStand(page, "cheese"), 3 - 1);
  await expectNumber(() => onMyStand(page, "apples"), apples - 1);
  await expectTold(page, /You hand Olek 1 apple and 1 cheese\./);
});

browserTest("what was chosen to pay with is still chosen after a reload", async ({ open }) => {
  // B1
  const page = await sit(open, "debt");
  await pay(page, "cheese", "more").click();
  await expectWords(page.locator(".ask .sum"), /worth 3\. You owe 5/);
  await page.reload();
  await expectWords(page.locator(".ask .sum"), /worth 3\. You owe 5/);
  await pay(page, "apples", "more").click();
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Olek 1 apple and 1 cheese\./);
});

browserTest("a debt is paid with no card too many", async ({ open }) => {
  // B1
  const page = await sit(open, "debt");
  await expectWords(page.locator(".ask h2"), /You still owe 5 gold/);
  await pay(page, "chickens", "more").click();
  await expectWords(page.locator(".ask .sum"), /worth 4\. You owe 5/);
  await pay(page, "cheese", "more").click();
  await pay(page, "apples", "more").click();
  await expectWords(page.locator(".ask .sum"), /worth 9\. You owe 5/);
  assert.ok(await act(page, "pay").isDisabled(), "the apple is needless");
  await expectWords(page.locator(".ask .why"), /\S/);
  await pay(page, "cheese", "fewer").click();
  await expectWords(page.locator(".ask .sum"), /worth 6\. You owe 5/);
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Olek 1 apple and 1 chicken\./);
  await expectNumber(() => onMyStand(page, "chickens"), 4 - 1);
  assert.equal(await gold(page), 0);
});

browserTest("whoever has no legal goods pays in contraband, for all to see", async ({ open }) => {
  // B2
  const page = await sit(open, "debt-contraband");
  await expectTold(page, /You hand Olek 2 apples\./);
  await expectWords(page.locator(".ask"), /Pay in contraband/);
  await pay(page, "silk", "more").click();
  await twice(act(page, "pay"));
  await expectTold(page, /You hand Olek 1 silk\./);
  await expectNumber(() => faceDown(page), 3 - 1);
  assert.equal(await onMyStand(page, "apples"), 0);
});

browserTest("a bag is loaded and snapped shut by keyboard", async ({ open }) => {
  const page = await sit(open, "load");
  const inBag = page.locator("[data-row=out] button[name=card]");
  await tabTo(page, "[data-row=hand] button[name=card]");
  await page.keyboard.press("Enter");
  await inBag.first().waitFor();
  await pass(page);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await inBag.nth(1).waitFor();
  await pass(page);
  const goods = await inBag.evaluateAll((cards) => cards.map((card) => card.dataset.good));
  await tabTo(page, "button[name=snap-shut]");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await act(page, "snap-shut").waitFor({ state: "detached" });
  assert.equal(goods[0], "apples");
  await expectTold(page, /You snap your bag shut on 1 apple and 1 \w+\./);
});

/** Goes to something with the Tab key alone. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses += 1) {
    const there = await page.evaluate((to) => document.activeElement?.matches(to), selector);
    if (there) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the Tab key does not lead to ${selector}`);
}

browserTest("a lie is declared by keyboard", async ({ open }) => {
  const page = await sit(open, "declare");
  await tabTo(page, "input[name=say]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const said = await page.locator("input[name=say]:checked").getAttribute("value");
  assert.equal(said, "bread");
  assert.match(await page.locator(".truth").innerText(), /3 apples and 1 crossbow/);
  const tag = page.locator(".tag", { hasText: "You " });
  assert.match(await tag.innerText(), /^You will say\s+4 bread/i, "it is not said yet");
  await tabTo(page, "button[name=declare]");
  await byKeys(page, act(page, "declare"));
  await expectTold(page, /You declare 4 bread\./);
  await expectWords(tag, /^You say\s+4 bread/i);
});

browserTest("cards are set aside with a finger on a phone", async ({ open }) => {
  const page = await sit(open, "market-turn", PHONE);
  const cards = page.locator("[data-row=hand] button[name=card]");
  const count = await cards.count();
  await cards.first().tap();
  await expectNumber(() => cards.count(), count - 1);
  await button(page.locator("[data-row=out]"), "card").waitFor();
  await act(page, "exchange").tap();
  await act(page, "exchange").tap();
  await act(page, "exchange").waitFor({ state: "detached" });
  await expectTold(page, /You set aside 1 apple\.[^]*You draw 1 /);
});

browserTest("a card that is flung lands where it is meant to", async ({ open }) => {
  const page = await sit(open, "market-turn");
  const cards = page.locator("[data-row=hand] button[name=card]");
  const ghosts = page.locator(".ghost");
  const count = await cards.count();
  // A quick hand is beyond the card's edge before the page hears of it.
  await drag(page, cards.last(), page.locator("[data-drop=out]"), 2);
  await expectNumber(() => cards.count(), count - 1);
  await pass(page);
  await drag(page, cards.last(), page.locator(".top"), 2);
  await pass(page);
  await drag(page, cards.last(), page.locator("[data-drop=out]"), 2);
  await expectNumber(() => cards.count(), count - 2);
  await pass(page);
  assert.equal(await ghosts.count(), 0, "nothing clings to the pointer");
});

browserTest("one tap is enough for whoever has set it so", async ({ open }) => {
  const prepare = atScene("market-turn", { confirm: "tap" });
  const page = await open("", { ...WIDE, prepare });
  await button(page.locator("[data-row=hand]"), "card").first().click();
  await button(page.locator("[data-row=out]"), "card").waitFor();
  assert.equal(await act(page, "exchange").locator(".how").isVisible(), false);
  await act(page, "exchange").click();
  await expectTold(page, /You set aside 1 apple\.[^]*You draw 1 /);
});

browserTest("a sixth card stays in the hand, and the hand says why", async ({ open }) => {
  // M3
  const page = await sit(open, "market-turn");
  const cards = page.locator("[data-row=hand] button[name=card]");
  const out = page.locator("[data-row=out] button[name=card]");
  for (let count = 1; count <= 5; count += 1) {
    await cards.first().click();
    await expectNumber(() => out.count(), count);
    await pass(page);
  }
  await cards.first().click();
  const why = page.locator(".my-hand .error:not([hidden])");
  await expectWords(why, /Set five aside at most/);
  assert.equal(await why.locator("[name=rule]").getAttribute("data-rule"), "M3");
  assert.equal(await out.count(), 5);
  await out.last().click();
  await expectNumber(() => out.count(), 4);
  await pass(page);
  await cards.first().click();
  await expectNumber(() => why.count(), 0);
});

browserTest("what I was writing is still there when I answer a slip", async ({ open }) => {
  const page = await sit(open, "gate-wanted");
  const gold = page.locator("#slip dd [name=gold]").first();
  const withdraw = page.locator("#slip [name=withdraw]:visible");
  if (await withdraw.count()) await withdraw.click();
  await withdraw.waitFor({ state: "detached" });
  await gold.fill("3");
  await act(page, "write-slip").click();
  await eventually(async () => assert.notEqual(await gold.inputValue(), "3"));
  await page.locator("#slip [name=take-up]").click();
  await eventually(async () => assert.equal(await gold.inputValue(), "3"));
});

browserTest("the Sheriff writes to a merchant whose bag is settled", async ({ open }) => {
  // I4, I5
  const page = await sit(open, "gate-sheriff");
  const bag = page.locator(".bags li.focused .place");
  const seat = await bag.getAttribute("data-seat");
  await twice(act(page, "hand-back-nothing").first());
  await page.locator(`#bag-${seat}[data-state=free]`).waitFor();
  await pass(page);
  await page.locator(`.ask button[name=write-slip][data-seat="${seat}"]`).click();
  await page.locator("#slip dd [name=gold]").first().fill("1");
  await page.locator("#slip [name=slide-over]").click();
  await page.locator(".desk li").filter({ hasText: /You\s*ask/ }).first().waitFor();
});

browserTest("a button stays under the finger that presses it", async ({ open }) => {
  const finals = { declare: "declare", "gate-wanted": "accept" };
  for (const [scene, name] of Object.entries(finals)) {
    const page = await sit(open, scene);
    const before = await act(page, name).boundingBox();
    await act(page, name).click();
    await page.locator(`.ask button[name=${name}][data-state=armed]`).waitFor();
    const after = await act(page, name).boundingBox();
    // Its frame is a little thicker then.
    assert.ok(Math.abs(after.width - before.width) < 6, `${name}: ${before.width}, ${after.width}`);
    assert.ok(Math.abs(after.y - before.y) < 6, `${name}: ${before.y}, ${after.y}`);
  }
});

/** Runs in the page: counts whatever flies over it from now on. */
function countGhosts() {
  window.ghosts = 0;
  const isGhost = (node) => node.classList?.contains("ghost");
  const count = (changes) => {
    for (const { addedNodes } of changes) window.ghosts += [...addedNodes].filter(isGhost).length;
  };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}

/** Sets a card aside and draws another; how much has flown. */
async function exchangeOne(open, options, settings) {
  const page = await open("", { ...WIDE, ...options, prepare: atScene("market-turn", settings) });
  await page.locator(".table").waitFor();
  await page.evaluate(countGhosts);
  await button(page.locator("[data-row=hand]"), "card").first().click();
  await button(page.locator("[data-row=out]"), "card").waitFor();
  await twice(act(page, "exchange"));
  await act(page, "exchange").waitFor({ state: "detached" });
  await pass(page);
  return page.evaluate(() => window.ghosts);
}

browserTest("nothing flies for whoever wants little to move", async ({ open }) => {
  assert.ok((await exchangeOne(open, {}, {})) > 0, "cards fly for everyone else");
  assert.equal(await exchangeOne(open, { reducedMotion: "reduce" }, {}), 0);
  assert.equal(await exchangeOne(open, {}, { motion: "reduced" }), 0);
});
