// Whoever looks on, alone or at a screen that all can see: the game goes on before their eyes, and
// they are told nothing that is not on the table for everyone (P1, P3).

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { Ear, expectNoSecrets } from "../ear.mjs";
import { begin, chairs, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { goodsOf } from "../scene.mjs";
import { button, chronicle, twice } from "../table.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** The first Sheriff, so that the first seat has a bag. */
const OLEK = 2;

/** A phone, with a finger in front of it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** So long at most everyone in the room reads what became of a round, in milliseconds. */
const READ = 40_000;

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
  // Whoever comes late reads on the screen how to find the table; nobody else needs to be told.
  assert.match(await screen.locator(".invitation").innerText(), new RegExp(`${code}[^]*/#${code}`));
  await eventually(async () => assert.ok(await screen.locator(".invitation img").evaluate((it) => it.naturalWidth > 0)));
  for (const page of [...pages, watcher]) assert.equal(await page.locator(".invitation").count(), 0);

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
  // Nobody touches a screen for all: what became of the round is read there, and makes room by itself.
  await screen.locator(".round-end .outcomes").waitFor();
  await screen.locator(".round-end").waitFor({ state: "detached", timeout: READ });
  for (const ear of ears) expectNoSecrets(ear, undefined);
});

browserTest("what a broken promise lays open is shown to the Sheriff, and to nobody else", async ({ open }) => {
  // H4, P1, P3
  const ears = NAMES.map(() => new Ear());
  const { code, pages } = await seated(open, NAMES, {
    ...WIDE,
    rules: { options: game(3, { first_sheriff: OLEK }) },
    each: (seat) => ({ prepare: ears[seat].listen }),
  });
  const ear = new Ear();
  const watcher = await open(`#${code}`, { ...WIDE, prepare: ear.listen });
  await button(watcher, "look-on").click();
  await watcher.locator(".lobby").waitFor();
  await begin([...pages, watcher]);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");

  // Maya promises what her bag does not hold.
  const [maya, ines, olek] = pages;
  const carried = await goodsOf(maya.locator(".secrets .hand:visible").first().locator("[data-good]"));
  assert.ok(carried.length > 0, "there is a bag");
  await button(maya.locator("#slip"), "add-goods").click();
  await maya.locator("#slip [name=add][data-pocket=bag].bluff:visible").first().click();
  await button(maya.locator("#slip"), "slide-over").click();
  await olek.locator("#bag-0 button[name=bag]").click();
  await twice(button(olek.locator(".ask"), "hand-back"));

  const shown = (page) => goodsOf(page.locator("#bag-0 .proved + .found [data-good]"));
  for (const page of [...pages, watcher]) await page.locator("#bag-0 .proved").waitFor();
  for (const page of [maya, olek]) assert.deepEqual((await shown(page)).sort(), carried.sort());
  for (const page of [ines, watcher]) assert.deepEqual(await shown(page), []);
  ears.forEach(expectNoSecrets);
  expectNoSecrets(ear, undefined);
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

browserTest("whoever looks on takes over from a bot in the middle of a game, where friends may be late", async ({ open }) => {
  const rules = { house: { late_joiners: true } };
  const { code, pages } = await seated(open, NAMES.slice(0, 2), { ...WIDE, rules });
  const [maya, ines] = pages;
  await button(maya, "add-bot").click();
  await maya.locator(".chair").nth(2).waitFor();
  const [watcher, other] = await Promise.all(["Zoe", "Lena"].map(() => open(`#${code}`, WIDE)));
  for (const page of [watcher, other]) {
    await button(page, "look-on").click();
    await page.locator(".lobby").waitFor();
  }
  await begin([...pages, watcher, other]);
  for (const page of [ines, watcher, other]) {
    await button(page, "menu").click();
    await page.locator(".crowd").waitFor();
  }
  assert.equal(await ines.locator("button[name=sit-down]").count(), 0, "whoever sits sits");
  await button(other, "sit-down").waitFor();
  await button(watcher, "sit-down").click();
  await watcher.locator("input[name=name]").fill("Zoe");
  await button(watcher, "come-in").click();
  await watcher.locator(".table").waitFor();
  assert.equal(await watcher.locator("[data-row=hand]").count(), 1, "a hand of one's own");
  await eventually(async () => assert.match(await chronicle(maya), /Zoe takes over a seat from a bot/));
  // No bot is left to take over from.
  await button(other, "sit-down").waitFor({ state: "detached" });
});

browserTest("everyone at the table reads how many look on", async ({ open }) => {
  const { code, pages } = await seated(open, NAMES, WIDE);
  const lobby = (page) => page.locator(".chairs .watching:visible");
  const menu = (page) => page.locator(".crowd .watching:visible");
  const expect = async (of, number) => {
    for (const page of pages) await eventually(async () => assert.match(await of(page).innerText(), new RegExp(`^${number} look`)));
  };
  for (const page of pages) assert.equal(await lobby(page).count(), 0, "nobody looks on yet");
  const watcher = await open(`#${code}`, WIDE);
  await button(watcher, "look-on").click();
  await expect(lobby, 1);
  const screen = await open(`#${code}/screen`, LARGE);
  await expect(lobby, 2);
  await lobby(watcher).filter({ hasText: "2" }).waitFor();
  await begin([...pages, watcher, screen]);
  for (const page of pages) await button(page, "menu").click();
  await expect(menu, 2);
  await screen.close();
  await expect(menu, 1);
  // A reload comes and goes, and is counted once.
  await watcher.reload();
  await watcher.locator(".table.onlooker").waitFor();
  await expect(menu, 1);
  await watcher.close();
  for (const page of pages) await menu(page).waitFor({ state: "detached" });
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
