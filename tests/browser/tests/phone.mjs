// The gate on a phone, by touch alone: one bag at a time and the slips about it, an editor that unfolds
// over them, and every choice that is asked for there. Each from a scene.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import {
  PHONE,
  WIDE,
  act,
  expectNumber,
  expectSecrets,
  expectTold,
  expectWords,
  goTo,
  goodsOf,
  sit,
} from "../scene.mjs";
import { button, faceDown, gold, onMyStand, pass } from "../table.mjs";

/** The seats of the scenes; Maya is the reader. */
const [MAYA, INES, OLEK, DASHA] = [0, 1, 2, 3];

/** Taps something that wants to be tapped twice. Time stands still, so no tap is long enough to do it. */
async function tapTwice(locator) {
  await locator.tap();
  await locator.tap();
}

/** Taps something so many times. */
async function tapTimes(locator, times) {
  for (let taps = 0; taps < times; taps += 1) await locator.tap();
}

/** Goes to a part of the table. */
async function turnToTab(page, name) {
  await page.locator(".nav button").nth(["gate", "stands", "talk", "mine"].indexOf(name)).tap();
  await page.locator(`.table[data-tab=${name}]`).waitFor();
}

/** Holds something with a finger for as long as a final act wants it, and lifts the finger after it is done. */
async function holdByFinger(page, locator) {
  const finger = await page.context().newCDPSession(page);
  const box = await locator.boundingBox();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pass(page, 700);
  await locator.waitFor({ state: "detached" });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return point;
}

browserTest("lifting the finger after a final act presses nothing that came in its place", async ({ open }) => {
  const page = await sit(open, "declare", PHONE);
  await page.evaluate(() => {
    window.clicked = [];
    addEventListener("click", ({ target }) => window.clicked.push(target.outerHTML.slice(0, 80)));
  });
  await holdByFinger(page, act(page, "declare"));
  await pass(page);
  assert.deepEqual(await page.evaluate(() => window.clicked), []);
  // The next press is one again.
  await page.locator(".nav button").nth(1).tap();
  await page.locator(".table[data-tab=stands]").waitFor();
});

/** Looks at someone's bag: it is the only one to be seen then. */
async function lookAt(page, seat) {
  await page.locator(`.bag-tabs [data-seat="${seat}"]`).tap();
  await page.locator(`.bag-tabs [data-seat="${seat}"][aria-selected=true]`).waitFor();
  const seats = (all) => all.map((it) => Number(it.dataset.seat));
  assert.deepEqual(await page.locator(".bags .place:visible").evaluateAll(seats), [seat]);
}

/** A slip about the bag that I look at, by whoever wrote it. */
const paper = (page, seat) => page.locator(`.papers > .slip[data-seat="${seat}"]:visible`);

/** Unfolds the editor: it covers the gate. */
async function unfold(page) {
  await act(page, "write-slip").first().tap();
  const slip = page.locator("#slip:visible");
  await slip.waitFor();
  assert.ok(!(await page.locator(".bag-tabs").isVisible()), "the sheet covers the gate");
  return slip;
}

/** The editor is folded away, and the gate is there again. */
async function expectFolded(page) {
  await page.locator("#slip").waitFor({ state: "hidden" });
  await page.locator(".bag-tabs").waitFor();
}

/** Slides the slip over: it lies beside the bag. */
async function slideOver(page) {
  await button(page.locator("#slip"), "slide-over").tap();
  await expectFolded(page);
  await paper(page, MAYA).waitFor();
}

/** Reads what became of the round. */
async function goOn(page) {
  await button(page.locator(".round-end"), "go-on").tap();
  await page.locator(".round-end").waitFor({ state: "detached" });
}

/** How much gold stands on the slip in the editor. */
const expectSum = (slip, sum) => expectNumber(() => slip.locator("[name=gold]").first().inputValue(), String(sum));

