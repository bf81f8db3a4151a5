// Someone who plays a whole game through the page, and tries everything that it offers.
//
// Others differ from game to game, so nothing here waits for one thing to happen: again and again it
// looks at what is there and does something of it. What is done is counted.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { look } from "./look.mjs";
import { button, byKeys, drag, hold, twice } from "./table.mjs";

/** How long a whole game may take, in milliseconds. Generous: the machine may be busy. */
const EVENING = 8 * 60_000;

/** How long it takes until somebody with nothing to do looks again: every look costs the page some work. */
const GLANCE = 120;

/** How long an act at the gate may take before it is looked at again: bots may have been faster. */
const MOMENT = 3_000;

/** How long an act may take while everyone waits for it. Generous: the machine may be busy. */
const TURN = 15_000;

/** How often others may be faster in a game: beyond that, something does not work. */
const TOO_LATE = 20;

/** How often the Sheriff looks for offers before settling a bag. */
const PATIENCE = 12;

/** How often the Sheriff tries to ask for something for a bag: a bot may write at the same time. */
const DEMANDS = 3;

/** How often a merchant offers something in a round: each time more, and always worth taking. */
const OFFERS = 3;

/** How often a Deputy tries to agree with the other about a bag before it is opened. */
const VERDICTS = 3;

/** The ways to press a button for something final. */
const WAYS = [hold, (_, locator) => twice(locator), byKeys];

/** Someone who tries everything that the page offers. */
export class Player {
  /**
   * Whoever plays this seat on this page, until so long from now. Whoever smuggles takes contraband
   * to the gate if there is some, and as Sheriff opens no bag that need not be opened.
   */
  constructor(page, seat = 0, evening = EVENING, { smuggles = false } = {}) {
    this.page = page;
    this.seat = seat;
    this.end = Date.now() + evening;
    this.smuggles = smuggles;
    /** How often each thing was done. */
    this.done = {};
  }

  /** Plays until the game is over; returns how often each thing was done. */
  async play() {
    for (;;) {
      const seen = await look(this.page, this.seat);
      if (seen.over) return this.done;
      assert.ok(Date.now() < this.end, `the game does not end: ${JSON.stringify([seen, this.done])}`);
      if (!(await this.act(seen))) await sleep(GLANCE);
    }
  }

  /** Does one thing, unless the round has come to this stage; the stage. */
  async step(until) {
    const seen = await look(this.page, this.seat);
    if (seen.stage !== until && !(await this.act(seen))) await sleep(GLANCE);
    return seen.stage;
  }

  /** Whatever is mine among these. */
  get mine() {
    return `[data-seat='${this.seat}']`;
  }

  /** How often something was done. */
  times(what) {
    return this.done[what] ?? 0;
  }

  count(what) {
    this.done[what] = this.times(what) + 1;
  }

  /** Does one thing, if there is one to do; whether there was. */
  async act(seen) {
    if (seen.round !== this.round) this.begin(seen.round);
    const what = this.choose(seen);
    if (!what) return false;
    // At the gate a button may go away under the finger, because someone else was faster; and so may
    // the first of a round, because what became of the last one is shown, and what shows the bag that
    // ended it, which goes by itself.
    const fleeting = seen.stage === "inspection" || ["pickFirst", "seeRound"].includes(what);
    this.page.setDefaultTimeout(fleeting ? MOMENT : TURN);
    try {
      await this[what](seen);
      this.count(what);
    } catch (error) {
      if (!fleeting || error.name !== "TimeoutError") throw error;
      this.count("tooLate");
      assert.ok(this.times("tooLate") < TOO_LATE, `too late to ${what}: ${error.message}`);
    }
    return true;
  }

  /** Begins a round with nothing done in it. */
  begin(round) {
    // Nothing is asked for the first bag: one at least is settled by hand.
    const [patience, demands] = [PATIENCE, DEMANDS];
    Object.assign(this, { round, offers: 0, patience, threatened: false, demands, wishes: 0, verdicts: {} });
  }

  /** What to do now, by the name of the method that does it. */
  choose(seen) {
    const has = (name) => seen.ask.includes(name);
    if (seen.scene.includes("see-round")) return "seeRound";
    if (seen.scene.includes("go-on")) return "goOn";
    if (has("pick-first")) return "pickFirst";
    if (has("exchange")) return "exchange";
    if (has("place-left")) return "place";
    if (seen.stage === "load" && seen.hand.includes("card")) return "load";
    if (has("declare")) return "declare";
    if (has("pay") || has("more")) return "pay";
    if (has("claim")) return "claim";
    if (has("pass-claim")) return "passClaim";
    if (seen.stage !== "inspection") return undefined;
    if (!seen.isSheriff) return this.chooseAsMerchant(seen);
    return seen.deputies ? this.chooseAsDeputy(seen) : this.chooseAsSheriff(seen);
  }

