// A game against bots is never lost: not by leaving, not by a reload, not by a second window.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { address, browserTest } from "../harness.mjs";
import { button, withSettings } from "../table.mjs";

/** Long enough for bots in a hurry to do several things, in milliseconds. */
const SEVERAL_TURNS = 4_000;

/** A new game. */
async function begin(open) {
  const page = await open("", { prepare: withSettings({ tempo: "quick", name: "Maya" }) });
  await button(page, "solo").click();
  await button(page, "start").click();
  await page.locator(".table").waitFor();
  return page;
}

/** Loads the page again, which continues the game. */
async function expectKept(page) {
  await page.reload();
  await page.locator(".table").waitFor();
  assert.equal(await page.locator(".error:visible").count(), 0);
}

browserTest("whoever leaves and comes back goes on with the same game", async ({ open }) => {
  const page = await begin(open);
  for (let times = 0; times < 3; times++) {
    await button(page, "menu").click();
    await button(page, "leave").click();
    await button(page, "continue").click();
    await page.locator(".table").waitFor();
    await sleep(SEVERAL_TURNS / 4);
  }
  await sleep(SEVERAL_TURNS);
  await expectKept(page);
});

browserTest("a game in two windows goes on in the one that was opened last", async ({ open }) => {
  const first = await begin(open);
  const second = await first.context().newPage();
  await second.goto(address);
  await second.locator(".table").waitFor();
  await first.locator(".error.unkept:visible").waitFor();
  await sleep(SEVERAL_TURNS);
  await expectKept(second);
});
