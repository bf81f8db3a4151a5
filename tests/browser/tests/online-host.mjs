// What a host can do about a table and the people at it, and what everyone else sees of that.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { ask, begin, chairs, codeOf, comeIn, game, openTable, seated } from "../friends.mjs";
import { Player } from "../player.mjs";
import { button, chronicle, twice } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** Maya is the host. */
const [MAYA, INES] = [0, 1];

/** Somebody without a chair, who comes while a game is played. */
const LATE = "Zoe";

/** Opens what the host can do about someone, in the lobby; the panel. */
async function actsOf(host, place) {
  await host.locator(".chair").nth(place).locator("button[name=person-acts]").click();
  return host.locator(".chair").nth(place).locator(".person-acts.popup");
}

/** Says something in the lobby. */
async function sayInLobby(page, words) {
  await page.locator(".lobby-talk input").fill(words);
  await page.locator(".lobby-talk button[name=say]").click();
}

const heardInLobby = (page, words) => page.locator(".lobby-talk li", { hasText: words });

/** Everyone sees these on the chairs. */
async function expectChairs(pages, names) {
  for (const page of pages) await eventually(async () => assert.deepEqual(await chairs(page), names));
}

/** Unfolds the rules of the house and turns one of them on or off; everyone sees it. */
async function keep(pages, name, on) {
  const [host] = pages;
  const rule = host.locator(`input[name=${name}]`);
  if (!(await rule.isVisible())) await host.locator("details.options:has(#house-title) > summary").click();
  await rule.setChecked(on);
  for (const page of pages) {
    await eventually(async () => assert.equal(await page.locator(`input[name=${name}]`).isChecked(), on));
  }
}

browserTest("a host mutes someone, who reads why nobody listens, and lets them talk again", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines, olek] = pages;
  const acts = await actsOf(maya, INES);
  await button(acts, "mute").click();
  await button(acts, "unmute").waitFor();
  await olek.locator(".chair").nth(INES).locator("small", { hasText: "muted" }).waitFor();
  await sayInLobby(ines, "Can you hear me");
  await ines.locator(".lobby-talk .error:visible").waitFor();
  assert.match(await ines.locator(".lobby-talk .error").innerText(), /muted you/);
  assert.equal(await ines.locator(".lobby-talk input").inputValue(), "Can you hear me", "nothing typed is lost");
  await button(acts, "unmute").click();
  await button(acts, "mute").waitFor();
  await heardInLobby(ines, /^The host lets you talk again/).waitFor();
  await ines.locator(".lobby-talk button[name=say]").click();
  for (const page of pages) await heardInLobby(page, "Can you hear me").waitFor();
});

browserTest("a host makes someone else the host", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines, olek] = pages;
  assert.ok(!(await ines.locator("button[name=begin]").isVisible()));
  await twice(button(await actsOf(maya, INES), "hand-over"));
  await button(ines, "begin").waitFor();
  await maya.locator("button[name=begin]").waitFor({ state: "hidden" });
  assert.equal(await maya.locator("button[name=person-acts]").count(), 0, "that is for the host");
  await heardInLobby(olek, "Maya makes Ines the host").waitFor();
  await button(ines, "begin").click();
  for (const page of pages) await page.locator(".table").waitFor();
});

/** Opens what the host can do about someone while a game is played: in the menu; the panel. */
async function actsInMenu(host, name) {
  await button(host, "menu").click();
  const row = host.locator("#menu .crowd li", { hasText: name });
  await row.locator("button[name=person-acts]").click();
  return row.locator(".person-acts.popup");
}

browserTest("in a game the host mutes, makes someone else the host and sends away, from the menu", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines, olek] = pages;
  await begin(pages);
  const acts = await actsInMenu(maya, "Ines");
  await button(acts, "mute").click();
  await button(acts, "unmute").click();
  await button(acts, "mute").waitFor();
  await eventually(async () => assert.match(await chronicle(olek), /The host mutes Ines\./));
  await twice(button(acts, "hand-over"));
  await maya.locator("#menu button[name=person-acts]").first().waitFor({ state: "detached" });
  await twice(button(await actsInMenu(ines, "Olek"), "kick"));
  await olek.locator(".parted").waitFor();
  // The game goes on, and a bot plays for whoever is not there any more.
  await eventually(async () => assert.match(await chronicle(maya), /Ines sends Olek away/));
  await maya.keyboard.press("Escape");
  await maya.locator(".table").waitFor();

  await button(maya, "menu").click();
  await maya.locator("#menu .leaving > summary").click();
  await twice(button(maya, "leave-for-good"));
  await maya.locator(".parted, button[name=friends]").first().waitFor();
  await eventually(async () => assert.match(await chronicle(ines), /Maya leaves/));
});

