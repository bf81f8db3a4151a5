// What a host can set in the lobby: switches and finer points, goods of one's own, the Black Market,
// the times of the house. Everyone sees what was set, and it is what is played.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { ask, begin, chairs, seated, seatsFor } from "../friends.mjs";
import { button, twice } from "../table.mjs";
import { address } from "../browser.mjs";

const WIDE = { viewport: { width: 1440, height: 900 } };

/** What everyone knows of a table. */
async function facts(code) {
  return (await fetch(new URL(`api/v1/tables/${code}`, address))).json();
}

/** What a guest reads who has not unfolded the game. */
const inShort = (page) => page.locator(".options .in-short");

browserTest("whatever a host switches on is in the game for all, and is played", async ({ open }) => {
  const { code, pages } = await seated(open, ["Maya", "Ines", "Olek"], WIDE);
  const [maya, ines] = pages;
  let { options } = await facts(code);
  /** Of the game only this changes, and a guest reads it in short so. */
  const expectSet = async (part, words) => {
    options = { ...options, ...part };
    await eventually(async () => assert.deepEqual((await facts(code)).options, options));
    const reads = typeof words === "string" ? new RegExp(`^${words}$`) : words;
    await eventually(async () => assert.match(await inShort(ines).innerText(), reads));
  };
  const turn = (name, on) => maya.locator(`input[name=${name}]`).setChecked(on);
  const choose = (name, place) => maya.locator(`input[name=${name}]`).nth(place).check();
  await expectSet({}, "Second edition");
  await turn("royal-goods", true);
  await expectSet({ royal_goods: true }, "Second edition · Royal goods");
  await turn("remove-ten", true);
  await expectSet({ remove_ten: true }, "Second edition · Royal goods · Remove ten");
  await turn("seven-cards", true);
  await expectSet({ seven_cards: true }, "Second edition · Royal goods · Remove ten · Seven cards");
  await turn("royal-goods", false);
  await expectSet({ royal_goods: false }, "Second edition · Remove ten · Seven cards");

  // An edition is two of the finer points; each can be had without the other.
  await maya.locator(".finer > summary").first().click();
  await choose("market", 1);
  await expectSet({ market: "two_piles" }, /^Mixed editions · Remove ten · Seven cards$/);
  assert.equal(await maya.locator("input[name=edition]:checked").count(), 0);
  await choose("honour", 1);
  await expectSet({ honour: "real_stand" }, "First edition · Remove ten · Seven cards");
  assert.ok(await maya.locator("input[name=edition]").nth(1).isChecked());

  // Where contraband goes that was spent is asked where it can be spent (K2).
  assert.equal(await maya.locator("input[name=spent]").count(), 0);
  await turn("black-market", true);
  await eventually(async () => assert.equal((await facts(code)).options.black_market?.spent, "discard"));
  const { black_market: market } = (await facts(code)).options;
  const words = "First edition · Black Market · Remove ten · Seven cards";
  await choose("spent", 1);
  await expectSet({ black_market: { ...market, spent: "removed" } }, words);
  await choose("spent", 0);
  await expectSet({ black_market: { ...market, spent: "discard" } }, words);
  await turn("black-market", false);
  await expectSet({ black_market: null }, "First edition · Remove ten · Seven cards");

  // Of 156 cards (G1) ten are in the box, twenty-one in the hands (S3) and ten on the piles (S4).
  await begin(pages);
  for (const page of pages) {
    await eventually(async () => assert.equal(await page.locator("[data-row=hand] .card:not(.slot)").count(), 7));
    const piles = await page.locator(".piles figcaption").allInnerTexts();
    const read = (words) => Number(words.match(/\d+/)?.[0]);
    assert.deepEqual(piles.map(read), [5, 115, 5]);
  }
});

browserTest("one sentence says how the editions differ, for each of them", async ({ open }) => {
  const { pages } = await seated(open, ["Maya", "Ines"], WIDE);
  const [maya, ines] = pages;
  await ines.locator(".options > summary").first().click();
  const differs = (page) => page.locator(".options fieldset > .note").first();
  const expect = async (words) => {
    for (const page of pages) await eventually(async () => assert.match(await differs(page).innerText(), words));
  };
  await expect(/^One discard pile, drawn from the deck only; [^.]* may be a bluff that has to be proved\.$/);
  await maya.locator("input[name=edition]").nth(1).check();
  await expect(/^Two discard piles that you may draw from; [^.]* must really be there\.$/);
  await maya.locator("input[name=edition]").nth(0).check();
  await expect(/^One discard pile/);
});

