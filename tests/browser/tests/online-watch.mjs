// Whoever looks on, alone or at a screen that all can see: the game goes on before their eyes, and
// they are told nothing that is not on the table for everyone (P1, P3).

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { Ear, expectNoSecrets } from "../ear.mjs";
import { begin, chairs, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { button, chronicle } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** The first Sheriff, so that the first seat has a bag. */
const OLEK = 2;

/** A phone, with a finger in front of it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A television. */
const LARGE = { viewport: { width: 1920, height: 1080 } };

browserTest("a spectator and a screen for all follow a round, and see what everyone may", async ({ open }) => {
  const { code, pages } = await seated(open, NAMES, { ...WIDE, rules: { options: game(3, { first_sheriff: OLEK }) } });
  const ears = [new Ear(), new Ear()];
  const watcher = await open(`#${code}`, { ...WIDE, prepare: ears[0].listen });
  await button(watcher, "look-on").click();
  await watcher.locator(".lobby").waitFor();
  const screen = await open(`#${code}/screen`, { ...LARGE, prepare: ears[1].listen });
  await screen.locator(".lobby.shared").waitFor();
  await expectWayIn(screen, code);
  await begin([...pages, watcher, screen]);

  const players = pages.map((page, seat) => new Player(page, seat));
  for (const stage of ["market", "load", "declaration", "inspection"]) {
    await untilStage(players, stage);
    for (const page of [watcher, screen]) {
      await page.locator(`.table[data-stage=${stage}]`).waitFor();
      await expectOnlooker(page);
      if (stage === "load") assert.equal(await page.locator(".packers li").count(), 2, "every bag is packed in sight");
    }
  }
  const [, ines] = players;
  await ines.writeSlip();
  for (const page of [watcher, screen]) {
    await page.locator(`.desk ${ines.mine}`).waitFor();
    assert.equal(await page.locator(".place[data-state=closed]").count(), 2);
    assert.deepEqual(await golds(page), ["50", "50", "50"]);
  }
  // On a phone there is a tab for everything that there is to see, and none for a hand.
  const phone = await open(`#${code}`, PHONE);
  await button(phone, "look-on").click();
  await phone.locator(`.desk ${ines.mine}`).waitFor({ state: "attached" });
  assert.equal(await phone.locator(".nav button").count(), 3);
  for (const tab of [1, 2, 0]) {
    await phone.locator(".nav button").nth(tab).click();
    assert.ok((await phone.locator(".table").innerText()).length > 100, `tab ${tab} shows something`);
  }
  await untilStage(players, "market");
  for (const page of [watcher, screen]) {
    await eventually(async () => assert.match(await page.locator(".top .round").innerText(), /2/));
    await eventually(async () => assert.match(await chronicle(page), /Ines’s bag/));
    await expectOnlooker(page);
  }
  for (const ear of ears) expectNoSecrets(ear, undefined);
});

browserTest("whoever looks on takes a seat, in the lobby or from the menu of a game", async ({ open }) => {
  const { code, pages } = await seated(open, NAMES, WIDE);
  const [watcher, other] = await Promise.all(["Zoe", "Lena"].map(() => open(`#${code}`, WIDE)));
  for (const page of [watcher, other]) {
    await button(page, "look-on").click();
    await page.locator(".lobby").waitFor();
  }
  assert.equal(await pages[0].locator("button[name=sit-down]").count(), 0, "whoever sits sits");
  // A reload looks on again, until somebody wants a seat.
  await watcher.reload();
  await button(watcher, "sit-down").click();
  await button(watcher, "come-in").waitFor();
  await watcher.reload();
  await watcher.locator("input[name=name]").fill("Zoe");
  await button(watcher, "come-in").click();
  for (const page of [...pages, watcher, other]) {
    await eventually(async () => assert.deepEqual(await chairs(page), [...NAMES, "Zoe"]));
  }
  assert.equal(await watcher.locator("button[name=sit-down]").count(), 0);
  await begin([...pages, watcher, other]);
  await button(other, "menu").click();
  await other.locator(".crowd").waitFor();
  assert.equal(await other.locator("button[name=sit-down]").count(), 0, "nobody sits down in the middle of a game");
});

/** Everyone in the room reads how to come in, and nobody sets anything there. */
async function expectWayIn(screen, code) {
  assert.equal(await screen.locator(".share .code").innerText(), code);
  assert.ok(await screen.locator(".share img").isVisible());
  assert.equal(await screen.locator(".lobby button:visible, .lobby input:visible").count(), 0);
}

/** There is no hand, no slip to write and nothing to press but what shows more of the table. */
async function expectOnlooker(page) {
  assert.equal(await page.locator("[data-row=hand], #slip, .ask .acts button").count(), 0);
  assert.equal(await page.locator(".stand").count(), NAMES.length);
  assert.equal(await page.locator(".top .gold:visible").count(), 0, "nobody's purse");
}

/** Everyone's gold, as the stands show it. */
async function golds(page) {
  const purses = await page.locator(".stand .purse").allInnerTexts();
  return purses.map((purse) => purse.match(/\d+/)[0]);
}