browserTest("a host seats bots, lets them get up, and says who sits where", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya] = pages;
  await button(maya, "add-bot").click();
  await maya.locator(".chair").nth(3).waitFor();
  const bot = (await chairs(maya))[3];
  await maya.locator(".chair").nth(3).locator("button[name=move-up]").click();
  await expectChairs(pages, ["Maya", "Ines", bot, "Olek"]);
  await maya.locator(".chair").nth(1).locator("button[name=move-up]").click();
  await expectChairs(pages, ["Ines", "Maya", bot, "Olek"]);
  await button(maya, "unseat-bot").click();
  await expectChairs(pages, ["Ines", "Maya", "Olek"]);
  assert.equal(await pages[1].locator("button[name=move-up], button[name=unseat-bot]").count(), 0);
  await begin(pages);
  // The order of the chairs is the order of the seats.
  assert.equal(await pages[2].locator(".stand[data-seat='0'] .plate b").innerText(), "Ines");
});

browserTest("the first Sheriff stays who was chosen when chairs change, and is drawn when their chair is gone", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines] = pages;
  const sheriff = maya.locator("[name=first-sheriff]");
  const chosen = () => sheriff.locator("option:checked").innerText();
  await maya.locator(".finer > summary").first().click();
  await sheriff.selectOption({ label: "Olek" });
  // Whoever does not host reads it in the line that stands for the game.
  await ines.locator(".in-short", { hasText: "First Sheriff: Olek" }).waitFor();
  await maya.locator(".chair").nth(2).locator("button[name=move-up]").click();
  await expectChairs(pages, ["Maya", "Olek", "Ines"]);
  await heardInLobby(ines, "The first Sheriff is still whoever was chosen").waitFor();
  await eventually(async () => assert.deepEqual([await chosen(), await sheriff.inputValue()], ["Olek", "1"]));
  assert.match(await ines.locator(".in-short").innerText(), /First Sheriff: Olek/);
  const acts = await actsOf(maya, 1);
  await twice(button(acts, "kick"));
  await expectChairs([maya, ines], ["Maya", "Ines"]);
  await eventually(async () => assert.deepEqual([await chosen(), await sheriff.inputValue()], ["by chance", ""]));
  await ines.locator(".in-short", { hasText: "First Sheriff" }).waitFor({ state: "detached" });
  // A program may choose somebody who has not come yet: the host sees that, and can change it.
  const early = await seated(open, ["Dasha"], { ...WIDE, rules: { options: game(4, { first_sheriff: 3 }) } });
  const [dasha] = early.pages;
  await dasha.locator(".finer > summary").first().click();
  const away = dasha.locator("[name=first-sheriff]");
  assert.equal(await away.locator("option:checked").innerText(), "nobody, on chair 4");
  await away.selectOption("");
  await away.locator("option", { hasText: "nobody" }).waitFor({ state: "detached" });
  assert.equal(await away.inputValue(), "");
});

browserTest("a host pauses the game, and nobody can act until it goes on", async ({ open }) => {
  const rules = { options: game(3, { first_sheriff: MAYA }) };
  const { pages } = await seated(open, NAMES, { ...WIDE, rules });
  const [maya, ines, olek] = pages;
  await begin(pages);
  await button(maya, "pick-first").waitFor();
  await pause(maya);
  for (const page of pages) await page.locator(".ask h2", { hasText: "The game is paused." }).waitFor();
  assert.equal(await olek.locator("button[name=pause]").count(), 0, "that is for the host");
  // What cannot be done is not offered, and the host need not look for the way on.
  await button(maya, "pick-first").waitFor({ state: "detached" });
  assert.match(await olek.locator(".ask .words p").first().innerText(), /^Maya can/);
  for (const page of [ines, olek]) assert.equal(await page.locator(".ask .acts button").count(), 0);
  await eventually(async () => assert.match(await chronicle(ines), /Maya pauses the game/));
  await button(maya, "unpause").click();
  for (const page of pages) await page.locator(".ask h2", { hasText: "paused" }).waitFor({ state: "detached" });
  await button(maya, "unpause").waitFor({ state: "detached" });
  await eventually(async () => assert.match(await chronicle(ines), /Maya lets the game go on/));
  // The menu can do both, too.
  await pause(maya);
  await button(maya, "unpause").waitFor();
  await pause(maya);
  await button(maya, "pick-first").click();
  await button(maya, "pick-first").waitFor({ state: "detached" });
});

/** Pauses the game from the menu, or lets it go on. */
async function pause(host) {
  await button(host, "menu").click();
  await button(host, "pause").click();
  await host.keyboard.press("Escape");
}

