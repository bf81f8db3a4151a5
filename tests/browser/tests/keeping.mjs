// A game against bots is never lost: not by leaving, not by a reload, not by a second window.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { address, browserTest, eventually } from "../harness.mjs";
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

/** Runs in the page: counts what workers say, and how often one fails. */
function watchWorkers() {
  window.thoughts = 0;
  window.failures = 0;
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => window.thoughts++);
      this.addEventListener("error", () => window.failures++);
    }
  };
}

browserTest("bots think in a worker, also after a reload", async ({ open }) => {
  const page = await begin(open);
  await page.addInitScript(watchWorkers);
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await page.locator(".table").waitFor();
    await sitThroughATurn(page);
    assert.equal(await page.evaluate(() => window.failures), 0);
  }
});

/** Waits until a bot has thought, and does what is asked of me until then. */
async function sitThroughATurn(page) {
  await eventually(async () => {
    const asked = page.locator(".ask button[name=exchange], .ask button[name=pick-first]").first();
    if (await asked.isVisible()) await asked.click({ timeout: 1_000 }).catch(() => {});
    assert.ok((await page.evaluate(() => window.thoughts)) > 0, "no bot has thought yet");
  });
}
