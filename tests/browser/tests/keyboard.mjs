// A round with the keyboard alone, from the first page to the end of the round, and what such a round
// may lack. The focus is always somewhere, and one can see where.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { browserTest, eventually } from "../harness.mjs";
import { seated } from "../friends.mjs";
import { WIDE, goTo, sit } from "../scene.mjs";
import { button, chronicle, pass, withSettings } from "../table.mjs";

/** So many stops of Tab are on no page. */
const STOPS = 120;

/** How long the focus may be nowhere after an act, in milliseconds: the page needs a moment. */
const MOMENT = 1_500;

/** How long a round may take, in milliseconds. */
const ROUND = 4 * 60_000;

browserTest("a round is played with the keyboard alone", async ({ open }) => {
  const page = await open("", { viewport: { width: 1440, height: 900 }, prepare: withSettings({ tempo: "quick" }) });
  const keys = new Keys(page);
  await page.locator("button[name=solo]").waitFor();
  await keys.press("button[name=solo]", "Enter");
  await page.locator("input[name=name]").waitFor();
  await keys.goTo("input[name=name]");
  await page.keyboard.type("Maya");
  await keys.press("input[name=name]", "Enter");
  await page.locator(".table").waitFor();

  // Whoever is the Sheriff first plays one round more: a bag is filled in any case.
  const end = Date.now() + 2 * ROUND;
  while (!keys.isOver) {
    assert.ok(Date.now() < end, `the round does not end: ${[...keys.done]}`);
    if (!(await keys.act())) await sleep(100);
  }
  for (const what of ["exchange", "declare", "slide-over"]) {
    assert.ok(keys.done.has(what), `nobody did this: ${what}`);
  }
  assert.deepEqual([...keys.lost], [], "after these acts the focus is nowhere");
  assert.deepEqual([...keys.unseen], [], "one cannot see that the focus is here");
});

browserTest("an act that takes its own button away does not take the focus with it", async ({ open }) => {
  const page = await sit(open, "gate-sheriff");
  const keys = new Keys(page);
  /** Goes to another scene, and lets the page take the focus to where it begins. */
  const turn = async (scene) => {
    await goTo(page, scene);
    await pass(page);
  };
  await pass(page);
  /** Presses something; then the focus is here. */
  const press = async (selector, here, ...pressed) => {
    await keys.goTo(selector);
    for (const key of pressed.length ? pressed : ["Enter"]) await page.keyboard.press(key);
    await keys.expectAt(here, selector, () => pass(page, 50));
  };
  await press(".ask button[name=threaten]", "#asked");
  await press(".desk button[name=decline]", "#asked");
  await press(".ask button[name=write-slip]", "#slip");
  await press("#slip button[name=add-promise]", "#slip button[name=add-promise]");
  await press("#slip button[name=promise]", "#slip section.word");
  await press("#slip button[name=remove-promise]", "#slip section.word", "Space");
  await press("#slip button[name=more-gold]", "#slip button[name=more-gold]");
  const sum = Number(await page.locator("#slip [name=gold]").first().inputValue());
  await press("#slip button[name=less-gold]", "#slip .stepper.gold", ...Array(sum).fill("Enter"));
  await press("#slip button[name=more-gold]", "#slip button[name=more-gold]");
  await press("#slip button[name=start-over]", "#slip");

  await turn("gate-wanted");
  await press(".ask button[name=decline]", "#asked");
  await press("#slip button[name=withdraw]", "#slip");
  await turn("claim");
  await press(".ask button[name=pass-claim]", "#asked");
  await turn("claim");
  await press(".ask button[name=claim]", "#asked", "Enter", "Enter");

  // Whoever uses a mouse is led nowhere.
  await turn("gate-sheriff");
  const slips = await page.locator(".desk [data-slip]").count();
  await button(page.locator(".desk"), "decline").click();
  await eventually(async () => assert.equal(await page.locator(".desk [data-slip]").count(), slips - 1));
  await pass(page);
  assert.ok(await page.evaluate(isAt, "body"));
});

