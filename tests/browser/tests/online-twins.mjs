// What the server tells a page depends on nothing that nobody there may know.
//
// A game is brought to where bags are filled, and what the server has kept of it is copied: so there
// are several worlds with the same deck, the same hands and the same past. In each the same people do
// the same at their pages, but for one thing that stays hidden: one merchant puts other contraband
// into the bag, or has not what a slip promises. Everyone else, and whoever looks on, must be told
// exactly the same, to the letter, over the socket and over HTTP, until long after the bag was handed
// back: only the time and the names that pages give to their commands are left out.
//
// This is stronger than to search what was told for secrets: it also finds what is told by an order, a
// size or a refusal. It does not vary the deck, which nobody can choose. The tests of `table` do that
// with every kind of act; this one shows that nothing comes in between, up to the page.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { Ear, QUIET, expectNoSecrets } from "../ear.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player } from "../player.mjs";
import { Server } from "../server.mjs";
import { button, twice } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };
const [MAYA, INES, OLEK] = [0, 1, 2];

/** So much contraband that almost everyone has two kinds of it. */
const PROMOS = ["Amber", "Figs", "Furs", "Ink", "Lace", "Salt", "Tea", "Wax"].map((name) => {
  return { name, family: "contraband", value: 5, penalty: 4, counts_as: null, copies: 12 };
});

/** How often the cards are dealt until they are good for this. */
const DEALS = 6;

browserTest("nobody is told what somebody else has hidden", async ({ open }) => {
  const server = await Server.start();
  try {
    const { code, links, kinds } = await deal(open, server);
    const worlds = [];
    // In the first world both merchants hide the first of two kinds, then one of them the other.
    for (const [ines, olek] of [[0, 0], [1, 0], [0, 1]]) {
      const hidden = { [INES]: kinds[INES][ines], [OLEK]: kinds[OLEK][olek] };
      worlds.push(await play(open, await server.twin(), { code, links, hidden, promised: kinds[INES][0] }));
    }
    const [world, otherInes, otherOlek] = worlds;
    for (const ear of [MAYA, OLEK, "spectator"]) expectAlike(world[ear], otherInes[ear], `Ines's bag, to ${ear}`);
    for (const ear of [MAYA, INES, "spectator"]) expectAlike(world[ear], otherOlek[ear], `Olek's bag, to ${ear}`);
    // That they could be told apart is seen by those who did it.
    assert.notEqual(String(world[INES].letters), String(otherInes[INES].letters));
    assert.notEqual(String(world[OLEK].letters), String(otherOlek[OLEK].letters));
    for (const ears of worlds) {
      for (const seat of [MAYA, INES, OLEK]) expectNoSecrets(ears[seat], seat);
      expectNoSecrets(ears.spectator, undefined);
    }
  } finally {
    await server.clear();
  }
});

/**
 * Deals until both merchants hold two kinds of contraband, and everyone is about to fill the bag. Then
 * the server is stopped.
 */
async function deal(open, server) {
  const rules = { options: game(3, { first_sheriff: MAYA, promos: PROMOS }) };
  for (let deals = 0; deals < DEALS; deals += 1) {
    const { code, links, pages } = await seated(open, NAMES, { ...WIDE, at: server.address, rules });
    await begin(pages);
    const kinds = await Promise.all(pages.map(contrabandOf));
    if (kinds[INES].length > 1 && kinds[OLEK].length > 1) {
      await button(pages[MAYA], "pick-first").click();
      for (const seat of await turns(pages)) await keepAll(pages[seat]);
      for (const page of pages) await page.locator(".table[data-stage=load]").waitFor();
      for (const page of pages) await page.context().close();
      await server.stop();
      return { code, links, kinds };
    }
    for (const page of pages) await page.context().close();
  }
  return assert.fail("nobody ever holds two kinds of contraband");
}

/** The kinds of contraband in somebody's hand. */
async function contrabandOf(page) {
  await page.locator("[data-row=hand] .card").first().waitFor();
  const hand = page.locator("[data-row=hand] .card.contraband");
  return [...new Set(await hand.evaluateAll((cards) => cards.map((card) => card.dataset.good)))];
}

/** The merchants in the order of their turns, the first being picked. */
async function turns(pages) {
  const stalls = pages[MAYA].locator(".stall");
  await pages[MAYA].locator("[data-progress=turn]").waitFor();
  return (await stalls.evaluateAll((all) => all.map((it) => it.dataset.seat))).map(Number);
}

async function keepAll(page) {
  await twice(button(page, "exchange"));
  await button(page, "exchange").waitFor({ state: "detached" });
}

