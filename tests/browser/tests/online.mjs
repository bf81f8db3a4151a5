// Tables on the server: four friends play a whole game, and what can go wrong on the way.

import assert from "node:assert/strict";
import { browserTest, eventually, expectAllDay, waitingTest } from "../harness.mjs";
import { Ear, expectNoSecrets } from "../ear.mjs";
import { begin, chairs, codeOf, openTable, recordOf, seated, tableOf } from "../friends.mjs";
import { Player, expectScores, merchants, together, untilStage } from "../player.mjs";
import { button, twice } from "../table.mjs";
import { NO_LINE, Wire } from "../wire.mjs";

const NAMES = ["Maya", "Ines", "Olek", "Dasha"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** The last of them. */
const DASHA = 3;

/** What keeps people from using a page. */
const BAD = ["serious", "critical"];

/** How long four people may take for a whole game, in milliseconds. */
const EVENING = 12 * 60_000;

browserTest("four friends play a whole game, and another", async ({ open }) => {
  const ears = NAMES.map(() => new Ear());
  const wire = new Wire();
  const prepare = (seat) => async (page) => {
    ears[seat].listen(page);
    if (seat === DASHA) await wire.lay(page);
  };
  const { code, pages } = await tableOf(open, NAMES, { ...WIDE, each: (seat) => ({ prepare: prepare(seat) }) });
  await begin(pages);
  const done = together(await Promise.all(pages.map((page, seat) => new Player(page, seat, EVENING).play())));
  for (const what of ["deal-stand", "deal-bag", "dealAsSheriff", "open", "talk", "threaten"]) {
    assert.ok(done[what] > 0, `nobody did this: ${what}`);
  }
  ears.forEach(expectNoSecrets);
  const scores = await expectScores(pages[0], "Maya");
  for (const page of pages) {
    assert.deepEqual(await expectScores(page, "Maya"), scores, "everyone sees the same sheet");
    await page.locator(".proof .kept").waitFor();
    await expectCarried(page, NAMES.length);
  }
  // Nobody touches a large screen: it turns its pages itself, while we look at other things.
  const screen = await open(`#${code}/screen`, WIDE);
  await screen.locator(".score").waitFor();
  const record = await recordOf(pages[1]);
  assert.equal(record.fairness.game, 1);
  await expectForgeriesNoticed(open, code, record);
  await expectCheckedAgain(open, code);
  for (const page of [pages[1], screen]) await expectAllDay(page, BAD);
  await eventually(async () => assert.ok((await screen.evaluate(() => window.scrollY)) > 100, "the screen goes on"));
  // Friends talk about it.
  await pages[1].locator(".speak input").fill("Nothing but apples, I swear");
  await button(pages[1], "say").click();
  await pages[0].locator(".talk .said", { hasText: "Nothing but apples, I swear" }).waitFor();
  assert.equal(await screen.locator(".talk-box").count(), 0);
  // The sheet and every word that was given are still there after a reload, and without the line.
  const promises = await pages[2].locator(".ledger li").allInnerTexts();
  assert.ok(promises.length, "somebody gave their word");
  await pages[2].reload();
  assert.deepEqual(await expectScores(pages[2], "Maya"), scores);
  await pages[2].locator(".proof .kept").waitFor();
  assert.deepEqual(await pages[2].locator(".ledger li").allInnerTexts(), promises);
  await wire.cut();
  await pages[DASHA].locator(".line-lost").waitFor();
  assert.deepEqual(await expectScores(pages[DASHA], "Maya"), scores);
  // What takes the score away from everyone is not done by one tap.
  await button(pages[0], "again").focus();
  await pages[0].keyboard.press("Enter");
  await pages[0].locator("button[name=again][data-state=armed]").waitFor();
  assert.equal(await pages[0].locator(".score").count(), 1);
  await pages[0].keyboard.press("Escape");
  await twice(button(pages[0], "again"));
  wire.mend();
  for (const page of pages) await page.locator(".lobby").waitFor();
  assert.deepEqual(await chairs(pages[DASHA]), NAMES);
  // The score is gone, but not the record.
  assert.deepEqual(await recordOf(pages[1]), record);
  // The next game begins as any other, with nothing left of the first.
  await begin(pages);
  for (const page of pages) {
    assert.match(await page.locator(".top .round").innerText(), /^Round 1\b/);
    assert.equal(await page.locator(".score").count(), 0);
    await page.locator("[data-row=hand] .card:not(.slot)").nth(5).waitFor();
  }
});

/** Whoever could not fetch the record looks again, and then the whole proof is there. */
async function expectCheckedAgain(open, code) {
  const record = /\/record$/;
  const lose = (page) => page.route(record, (route) => route.abort());
  const page = await open(`#${code}`, { ...WIDE, prepare: lose, allow: /ERR_FAILED/ });
  await button(page, "look-on").click();
  await button(page, "check-again").waitFor();
  await page.unroute(record);
  await button(page, "check-again").click();
  await page.locator(".proof .kept").waitFor();
  await button(page, "check-again").waitFor({ state: "hidden" });
  await expectAllDay(page, BAD);
  await page.close();
}

/** Everyone sees what everyone really carried, the last round first and open. */
async function expectCarried(page, players) {
  const rounds = page.locator(".carried details");
  await rounds.first().waitFor();
  assert.equal(await rounds.count(), 2 * players);
  assert.equal(await rounds.first().getAttribute("data-round"), String(2 * players));
  assert.equal(await page.locator(".carried details[open]").count(), 1);
  assert.equal(await rounds.first().locator("li").count(), players);
  assert.ok(await rounds.first().locator(".goods").first().isVisible(), "cards are shown");
}

/** A page that is told something else than what happened says so, and says what. */
async function expectForgeriesNoticed(open, code, record) {
  const other = "0".repeat(64);
  const lies = [
    [/committed to/, { fairness: { ...record.fairness, dealer: other } }],
    [/does not come from the parts/, { start: { deal: { ...record.start.deal, seed: other } } }],
    [/does not end as it says/, { moves: record.moves.slice(0, -1) }],
    [/move 1 is not possible/, { moves: record.moves.slice(1) }],
  ];
  for (const [words, lie] of lies) {
    const json = { ...record, ...lie };
    const forge = (page) => page.route(/\/record$/, (route) => route.fulfill({ json }));
    assert.match(await brokenProof(open, code, forge), words);
  }
  // The record is true, but not what the house showed over the line.
  const wire = new Wire();
  wire.alter = (frame) => String(frame).replaceAll(record.fairness.dealer, other);
  assert.match(await brokenProof(open, code, wire.lay), /other parts of the deck/);
}

/** What a page says that looks on at the end of a game, and is lied to. */
async function brokenProof(open, code, prepare) {
  const page = await open(`#${code}`, { ...WIDE, prepare });
  await button(page, "look-on").click();
  const proof = page.locator(".proof .broken");
  await proof.waitFor();
  const words = await proof.innerText();
  await page.close();
  return words;
}

browserTest("before the first game there is no record of one", async ({ open }) => {
  const { pages } = await seated(open, NAMES.slice(0, 1), WIDE);
  await button(pages[0], "begin").waitFor();
  assert.equal(await pages[0].locator("button[name=record]").count(), 0);
});

browserTest("a host seats bots and begins, and a spectator sees no hand", async ({ open }) => {
  const host = await openTable(open, "Maya", WIDE);
  assert.ok(await button(host, "begin").isDisabled());
  for (const count of [2, 3]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  const watcher = await open(`#${await codeOf(host)}`, WIDE);
  await button(watcher, "look-on").click();
  await watcher.locator(".lobby").waitFor();
  await begin([host, watcher]);
  assert.equal(await watcher.locator("[data-row=hand]").count(), 0);
  assert.equal(await watcher.locator(".stand").count(), 3);
  // Whoever looks on still does after a reload, and so does a large screen.
  const screen = await open(`#${await watcher.evaluate(() => location.hash.slice(1))}/screen`, WIDE);
  for (const page of [watcher, screen]) {
    await page.locator(".table.onlooker").waitFor();
    await page.reload();
    await page.locator(".table.onlooker").waitFor();
  }
  // The link is still a way in for others.
  const other = await open(new URL(watcher.url()).hash, WIDE);
  await button(other, "come-in").waitFor();
  await host.locator("[data-row=hand] .card:not(.slot)").first().waitFor();
});

browserTest("a code that is none, a table that is not there, a table that is full", async ({ open }) => {
  const page = await open("", WIDE);
  await button(page, "join").click();
  await page.locator("input[name=code]").fill("hello");
  await button(page, "go").click();
  await page.locator("#wrong-code").waitFor();
  assert.equal(await page.locator("input[name=code]").inputValue(), "hello");
  const host = await openTable(open, "Maya", WIDE);
  for (let count = 1; count < 6; count += 1) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count).waitFor();
  }
  const late = await open(`#${await codeOf(host)}`, { ...WIDE, allow: /409/ });
  await late.locator("input[name=name]").fill("Zoe");
  await button(late, "come-in").click();
  await late.locator(".error:visible").waitFor();
  assert.match(await late.locator(".error:visible").innerText(), /chair/);
  assert.equal(await late.locator("input[name=name]").inputValue(), "Zoe");
});

