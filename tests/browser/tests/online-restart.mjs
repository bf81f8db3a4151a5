// The server stops and comes back, as it should or in the middle of something: pages come back by
// themselves, go on, and nothing is lost.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { Server } from "../server.mjs";
import { button, chronicle, gold, twice } from "../table.mjs";
import { NO_LINE } from "../wire.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

browserTest("pages go on by themselves after the server was stopped, and after it was killed", async ({ open }) => {
  const server = await Server.start();
  try {
    const rules = { options: game(3, { first_sheriff: 0 }) };
    const { pages } = await seated(open, NAMES, { ...WIDE, at: server.address, allow: NO_LINE, rules });
    const [maya, ines, olek] = pages.map((page, seat) => new Player(page, seat));
    await restart(server, "stop", pages);
    await begin(pages);
    await untilStage([maya, ines, olek], "load");
    const hand = await faces(olek);
    await ines.takeOut(2, false);
    await restart(server, "kill", pages);
    assert.deepEqual(await faces(olek), hand, "everyone holds what they held");
    assert.equal(await ines.out.count(), 2, "the bag is still half full");
    await ines.press("snap-shut", (_, locator) => twice(locator));

    await untilStage([maya, ines, olek], "inspection");
    await ines.writeSlip();
    await maya.page.locator(`.desk li${ines.mine}`).waitFor();
    // What is done while the server is away is done when it is back.
    await restart(server, "kill", pages, async () => {
      await ines.page.locator(".speak input").fill("Is anyone there");
      await button(ines.page, "say").click();
    });
    for (const page of pages) await page.locator(".talk .said", { hasText: "Is anyone there" }).waitFor();

    // The slip is still on the table, and can be taken.
    await twice(maya.page.locator(".desk button[name=accept]:enabled").first());
    await eventually(async () => assert.deepEqual(await golds(pages), [58, 42, 50]));
    for (const page of pages) assert.match(await chronicle(page), /No clock ran/, "everyone is told");
  } finally {
    await server.clear();
  }
});

/** Ends the server in some way and starts it again; every page sees that it is gone, and back. */
async function restart(server, end, pages, meanwhile) {
  // A mark that a page which is loaded again would lose.
  for (const page of pages) await page.evaluate(() => document.body.setAttribute("data-mark", "here"));
  await server[end]();
  for (const page of pages) await page.locator(".line-lost").waitFor();
  await meanwhile?.();
  await server.startAgain();
  for (const page of pages) {
    // It may have been tried in vain so often that it waits longer.
    await page.locator(".line-lost").waitFor({ state: "detached", timeout: 30_000 });
    assert.equal(await page.locator("body").getAttribute("data-mark"), "here", "the page was loaded again");
  }
}

/** What someone holds. */
async function faces(player) {
  return player.cards.evaluateAll((cards) => cards.map((card) => card.dataset.good));
}

/** Everyone's gold. */
async function golds(pages) {
  return Promise.all(pages.map(gold));
}
