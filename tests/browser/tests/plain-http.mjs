// Friends in one house play over plain http. A browser trusts such a page less than one on the own
// machine or behind TLS: there is no clipboard, no wake lock, and much else is missing. Nobody may be
// kept from playing by that.

import assert from "node:assert/strict";
import { asNeighbour } from "../browser.mjs";
import { browserTest } from "../harness.mjs";
import { begin, chairs, codeOf, comeIn, openTable } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { button, withSettings } from "../table.mjs";

/** A browser grumbles that one of our headers, which shields a page from others, needs TLS. */
const HEADER = /Cross-Origin-Opener-Policy header has been ignored/;

const NEXT_DOOR = { at: asNeighbour(), allow: HEADER, viewport: { width: 1440, height: 900 } };

browserTest("friends play over plain http", async ({ open }) => {
  const host = await openTable(open, "Maya", NEXT_DOOR);
  assert.equal(await host.evaluate(() => window.isSecureContext), false, "or this test shows nothing");
  const link = await linkOf(host);
  assert.equal(link, new URL(`#${await codeOf(host)}`, NEXT_DOOR.at).href);

  const guest = await comeIn(open, new URL(link).hash.slice(1), "Ines", NEXT_DOOR);
  await button(host, "add-bot").click();
  await guest.locator(".chair").nth(2).waitFor();
  assert.equal((await chairs(guest)).length, 3);
  await guest.locator(".lobby-talk input").fill("Shall we begin");
  await guest.locator(".lobby-talk button[name=say]").click();
  await host.locator(".lobby-talk li", { hasText: "Shall we begin" }).waitFor();

  await begin([host, guest]);
  const players = [host, guest].map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");
  for (const { page } of players) assert.equal(await page.locator(".place[data-state=closed]").count(), 2);
  await players[1].talk();
  await host.locator(".talk .said[data-seat='1']", { hasText: "Only the best cheese in town" }).waitFor();
});

browserTest("someone plays against bots over plain http", async ({ open }) => {
  const page = await open("", { ...NEXT_DOOR, prepare: withSettings({ tempo: "quick", name: "Maya" }) });
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await button(page, "solo").click();
  await button(page, "start").click();
  await page.locator(".table").waitFor();
  await untilStage([new Player(page)], "load");
  await page.reload();
  await page.locator(".table[data-stage=load]").waitFor();
});

/** The link to the table. Where a page may not copy, people do it by hand: one tap selects all of it. */
async function linkOf(page) {
  const shown = page.locator(".share .copy input").first();
  assert.equal(await page.locator("button[name=copy-link]").count(), 0, "no button that does nothing");
  await shown.click();
  return page.evaluate(() => String(window.getSelection()));
}
