// Friends at one table on the server, each in a browser of their own.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { address } from "./browser.mjs";
import { button } from "./table.mjs";

/** Opens a table; the page of its host. */
export async function openTable(open, name, options = {}) {
  const page = await open("", options);
  await button(page, "friends").click();
  await page.locator("input[name=name]").fill(name);
  await button(page, "open").click();
  await page.locator(".lobby").waitFor();
  return page;
}

/** The code of the table that a page is at. */
export async function codeOf(page) {
  return page.locator(".share .code").getAttribute("data-code");
}

/** Unfolds everything in the lobby that a host can unfold, with the Black Market and a good of the host's own. */
export async function unfoldLobby(host) {
  await host.locator("input[name=black-market]").check();
  const folds = [".finer", ".promos", ".own-links", ".options:has(#house-title)", ".leaving", ".appearance"];
  for (const fold of folds) await host.locator(`${fold} > summary`).first().click();
  await button(host, "show-own").click();
  await host.locator("[name=promo-name]").fill("Golden Goose");
  await host.locator("[name=promo-counts-as]").selectOption("chickens");
  await button(host, "add-promo").click();
  await host.locator(".promos li").waitFor();
  await host.locator("[name=pile-good]").first().waitFor();
}

/** Comes in through the link; the page of whoever did. */
export async function comeIn(open, code, name, options = {}) {
  const page = await open(`#${code}`, options);
  await page.locator("input[name=name]").fill(name);
  await button(page, "come-in").click();
  await page.locator(".lobby").waitFor();
  return page;
}

/** The names on the chairs, as a page shows them. */
export async function chairs(page) {
  return page.locator(".chair .name").allInnerTexts();
}

/** A table with these people at it; their pages, the host's first. `each` adds to the options of one. */
export async function tableOf(open, names, { each = () => ({}), ...options } = {}) {
  const [host, ...others] = names;
  const of = (seat) => ({ ...options, ...each(seat) });
  const pages = [await openTable(open, host, of(0))];
  const code = await codeOf(pages[0]);
  for (const name of others) pages.push(await comeIn(open, code, name, of(pages.length)));
  assert.deepEqual(await chairs(pages.at(-1)), names);
  return { code, pages };
}

/** The host begins the game, and everyone sees the table. */
export async function begin(pages) {
  await button(pages[0], "begin").click();
  for (const page of pages) await page.locator(".table").waitFor();
}

/** Asks a server for something over HTTP, as a program does; what it answers. */
export async function ask(path, body, at = address) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(new URL(`api/v1/${path}`, at), { method: "POST", headers, body: JSON.stringify(body) });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** The game of the second edition for so many, but for this. */
export function game(players, but = {}) {
  return { players, market: "one_pile", honour: "proof", deputies: players === 6, ...but };
}

/**
 * The seats of a table for these people, without a page: the quick way, for tests that are about
 * something else than the lobby. `rules` are the game and the rules of the house.
 */
export async function seatsFor(names, rules = {}, at = address) {
  const [host, ...others] = names;
  const first = await ask("tables", { name: host, ...rules }, at);
  const seats = [first];
  for (const name of others) seats.push(await ask(`tables/${first.table}/people`, { name }, at));
  return { code: first.table, links: seats.map(({ table, token }) => `#${table}.${token}`) };
}

/** The pages of these people at a table of theirs, in the lobby; `each` adds to the options of one. */
export async function seated(open, names, { rules, each = () => ({}), ...options } = {}) {
  const { code, links } = await seatsFor(names, rules, options.at);
  const pages = await Promise.all(links.map((link, seat) => open(link, { ...options, ...each(seat) })));
  for (const page of pages) await page.locator(".lobby").waitFor();
  return { code, links, pages };
}

/** The record of the game that is over, as someone downloads it. */
export async function recordOf(page) {
  const download = page.waitForEvent("download");
  await button(page, "record").click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^just-apples-\w{6}-\d+\.json$/);
  return JSON.parse(await readFile(await file.path(), "utf8"));
}
