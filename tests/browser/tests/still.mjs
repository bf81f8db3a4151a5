// Nothing moves under a finger because somebody else wrote or said something.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { offer } from "../gate.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { PHONE, WIDE } from "../scene.mjs";
import { button } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek", "Dasha"];

/** Everything that somebody could be about to press. */
const PRESSED = ":is(.table, .nav) :is(button, input, summary)";

/** Four at the gate, Maya the Sheriff: she and Ines at screens of these kinds. */
async function atTheGate(open, first, second) {
  const screens = [first, second, WIDE, WIDE];
  const { pages } = await seated(open, NAMES, {
    rules: { options: game(4, { first_sheriff: 0 }) },
    each: (seat) => ({ reducedMotion: "reduce", ...screens[seat] }),
  });
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");
  return players;
}

/** Notes where everything is that can be pressed; what of it has moved, when it is asked. What is gone has not. */
async function watch(page) {
  const noted = await page.evaluate((what) => {
    const place = (it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    };
    const all = [...document.querySelectorAll(what)].filter((it) => it.checkVisibility({ visibilityProperty: true }));
    const places = all.map((it) => [it, it.name || it.className, place(it)]);
    window.moved = () =>
      places
        .filter(([it, , was]) => it.isConnected && place(it) !== was)
        .map(([it, name, was]) => `${name}: ${was}, now ${place(it)}`);
    return places.length;
  }, PRESSED);
  assert.ok(noted > 10, `there is something to press: ${noted}`);
  return () => page.evaluate(() => window.moved());
}

/** Everyone's screen stands still while this happens. */
async function expectStill(players, what, happen) {
  const moved = await Promise.all(players.map(({ page }) => watch(page)));
  await happen();
  for (const [place, player] of players.entries()) {
    assert.deepEqual(await moved[place](), [], `${what}, on the screen of ${NAMES[player.seat]}`);
  }
}

for (const [kind, screen] of Object.entries({ laptop: WIDE, phone: PHONE })) {
  browserTest(`what others write and say moves nothing on a ${kind}`, async ({ open }) => {
    const [maya, ines, olek, dasha] = await atTheGate(open, screen, screen);
    // The Sheriff weighs the bag of Olek; Ines is about to write a slip.
    await maya.page.locator(`.place${olek.mine} button[name=bag], .bag-tabs ${olek.mine}`).locator("visible=true").first().click();
    if (screen === PHONE) await button(ines.page.locator(".ask"), "write-slip").click();
    await ines.page.locator("#slip [name=slide-over]").scrollIntoViewIfNeeded();

    const readers = [maya, ines];
    const seen = (player) => Promise.all(readers.map(({ page }) => page.locator(`.desk ${player.mine}`).waitFor({ state: "attached" })));
    const versions = (player, number) =>
      Promise.all(readers.map(({ page }) => page.locator(`.desk ${player.mine}[data-slip="${number}"]`).waitFor({ state: "attached" })));
    await expectStill(readers, "the first slip", async () => {
      await offer(dasha, 3);
      await seen(dasha);
    });
    await expectStill([ines], "a second slip", async () => {
      await offer(olek, 2);
      await seen(olek);
    });
    await expectStill(readers, "another version", async () => {
      await offer(dasha, 4);
      await versions(dasha, 3);
    });
    await expectStill(readers, "what somebody says", async () => {
      await dasha.talk();
      const line = (page) => page.locator(".talk .said", { hasText: "Only the best" }).first();
      await Promise.all(readers.map(({ page }) => line(page).waitFor({ state: "attached" })));
    });
    await expectStill([ines], "a slip of the Sheriff to somebody else", async () => {
      await maya.writeDemand();
      await ines.page.locator(`.desk ${maya.mine}`).waitFor({ state: "attached" });
    });
    await expectStill([ines], "a slip that is taken back", async () => {
      await button(dasha.page.locator("#slip"), "withdraw").click();
      await ines.page.locator(`.desk ${dasha.mine}`).waitFor({ state: "detached" });
    });
  });
}