browserTest("whoever loses the line keeps the seat and what was begun", async ({ open }) => {
  const { pages } = await tableOf(open, NAMES.slice(0, 3), { ...WIDE, allow: NO_LINE });
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "load");
  const [mine] = await merchants(players);
  await mine.takeOut(2, false);
  await mine.page.context().setOffline(true);
  await mine.page.locator(".line-lost").waitFor();
  assert.equal(await mine.out.count(), 2, "the bag is still half full");
  await mine.page.context().setOffline(false);
  await mine.page.locator(".line-lost").waitFor({ state: "detached" });
  assert.equal(await mine.out.count(), 2);
  await twice(button(mine.page, "snap-shut"));
  await button(mine.page, "snap-shut").waitFor({ state: "detached" });
});

waitingTest("a line that died without a word is noticed when there is reason to doubt it", async ({ open }) => {
  const wire = new Wire();
  const { pages } = await seated(open, NAMES.slice(0, 1), { ...WIDE, prepare: wire.lay, allow: NO_LINE });
  const [page] = pages;
  const lost = page.locator(".line-lost");
  const doubt = () => page.evaluate(() => void dispatchEvent(new Event("online")));
  wire.die();
  await doubt();
  await lost.waitFor();
  wire.mend();
  wire.release();
  await lost.waitFor({ state: "detached" });
  // One that answers is left alone: another would be there by then.
  const lines = wire.lines.size;
  await doubt();
  await page.waitForTimeout(6_000);
  assert.equal(wire.lines.size, lines);
});

browserTest("someone comes back to their seat from another device", async ({ open }) => {
  const { pages } = await tableOf(open, NAMES.slice(0, 3), WIDE);
  await begin(pages);
  const [maya] = pages;
  await button(maya, "menu").click();
  await maya.locator(".crowd details summary").first().click();
  await maya.locator(".own-links summary").click();
  await button(maya, "show-own").click();
  const link = await maya.locator(".own-links .copy input").first().inputValue();
  const phone = await open(`#${link.split("#")[1]}`, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await phone.locator(".table").waitFor();
  assert.ok(!new URL(phone.url()).hash.includes("."), "the secret does not stay in the address");
  assert.equal(await phone.locator("[data-row=hand] .card:not(.slot)").count(), 6);
});
