// What is heard, who is called, and the screen that stays lit.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { begin, game, seated } from "../friends.mjs";
import { atScene, button, pass, twice } from "../table.mjs";

/** Runs in the page: notes every source of sound that is started, every shake and every lamp. */
function listen() {
  window.sounds = 0;
  window.shakes = 0;
  window.lamps = { lit: 0, out: 0 };
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...args) {
      window.sounds++;
      return start.apply(this, args);
    };
  }
  navigator.vibrate = () => ++window.shakes;
  const lamp = { release: async () => void window.lamps.out++ };
  const request = async () => (window.lamps.lit++, lamp);
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

/** A page at a scene with all ears. */
async function listening(open, scene, options = {}) {
  const { settings, init = listen, ...rest } = options;
  const prepare = async (page) => {
    await page.addInitScript(init);
    await atScene(scene, { tempo: "quick", ...settings })(page);
  };
  const page = await open("", { prepare, ...rest });
  await page.locator(".table").waitFor();
  return page;
}

const YOUR_TURN = "● Your turn – Just Apples";

const noises = (page) => page.evaluate(() => [window.sounds, window.shakes]);

/** The one whose turn it is loads a bag, so that it is no longer. */
async function load(page) {
  await page.locator("[data-row=hand] button[name=card]").first().click();
  await twice(page.locator(".ask button[name=snap-shut]"));
}

/** Lets bots play until something is asked of me. */
async function untilAsked(page) {
  await eventually(async () => {
    await pass(page, 2_000);
    assert.equal(await page.title(), YOUR_TURN);
  });
}

browserTest("what I do is heard, but nothing before I touch the page", async ({ open }) => {
  const page = await listening(open, "load");
  await pass(page);
  assert.deepEqual(await noises(page), [0, 0]);
  await load(page);
  await eventually(async () => assert.ok((await noises(page))[0] > 0, "the bag snaps shut"));
});

browserTest("mute is one tap, and lasts", async ({ open }) => {
  const page = await listening(open, "load");
  const mute = button(page, "mute");
  assert.equal(await mute.getAttribute("aria-pressed"), "false");
  await mute.click();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await load(page);
  await untilAsked(page);
  assert.deepEqual(await noises(page), [0, 1], "a phone shakes also in a quiet room");
  await page.reload();
  await page.locator(".table").waitFor();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await mute.click();
  // Whoever turns it on hears it.
  await eventually(async () => assert.ok((await noises(page))[0] > 0));
});

browserTest("a phone that is not to shake does not", async ({ open }) => {
  const page = await listening(open, "load");
  await button(page, "menu").click();
  await page.locator(".menu .appearance > summary").click();
  await page.locator(".menu input[name=vibration]").nth(1).check();
  await page.keyboard.press("Escape");
  await load(page);
  await untilAsked(page);
  const [sounds, shakes] = await noises(page);
  assert.ok(sounds > 0, "the bell rings");
  assert.equal(shakes, 0);
});

browserTest("the title tells whose turn it is, and a bell and a shake call me", async ({ open }) => {
  const page = await listening(open, "load");
  assert.equal(await page.title(), YOUR_TURN);
  await load(page);
  await eventually(async () => assert.equal(await page.title(), "Just Apples"));
  assert.equal((await noises(page))[1], 0, "nobody is called to a table that was just opened");
  const before = (await noises(page))[0];
  await untilAsked(page);
  const [sounds, shakes] = await noises(page);
  assert.ok(sounds > before);
  assert.equal(shakes, 1);
  await button(page, "menu").click();
  await button(page, "leave").click();
  await eventually(async () => assert.equal(await page.title(), "Just Apples"));
});

browserTest("the title tells that a slip waits for my answer", async ({ open }) => {
  const page = await listening(open, "gate-wanted");
  await eventually(async () => assert.equal(await page.title(), "● A slip for you – Just Apples"));
  await page.locator(".ask button[name=decline]").click();
  await eventually(async () => assert.equal(await page.title(), "Just Apples"));
});

browserTest("the screen stays lit until I leave the table", async ({ open }) => {
  const page = await listening(open, "load");
  const lamps = () => page.evaluate(() => window.lamps);
  await eventually(async () => assert.deepEqual(await lamps(), { lit: 1, out: 0 }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await eventually(async () => assert.equal((await lamps()).lit, 2));
  await button(page, "menu").click();
  await button(page, "leave").click();
  await eventually(async () => assert.equal((await lamps()).out, 1));
});

browserTest("whoever waits in the lobby is called to the game, and nobody who comes back", async ({ open }) => {
  const rules = { options: game(3, { first_sheriff: 0 }) };
  const { pages } = await seated(open, ["Maya", "Ines", "Olek"], { rules, prepare: (page) => page.addInitScript(listen) });
  const [maya, ines] = pages;
  await begin(pages);
  await eventually(async () => assert.equal(await maya.title(), YOUR_TURN));
  assert.equal((await noises(maya))[1], 1, "the Sheriff picks who begins");
  assert.equal((await noises(ines))[1], 0);
  await maya.reload();
  await eventually(async () => assert.equal(await maya.title(), YOUR_TURN));
  assert.equal((await noises(maya))[1], 0);
});

/** Runs in the page: takes away everything that not every browser has. */
function takeAway() {
  for (const name of ["AudioContext", "OscillatorNode"]) delete window[name];
  for (const name of ["vibrate", "wakeLock"]) delete Navigator.prototype[name];
}

browserTest("a browser without sound, shakes and lamps plays all the same", async ({ open }) => {
  const page = await listening(open, "load", { init: takeAway });
  await load(page);
  await untilAsked(page);
});

for (const language of ["en", "en-XA"]) {
  browserTest(`the bar fits on a small phone in ${language}`, async ({ open }) => {
    const viewport = { width: 360, height: 740 };
    const phone = { viewport, hasTouch: true, isMobile: true, settings: { language } };
    const page = await listening(open, "gate-merchant", phone);
    const mute = await button(page, "mute").boundingBox();
    assert.ok(mute.width >= 44 && mute.height >= 44, JSON.stringify(mute));
    const menu = await button(page, "menu").boundingBox();
    assert.ok(mute.x + mute.width <= menu.x && menu.x + menu.width <= viewport.width);
    const wide = await page.evaluate(() => document.querySelector(".top").scrollWidth);
    assert.ok(wide <= viewport.width, `the bar is ${wide} pixels wide`);
  });
}