/** One world: the same at every page, but for what is hidden. What everyone was told. */
async function play(open, server, { code, links, hidden, promised }) {
  await server.startAgain();
  try {
    const ears = { [MAYA]: new Ear(), [INES]: new Ear(), [OLEK]: new Ear(), spectator: new Ear() };
    const settled = () => hearOut(Object.values(ears));
    const pages = [];
    for (const [seat, link] of links.entries()) {
      pages.push(await open(link, { ...WIDE, at: server.address, prepare: ears[seat].listen }));
      await pages[seat].locator(".table[data-stage=load]").waitFor();
      await hearOf(Object.values(ears).slice(0, seat + 1), seat, true);
    }
    const watcher = await open(`#${code}`, { ...WIDE, at: server.address, prepare: ears.spectator.listen });
    await button(watcher, "look-on").click();
    await watcher.locator(".table[data-stage=load]").waitFor();
    await settled();
    for (const page of [...pages, watcher]) page.setDefaultTimeout(15_000);
    const [maya, ines, olek] = pages.map((page, seat) => new Player(page, seat));

    for (const player of [ines, olek]) {
      await player.page.locator(`[data-row=hand] .card[data-good="${hidden[player.seat]}"]`).first().click();
      await player.out.first().waitFor();
      await player.press("snap-shut", (_, locator) => twice(locator));
      await settled();
    }
    for (const [player, good] of [[ines, "apples"], [olek, "cheese"]]) {
      await button(player.page, "declare").waitFor();
      await player.page.locator(`label.say[data-good=${good}]`).click();
      await player.press("declare", (_, locator) => twice(locator));
      await settled();
    }
    await promise(ines, promised);
    await settled();
    await button(maya.page.locator(`.desk li${ines.mine}`), "decline").click();
    await settled();
    for (const merchant of [ines, olek]) {
      await maya.page.locator(`.place${merchant.mine} button[name=bag]`).click();
      await twice(button(maya.page.locator(".ask"), "hand-back-nothing"));
      await olek.page.locator(`.place${merchant.mine}[data-state=closed]`).waitFor({ state: "detached" });
      await settled();
    }
    for (const page of pages) await page.locator(".table[data-stage=market]").waitFor();
    // The round is over. Whoever comes anew is told the same of it.
    await watcher.reload();
    await watcher.locator(".table[data-stage=market]").waitFor();
    await settled();
    await maya.page.goto("about:blank");
    await hearOf([ears[INES], ears[OLEK], ears.spectator], MAYA, false);
    await maya.page.goto(new URL(links[MAYA], server.address).href);
    await maya.page.locator(".table[data-stage=market]").waitFor();
    await hearOf(Object.values(ears), MAYA, true);
    Object.values(ears).forEach((ear) => ear.close());
    // Pages that are left open would come to the next world, which is at the same address.
    for (const page of [...pages, watcher]) await page.context().close();
    return ears;
  } finally {
    await server.clear();
  }
}

/** Offers gold and something from the bag, whether it is there or not. */
async function promise(player, good) {
  const slip = player.page.locator("#slip");
  const mine = slip.locator("dd").first();
  await mine.locator("[name=gold]").fill("3");
  await mine.locator("[name=gold]").press("Enter");
  await mine.locator("[name=add-goods]").click();
  await slip.locator(`.shelves button[data-pocket=bag][data-good="${good}"]`).click();
  await slip.locator("[name=slide-over]").click();
  await player.page.locator(`.desk li${player.mine}`).waitFor();
}

/** Waits until everyone was told that somebody is here, or not any more. */
async function hearOf(ears, seat, here) {
  await eventually(async () => assert.ok(ears.every((ear) => ear.room?.people[seat].here === here)));
  await hearOut(ears);
}

/** Waits until everyone was told the same, and nothing more comes. */
async function hearOut(ears) {
  await eventually(async () => {
    const seqs = new Set(ears.map((ear) => ear.seq));
    assert.equal(seqs.size, 1, `some have heard more than others: ${[...seqs]}`);
    const quiet = Date.now() - Math.max(...ears.map((ear) => ear.heard));
    assert.ok(quiet > QUIET, "something was heard a moment ago");
  });
}

/** Two pages were told the same, to the letter. Of what differs, only the first is shown, in short. */
function expectAlike({ letters: here, frames }, { letters: there }, what) {
  assert.ok(frames.length > 10, "too little was heard");
  const apart = here.findIndex((text, place) => text !== there[place]);
  if (apart >= 0) assert.fail(`${what}: they part at ${apart} of ${here.length}: ${around(here[apart], there[apart])}`);
  assert.equal(here.length, there.length, `${what}: one was told more than the other`);
}

/** Where two texts begin to differ. */
function around(here, there = "nothing") {
  const place = [...here].findIndex((letter, at) => letter !== there[at]);
  return [here, there].map((text) => `\n  …${text.slice(Math.max(place - 80, 0), place + 120)}…`).join("");
}
