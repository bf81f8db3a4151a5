// A whole game by people at their pages, and someone who looks on: what holds at the end of every one.

import assert from "node:assert/strict";
import { Ear, expectNoSecrets } from "./ear.mjs";
import { begin, chairs, codeOf, recordOf, tableOf } from "./friends.mjs";
import { Player, expectScores, together } from "./player.mjs";
import { button, twice } from "./table.mjs";

const WIDE = { viewport: { width: 1440, height: 900 } };

/** How long a whole game may take, in milliseconds. Generous: the machine may be busy. */
const EVENING = 40 * 60_000;

/**
 * These people play a whole game as the host has set it up in the lobby, through pages alone. How often
 * each thing was done, and the record.
 */
export async function evening(open, names, { setUp, smuggles = false }) {
  const ears = [...names, "spectator"].map(() => new Ear());
  const each = (seat) => ({ prepare: ears[seat].listen });
  const { pages } = await tableOf(open, names, { ...WIDE, each });
  await setUp(pages[0]);
  const watcher = await open(`#${await codeOf(pages[0])}`, { ...WIDE, prepare: ears.at(-1).listen });
  await button(watcher, "look-on").click();
  await watcher.locator(".lobby").waitFor();
  await begin([...pages, watcher]);
  const players = pages.map((page, seat) => new Player(page, seat, EVENING, { smuggles }));
  const done = together(await Promise.all(players.map((player) => player.play())));
  await expectEnd([...pages, watcher], names);
  names.forEach((_, seat) => expectNoSecrets(ears[seat], seat));
  expectNoSecrets(ears.at(-1), undefined);
  const record = await recordOf(pages.at(-1));
  await twice(button(pages[0], "again"));
  for (const page of pages) await page.locator(".lobby").waitFor();
  assert.deepEqual(await chairs(pages[0]), names);
  return { done, record };
}

/** Everyone sees the same sheet, and that the house dealt what it had committed to. */
async function expectEnd(pages, names) {
  const scores = await expectScores(pages[0], names[0], names.length);
  for (const page of pages) {
    assert.deepEqual(await expectScores(page, names[0], names.length), scores, "everyone sees the same sheet");
    await page.locator(".proof .kept").waitFor();
  }
}

/** Somebody did each of these. */
export function expectDone(done, ...what) {
  const missing = what.filter((each) => !done[each]);
  assert.deepEqual(missing, [], "nobody did this");
}
