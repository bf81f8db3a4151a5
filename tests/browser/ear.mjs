// Everything that the server tells a page, over the socket and over HTTP, and what of it nobody at
// that page may know.

import assert from "node:assert/strict";
import { named } from "./short.mjs";

/** How long a page that hears nothing more is heard out, in milliseconds. */
export const QUIET = 200;

/** Hears what a page is told. Give `listen` to `open` as `prepare`. */
export class Ear {
  constructor() {
    /** The frames, as text. */
    this.frames = [];
    /** What was asked for once, as `[path, text]`. */
    this.answers = [];
    /** The place in the table's journal up to which the page was told. */
    this.seq = 0;
    /** What the page was told last about who is there. */
    this.room = undefined;
    this.heard = Date.now();
    this.closed = false;
    /** The names of commands whose answers say nothing, and come as often as somebody types or touches the page. */
    this.strokes = new Set();
    /** The numbers of all other commands, by the names that the page made up for them. */
    this.numbers = new Map();
    this.listen = (page) => {
      page.on("websocket", (line) => {
        line.on("framereceived", ({ payload }) => this.hear(String(payload)));
        line.on("framesent", ({ payload }) => this.say(JSON.parse(String(payload))));
      });
      page.on("requestfinished", (request) => this.fetched(request));
    };
  }

  /** Hears nothing more. */
  close() {
    this.closed = true;
  }

  hear(text) {
    const frame = named(text);
    if (this.closed || frame.pong || this.strokes.has(frame.answer?.id)) return;
    this.frames.push(text);
    this.seq = frame.update?.seq ?? this.seq;
    this.room = frame.update?.view.room ?? this.room;
    this.heard = Date.now();
  }

  say({ do: command }) {
    if (!command) return;
    const isStroke = command.what === "here" || command.what?.writing;
    if (isStroke) this.strokes.add(command.id);
    // What was lost on its way is said again under its name.
    else if (!this.numbers.has(command.id)) this.numbers.set(command.id, this.numbers.size + 1);
  }

  async fetched(request) {
    const { pathname } = new URL(request.url());
    if (!pathname.includes("/api/v1/")) return;
    const answer = [pathname, undefined];
    this.answers.push(answer);
    answer[1] = await request.response().then((response) => response.text()).catch(expectClosed);
  }

  /** All frames, read. */
  get told() {
    return this.frames.map(named);
  }

  /**
   * The frames and answers to the letter, but for the time, and for the names of commands, which
   * the page makes up: only their numbers are left. Answers come in any order.
   */
  get letters() {
    const written = [...this.frames, ...this.answers.map((answer) => answer.join(" ")).sort()];
    const number = (name) => `"${this.numbers.get(JSON.parse(name)) ?? "?"}"`;
    return written.map((text) => text.replace(/\b1\d{12}\b/g, "TIME").replace(/"[0-9a-f]+-[0-9a-f]+-\d+"/g, number));
  }
}

/** A page that is closed when its test ends is told nothing more. */
function expectClosed(error) {
  if (!/has been closed/.test(error.message)) throw error;
}

/** What the law, the table and the people hold that everyone knows, member by member. */
const MEMBERS = {
  game: ["setup", "observer", "public", "own", "booty"],
  public: ["round", "law", "served", "merchants", "deck", "discards", "claimed", "next_slip", "phase"],
  merchant: ["gold", "hand", "face_up", "face_down"],
  own: ["hand", "face_down", "bag", "set_aside"],
  market: ["turn", "waiting", "to_place", "set_aside"],
  load: ["waiting", "loading"],
  declaration: ["turn", "bags", "declared"],
  bag: ["cards", "declared", "fate", "threatened", "alone", "verdicts", "verdicts_given"],
};

/**
 * Fails if a page was told what nobody at this seat may know; without a seat, what no spectator may.
 * That there is no member for a secret is one half of it; the other is that cards are only shown to
 * those who hold them, or where the rules lay them open.
 */
export function expectNoSecrets(ear, seat) {
  assert.ok(ear.frames.length > 0, "nothing was heard");
  for (const { update } of ear.told) {
    if (!update) continue;
    expectView(update.view, seat);
    for (const { what } of update.beats) if (what.game) expectBeat(what.game, update.view.table.game.setup, seat);
  }
}

