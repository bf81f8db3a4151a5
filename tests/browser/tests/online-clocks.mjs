// Clocks that run out: the rule's consequence is on everyone's screen.

import assert from "node:assert/strict";
import { eventually, expectAccessible, expectAllDay, waitingTest } from "../harness.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { button, chronicle, gold, twice } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** What three people have for Inspection: a minute for each merchant, which is the least (T1). */
const INSPECTION = 120_000;

/** The shortest time for a decision that the lobby offers. */
const DECISION = 30_000;

/** How much later the page may show it. Generous: the machine may be busy. */
const LATER = 20_000;

waitingTest("when the time for Inspection is up, bags are handed back for nothing", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [host] = pages;
  await setFirstSheriff(host);
  await host.locator("input[name=time-limit]").check();
  // Everyone sees what the host has set.
  for (const page of pages) await page.locator("input[name=time-limit]:checked").waitFor({ state: "attached" });
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");
  const [, ines] = players;
  for (const page of pages) {
    const [minutes, seconds] = (await page.locator(".clock .number").innerText()).split(":").map(Number);
    assert.ok(minutes * 60 + seconds <= INSPECTION / 1_000, "nobody has more time than there is");
    assert.ok(minutes >= 1, "and there is time left");
  }
  await ines.writeSlip();
  const round = pages.map((page) => page.locator(".round-end"));
  for (const summary of round) await summary.waitFor({ timeout: INSPECTION + LATER });
  for (const [seat, page] of pages.entries()) {
    // T1: no bribe, whatever was offered.
    assert.equal(await gold(page), 50);
    for (const merchant of [1, 2]) {
      const row = page.locator(`.round-end li[data-seat='${merchant}'].back`);
      assert.equal(await row.count(), 1, `seat ${seat} sees that the bag of ${merchant} was handed back`);
    }
    assert.match(await chronicle(page), /[Tt]ime/);
    assert.match(await page.locator(".top .round").innerText(), /2/);
    await page.locator(".clock").waitFor({ state: "detached" });
  }
});

waitingTest("whoever lets the time for a decision pass has it made for them", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines] = pages;
  await setFirstSheriff(maya);
  await maya.locator("details:has(select[name=decision]) > summary").click();
  await maya.locator("select[name=decision]").selectOption(String(DECISION / 1_000));
  await eventually(async () => assert.equal(await ines.locator("select[name=decision]").inputValue(), "30"));
  await begin(pages);
  await button(maya, "pick-first").waitFor();
  for (const page of pages) {
    const left = (await page.locator(".decide-by").innerText()).trim();
    assert.match(left, /^0:[0-3]\d$/, "everyone sees how long the Sheriff may think");
  }
  await button(maya, "pick-first").waitFor({ state: "detached", timeout: DECISION + LATER });
  // The game has gone on, and Maya is still there: only this once a bot has decided.
  for (const page of pages) await page.locator("[data-progress=turn]").waitFor();
  for (const page of pages) assert.doesNotMatch(await chronicle(page), /bot plays/);
  const turn = pages[await pages[0].locator("[data-progress=turn]").getAttribute("data-seat")];
  await twice(button(turn, "exchange"));
  await button(turn, "exchange").waitFor({ state: "detached" });
  // The next decision has a clock too, which can be read.
  await maya.locator(".decide-by").waitFor();
  await eventually(() => expectAccessible(maya, ["serious", "critical"]));
});

/** The shortest time without a sign that a host can ask for, in seconds. */
const SILENT = 30;

waitingTest("a bot plays for whoever gives no sign, and for nobody who is at the page", async ({ open }) => {
  const rules = { options: game(3, { first_sheriff: 0 }), house: { silent_seconds: SILENT } };
  const { pages } = await seated(open, NAMES, { ...WIDE, rules });
  const [maya, ines] = pages;
  await begin(pages);
  await button(maya, "pick-first").waitFor();
  // Maya thinks, and looks at this and that. Nothing of it is a move.
  for (let seconds = 0; seconds < SILENT + 15; seconds += 5) {
    await maya.waitForTimeout(5_000);
    await maya.keyboard.press("Shift");
  }
  assert.ok(await button(maya, "pick-first").isVisible());
  assert.doesNotMatch(await chronicle(ines), /bot plays/);
  // Then she is called to the door.
  const back = button(maya.locator(".ask"), "come-back");
  await back.waitFor({ timeout: SILENT * 1_000 + LATER });
  assert.match(await maya.locator(".ask h2").innerText(), /A bot plays for you\./);
  await eventually(async () => assert.match(await chronicle(ines), /Maya is away\. A bot plays on\./));
  await expectAllDay(maya, ["serious", "critical"]);
  await back.click();
  await back.waitFor({ state: "detached" });
  await eventually(async () => assert.match(await chronicle(maya), /You are back, and play again\./));
});

/** The host is the first Sheriff. */
async function setFirstSheriff(host) {
  await host.locator(".finer > summary").click();
  await host.locator("select[name=first-sheriff]").selectOption("0");
}
