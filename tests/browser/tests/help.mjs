// The rules beside the table: each phase opens its own, a refusal leads to the rule behind it, and
// nothing is fetched before somebody wants to read.

import assert from "node:assert/strict";
import { browserTest, eventually, expectAccessible } from "../harness.mjs";
import { atScene, button, pass, turnTo, twice } from "../table.mjs";

const WIDE = { viewport: { width: 1440, height: 900 } };

/** A phone, with a finger in front of it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What each phase is about, and what else of its rules is one tap away. */
const PHASES = {
  "market-turn": ["M", "M"],
  load: ["L", "L"],
  declare: ["C", "C"],
  "gate-merchant": ["I", "IBH"],
  score: ["V", "V"],
};

/** Notes every request for the rules: give `note` to `open` with what else is prepared. */
function requests() {
  const all = [];
  const note = (page) =>
    page.on("request", (request) => {
      if (/\/rules\.[^/]*\.html$/.test(request.url())) all.push(request.url());
    });
  return { all, note };
}

/** Sits down in a scene; `note` sees the page before it loads anything. */
async function sit(open, scene, options = WIDE, note = () => {}) {
  const prepare = async (page) => {
    note(page);
    await atScene(scene)(page);
  };
  const page = await open("", { ...options, prepare });
  await page.locator(".table, .score").waitFor();
  return page;
}

/** Waits until the rules are open at this place, with the focus there and in sight. */
async function expectAt(page, id) {
  await eventually(async () => {
    await pass(page, 50);
    assert.equal(await page.evaluate(() => document.activeElement?.id), id);
    assert.ok(await isInSight(page, id), `${id} is out of sight`);
  });
}

/** Whether a place of the rules is within the part of them that one sees. */
function isInSight(page, id) {
  return page.evaluate((place) => {
    const pages = document.querySelector("#help .pages").getBoundingClientRect();
    const { top } = document.getElementById(place).getBoundingClientRect();
    return top >= pages.top - 1 && top < pages.bottom;
  }, id);
}

/** Waits until something has the focus. */
const expectFocus = (page, selector) =>
  eventually(async () => {
    await pass(page, 50);
    assert.ok(await page.evaluate((to) => document.activeElement?.matches(to), selector), selector);
  });

for (const [scene, [section, all]] of Object.entries(PHASES)) {
  for (const [size, options] of Object.entries({ wide: WIDE, phone: PHONE })) {
    browserTest(`the rules open where ${scene} is about, ${size}`, async ({ open }) => {
      const page = await sit(open, scene, options);
      await button(page, "help").click();
      await expectAt(page, `rules-${section}`);
      const ways = page.locator("#help [data-section]");
      const letters = await ways.evaluateAll((them) => them.map((it) => it.dataset.section));
      assert.equal(letters.join(""), all);
      assert.match(await page.locator("#help .played").innerText(), /second edition.*No variants\./);
    });
  }
}

browserTest("the rules are fetched once, and not before they are opened", async ({ open }) => {
  const { all, note } = requests();
  const page = await sit(open, "load", WIDE, note);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(all, []);
  await button(page, "help").click();
  await expectAt(page, "rules-L");
  await button(page, "help").click();
  await page.locator("#help").waitFor({ state: "detached" });
  await button(page, "help").click();
  await expectAt(page, "rules-L");
  assert.equal(all.length, 1);
  assert.match(all[0], /\/assets\/rules\.en-[0-9a-f]{16}\.html$/);
});

browserTest("Escape closes the rules, and the focus goes back", async ({ open }) => {
  const page = await sit(open, "market-turn");
  await button(page, "help").focus();
  await page.keyboard.press("Enter");
  await expectAt(page, "rules-M");
  await page.keyboard.press("Escape");
  await page.locator("#help").waitFor({ state: "detached" });
  await expectFocus(page, "button[name=help]");
});

browserTest("the rules lead from one to the other, and the address stays", async ({ open }) => {
  const page = await sit(open, "gate-merchant");
  const address = page.url();
  await button(page, "help").click();
  await expectAt(page, "rules-I");
  await button(page, "beginning").click();
  await expectAt(page, "rules-beginning");
  await button(page, "contents").click();
  await expectAt(page, "rules-contents");
  await page.locator("#help a[href='#rules-V']").first().click();
  await expectAt(page, "rules-V");
  await page.locator("#rule-G2 a[href='#rule-V3']").click();
  await expectAt(page, "rule-V3");
  assert.equal(page.url(), address);
});

browserTest("a slip that cannot be says by which rule, and leads there", async ({ open }) => {
  const page = await sit(open, "gate-merchant");
  const rule = await writeBadSlip(page);
  assert.equal(await rule.getAttribute("data-rule"), "H5");
  assert.equal(await rule.innerText(), "Rule H5");
  await rule.click();
  await expectAt(page, "rule-H5");
  assert.equal(await page.locator("#help .here").getAttribute("id"), "rule-H5");
  await page.keyboard.press("Escape");
  await expectFocus(page, ".why button[name=rule]");
});

