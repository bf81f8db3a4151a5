// What the server tells a page depends on nothing that nobody there may know.
//
// A game is brought to where bags are filled, and what the server has kept of it is copied: so there
// are several worlds with the same deck, the same hands and the same past. In each the same people do
// the same at their pages, but for one thing that stays hidden: one merchant puts other contraband
// into the bag, or has not what a slip promises. Everyone else, and whoever looks on, must be told
// exactly the same, to the letter, over the socket and over HTTP, until long after the bag was handed
// back, for nothing or for gold: only the time and the names that pages give to their commands are left
// out. A third merchant has the same in the bag in every world, so that it can be opened: what the
// rules show of it is the same, and nothing else may come with it.
//
// This is stronger than to search what was told for secrets: it also finds what is told by an order, a
// size or a refusal. It does not vary the deck, which nobody can choose. The tests of `table` do that
// with every kind of act; this one shows that nothing comes in between, up to the page.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { Ear, QUIET, expectNoSecrets } from "../ear.mjs";
import { begin, game, seated } from "../friends.mjs";
import { offer } from "../gate.mjs";
import { Player } from "../player.mjs";
import { Server } from "../server.mjs";
import { button, twice } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek", "Dasha"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** Maya is the Sheriff, and all others are merchants. */
const [MAYA, ...MERCHANTS] = NAMES.keys();

/** So much contraband that almost everyone has two kinds of it, and no more than a deck can have (G3). */
const PROMOS = ["Amber", "Figs", "Furs", "Ink", "Lace", "Salt", "Tea", "Wax"].map((name) => {
  return { name, family: "contraband", value: 5, penalty: 4, counts_as: null, copies: 6 };
});

/** How often the cards are dealt until they are good for this. */
const DEALS = 6;

browserTest("nobody is told what somebody else has hidden", async ({ open }) => {
  const server = await Server.start();
  try {
    const { kinds, ...dealt } = await deal(open, server);
    const { bluffs, buys } = dealt;
    // In the first world both merchants hide the first of two kinds, then one of them the other.
    const worlds = [];
    for (const [first, second] of [[0, 0], [1, 0], [0, 1]]) {
      const hidden = { [bluffs]: kinds[bluffs][first], [buys]: kinds[buys][second] };
      worlds.push(await play(open, await server.twin(), { ...dealt, hidden, promised: kinds[bluffs][0] }));
    }
    const [world, ...others] = worlds;
    for (const [place, whose] of [bluffs, buys].entries()) {
      for (const ear of [...NAMES.keys(), "spectator"].filter((ear) => ear !== whose)) {
        expectAlike(world[ear], others[place][ear], `the bag of ${NAMES[whose]}, to ${NAMES[ear] ?? ear}`);
      }
      // That they could be told apart is seen by those who did it.
      assert.notEqual(String(world[whose].letters), String(others[place][whose].letters));
    }
    const told = eventsOf(world.spectator);
    for (const kind of COMPARED) assert.ok(told.has(kind), `nothing was compared of this: ${kind}`);
    for (const ears of worlds) {
      for (const seat of NAMES.keys()) expectNoSecrets(ears[seat], seat);
      expectNoSecrets(ears.spectator, undefined);
    }
  } finally {
    await server.clear();
  }
});

/** What has to happen in every world. */
const COMPARED = ["declared", "slip_written", "slip_gone", "deal_struck", "handed_back", "opened", "moved"];

/** The kinds of events that somebody was told of. */
function eventsOf(ear) {
  const beats = ear.told.flatMap(({ update }) => update?.beats ?? []);
  return new Set(beats.flatMap(({ what }) => what.game ?? []).flatMap((event) => Object.keys(event)));
}

/**
 * Deals until two merchants hold two kinds of contraband, and everyone is about to fill the bag. Then
 * the server is stopped. The first of them bluffs, the second buys the bag back, and the third is opened.
 */
async function deal(open, server) {
  const rules = { options: game(4, { first_sheriff: MAYA, promos: PROMOS }) };
  for (let deals = 0; deals < DEALS; deals += 1) {
    const { code, links, pages } = await seated(open, NAMES, { ...WIDE, at: server.address, rules });
    await begin(pages);
    const kinds = await Promise.all(pages.map(contrabandOf));
    const able = MERCHANTS.filter((seat) => kinds[seat].length > 1);
    if (able.length > 1) {
      const [bluffs, buys] = able;
      const opened = MERCHANTS.find((seat) => seat !== bluffs && seat !== buys);
      await button(pages[MAYA], "pick-first").click();
      for (const seat of await turns(pages)) await keepAll(pages[seat]);
      for (const page of pages) await page.locator(".table[data-stage=load]").waitFor();
      for (const page of pages) await page.context().close();
      await server.stop();
      return { code, links, kinds, bluffs, buys, opened };
    }
    for (const page of pages) await page.context().close();
  }
  return assert.fail("two who hold two kinds of contraband are never there");
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
async function play(open, server, { code, links, bluffs, buys, opened, hidden, promised }) {
  await server.startAgain();
  try {
    const ears = Object.fromEntries([...NAMES.keys(), "spectator"].map((who) => [who, new Ear()]));
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
    const players = pages.map((page, seat) => new Player(page, seat));
    const maya = players[MAYA];

    for (const seat of MERCHANTS) {
      const player = players[seat];
      const { page } = player;
      const good = hidden[seat] ? `[data-good="${hidden[seat]}"]` : "";
      await page.locator(`[data-row=hand] .card${good}`).first().click();
      await player.out.first().waitFor();
      await player.press("snap-shut", (_, locator) => twice(locator));
      await settled();
    }
    for (const [place, good] of ["apples", "cheese", "bread"].entries()) {
      const player = players[MERCHANTS[place]];
      await button(player.page, "declare").waitFor();
      await player.page.locator(`label.say[data-good=${good}]`).click();
      await player.press("declare", (_, locator) => twice(locator));
      await settled();
    }
    await promise(players[bluffs], promised);
    await settled();
    await button(maya.page.locator(`.desk li${players[bluffs].mine}`), "decline").click();
    await settled();
    await offer(players[buys], 4);
    await maya.page.locator(`.desk li${players[buys].mine}`).waitFor();
    await settled();
    for (const [seat, act] of [[bluffs, "hand-back-nothing"], [opened, "open"], [buys, "hand-back"]]) {
      const { mine } = players[seat];
      await maya.page.locator(`.place${mine} button[name=bag]`).click();
      await twice(button(maya.page.locator(".ask"), act));
      // When the last bag is settled, the round is over and there is no place any more.
      for (const page of pages) await page.locator(`.place${mine}[data-state=closed]`).waitFor({ state: "detached" });
      await settled();
    }
    for (const page of pages) await page.locator(".table[data-stage=market]").waitFor();
    // The round is over. Whoever comes anew is told the same of it.
    await watcher.reload();
    await watcher.locator(".table[data-stage=market]").waitFor();
    await settled();
    await maya.page.goto("about:blank");
    await hearOf([...MERCHANTS, "spectator"].map((who) => ears[who]), MAYA, false);
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