browserTest("a merchant writes, changes and takes back a slip by touch", async ({ open }) => {
  // I3, I5
  const page = await sit(open, "gate-merchant", PHONE);
  await lookAt(page, INES);
  await lookAt(page, MAYA);
  let slip = await unfold(page);
  await tapTimes(button(slip, "more-gold"), 3);
  await button(slip, "add-goods").tap();
  await slip.locator(".shelves [data-pocket=stand][data-good=cheese]").tap();
  await slip.locator(".shelves [data-pocket=bag][data-good=mead]").tap();
  await expectWords(slip.locator(".secret"), /your bag has no Mead/);
  // What is begun is there again after a look at the gate.
  await button(slip, "fold").tap();
  await expectFolded(page);
  assert.equal(await paper(page, MAYA).count(), 0, "nothing was slid over");
  slip = await unfold(page);
  await expectSum(slip, 3);
  await slideOver(page);
  assert.deepEqual(await goodsOf(paper(page, MAYA).locator(".terms [data-good]")), ["cheese", "mead"]);
  await expectWords(paper(page, MAYA).locator("header"), /1st version/);

  slip = await unfold(page);
  await button(slip, "more-gold").tap();
  await slip.locator(".stepper[data-good=mead] [name=fewer]").tap();
  await slideOver(page);
  await expectWords(paper(page, MAYA).locator("header"), /2nd version/);
  await expectTold(page, /You offer 4 gold and 1 cheese from the stand to get your bag back\.$/);
  assert.deepEqual(await goodsOf(paper(page, MAYA).locator(".terms [data-good]")), ["cheese"]);

  await button(paper(page, MAYA), "withdraw").tap();
  await paper(page, MAYA).waitFor({ state: "detached" });
  assert.equal(await gold(page), 43, "nothing has moved");
});

browserTest("a merchant counters the Sheriff’s slip by touch, and then accepts it", async ({ open }) => {
  // I5, I8
  const page = await sit(open, "gate-wanted", PHONE);
  const hidden = await faceDown(page);
  await button(paper(page, MAYA), "withdraw").tap();
  await paper(page, MAYA).waitFor({ state: "detached" });
  const slip = await unfold(page);
  await expectSum(slip, 8);
  await tapTimes(button(slip, "less-gold"), 2);
  await slideOver(page);
  await expectWords(paper(page, MAYA).locator(".terms"), /\b6\b/);
  await expectWords(paper(page, OLEK).locator(".terms"), /\b8\b/);
  await tapTwice(act(page, "accept"));
  await page.locator(`#bag-${MAYA}[data-state=free]`).waitFor();
  await expectNumber(() => gold(page), 43 - 8);
  await expectNumber(() => onMyStand(page, "apples"), 5 + 3);
  await expectNumber(() => faceDown(page), hidden + 1);
  assert.equal(await page.locator(".papers > .slip").count(), 0, "nobody deals about it any more");
  await turnToTab(page, "mine");
  await expectSecrets(page, ["pepper", "pepper", "silk", "crossbow"]);
});

browserTest("the Sheriff settles three bags by touch", async ({ open }) => {
  // I1, I5, I6, I10
  const page = await sit(open, "gate-sheriff", PHONE);
  await lookAt(page, DASHA);
  await expectWords(paper(page, DASHA).locator(".terms"), /\b2\b/);
  const slip = await unfold(page);
  await expectSum(slip, 2);
  await tapTimes(button(slip, "more-gold"), 3);
  await button(slip, "law-gives").tap();
  await slip.locator("[name=add-goods]").nth(1).tap();
  await slip.locator(".shelves [data-pocket=stand][data-good=apples]").tap();
  await slideOver(page);
  await expectTold(page, /You ask Dasha for 5 gold, if you hand Dasha’s bag back; you add 1 apple/);
  await tapTwice(act(page, "hand-back"));
  await page.locator(`#bag-${DASHA}[data-state=free]`).waitFor();
  await expectNumber(() => gold(page), 43 + 2);
  assert.equal(await onMyStand(page, "apples"), 5, "the Sheriff's own slip went with the bag");

  await button(page.locator(".ask"), "next-bag").tap();
  await page.locator(`.bag-tabs [data-seat="${INES}"][aria-selected=true]`).waitFor();
  await lookAt(page, OLEK);
  await button(paper(page, INES), "decline").tap();
  await paper(page, INES).waitFor({ state: "detached" });
  await expectTold(page, /slip is turned down\./);
  await tapTwice(act(page, "open"));
  const taken = page.locator(`#bag-${OLEK} .confiscated [data-good]:visible`);
  await eventually(async () => assert.deepEqual(await goodsOf(taken), ["mead", "crossbow"]));
  await expectNumber(() => gold(page), 43 + 2 + 8);

  await lookAt(page, INES);
  await tapTwice(act(page, "hand-back-nothing"));
  await goOn(page);
  await page.locator(".table[data-stage=market]").waitFor();
  assert.equal(await gold(page), 53);
});