  /** Looks at what was found in the bag that ended the round. */
  seeRound() {
    return button(this.page, "see-round").click();
  }

  /** Reads what became of the round. */
  async goOn() {
    const summary = this.page.locator(".round-end");
    const isLaw = (await summary.locator(`li.law${this.mine}`).count()) > 0;
    const others = await summary.locator(`li:not(${this.mine}) .what`).allInnerTexts();
    const mine = await summary.locator(`li${this.mine} .what`).innerText();
    if (isLaw) others.forEach((words) => this.countDeal("dealAsSheriff", words));
    else this.countDeal("deal", mine);
    await button(this.page, "go-on").click();
  }

  /** Counts what a bag was handed back for, as its summary says. */
  countDeal(what, words) {
    if (!words.startsWith("handed back for ") || words.endsWith("for nothing")) return;
    this.count(what);
    for (const pocket of ["stand", "bag"]) {
      if (words.includes(`from the ${pocket}`)) this.count(`${what}-${pocket}`);
    }
  }

  pickFirst() {
    return button(this.page, "pick-first").click();
  }

  /** The cards of my hand. */
  get cards() {
    return this.page.locator("[data-row=hand] button[name=card]");
  }

  /** The cards that I took out of it. */
  get out() {
    return this.page.locator("[data-row=out] button[name=card]");
  }

  /** Takes cards out of the hand until so many are out: the first with the mouse, or all by tap. */
  async takeOut(count, withMouse) {
    while ((await this.out.count()) < count) {
      const out = await this.out.count();
      const drop = this.page.locator("[data-drop=out]");
      if (withMouse && out === 0) await drag(this.page, this.cards.last(), drop);
      else await (await this.next()).click();
      await this.out.nth(out).waitFor();
    }
  }

  /** The next card to take out: the last for who smuggles, into the bag. Contraband comes last. */
  async next() {
    const loads = this.smuggles && (await button(this.page, "snap-shut").count()) > 0;
    return loads ? this.cards.last() : this.cards.first();
  }

  /** Sets cards aside and draws; now and then keeps all. */
  async exchange() {
    await this.takeOut(this.times("exchange") % 3, this.times("exchange") === 1);
    if (this.times("exchange") === 1) await this.reload();
    await this.takeFromPile();
    await this.press("exchange", WAYS[this.times("exchange") % WAYS.length]);
  }

  /** Takes the top card of a discard pile, where that can be done: once of the one, once of the other (M4). */
  async takeFromPile() {
    const side = ["left", "right"][this.times("fromPile") % 2];
    const top = this.page.locator(`button[name=take][data-side=${side}][data-count="1"]:not([aria-disabled=true])`);
    if ((await this.out.count()) === 0 || (await top.count()) === 0) return;
    await top.click();
    this.count("fromPile");
  }

  /** Lays cards on a discard pile, the first of them on the others (M5, I11). */
  async place() {
    const name = ["place-left", "place-right"][this.times("place") % 2];
    const lift = this.page.locator(".order li button:enabled").first();
    if (await lift.count()) {
      await lift.click();
      this.count("lift");
    }
    await this.press(name, (_, locator) => twice(locator));
  }

  /** Fills the bag and snaps it shut, each time in another way. */
  async load() {
    const loads = this.times("load");
    await this.takeOut(2 + (loads % 3), loads === 1);
    if (loads === 0) await this.reload();
    await this.press("snap-shut", WAYS[loads % WAYS.length]);
  }

  /**
   * Presses a button in some way until it is gone. On a busy machine a hold may be let go too early,
   * or the second tap come too late: people press again then.
   */
  async press(name, way) {
    const it = button(this.page, name);
    for (let tries = 0; tries < 3; tries += 1) {
      await way(this.page, it);
      const gone = it.waitFor({ state: "detached", timeout: MOMENT });
      if (await gone.then(() => true, () => false)) return;
    }
    assert.fail(`${name} cannot be pressed`);
  }

  /** Loads the page again: the game goes on where it was. */
  async reload() {
    const [before, out] = [await look(this.page, this.seat), await this.out.count()];
    await this.page.reload({ timeout: TURN });
    await this.page.locator(".table").waitFor({ timeout: TURN });
    const after = await look(this.page, this.seat);
    assert.deepEqual([after.round, after.stage], [before.round, before.stage]);
    assert.equal(await this.out.count(), out, "what was taken out of the hand still is");
    this.count(reloadAt(before));
  }

  /** Declares what is plausible, or apples whatever there is. */
  async declare() {
    const apples = this.times("declare") % 2 === 1;
    if (apples) await this.page.locator("label.say[data-good=apples]").click();
    if (this.times("declare") === 0) await this.reload();
    await this.press("declare", (_, locator) => twice(locator));
  }