function expectView({ room, table }, seat) {
  // What was told of the room before still holds where it is left out.
  if (room && room.stage !== "over") assert.equal(room.fairness, null, "the seed of a game that is not over");
  if (!table) return;
  const { game } = table;
  expectMembers(game, MEMBERS.game);
  assert.deepEqual(game.observer, seat === undefined ? "spectator" : { seat });
  if (seat === undefined) assert.equal(game.own, null, "a hand for a spectator");
  else expectMembers(game.own, MEMBERS.own);
  const deputies = game.public.law.deputies ?? [];
  if (!deputies.includes(seat)) assert.equal(game.booty, null, "the Booty's contraband for a merchant");
  expectMembers(game.public, MEMBERS.public);
  assert.equal(typeof game.public.deck, "number", "how many cards the deck has, and nothing else");
  for (const merchant of game.public.merchants.filter(Boolean)) {
    expectMembers(merchant, MEMBERS.merchant);
    assert.deepEqual([typeof merchant.hand, typeof merchant.face_down], ["number", "number"]);
    for (const [good] of merchant.face_up) assert.ok(isLegal(game.setup, good), "contraband face up");
  }
  const [[phase, facts]] = Object.entries(game.public.phase);
  if (MEMBERS[phase]) expectMembers(facts, MEMBERS[phase]);
  if (phase === "inspection") facts.bags.filter(Boolean).forEach((bag) => expectMembers(bag, MEMBERS.bag));
}

function expectMembers(thing, members) {
  assert.deepEqual(Object.keys(thing).sort(), [...members].sort());
}

/** Whether everyone may see this good lie on a stand. */
function isLegal({ promos = [] }, good) {
  return good < 4 || promos[good - 15]?.family === "legal";
}

function expectBeat(events, setup, seat) {
  const opened = events.flatMap((event) => (event.opened ? [event.opened.bag] : []));
  const isDeal = events.some((event) => event.deal_struck);
  const struckBy = events.flatMap((event) => event.deal_struck?.with ?? []);
  for (const event of events) {
    if (event.loaded) assert.equal(event.loaded.seat, seat, "somebody else's bag");
    if (event.proved) {
      const { merchant, to } = event.proved;
      assert.ok(merchant === seat || to.includes(seat), "a proof for somebody else");
    }
    if (event.moved?.cards.cards) expectMove(event.moved, { setup, seat, opened, isDeal, struckBy });
  }
}

/** Cards that were shown while they moved. */
function expectMove({ cards: { cards }, from, to }, { setup, seat, opened, isDeal, struckBy }) {
  const places = [from, to];
  const at = (kind) => places.find((place) => place?.[kind] !== undefined)?.[kind];
  const isMine = ["hand", "set_aside", "bag", "stand"].some((kind) => places.some((place) => place?.[kind] === seat));
  if (isMine && seat !== undefined) return;
  const shown = JSON.stringify([cards, from, to]);
  const twoPiles = setup.market === "two_piles";
  const contraband = cards.filter(([good]) => !isLegal(setup, good));
  if (from === "deck") assert.ok(at("discard") !== undefined, `from the deck: ${shown}`);
  if (at("hand") !== undefined) {
    // M3: set aside face up with one pile; M4: what is drawn from a pile is shown.
    assert.ok(at("discard") !== undefined || (!twoPiles && at("set_aside") !== undefined), `a hand: ${shown}`);
  }
  if (twoPiles && at("set_aside") !== undefined) assert.ok(at("discard") !== undefined, `set aside: ${shown}`);
  if (at("bag") !== undefined && !opened.includes(at("bag"))) assert.deepEqual(contraband, [], `a bag: ${shown}`);
  // I7: others see how many went face down. B2, K2: what pays a debt or a claim is revealed.
  // D7: what goes onto the Booty is known to both Deputies.
  if (to === "booty" && struckBy.includes(seat)) return;
  if (isDeal && from?.stand !== undefined) assert.deepEqual(contraband, [], `a deal: ${shown}`);
}
