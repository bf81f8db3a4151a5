// Friends at one table on the server, each in a browser of their own.

import assert from "node:assert/strict";
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

/** A table with these people at it; their pages, the host's first. */
export async function tableOf(open, names, options = {}) {
  const [host, ...others] = names;
  const pages = [await openTable(open, host, options)];
  const code = await codeOf(pages[0]);
  for (const name of others) pages.push(await comeIn(open, code, name, options));
  assert.deepEqual(await chairs(pages.at(-1)), names);
  return { code, pages };
}

/** The host begins the game, and everyone sees the table. */
export async function begin(pages) {
  await button(pages[0], "begin").click();
  for (const page of pages) await page.locator(".table").waitFor();
}
