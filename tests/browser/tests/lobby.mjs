// What a host can set in the lobby beside the switches: goods of one's own, the Black Market, the
// times of the house. Everyone sees what was set.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { ask, chairs, seated } from "../friends.mjs";
import { button, twice } from "../table.mjs";
import { address } from "../browser.mjs";

const WIDE = { viewport: { width: 1440, height: 900 } };

/** What everyone knows of a table. */
async function facts(code) {
  return (await fetch(new URL(`api/v1/tables/${code}`, address))).json();
}

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
  await page.locator("[name=pile-top]").first().fill("");
  await page.locator("[name=pile-top]").first().blur();
  await eventually(async () => assert.equal(await page.locator("[name=pile-top]").first().inputValue(), "99"));
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