browserTest("the focus stays in the lobby while its lists change", async ({ open }) => {
  const { pages } = await seated(open, ["Maya"], WIDE);
  const [page] = pages;
  const keys = new Keys(page);
  const press = async (selector, here) => {
    await keys.goTo(selector);
    await page.keyboard.press("Enter");
    await keys.expectAt(here, selector);
  };
  for (const people of [2, 3]) {
    await button(page, "add-bot").click();
    await eventually(async () => assert.equal(await page.locator(".chair").count(), people));
  }
  await press("[data-place='2'] button[name=move-up]", ".chairs ol");
  await press("[data-place='2'] button[name=unseat-bot]", ".chairs ol");
  for (const fold of [".finer", ".promos"]) await page.locator(`${fold} > summary`).first().click();
  await page.locator("[name=promo-name]").fill("Golden Goose");
  await button(page, "add-promo").click();
  await page.locator(".promos li").waitFor();
  await press(".promos button[name=remove-promo]", ".promos ul");
});

/** Someone without a mouse. */
class Keys {
  constructor(page) {
    this.page = page;
    /** What was done at least once. */
    this.done = new Set();
    /** Whether a round is over in which a bag was filled. */
    this.isOver = false;
    /** What is done no more than once in a round, and was. */
    this.once = new Set();
    /** Acts after which the focus was nowhere. */
    this.lost = new Set();
    /** Where the focus was and could not be seen. */
    this.unseen = new Set();
  }

  /** Goes to something with Tab. */
  async goTo(selector) {
    for (let stops = 0; stops < STOPS; stops += 1) {
      if (await this.page.evaluate(isAt, selector)) return this.expectSeen(selector);
      if (!(await this.page.evaluate(isThere, selector))) throw new Gone(selector);
      await this.page.keyboard.press("Tab");
    }
    return assert.fail(`Tab does not lead to ${selector}`);
  }

  /** Whoever looks at the page sees where the focus is. */
  async expectSeen(selector) {
    if (!(await this.page.evaluate(isSeen))) this.unseen.add(selector);
  }

  /** Waits until the focus is here, after something was done there; `wait` lets time pass where it stands still. */
  async expectAt(here, there, wait = () => {}) {
    await eventually(async () => {
      await wait();
      assert.ok(await this.page.evaluate(isAt, here), `after ${there} the focus is not at ${here}`);
    });
  }

  /** Goes to something and presses keys there. */
  async press(selector, ...pressed) {
    await this.goTo(selector);
    for (const key of pressed) await this.page.keyboard.press(key);
    await this.settle(selector);
  }

  /** After a moment the focus is somewhere. */
  async settle(what) {
    const until = Date.now() + MOMENT;
    while (Date.now() < until) {
      if (await this.page.evaluate(isSomewhere)) return;
      await sleep(50);
    }
    this.lost.add(what);
  }

  /** Does one thing, if there is one to do; whether there was. */
  async act() {
    const there = await this.page.evaluate(whatIsThere);
    const what = ORDER.find((name) => there.includes(name) && !this.once.has(name));
    if (!what) return false;
    try {
      await this[what]();
    } catch (error) {
      // What was done a moment ago may take its button away only now, and so may the others at the table.
      if (error instanceof Gone) return false;
      throw error;
    }
    this.done.add(what);
    return true;
  }

  async "see-round"() {
    await this.press(".round-end button[name=see-round]", "Enter");
  }

  async "go-on"() {
    await this.press(".round-end button[name=go-on]", "Enter");
    this.isOver = this.done.has("snap-shut");
    this.once.clear();
  }

  async "pick-first"() {
    await this.press(".ask button[name=pick-first]", "Enter");
  }

  /** Sets the second card aside, and the one that takes its place in the hand; takes one back. */
  async exchange() {
    const out = this.page.locator("[data-row=out] button[name=card]");
    await this.press("[data-row=hand] button[name=card]", "ArrowRight", "Enter");
    await out.nth(0).waitFor();
    await this.press("[data-row=hand] button[name=card]", "Space");
    await out.nth(1).waitFor();
    await this.press("[data-row=out] button[name=card]", "Enter");
    await out.nth(1).waitFor({ state: "detached" });
    await this.press(".ask button[name=exchange]", "Enter", "Enter");
    await this.page.locator(".ask button[name=exchange]").waitFor({ state: "detached" });
  }