browserTest("a host adds royal goods of their own, and makes the Black Market pay more", async ({ open }) => {
  const { code, pages } = await seated(open, ["Maya"], WIDE);
  const [page] = pages;
  await page.locator("input[name=black-market]").check();
  for (const fold of [".finer", ".promos"]) await page.locator(`${fold} > summary`).first().click();
  const promos = page.locator(".promos");
  await promos.locator("[name=promo-name]").fill("Golden Goose");
  await promos.locator("[name=promo-family]").nth(1).check();
  // What is no whole number does not stay in the field: nothing counts but what can be read there.
  const value = promos.locator("[name=promo-value]");
  for (const typed of ["", "1.5"]) {
    await value.fill(typed);
    await value.blur();
    assert.equal(await value.inputValue(), "5", typed);
  }
  await value.fill("500");
  await promos.locator("[name=promo-counts-as]").selectOption("chickens");
  await promos.locator("[name=promo-counts-for]").fill("3");
  await button(promos, "add-promo").click();
  await promos.locator("li", { hasText: "Golden Goose" }).waitFor();
  assert.match(await promos.locator("li").innerText(), /worth 500.*counts as 3 × chickens/i);
  const { options } = await facts(code);
  const goose = { name: "Golden Goose", family: "royal", value: 500, penalty: 4, copies: 3 };
  assert.deepEqual(options.promos, [{ ...goose, counts_as: { good: "chickens", number: 3 } }]);

  // The first pile asks for geese now, and pays up to 99.
  const good = page.locator("[name=pile-good]").first();
  await good.selectOption("golden_goose");
  await page.locator("[name=pile-top]").first().fill("99");
  await page.locator("[name=pile-top]").first().blur();
  const first = { good: "golden_goose", top: 99, bottom: 27 };
  await eventually(async () => assert.deepEqual((await facts(code)).options.black_market.piles[0], first));
  assert.equal(await good.inputValue(), "golden_goose");
  // Nothing typed, and what no card can have, is not set: the field shows again what counts.
  const top = page.locator("[name=pile-top]").first();
  for (const typed of ["", "70000"]) {
    await top.fill(typed);
    await top.blur();
    await eventually(async () => assert.equal(await top.inputValue(), "99", typed));
    assert.deepEqual((await facts(code)).options.black_market.piles[0], first);
  }
  // No two piles have the same good: they change places.
  await page.locator("[name=pile-good]").nth(1).selectOption("golden_goose");
  const goods = async () => (await facts(code)).options.black_market.piles.map((pile) => pile.good);
  await eventually(async () => assert.deepEqual(await goods(), ["mead", "golden_goose", "silk"]));
  await eventually(async () => assert.equal(await good.inputValue(), "mead"));
  // The dearer card lies on top (K1): what cannot be is refused in words, and stays as it was typed.
  await page.locator("[name=pile-bottom]").first().fill("100");
  await page.locator("[name=pile-bottom]").first().blur();
  await page.locator(".options .error:visible").waitFor();
  assert.match(await page.locator(".options .error:visible").innerText(), /99.*100|100.*99/);
  assert.equal(await page.locator("[name=pile-bottom]").first().inputValue(), "100");
});

browserTest("six with the market of the first edition play a mix", async ({ open }) => {
  // S1
  const { links } = await seatsFor(["Maya", "Ines", "Olek", "Dasha", "Bruno"]);
  const page = await open(links[0], WIDE);
  await page.locator("input[name=edition]").nth(1).check();
  const reads = (words) => eventually(async () => assert.match(await inShort(page).innerText(), words));
  await reads(/^First edition/);
  await button(page, "add-bot").click();
  await reads(/^Mixed editions/);
  await page.locator(".options .note:visible", { hasText: "A mixture of both editions" }).waitFor();
  await button(page, "unseat-bot").click();
  await reads(/^First edition/);
});

browserTest("a press copies the link by which others find the table", async ({ open }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { code, pages } = await seated(open, ["Maya"], { ...WIDE, permissions });
  const [page] = pages;
  const copy = button(page, "copy-link");
  assert.doesNotMatch(await copy.innerText(), /Copied/);
  await copy.click();
  await eventually(async () => assert.match(await copy.innerText(), /^\s*Copied\s*$/));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.endsWith(`#${code}`), link);
  assert.equal(await page.locator(".share .copy input").first().inputValue(), link);
});

/** What looks like a name and is none. */
const NAMELESS = ["   ", "\u200b\u200b"];

browserTest("whoever gives no name is told so, and nothing is asked of the server", async ({ open }) => {
  const asked = [];
  const note = (page) => page.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  const host = await open("", { ...WIDE, prepare: note });
  await button(host, "friends").click();
  const { code } = await seated(open, ["Maya"], WIDE);
  const guest = await open(`#${code}`, { ...WIDE, prepare: note });
  for (const [page, go] of [[host, "open"], [guest, "come-in"]]) {
    for (const name of NAMELESS) {
      await page.locator("input[name=name]").fill(name);
      await button(page, go).click();
      await page.locator(".new-game .error:visible").waitFor();
      assert.match(await page.locator(".new-game .error").innerText(), /a name that others can read/);
      assert.equal(await page.locator("input[name=name]").inputValue(), name, "nothing typed is lost");
    }
  }
  assert.deepEqual(asked, []);
  await guest.locator("input[name=name]").fill("Zoe");
  await button(guest, "come-in").click();
  await guest.locator(".lobby").waitFor();
});

browserTest("whoever leaves the lobby for good gives the chair up, and the seat is forgotten", async ({ open }) => {
  const { pages } = await seated(open, ["Maya", "Ines"], WIDE);
  const [maya, ines] = pages;
  await ines.locator(".leaving > summary").click();
  await twice(button(ines, "leave-for-good"));
  await eventually(async () => assert.deepEqual(await chairs(maya), ["Maya"]));
  await ines.locator(".lobby").waitFor({ state: "detached" });
  await ines.goto(address);
  await button(ines, "solo").waitFor();
  assert.equal(await button(ines, "seat").count(), 0);
});

browserTest("a host says after which time a bot plays for whoever is gone", async ({ open }) => {
  const { code, pages } = await seated(open, ["Maya"], WIDE);
  const [maya] = pages;
  await ask(`tables/${code}/people`, { name: "Ines" });
  await maya.locator("#house-title").click();
  await maya.locator("[name=gone]").selectOption("300");
  await maya.locator("[name=silent]").selectOption("900");
  await maya.locator("[name=decision]").selectOption("120");
  await eventually(async () => {
    const { gone_seconds: gone, silent_seconds: silent, decision_seconds: decision } = (await facts(code)).house;
    assert.deepEqual({ gone, silent, decision }, { gone: 300, silent: 900, decision: 120 });
  });
  assert.equal(await maya.locator("[name=gone]").inputValue(), "300");
});
