// Whoever loses the line, or loads the page again, in any phase: the seat, the phase and what was
// begun are still there.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { begin, chairs, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { button, chronicle, twice } from "../table.mjs";
import { NO_LINE, Wire } from "../wire.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** Maya is the Sheriff. */
const [MAYA, INES] = [0, 1];

browserTest("in every phase, whoever loses the line goes on where they were", async ({ open }) => {
  const { ines, players, pages, wire } = await evening(open);
  const lose = (still) => loseTheLine(ines.page, wire, still);

  await ines.page.locator(".lobby-talk input").fill("Shall we begin");
  await lose(async () => {
    assert.deepEqual(await chairs(ines.page), NAMES);
    assert.equal(await ines.page.locator(".lobby-talk input").inputValue(), "Shall we begin");
  });
  await begin(pages);

  await untilAsked(players, ines, "exchange");
  await ines.takeOut(2, false);
  await lose(() => expectOut(ines, "market", 2));
  await ines.page.locator(".speak input").fill("Wait for me");
  await lose(() => expectTyped(ines, "Wait for me"));
  await ines.exchange();

  await untilStage(players, "load");
  await ines.takeOut(3, false);
  await lose(() => expectOut(ines, "load", 3));
  await wire.cut();
  await ines.page.locator(".line-lost").waitFor();
  // What is done meanwhile is done when the line is back, and once.
  await twice(button(ines.page, "snap-shut"));
  wire.mend();
  await button(ines.page, "snap-shut").waitFor({ state: "detached" });
  assert.equal(await ines.cards.count(), 0, "what is in a shut bag stays there");

  await untilAsked(players, ines, "declare");
  await ines.page.locator("label.say[data-good=chickens]").click();
  await lose(() => expectSays(ines, "chickens"));
  await ines.press("declare", (_, locator) => twice(locator));

  await untilStage(players, "inspection");
  await writeGold(ines, 7);
  await lose(() => expectGold(ines, 7));
  await ines.page.locator("#slip [name=slide-over]").click();
  for (const page of pages) await page.locator(`.desk li${ines.mine}`).waitFor();
  await lose(async () => assert.equal(await ines.page.locator(`.desk li${ines.mine}`).count(), 1));
});

browserTest("in every phase, whoever loads the page again goes on where they were", async ({ open }) => {
  const { ines, players, pages } = await evening(open);
  const reload = (still) => loadAgain(ines.page, still);

  await ines.page.locator(".lobby-talk input").fill("Shall we begin");
  await reload(async () => {
    assert.deepEqual(await chairs(ines.page), NAMES);
    assert.equal(await ines.page.locator(".lobby-talk input").inputValue(), "Shall we begin");
  });
  await begin(pages);
  await expectTyped(ines, "Shall we begin");
  await untilAsked(players, ines, "exchange");
  await ines.takeOut(2, false);
  await reload(() => expectOut(ines, "market", 2));
  await ines.exchange();
  await untilStage(players, "load");
  await ines.takeOut(3, false);
  await reload(() => expectOut(ines, "load", 3));
  await ines.press("snap-shut", (_, locator) => twice(locator));
  await untilAsked(players, ines, "declare");
  await ines.page.locator("label.say[data-good=chickens]").click();
  await reload(() => expectSays(ines, "chickens"));
  await ines.press("declare", (_, locator) => twice(locator));
  await untilStage(players, "inspection");
  const bag = ines.page.locator(`.place${ines.mine} .tag strong`);
  const tag = await bag.innerText();
  await reload(async () => assert.equal(await bag.innerText(), tag));
  // The Sheriff too: what was about to be settled can be settled.
  const [maya] = players;
  await loadAgain(maya.page, () => button(maya.page, "hand-back-nothing").waitFor());
});

browserTest("a slip and a line of talk that are being written outlive a reload", async ({ open }) => {
  const { ines, players, pages } = await evening(open);
  await begin(pages);
  await untilStage(players, "inspection");
  await writeGold(ines, 7);
  await ines.page.locator(".speak input").fill("Only the best cheese");
  await loadAgain(ines.page, async () => {
    const written = [await gold(ines).inputValue(), await ines.page.locator(".speak input").inputValue()];
    assert.deepEqual(written, ["7", "Only the best cheese"]);
  });
  // The Sheriff was writing to the one merchant of two who is not looked at by default.
  const [maya] = players;
  const bags = maya.page.locator(".bags .place");
  const other = maya.page.locator(".bags li:not(.focused) .place");
  const seat = await other.getAttribute("data-seat");
  await other.locator("button[name=bag]").click();
  await button(maya.page.locator(".ask"), "write-slip").click();
  await writeGold(maya, 5);
  await loadAgain(maya.page, async () => {
    assert.equal(await bags.count(), 2);
    assert.equal(await maya.page.locator(".bags li.focused .place").getAttribute("data-seat"), seat);
    await expectGold(maya, 5);
  });
});