browserTest("where nobody may look on, nobody can", async ({ open }) => {
  const { code, pages } = await seated(open, NAMES, WIDE);
  const watcher = await open(`#${code}`, WIDE);
  await button(watcher, "look-on").click();
  await watcher.locator(".lobby").waitFor();
  await keep(pages, "spectators", false);
  await watcher.locator(".parted").waitFor();
  assert.match(await watcher.locator(".parted").innerText(), /lets nobody look on/);
  await button(watcher, "door").click();
  await button(watcher, "come-in").waitFor();
  const other = await open(`#${code}`, WIDE);
  await button(other, "come-in").waitFor();
  await other.locator("button[name=look-on]").waitFor({ state: "detached" });
  const screen = await open(`#${code}/screen`, WIDE);
  await screen.locator(".parted").waitFor();
  await keep(pages, "spectators", true);
});

browserTest("where talk is not free, there are the phrases", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [, ines, olek] = pages;
  await keep(pages, "free-talk", false);
  for (const page of pages) await page.locator(".lobby-talk input").waitFor({ state: "hidden" });
  const early = button(ines.locator(".lobby-talk"), "phrase");
  const first = await early.innerText();
  await early.click();
  for (const page of pages) await heardInLobby(page, `Ines: ${first}`).waitFor();
  await begin(pages);
  assert.ok(!(await ines.locator(".speak input").isVisible()));
  const phrase = button(ines, "phrase");
  const words = await phrase.innerText();
  await phrase.click();
  await olek.locator(`.talk .said[data-seat='${INES}']`, { hasText: words }).waitFor();
});

browserTest("what nobody would see is left out of a line, and a line of nothing else is not said", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines, olek] = pages;
  const family = "Only ap\u200bples\u00ad \u{1f469}\u200d\u{1f467}";
  const read = "Only apples \u{1f469}\u200d\u{1f467}";
  await sayInLobby(ines, family);
  for (const page of pages) await heardInLobby(page, `Ines: ${read}`).waitFor();
  assert.equal(await ines.locator(".lobby-talk input").inputValue(), "");
  await sayInLobby(ines, "\u200b\u2060");
  await ines.locator(".lobby-talk .error:visible").waitFor();
  assert.match(await ines.locator(".lobby-talk .error:visible").innerText(), /others can read/);
  await ines.locator(".lobby-talk input").fill("");
  await ines.locator(".lobby-talk .error:visible").waitFor({ state: "detached" });
  await begin(pages);
  await olek.locator(".speak input").fill(family);
  await button(olek, "say").click();
  for (const page of [maya, ines]) await page.locator(".talk .said", { hasText: read }).waitFor();
  await olek.locator(".speak input").fill("\u200b");
  await button(olek, "say").click();
  await olek.locator(".talk-box .error:visible").waitFor();
  assert.equal(await olek.locator(".speak input").inputValue(), "\u200b", "nothing typed is lost");
});

browserTest("a friend who is late takes over from a bot, if the host lets them", async ({ open }) => {
  const host = await openTable(open, "Maya", WIDE);
  const code = await codeOf(host);
  for (const count of [2, 3]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  await begin([host]);
  const early = await open(`#${code}`, { ...WIDE, allow: /status of 409/ });
  await early.locator("input[name=name]").fill(LATE);
  await button(early, "come-in").click();
  await early.locator(".error:visible").waitFor();
  assert.match(await early.locator(".error:visible").innerText(), /takes nobody in during a game/);
  await button(host, "menu").click();
  await keep([host], "late-joiners", true);
  await host.keyboard.press("Escape");
  await button(early, "come-in").click();
  await early.locator(".table").waitFor();
  assert.equal(await early.locator("[data-row=hand]").count(), 1, "a hand of one's own");
  await eventually(async () => assert.match(await chronicle(host), /Zoe takes over a seat from a bot/));
  await new Player(early, 1).talk();
  await host.locator(".talk .said", { hasText: "Only the best cheese in town" }).waitFor();
});

browserTest("a picture leads phones to the table", async ({ open }) => {
  const host = await openTable(open, "Maya", WIDE);
  const picture = host.locator(".share img");
  await eventually(async () => {
    const [width, done] = await picture.evaluate((it) => [it.naturalWidth, it.complete]);
    assert.ok(done && width > 0, "it is drawn");
  });
  const code = await codeOf(host);
  const drawn = await host.evaluate(async (at) => (await fetch(at)).text(), await picture.getAttribute("src"));
  assert.match(drawn, /^<svg|<\?xml/);
  const { table } = await ask("tables", { name: "Ines" });
  const other = await host.evaluate(async (at) => (await fetch(at)).text(), `api/v1/tables/${table}/qr.svg`);
  assert.notEqual(drawn, other, "each table has a picture of its own");
  const guest = await comeIn(open, code, "Ines", WIDE);
  await guest.locator(".share img").waitFor();
});
