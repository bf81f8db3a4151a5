// One page at a scene: what I can do there, and what I wait to see. Time stands still at a scene:
// nobody but the reader does anything unless a test lets time pass.

import assert from "node:assert/strict";
import { eventually } from "./harness.mjs";
import { atScene, button, chronicle, pass, turnTo } from "./table.mjs";

export const WIDE = { viewport: { width: 1440, height: 900 } };

/** A phone, with a finger in front of it. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Everyone at the table of a scene. */
export async function sit(open, scene, options = WIDE) {
  const page = await open("", { ...options, prepare: atScene(scene) });
  await page.locator(".table, .score").waitFor();
  return page;
}

/** Goes on at another scene, on the same page. */
export async function goTo(page, scene) {
  await turnTo(page, scene);
  await page.locator(".table, .score").waitFor();
}

/** What I can do at the ribbon. */
export const act = (page, name) => page.locator(`.ask button[name="${name}"]`);

/** A slip on the desk, by whoever wrote it. */
export const onDesk = (page, seat) => page.locator(`.desk [data-seat="${seat}"]`);

/** Looks at someone's bag. */
export const lookAt = (page, seat) => page.locator(`#bag-${seat} button[name=bag]`).click();

/** Looks at what was found in the bag that ended the round, reads that, and goes on. */
export async function seeFinale(page, seat, words, goods) {
  const bag = page.locator(`.finale article[data-seat="${seat}"]`);
  await expectWords(bag, words);
  assert.deepEqual(await goodsOf(bag.locator(".found [data-good]")), goods);
  await button(page, "see-round").click();
  await page.locator(".finale").waitFor({ state: "detached" });
}

/** The goods of some cards, in their order. */
export const goodsOf = (cards) => cards.evaluateAll((all) => all.map((card) => card.dataset.good));

/** Waits until a number on the screen is what it should be. */
export const expectNumber = (read, number) => eventually(async () => assert.equal(await read(), number));

/** Waits until something on the screen says so. */
export const expectWords = (locator, words) =>
  eventually(async () => assert.match((await locator.allInnerTexts()).join("\n"), words));

/** Waits until the chronicle tells of something. */
export const expectTold = (page, words) => eventually(async () => assert.match(await chronicle(page), words));

/** Waits until only I see these cards: those in my bag, if it is shut, and those under my counter. */
export function expectSecrets(page, ...rows) {
  const shown = page.locator(".secrets .hand:visible");
  const goods = (all) => all.map((row) => [...row.querySelectorAll("[data-good]")].map((card) => card.dataset.good));
  return eventually(async () => assert.deepEqual(await shown.evaluateAll(goods), rows));
}

/** Cards in my hand, by their good. */
export const inHand = (page, good) => page.locator(`[data-row=hand] button[name=card][data-good="${good}"]`);

/** Takes cards out of my hand, one after the other. */
export async function takeOut(page, goods) {
  const out = page.locator("[data-row=out] button[name=card]");
  for (const [count, good] of goods.entries()) {
    await inHand(page, good).first().click();
    await out.nth(count).waitFor();
    await pass(page);
  }
}

/** Unfolds the goods that I can offer. */
export async function openShelves(page) {
  await page.locator("#slip dd").first().locator("[name=add-goods]").click();
  return page.locator("#slip .shelves").first();
}

/** The numbers of one column of the score sheet, from top to bottom. */
export async function column(page, seat) {
  const heads = await page.locator(".sheet thead th[data-seat]").evaluateAll((all) => all.map((it) => it.dataset.seat));
  const place = heads.indexOf(String(seat));
  const cells = await page.locator(".sheet :is(tbody, tfoot) tr").evaluateAll(
    (rows, place) => rows.map((row) => row.querySelectorAll("td")[place].querySelector("b").textContent),
    place,
  );
  return cells.map(Number);
}

/** The words of the rows of the score sheet. */
export const rows = (page) => page.locator(".sheet :is(tbody, tfoot) th").allInnerTexts();