browserTest("what was begun at one table stays at that table", async ({ open }) => {
  const line = (page) => page.locator(".lobby-talk input");
  const { links, pages } = await seated(open, NAMES, WIDE);
  const elsewhere = await seated(open, ["Ines"], WIDE);
  const page = pages[INES];
  await line(page).fill("Shall we begin");
  const go = async (link, text) => {
    await page.evaluate((link) => void (location.hash = link), link);
    await eventually(async () => assert.equal(await line(page).inputValue(), text));
  };
  await go(elsewhere.links[0], "");
  await go(links[INES], "Shall we begin");
});

browserTest("a Sheriff who loses the line settles what is at the gate, once, when it is back", async ({ open }) => {
  const { players, pages, wire } = await evening(open, MAYA);
  await begin(pages);
  await untilStage(players, "inspection");
  const [maya, ines] = players;
  const { page } = maya;
  await page.locator(`.place${ines.mine} button[name=bag]`).click();
  await loseTheLine(page, wire, async () => {
    assert.equal(await page.locator(".bags li.focused .place").getAttribute("data-seat"), String(INES));
    await button(page, "hand-back-nothing").waitFor();
  });
  await wire.cut();
  await page.locator(".line-lost").waitFor();
  await twice(button(page.locator(".ask"), "hand-back-nothing"));
  wire.mend();
  for (const each of pages) await each.locator(`.place${ines.mine}[data-state=free]`).waitFor();
  const told = (await chronicle(ines.page)).match(/hands your bag back/g);
  assert.equal(told?.length, 1);
});

browserTest("what is typed while a line is on its way stays, and is said with the next press", async ({ open }) => {
  const { ines, pages, wire } = await evening(open);
  await sayWhileSaying(ines.page, wire, pages[MAYA], ".lobby-talk li");
  await begin(pages);
  await sayWhileSaying(ines.page, wire, pages[MAYA], ".talk .said");
});

/** Says one line, and another before the first is answered. Somebody else hears both, each once. */
async function sayWhileSaying(page, wire, other, lines) {
  const [first, second] = ["Only the best cheese", "And apples too"];
  const line = (page, words) => page.locator(lines, { hasText: words });
  const field = page.locator(".speak input");
  wire.hold();
  await field.fill(first);
  await field.press("Enter");
  await field.press("Enter");
  await field.fill(second);
  // Whoever cannot wait says nothing with it, and loses nothing.
  await field.press("Enter");
  await line(other, first).first().waitFor();
  wire.release();
  await line(page, first).first().waitFor();
  assert.equal(await field.inputValue(), second, "what was typed meanwhile is still there");
  await button(page, "say").click();
  await line(other, second).first().waitFor();
  await eventually(async () => assert.equal(await field.inputValue(), "", "what was said is not"));
  for (const words of [first, second]) assert.equal(await line(other, words).count(), 1);
}

/** Three at a table, in the lobby. One of them can lose the line. */
async function evening(open, whose = INES) {
  const wire = new Wire();
  const { pages } = await seated(open, NAMES, {
    ...WIDE,
    rules: { options: game(3, { first_sheriff: 0 }) },
    each: (seat) => (seat === whose ? { prepare: wire.lay, allow: NO_LINE } : {}),
  });
  const players = pages.map((page, seat) => new Player(page, seat));
  return { ines: players[INES], players, pages, wire };
}

/** Loses the line and finds it again: what is said here holds while it is gone, and after. */
async function loseTheLine(page, wire, still) {
  await wire.cut();
  await page.locator(".line-lost").waitFor();
  await still();
  wire.mend();
  await page.locator(".line-lost").waitFor({ state: "detached" });
  await still();
}

/** Loads the page again: what is said here holds before, and after. */
async function loadAgain(page, still) {
  await still();
  await page.reload();
  await page.locator(".table, .lobby, .score").waitFor();
  await eventually(still);
}

/** The others act until this is asked of someone. */
async function untilAsked(players, whom, what) {
  const others = players.filter((player) => player !== whom);
  for (;;) {
    if (await whom.page.locator(`.ask button[name=${what}]:visible`).count()) return;
    await Promise.all(others.map((player) => player.step("nowhere")));
  }
}

async function expectOut(player, stage, count) {
  assert.equal(await player.page.locator(".table").getAttribute("data-stage"), stage);
  assert.equal(await player.out.count(), count, "what was taken out of the hand still is");
}

async function expectTyped(player, words) {
  assert.equal(await player.page.locator(".speak input").inputValue(), words);
}

async function expectSays(player, good) {
  const chosen = player.page.locator(`label.say[data-good=${good}] input`);
  assert.ok(await chosen.isChecked(), "what was about to be declared still is");
}

/** The gold on the slip that someone writes. */
function gold(player) {
  return player.page.locator("#slip dd [name=gold]").first();
}

/** Writes so much gold on a slip, and does not slide it over. */
async function writeGold(player, amount) {
  await gold(player).fill(String(amount));
  await gold(player).press("Enter");
}

async function expectGold(player, amount) {
  assert.equal(await gold(player).inputValue(), String(amount), "what stood on the slip still does");
}
