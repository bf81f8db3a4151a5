// Pages that slept: a device that was closed for a round, and what happened meanwhile.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { Reader } from "../reader.mjs";
import { WIDE } from "../scene.mjs";
import { button, chronicle } from "../table.mjs";
import { NO_LINE, Wire } from "../wire.mjs";

const NAMES = ["Maya", "Ines", "Olek"];

/** Maya is the first Sheriff, and Ines the next. */
const RULES = { options: game(3, { first_sheriff: 0 }) };

/** Everyone plays until this round is at this stage. */
async function untilRound(players, number, stage) {
  for (;;) {
    const rounds = players.map(({ page }) => page.locator(".top .round").innerText());
    if ((await Promise.all(rounds)).every((round) => round.includes(` ${number} `))) break;
    await Promise.all(players.map((player) => player.step("over")));
  }
  await untilStage(players, stage);
}

browserTest("a page that slept from one Inspection to the next is at the gate of the new one", async ({ open }) => {
  const wire = new Wire();
  const { links, pages } = await seated(open, NAMES, { ...WIDE, rules: RULES });
  const asleep = await open(links[2], { ...WIDE, prepare: wire.lay, allow: NO_LINE });
  await asleep.locator(".lobby").waitFor();
  await begin([...pages, asleep]);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");

  const slip = asleep.locator("#slip");
  await slip.locator("h3, h2").filter({ hasText: "Maya" }).first().waitFor();
  await slip.locator("dd [name=gold]").first().fill("7");
  await slip.locator("dd [name=gold]").first().press("Enter");
  await wire.cut();
  await untilRound(players, 2, "inspection");
  wire.mend();

  await eventually(async () => assert.match(await asleep.locator(".top .round").innerText(), /2 of/));
  await slip.locator("h3, h2").filter({ hasText: "Ines" }).first().waitFor();
  assert.equal(await slip.locator("dd [name=gold]").first().inputValue(), "0", "a slip of another round is no slip of this one");
  await slip.locator("dd [name=gold]").first().fill("3");
  await slip.locator("dd [name=gold]").first().press("Enter");
  await slip.locator("[name=slide-over]").click();
  for (const page of [...pages, asleep]) await page.locator(".desk [data-seat='2']").waitFor();
});

browserTest("what was missed is asked for until it comes, and nothing is told that is not known", async ({ open }) => {
  const { pages } = await seated(open, NAMES, {
    rules: RULES,
    each: () => ({ ...WIDE, allow: /ERR_FAILED/, prepare: Reader.listen }),
  });
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilRound(players, 2, "inspection");
  const [maya, , olek] = players;
  const before = await maya.page.locator(".talk li").count();
  assert.ok(before > 20, `much has happened: ${before}`);

  // The network is as shaky as it was when the line was lost.
  let asked = 0;
  await maya.page.route("**/beats", (route) => ((asked += 1) > 2 ? route.continue() : route.abort()));
  await maya.page.reload();
  const fetched = maya.page.locator(".talk li", { hasText: "What happened before is being fetched." });
  await fetched.waitFor();
  assert.equal(await maya.page.locator(".stakes li", { hasText: "Never opened" }).filter({ visible: true }).count(), 0);
  await fetched.waitFor({ state: "hidden" });
  assert.ok(asked > 2, `it was asked for again: ${asked}`);
  assert.match(await chronicle(maya.page), /Round 2/);
  const shut = (await chronicle(maya.page)).match(/bags are shut/g);
  assert.equal(shut?.length, 2, "of both rounds");
  const { heard } = await maya.page.evaluate(() => window.heardAloud);
  assert.ok(!heard.some((words) => /bags are shut/.test(words)), `nobody is read what is over: ${heard}`);

  // What is said twice is heard twice.
  for (const times of [1, 2]) {
    await olek.page.locator(".speak input").fill("Only cheese");
    await button(olek.page, "say").click();
    await eventually(async () => {
      const { heard } = await maya.page.evaluate(() => window.heardAloud);
      assert.equal(heard.filter((words) => words.includes("Only cheese")).length, times);
    });
  }
});
