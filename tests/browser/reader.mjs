// Someone who hears the page instead of seeing it: everything is found by its role and its name in the
// accessibility tree, and done by keyboard. Nothing here knows a class, an id or a place on the screen.
//
// What is asked must have been said aloud, and after every act the focus must be somewhere, or whoever
// listens has lost the thread.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/** How long the focus may be nowhere after an act, in milliseconds: the page needs a moment. */
const MOMENT = 1_500;

/** How long something may take that everyone waits for. Generous: the machine may be busy. */
const PATIENCE = 15_000;

/** How often others may be faster: beyond that, something does not work. */
const TOO_LATE = 20;

/** What a merchant offers for a bag. */
const OFFER = 4;

/**
 * What is heard in the title of what is asked, and what is done then. The first that fits is done; what
 * nothing fits is not asked of us, but there may be something to do at the gate.
 */
const ASKED = [
  [/^Who goes to market first/, "pickFirst"],
  [/^Your turn at the market/, "exchange"],
  [/^Fill your bag/, "load"],
  [/^Your bag has /, "declare"],
  [/^You still owe /, "pay"],
  [/^Claim a Black Market card\?/, "claim"],
  [/^Lay (your|the) .* on one pile/, "place"],
  [/left at your gate$/, "settle"],
  [/ for your bag\.$/, "answer"],
];

/** Someone who listens. */
export class Reader {
  /** Whoever hears this page; `wait` lets so many milliseconds pass there. */
  constructor(page, wait = sleep) {
    this.page = page;
    this.wait = wait;
    /** How often each thing was done. */
    this.done = {};
    /** What was asked and never said aloud. */
    this.unsaid = new Set();
    /** Acts after which the focus was nowhere. */
    this.lost = new Set();
    this.offered = false;
  }

  /** Hears everything that is said aloud from now on, also after a reload: give it to `open` as `prepare`. */
  static listen(page) {
    return page.addInitScript(hearLiveRegions);
  }

  /** What is asked, and the acts beside it. */
  get ask() {
    return this.page.getByRole("region", { name: "What is asked of you" });
  }

  /** The slips on the desk. */
  get desk() {
    return this.page.getByRole("region", { name: "Slips" });
  }

  button(name, within = this.page) {
    return within.getByRole("button", { name, disabled: false }).first();
  }

  /** Begins a game against bots. */
  async begin(name) {
    await this.press("solo", this.button(/^Solo/));
    const field = this.page.getByRole("textbox", { name: "Your name" });
    await field.focus();
    await this.page.keyboard.type(name);
    await this.press("start", this.button("Open the market"));
    await this.ask.waitFor();
  }

  /** Goes to something and presses Enter there, so often. */
  async press(what, locator, times = 1) {
    await locator.focus();
    for (let pressed = 0; pressed < times; pressed += 1) await this.page.keyboard.press("Enter");
    await this.keepFocus(what);
  }

  /** Does what cannot be taken back: the first Enter asks, the second does it. */
  async confirm(what, locator) {
    await this.press(what, locator, 2);
  }

  /** After a moment the focus is somewhere. */
  async keepFocus(what) {
    const until = Date.now() + MOMENT;
    while (Date.now() < until) {
      if (await this.page.evaluate(isSomewhere)) return;
      await this.wait(50);
    }
    this.lost.add(what);
  }

  /** Plays until so many rounds are over, or the game is; how often each thing was done. */
  async play({ rounds = Infinity, evening }) {
    const end = Date.now() + evening;
    while ((this.done.goOn ?? 0) < rounds && !(await this.isOver())) {
      assert.ok(Date.now() < end, `the game does not end: ${JSON.stringify(this.done)}`);
      if (!(await this.act())) await this.wait(80);
    }
    return this.done;
  }

  isOver() {
    return this.page.getByRole("heading", { name: "Final score" }).isVisible();
  }

  /** Does one thing, if there is one to do; whether there was. */
  async act() {
    const what = await this.next();
    if (!what) return false;
    try {
      await this[what]();
      this.count(what);
    } catch (error) {
      // A button may go away under the hand, because someone else was faster.
      if (error.name !== "TimeoutError") throw error;
      this.count("tooLate");
      assert.ok(this.done.tooLate < TOO_LATE, `too late to ${what}: ${error.message}`);
    }
    return true;
  }

