// Short updates with their names: pages get lists where docs/protocol.md has members.

import assert from "node:assert/strict";

/** Reads a list of members. `inner` says how some of them are read further. */
function members(names, inner = {}) {
  return (list) => {
    if (list === null) return null;
    assert.equal(list.length, names.length, `${names} are not ${JSON.stringify(list)}`);
    return Object.fromEntries(names.map((name, place) => [name, inner[name]?.(list[place]) ?? list[place]]));
  };
}

/** Reads each of a list. */
const each = (read) => (list) => list.map(read);

/** Reads what a choice has to say, if it has. */
const choice = (variants) => (value) => {
  const [[name, said]] = typeof value === "string" ? [[value]] : Object.entries(value);
  return variants[name] ? { [name]: variants[name](said) } : value;
};

const promo = members(["name", "family", "value", "penalty", "counts_as", "copies"]);

const setup = members(
  ["players", "market", "honour", "deputies", "royal_goods", "black_market", "time_limit", "remove_ten", "seven_cards", "promos", "first_sheriff"],
  { promos: each(promo) },
);

const phase = choice({
  market: members(["turn", "waiting", "to_place", "set_aside"]),
  load: members(["waiting", "loading"]),
  declaration: members(["turn", "bags", "declared"]),
  inspection: members(
    ["bags", "slips", "must_open", "take_nothing", "debts", "confiscated", "claimed", "passed", "booty", "time_is_up"],
    { bags: each(members(["cards", "declared", "fate", "threatened", "alone", "verdicts", "verdicts_given"])) },
  ),
});

const game = members(["setup", "observer", "public", "own", "booty"], {
  setup,
  public: members(["round", "law", "served", "merchants", "deck", "discards", "claimed", "next_slip", "phase"], {
    merchants: each(members(["gold", "hand", "face_up", "face_down"])),
    phase,
  }),
  own: members(["hand", "face_down", "bag", "set_aside"]),
});

const event = choice({
  deal_struck: members(["slip", "with"]),
  moved: members(["cards", "from", "to"]),
  loaded: members(["seat", "bag"]),
  opened: members(["bag", "by", "cards", "declared"]),
  proved: members(["merchant", "to", "stand", "bag"]),
});

const room = members(
  ["code", "stage", "game", "people", "chairs", "host", "options", "hitch", "house", "commitment", "entropy", "fairness", "watching"],
  { people: each(members(["id", "name", "here", "muted", "stirred"])) },
);

const update = members(["seq", "now", "beats", "view"], {
  beats: each(members(["seq", "at", "by", "what"], { what: choice({ game: each(event) }) })),
  view: members(["viewer", "room", "table"], {
    room,
    table: members(["game", "asked", "seating", "clock", "ready", "away", "paused", "deadlines"], { game }),
  }),
});

const frame = members(["answer", "update", "pong", "goodbye"], { answer: members(["id", "ok", "refused"]), update });

/** A frame of the server, with the names of its members. */
export function named(text) {
  const value = JSON.parse(text);
  return Array.isArray(value) ? frame(value) : value;
}