  /** Puts the first and the last card of the hand into the bag. */
  async "snap-shut"() {
    const inside = this.page.locator("[data-row=out] button[name=card]");
    await this.press("[data-row=hand] button[name=card]", "Home", "Enter");
    await inside.nth(0).waitFor();
    await this.press("[data-row=hand] button[name=card]", "End", "Space");
    await inside.nth(1).waitFor();
    await this.press(".ask button[name=snap-shut]", "Enter", "Enter");
    await this.page.locator(".ask button[name=snap-shut]").waitFor({ state: "detached" });
  }

  /** Says something else than what is plausible. */
  async declare() {
    await this.press("label.say input", "ArrowDown");
    await this.press(".ask button[name=declare]", "Enter", "Enter");
    await this.page.locator(".ask button[name=declare]").waitFor({ state: "detached" });
  }

  /** Offers five gold for the bag. */
  async "slide-over"() {
    await this.press("#slip [name=more-gold]", ..."12345".split("").map(() => "Enter"));
    assert.equal(await this.page.locator("#slip [name=gold]").first().inputValue(), "5");
    await this.press("#slip [name=slide-over]", "Enter");
    this.once.add("slide-over");
    // By now it may be taken already, or turned down.
    await eventually(async () => assert.match(await chronicle(this.page), /5 gold/));
  }

  async "let-decide"() {
    await this.press(".ask button[name=let-decide]", "Enter");
    this.once.add("let-decide");
    await eventually(async () => assert.ok(!(await this.page.evaluate(whatIsThere)).includes("let-decide")));
  }

  async "next-bag"() {
    await this.press(".ask button[name=next-bag]", "Enter");
  }

  async "hand-back-nothing"() {
    await this.press(".ask button[name=hand-back-nothing]", "Enter", "Enter");
  }
}

/** Something went away before anybody got there. */
class Gone extends Error {
  constructor(selector) {
    super(`${selector} went away before the focus got there`);
  }
}

/** What is done first, if there is a choice. */
const ORDER = [
  "see-round",
  "go-on",
  "pick-first",
  "exchange",
  "snap-shut",
  "declare",
  "slide-over",
  "let-decide",
  "next-bag",
  "hand-back-nothing",
];

/** Runs in the page: the names of all buttons that can be pressed. */
function whatIsThere() {
  const can = (it) => it.checkVisibility() && it.ariaDisabled !== "true";
  const isWriting = document.querySelector(".ask button[name=let-decide]");
  const buttons = [...document.querySelectorAll(".ask button[name], .round-end button[name], #slip button[name=slide-over]")];
  // A bag is empty at first, and so is a slip: what is done with them begins before.
  const begins = (it) => !it.disabled || it.name === "snap-shut" || (it.name === "slide-over" && isWriting);
  return buttons.filter((it) => can(it) && begins(it)).map((it) => it.name);
}

/** Runs in the page: whether the focus is at one of these. */
function isAt(selector) {
  return !!document.activeElement?.matches(selector) && document.activeElement.checkVisibility();
}

/** Runs in the page: whether one of these can be seen. */
function isThere(selector) {
  return [...document.querySelectorAll(selector)].some((it) => it.checkVisibility());
}

/** Runs in the page: whether the focus is somewhere at all. */
function isSomewhere() {
  const at = document.activeElement;
  return !!at && at !== document.body && at !== document.documentElement && at.isConnected;
}

/** Runs in the page: whether the focus has a ring, or its label has one in its place. */
function isSeen() {
  const at = document.activeElement;
  if (!at?.matches(":focus-visible")) return false;
  const rings = [at, at.closest("label")].filter(Boolean).map((it) => getComputedStyle(it));
  return rings.some(({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none");
}