  count(what) {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  /** What to do now. */
  async next() {
    if (await this.wholeRound().isVisible()) return "seeRound";
    if (await this.button("Go on").isVisible()) return "goOn";
    const title = await this.title();
    const [, what] = ASKED.find(([words]) => words.test(title)) ?? [];
    if (what) await this.expectSaid(title);
    if (what) return what;
    if (!this.offered && (await this.button("Slide over").count()) + (await this.moreGold().count())) {
      if (await this.decide().isVisible()) return "offer";
    }
    return (await this.decide().isVisible()) ? "letDecide" : undefined;
  }

  /** The title of what is asked, or of what the table waits for. */
  async title() {
    const heading = this.ask.getByRole("heading", { level: 2 });
    return (await heading.allInnerTexts()).join(" ").trim();
  }

  /** What is asked was said aloud. What stands there when the page opens is read with it. */
  async expectSaid(title) {
    const { first, heard } = await this.page.evaluate(() => window.heardAloud);
    if (title !== first && !heard.some((words) => words.includes(title))) this.unsaid.add(title);
  }

  /** The way on from what was found in the bag that ended the round. */
  wholeRound() {
    return this.button(/^(The whole round|Final score)$/);
  }

  seeRound() {
    return this.press("seeRound", this.wholeRound());
  }

  async goOn() {
    await this.press("goOn", this.button("Go on"));
    this.offered = false;
  }

  pickFirst() {
    return this.press("pickFirst", this.button(/^Let .* go first/, this.ask));
  }

  /** A card that can be moved, by what moving it means. */
  card(act) {
    return this.button(new RegExp(`, worth .*\\. ${act}\\.`));
  }

  /** Moves so many cards, one after the other. */
  async move(act, back, count) {
    const moved = this.page.getByRole("button", { name: new RegExp(`, worth .*\\. ${back}\\.`) });
    for (let out = await moved.count(); out < count; out += 1) {
      await this.press(act, this.card(act));
      await moved.nth(out).waitFor({ timeout: PATIENCE });
    }
  }

  async exchange() {
    await this.move("Set aside", "Take back into the hand", (this.done.exchange ?? 0) % 3);
    await this.confirm("exchange", this.button(/^(Keep all|Draw)/, this.ask));
    await this.until((title) => !/^Your turn at the market/.test(title));
  }

  async load() {
    await this.move("Move into the bag", "Take out of the bag", 2 + ((this.done.load ?? 0) % 3));
    await this.confirm("load", this.button(/^Snap it shut/, this.ask));
    await this.until((title) => !/^Fill your bag/.test(title));
  }

  async declare() {
    const kinds = this.page.getByRole("radio");
    if ((this.done.declare ?? 0) % 2) {
      await kinds.and(this.page.getByRole("radio", { checked: true })).focus();
      await this.page.keyboard.press("ArrowDown");
    }
    await this.confirm("declare", this.button(/^Say /, this.ask));
    await this.until((title) => !/^Your bag has /.test(title));
  }

  /** Moves the lowest card one up, and lays them all on a pile. */
  async place() {
    const up = this.ask.getByRole("button", { name: /^Move .* one up$/, disabled: false });
    if (await up.count()) await this.press("lift", up.first());
    await this.confirm("place", this.button(/^On the (left|discard) pile/, this.ask));
    await this.until((title) => !/^Lay /.test(title));
  }

  /** Gives three of a kind for a card of the Black Market: of those that can be had, the last. */
  async claim() {
    await this.confirm("claim", this.ask.getByRole("button", { name: /^Give up 3 / }).last());
    await this.until((title) => !/^Claim /.test(title));
  }

  /** Hands over goods, the dearest first, until it is enough. */
  async pay() {
    const pay = this.ask.getByRole("button", { name: /^(Pay with these|Hand it all over)/ });
    while (await pay.isDisabled()) {
      await this.press("more", this.ask.getByRole("button", { name: /^One more /, disabled: false }).last());
    }
    await this.confirm("pay", pay);
    await this.until((title) => !/^You still owe /.test(title));
  }

  /** A Sheriff settles the bag at hand, each time in another way, or goes to the next. */
  async settle() {
    const next = this.button(/^Next: /, this.ask);
    if (await next.isVisible()) return this.press("next", next);
    const ways = [/^Hand back/, /^Open it/].map((name) => this.button(name, this.ask));
    const [way, other] = (this.done.settle ?? 0) % 3 === 1 ? ways.reverse() : ways;
    return this.confirm("settle", (await way.count()) ? way : other);
  }

  /** Accepts what the Sheriff wants, or turns it down. */
  async answer() {
    const accept = this.button(/^(Accept|Pay \d+, get it back)/, this.ask);
    if ((this.done.answer ?? 0) % 2 === 0 && (await accept.count())) return this.confirm("accept", accept);
    return this.press("decline", this.button("Decline", this.ask));
  }

  /** Looks at somebody's bag. */
  lookAt(name) {
    return this.press("lookAt", this.button(new RegExp(`^${name}’s bag, declared as `)));
  }

  /** Accepts the slip on the desk that somebody wrote. */
  acceptSlipOf(name) {
    const slip = this.desk.getByRole("listitem").filter({ hasText: name });
    return this.confirm("acceptSlip", this.button(/^Accept/, slip));
  }

  moreGold() {
    return this.page.getByRole("article", { name: /^Your slip to / }).getByRole("button", { name: "More gold" });
  }

  /** Writes a slip with gold for the bag. */
  async offer() {
    this.offered = true;
    const write = this.button("Write a slip", this.ask);
    if (!(await this.moreGold().first().isVisible())) await this.press("write", write);
    await this.press("gold", this.moreGold().first(), OFFER);
    await this.press("offer", this.button(/^Slide over/));
  }

  /** The button that leaves the bag to the Sheriff, while that was not said. */
  decide() {
    return this.button(/^Let .* decide/, this.ask);
  }

  letDecide() {
    return this.press("letDecide", this.decide());
  }

  /** Waits until something else is asked, or the table waits for others. */
  async until(isSo) {
    const end = Date.now() + PATIENCE;
    while (!(await this.isOver()) && !isSo(await this.title())) {
      assert.ok(Date.now() < end, `this is still asked: ${await this.title()}`);
      await this.wait(50);
    }
  }

  /** Waits until this was said aloud. */
  async hear(words) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const { heard } = await this.page.evaluate(() => window.heardAloud);
      if (heard.some((said) => words.test(said))) return;
      assert.ok(Date.now() < end, `this was never said aloud: ${words}, but ${heard.join(" | ")}`);
      await this.wait(50);
    }
  }

  /** Nothing was asked in silence, and the focus was never lost. */
  expectHeard() {
    assert.deepEqual([...this.unsaid], [], "this was asked, and never said aloud");
    assert.deepEqual([...this.lost], [], "after these acts the focus is nowhere");
  }
}

/** Runs in the page, before anything else: notes what changes in live regions, as a screen reader says it. */
function hearLiveRegions() {
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  window.heardAloud = { first: undefined, heard: [] };
  const said = new WeakMap();
  const hear = (changes) => {
    const nodes = changes.map(({ target }) => target.closest?.(LIVE) ?? target.parentElement?.closest(LIVE));
    for (const region of new Set(nodes.filter(Boolean))) {
      if (!region.checkVisibility()) continue;
      // Of a log what is added is said, also if it was said before; of anything else what it says now.
      const log = region.getAttribute("role") === "log";
      const added = changes.filter(({ target }) => region.contains(target)).flatMap((change) => [...change.addedNodes]);
      const words = log ? added.map((it) => it.textContent).join(" ") : region.textContent;
      if (!words || (!log && said.get(region) === words)) continue;
      said.set(region, words);
      window.heardAloud.heard.push(words);
    }
    window.heardAloud.first ??= document.querySelector("#asked h2")?.textContent;
  };
  new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page: whether the focus is somewhere at all. */
function isSomewhere() {
  const at = document.activeElement;
  return !!at && at !== document.body && at !== document.documentElement && at.isConnected;
}