/** Writes a slip with goods from the bag, without the bag (H5), and returns the rule next to it. */
async function writeBadSlip(page) {
  const slip = page.locator("#slip");
  const mine = slip.locator("dd").first();
  await mine.locator("[name=more-gold]").click();
  assert.equal(await slip.locator("button[name=rule]").count(), 0, "nothing is wrong yet");
  await mine.locator("[name=add-goods]").click();
  await slip.locator("[name=add][data-pocket=bag]").first().click();
  await slip.locator("[name=deed][aria-pressed=true]").first().click();
  const rule = slip.locator(".why button[name=rule]");
  await rule.waitFor();
  return rule;
}

browserTest("what the table refuses cites its rule", async ({ open }) => {
  const page = await sit(open, "gate-merchant");
  await writeBadSlip(page);
  // The button knows better; the table is asked all the same.
  await page.locator("#slip [name=slide-over]").evaluate((button) => (button.disabled = false));
  await page.locator("#slip [name=slide-over]").click();
  const rule = page.locator("#slip .error button[name=rule]");
  await rule.waitFor();
  assert.equal(await rule.getAttribute("data-rule"), "H5");
  await rule.click();
  await expectAt(page, "rule-H5");
});

browserTest("a duty says by which rule it binds", async ({ open }) => {
  const page = await sit(open, "gate-sheriff");
  await twice(page.locator(".desk [data-seat='1'] button[name=accept]"));
  await page.locator("#bag-2 button[name=bag]").click();
  const rule = page.locator(".ask button[name=rule]");
  await rule.waitFor();
  assert.equal(await rule.getAttribute("data-rule"), "H1");
  await rule.click();
  await expectAt(page, "rule-H1");
});

/** Waits until a rule is cited there, and goes to it. */
async function expectCited(page, within, id) {
  const rule = page.locator(within).locator(`button[name=rule][data-rule=${id}]`);
  await rule.waitFor();
  await rule.click();
  await expectAt(page, `rule-${id}`);
  await page.keyboard.press("Escape");
  await page.locator("#help").waitFor({ state: "detached" });
}

browserTest("a debt, a verdict and a slip that waits for others say by which rule", async ({ open }) => {
  const page = await sit(open, "debt");
  // Too little, and then a card too many.
  await page.locator(".ask [data-good=cheese] [name=more]").click();
  await expectCited(page, ".ask .why", "B1");
  for (const good of ["chickens", "apples"]) await page.locator(`.ask [data-good=${good}] [name=more]`).click();
  await expectCited(page, ".ask .why", "B1");

  await turnTo(page, "deputies-gate");
  await page.locator("#bag-5 button[name=bag]").click();
  await twice(page.locator(".ask button[name=hand-back-nothing]"));
  await expectCited(page, ".ask", "D3");
  // Olek would open this one, and decides alone now.
  await page.locator("#bag-1 button[name=bag]").click();
  await twice(page.locator(".ask button[name=hand-back-nothing]"));
  await expectCited(page, ".ask", "D6");

  await turnTo(page, "deputies-merchant");
  await twice(page.locator(".ask button[name=accept]"));
  await expectCited(page, ".desk [data-seat='2'] .why", "D3");
});

browserTest("rules that cannot be fetched are fetched again", async ({ open }) => {
  const page = await sit(open, "load");
  // A network that lets nobody through answers with a page of its own.
  let broken = true;
  await page.route(/\/rules\.[^/]*\.html$/, (route) =>
    broken ? route.fulfill({ contentType: "text/html", body: "Please log in." }) : route.continue(),
  );
  await button(page, "help").click();
  await button(page, "try-again").waitFor();
  broken = false;
  await button(page, "try-again").click();
  await expectAt(page, "rules-L");
});

browserTest("the rules can be read before a game", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: atScene() });
  await button(page, "rules").click();
  await expectAt(page, "rules-beginning");
  assert.equal(await page.locator("#help .played").count(), 0, "there is no table yet");
  await button(page, "close-help").click();
  await expectFocus(page, "button[name=rules]");
});

for (const [size, options] of Object.entries({ wide: WIDE, phone: PHONE })) {
  browserTest(`everyone can use the rules, ${size}`, async ({ open }) => {
    const page = await sit(open, "gate-sheriff", { ...options, reducedMotion: "reduce" });
    await button(page, "help").click();
    await expectAt(page, "rules-I");
    // The judge of the page needs its time.
    await page.clock.resume();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await eventually(() => expectAccessible(page, ["serious", "critical"]));
    }
  });
}