browserTest("a debt is paid and a Black Market card claimed by touch", async ({ open }) => {
  // B1, K2
  const page = await sit(open, "debt", PHONE);
  const more = (good) => page.locator(`.ask [data-good=${good}] [name=more]`);
  await more("cheese").tap();
  assert.ok(await act(page, "pay").isDisabled(), "three is less than five");
  await more("apples").tap();
  await tapTwice(act(page, "pay"));
  await expectTold(page, /You hand Olek 1 apple and 1 cheese\./);
  await expectNumber(() => onMyStand(page, "cheese"), 3 - 1);

  await goTo(page, "claim");
  await tapTwice(act(page, "claim").last());
  await expectTold(page, /You give up 3 silk for the Black Market card worth 34\./);
  await expectNumber(() => faceDown(page), 6 - 3);
});

browserTest("a Deputy gives a verdict and shares the Booty by touch", async ({ open }) => {
  // D4, D7
  const page = await sit(open, "deputies-gate", PHONE);
  await lookAt(page, DASHA);
  await tapTwice(act(page, "hand-back-nothing"));
  await page.locator(`#bag-${DASHA}[data-state=free]`).waitFor();
  await expectTold(page, /hand Dasha’s bag back\./);

  await goTo(page, "deputies-booty");
  await button(page, "booty").tap();
  const popup = page.locator("#booty");
  const coin = popup.locator(".wish").first();
  // Olek wants Maya to have the odd coin, and now Maya does too.
  await coin.locator("button[name=wish]").first().tap();
  await coin.locator("button[name=wish][aria-pressed=true]").first().waitFor();
  await popup.locator("h3 button").tap();
  await popup.waitFor({ state: "hidden" });
  await tapTwice(act(page, "hand-back-nothing"));
  await goOn(page);
  await expectNumber(() => gold(page), 46 + 3 + 1);
});

browserTest("confiscated cards are put in order by touch", async ({ open }) => {
  // I11
  const page = await sit(open, "first-confiscated", PHONE);
  const order = () => goodsOf(page.locator(".ask .order li [data-good]"));
  assert.deepEqual(await order(), ["cheese", "mead", "crossbow"]);
  await page.locator(".ask .order li").first().locator("button").tap();
  await eventually(async () => assert.deepEqual(await order(), ["mead", "cheese", "crossbow"]));
  await tapTwice(act(page, "place-right"));
  await expectTold(page, /Confiscated, on the right pile: /);
  await act(page, "place-right").waitFor({ state: "detached" });
});