  /** Chooses goods until the debt is paid, the dearest first: so none of them is needless. */
  async pay() {
    const pay = this.page.locator(".ask button[name=pay]");
    const more = this.page.locator(".ask button[name=more]:enabled");
    while (await pay.isDisabled()) await more.last().click();
    await this.confirm("pay");
  }

  chooseAsMerchant(seen) {
    const has = (name) => seen.ask.includes(name);
    if (seen.hasBag && this.times(reloadAt(seen)) === 0) return "reload";
    if (this.times("talk") === 0) return "talk";
    if (this.times("withdraw") === 0 && seen.slip.includes("withdraw")) return "withdraw";
    if (seen.hasBag && !seen.offers && this.offers < OFFERS) return "writeSlip";
    if (has("accept")) return this.times("decline") <= this.times("accept") ? "decline" : "accept";
    if (has("let-decide")) return "letDecide";
    return undefined;
  }

  /** Says a phrase, and something of one's own. */
  async talk() {
    await this.page.locator("button[name=phrase]").first().click();
    await this.page.locator(".speak input").fill("Only the best cheese in town");
    await button(this.page, "say").click();
    // On a slow machine it comes too late, and is said again.
    await this.page.locator(`.talk .said${this.mine}`, { hasText: "Only the best cheese in town" }).first().waitFor();
  }

  async accept() {
    await this.confirm("accept");
  }

  /** Does something final of what is asked. */
  async confirm(name) {
    const act = this.page.locator(`.ask button[name=${name}]:enabled`).first();
    await twice(act);
    await act.waitFor({ state: "detached" });
  }

  /** Claims a card of the Black Market (K2). */
  async claim() {
    await this.confirm("claim");
  }

  async passClaim() {
    await button(this.page, "pass-claim").click();
    await button(this.page, "pass-claim").waitFor({ state: "detached" });
  }

  async decline() {
    await this.page.locator(".ask button[name=decline]").click();
  }

  /** Offers gold, a good from the stand if there is one, one that really is in the bag, and a promise. */
  async writeSlip() {
    this.offers += 1;
    const slip = this.page.locator("#slip");
    const mine = slip.locator("dd").first();
    const shelves = slip.locator(".shelves").first();
    const fewer = mine.locator("[name=fewer]");
    // What stands there is from the slip before.
    while (await fewer.count()) await fewer.first().click();
    if (!(await shelves.isVisible())) await mine.locator("[name=add-goods]").click();
    await mine.locator("[name=gold]").fill(String(4 + 4 * this.offers));
    await mine.locator("[name=gold]").press("Enter");
    for (const pocket of ["stand", "bag"]) {
      const good = shelves.locator(`button[data-pocket=${pocket}]:enabled:not(.bluff)`).first();
      if (await good.count()) await good.click();
    }
    if (!(await slip.locator(".spoken").count())) {
      if (!(await slip.locator("[name=promise]").count())) await button(slip, "add-promise").click();
      await slip.locator("[name=promise]").first().click();
    }
    await slip.locator("[name=slide-over]").click();
    await this.page.locator(`.desk ${this.mine}`).waitFor();
  }

  async withdraw() {
    await button(this.page.locator("#slip"), "withdraw").click();
    await this.page.locator(`.desk ${this.mine}`).waitFor({ state: "detached" });
    this.offers -= 1;
  }

  letDecide() {
    return button(this.page, "let-decide").click();
  }

  chooseAsSheriff(seen) {
    const has = (name) => seen.ask.includes(name);
    if (this.times(reloadAt(seen)) === 0) return "reload";
    if (has("next-bag")) return "nextBag";
    if (!this.threatened && has("threaten")) return "threaten";
    if (this.demands < DEMANDS && has("write-slip")) return "writeDemand";
    if (this.patience-- > 0) return undefined;
    return this.chooseFate(seen);
  }

  /** How to settle the bag that I look at: each time in another way, as far as it can be done. */
  chooseFate(seen) {
    if (this.times("acceptSlip") === 0 && seen.desk.includes("accept")) return "acceptSlip";
    const can = this.fates(seen);
    const kind = can.filter((way) => way !== "open");
    const ways = this.smuggles && kind.length ? kind : can;
    return ways.sort((one, other) => this.times(one) - this.times(other))[0];
  }

  /** What can be done with the bag that I look at. */
  fates(seen) {
    const ways = { "hand-back": "takeSlip", open: "open", "hand-back-nothing": "handBack" };
    return Object.keys(ways).filter((name) => seen.ask.includes(name)).map((name) => ways[name]);
  }