/** A finger, which moves as a hand does: nothing of Playwright's drags by touch. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (at) => touch("touchStart", at),
    moveTo: (at) => touch("touchMove", at),
    up: () => touch("touchEnd"),
  };
}

/** The middle of something. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags something with a finger, in so many steps. */
async function dragByTouch(page, what, to, steps = 8) {
  const hand = await finger(page);
  const from = await middle(what);
  await hand.down(from);
  for (let step = 1; step <= steps; step += 1) {
    const along = (axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    await hand.moveTo({ x: along("x"), y: along("y") });
  }
  await hand.up();
  await pass(page);
}

browserTest("a card is dragged into the bag by touch, and out again", async ({ open }) => {
  // L1; on a phone so small that a finger could scroll instead.
  const page = await sit(open, "load", { ...PHONE, viewport: { width: 360, height: 640 } });
  const inHand = page.locator("[data-row=hand] button[name=card]");
  const inBag = page.locator("[data-row=out] button[name=card]");
  const scroll = () => page.locator(".board").evaluate((it) => [it.scrollTop, it.scrollHeight > it.clientHeight]);
  assert.deepEqual(await scroll(), [0, true]);
  const cards = await inHand.count();
  await dragByTouch(page, inHand.last(), await middle(page.locator("[data-drop=out]")));
  await expectNumber(() => inBag.count(), 1);
  await expectNumber(() => inHand.count(), cards - 1);
  assert.deepEqual(await scroll(), [0, true], "nothing has scrolled");

  // Let go where it cannot lie, it stays where it was.
  await dragByTouch(page, inHand.first(), await middle(page.locator(".top")));
  await expectNumber(() => inBag.count(), 1);
  await dragByTouch(page, inBag.first(), await middle(page.locator("[data-drop=hand]")));
  await expectNumber(() => inBag.count(), 0);
  assert.equal(await page.locator(".ghost").count(), 0, "nothing clings to the finger");
});

browserTest("what is final is done by a finger that stays, and not by one that leaves", async ({ open }) => {
  // I1
  const page = await sit(open, "gate-sheriff", PHONE);
  await lookAt(page, DASHA);
  const hand = await finger(page);
  const at = await middle(act(page, "hand-back"));
  await hand.down(at);
  await page.locator(".ask button[name=hand-back][data-state=holding]").waitFor();
  await hand.moveTo({ x: at.x, y: at.y - 200 });
  await hand.up();
  await pass(page, 700);
  assert.equal(await page.locator(`#bag-${DASHA}[data-state=closed]`).count(), 1, "it was not held long enough");
  await hand.down(at);
  await page.locator(".ask button[name=hand-back][data-state=holding]").waitFor();
  await pass(page, 700);
  await page.locator(`#bag-${DASHA}[data-state=free]`).waitFor();
  await hand.up();
  await expectNumber(() => gold(page), 43 + 2);
});

browserTest("a phone that hides what is asked says that something is", async ({ open }) => {
  const page = await sit(open, "gate-wanted", PHONE);
  const mark = page.locator(".nav button.called");
  const line = page.locator(".editor .called:visible");
  assert.equal(await mark.count(), 0, "whoever is at the gate sees it there");
  await turnToTab(page, "talk");
  await mark.waitFor();
  assert.match(await mark.innerText(), /Gate[^]*Your turn/);
  const meanwhile = page.locator(".talk-box .called:visible");
  await expectWords(meanwhile, /Olek.*8 gold/);
  assert.notEqual(await mark.evaluate((it) => getComputedStyle(it, "::after").content), "none");
  await mark.tap();
  await mark.waitFor({ state: "detached" });
  await unfold(page);
  await expectWords(line, /Olek.*8 gold/);
  await page.setViewportSize(WIDE.viewport);
  await expectNumber(() => line.count(), 0);
  await page.setViewportSize(PHONE.viewport);

  await goTo(page, "gate-merchant");
  await turnToTab(page, "talk");
  assert.equal(await mark.count(), 0, "nothing is asked");
  await expectWords(meanwhile, /Olek is weighing the bags/);
  await turnToTab(page, "gate");
  await unfold(page);
  assert.equal(await line.count(), 0);

  await goTo(page, "claim");
  await turnToTab(page, "talk");
  await mark.waitFor();
  await turnToTab(page, "gate");
  await act(page, "pass-claim").tap();
  await turnToTab(page, "talk");
  await expectNumber(() => mark.count(), 0);
});

browserTest("a phone shows what I hid and what I know, each at its place", async ({ open }) => {
  // P2, H4
  const page = await sit(open, "proof", PHONE);
  await lookAt(page, OLEK);
  await tapTwice(act(page, "hand-back"));
  await expectWords(page.locator(`#bag-${OLEK} .proved:visible`), /Olek shows you that there was no more\./);
  await turnToTab(page, "stands");
  const known = page.locator(".stand .known:visible");
  await known.waitFor();
  assert.match(await known.getAttribute("aria-label"), /1 pepper and 1 silk/);

  const hidden = ["pepper", "pepper", "silk"];
  await turnToTab(page, "mine");
  await expectSecrets(page, hidden);
  for (const scene of ["declare", "gate-merchant"]) {
    await goTo(page, scene);
    await expectNumber(() => page.locator(".secrets:visible").count(), 0);
    await turnToTab(page, "mine");
    await expectSecrets(page, ["apples", "apples", "apples", "crossbow"], hidden);
  }
  await turnToTab(page, "gate");
  await expectNumber(() => page.locator(".secrets:visible").count(), 0);
});