  /** Both Deputies look at the same bag, the first that is held: so they can agree about it (D3). */
  chooseAsDeputy(seen) {
    const has = (name) => seen.ask.includes(name);
    if (this.times(reloadAt(seen)) === 0) return "reload";
    if (seen.odd && this.wishes < 2) return "wish";
    if (!seen.held.length) return undefined;
    if (seen.looking !== seen.held[0]) return "lookAt";
    if (!this.threatened && has("threaten")) return "threaten";
    if (this.demands < DEMANDS && has("write-slip")) return "writeDemand";
    if (this.patience-- > 0) return undefined;
    this.patience = PATIENCE;
    return this.chooseVerdict(seen);
  }

  /**
   * Some verdict or other, so that Deputies agree, or do not, and one acts alone (D4 to D6). In the end
   * the bag is opened: whoever wants that prevails.
   */
  chooseVerdict(seen) {
    const bag = seen.looking;
    this.verdicts[bag] = (this.verdicts[bag] ?? 0) + 1;
    const can = this.fates(seen);
    if (this.verdicts[bag] > VERDICTS) return can.find((way) => way === "open");
    if (seen.desk.includes("accept")) can.push("acceptSlip");
    return can[Math.floor(Math.random() * can.length)];
  }

  async lookAt({ held: [bag] }) {
    await this.page.locator(`.place[data-seat='${bag}'] button[name=bag]`).click();
    await this.page.locator(`.bags li.focused .place[data-seat='${bag}']`).waitFor();
    Object.assign(this, { patience: PATIENCE, demands: this.demands === DEMANDS ? 0 : this.demands });
  }

  /** Says who should get what does not divide evenly (D7). */
  async wish() {
    this.wishes += 1;
    await button(this.page, "booty").click();
    await this.page.locator("#booty button[name=wish]:enabled").first().click();
    await this.page.keyboard.press("Escape");
  }

  async nextBag() {
    await button(this.page, "next-bag").click();
    Object.assign(this, { patience: PATIENCE, demands: 0 });
  }

  async threaten() {
    await button(this.page, "threaten").click();
    this.threatened = true;
  }

  /** Asks the owner of the bag for so little gold that hardly anyone minds. */
  async writeDemand() {
    this.demands += 1;
    await button(this.page.locator(".ask"), "write-slip").click();
    const theirs = this.page.locator("#slip dd").first();
    await theirs.locator("[name=gold]").fill("1");
    await theirs.locator("[name=gold]").press("Enter");
    await this.page.locator("#slip [name=slide-over]").click();
    // On a phone the desk is another tab.
    await this.page.locator(`.desk ${this.mine}`).waitFor({ state: "attached" });
    this.demands = DEMANDS;
  }

  acceptSlip() {
    return twice(this.page.locator(".desk button[name=accept]:enabled").first());
  }

  /** Hands the bag back and takes the slip. */
  takeSlip() {
    return this.settle("hand-back");
  }

  /** Hands the bag back for nothing. */
  handBack() {
    return this.settle("hand-back-nothing");
  }

  open() {
    return this.settle("open");
  }

  async settle(name) {
    // With Deputies it is a verdict: the button may stay, because the bag does.
    const isVerdict = (await look(this.page, this.seat)).deputies;
    if (isVerdict) await twice(this.page.locator(`.ask button[name=${name}]:enabled`).first());
    else await this.confirm(name);
    this.count(isVerdict ? "verdict" : "settled");
  }
}

/** What a reload is called where it happens: at the gate, the two sides of it are not the same. */
function reloadAt({ stage, isSheriff }) {
  return stage === "inspection" && isSheriff ? "reloadAt-inspection-sheriff" : `reloadAt-${stage}`;
}

/** The score sheet has a total for everyone; returns them. */
export async function expectScores(page, name, players = 4) {
  await page.locator(".sheet").waitFor();
  const totals = await page.locator(".sheet tfoot td").allInnerTexts();
  assert.equal(totals.length, players);
  assert.ok(totals.every((total) => /^\d+$/.test(total.trim())), `totals: ${totals}`);
  assert.match(await page.locator(".sheet thead").innerText(), new RegExp(name));
  return totals;
}

/** Lets everyone act until all are at this stage of the round. */
export async function untilStage(players, stage) {
  for (;;) {
    const stages = await Promise.all(players.map((player) => player.step(stage)));
    if (stages.every((at) => at === stage)) return;
  }
}

/** Those who have a bag to fill. */
export async function merchants(players) {
  const sheriff = await Promise.all(players.map((player) => player.page.locator(".counter .mine .badge").count()));
  return players.filter((_, place) => !sheriff[place]);
}

/** All that was done by these, together: shown, and returned. */
export function together(done) {
  const sum = {};
  for (const each of done) for (const [what, times] of Object.entries(each)) sum[what] = (sum[what] ?? 0) + times;
  console.log(Object.entries(sum).map((entry) => entry.join(" ")).join(", "));
  return sum;
}
