// Every scene on a small phone, in every language, and the most different ones on screens of every
// size: nothing is cut off, and what matters can be pressed.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import {
  LANGUAGES,
  OPENED,
  PSEUDO,
  beginAtNoScene,
  lookAtScenes,
  lookInEverySize,
  misfits,
  speak,
  speakEnglish,
  speaking,
  unreadable,
} from "../fitting.mjs";
import { begin, codeOf, openTable, unfoldLobby } from "../friends.mjs";
import { PHONE } from "../scene.mjs";
import { button, pass, scenes, turnTo } from "../table.mjs";

browserTest("every scene fits on a phone in every language, and what is final can be pressed", async ({ open }) => {
  const page = await beginAtNoScene(open, PHONE);
  const all = {};
  const look = async (where) => {
    const found = await misfits(page);
    if (found.length) all[where] = found;
  };
  for (const scene of Object.keys(await scenes())) {
    await turnTo(page, scene);
    await page.locator(".table, .score").waitFor();
    await look(`${scene}, ${PSEUDO}`);
    for (const tag of LANGUAGES) {
      await speak(page, tag);
      await look(`${scene}, ${tag}`);
    }
  }
  assert.deepEqual(all, {}, "scenes that do not fit");
});

browserTest("what opens at the table fits on a phone in every language", async ({ open }) => {
  const page = await beginAtNoScene(open, PHONE);
  const all = {};
  for (const [what, [scene, go]] of Object.entries(OPENED)) {
    await turnTo(page, scene);
    await page.locator(".table").waitFor();
    await go(page);
    await pass(page);
    for (const tag of [PSEUDO, ...LANGUAGES]) {
      if (tag !== PSEUDO) await speak(page, tag);
      const found = await unreadable(page);
      if (found.length) all[`${what}, ${tag}`] = found;
    }
  }
  assert.deepEqual(all, {}, "what does not fit");
});

/** The scenes that differ most from each other. All others are looked at in the long tests. */
const SCENES = [
  "market-turn",
  "first-market-turn",
  "black-market-load",
  "declare",
  "gate-wanted",
  "gate-sheriff",
  "deputies-gate",
  "claim",
  "debt",
  "first-confiscated",
  "round-end",
  "deputies-score",
];

browserTest("the table fits on small phones, phones on their side, tablets and wide screens", async ({ open }) => {
  const page = await beginAtNoScene(open, { viewport: PHONE.viewport });
  assert.deepEqual(await lookAtScenes(page, SCENES), {}, "scenes that do not fit");
});

/** A lobby in which the host has unfolded everything, and its code. */
async function unfoldedLobby(open, options) {
  const host = await openTable(open, "Maya", options);
  for (const count of [2, 3]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  await unfoldLobby(host);
  return { host, code: await codeOf(host) };
}

for (const tag of [PSEUDO, ...LANGUAGES]) {
  browserTest(`the way in, the door and the lobby fit on a phone in ${tag}`, async ({ open }) => {
    const options = { ...PHONE, reducedMotion: "reduce", prepare: speaking(tag) };
    const all = {};
    const look = async (where, page) => {
      const found = await misfits(page);
      if (found.length) all[where] = found;
    };
    const home = await open("", options);
    await button(home, "solo").waitFor();
    await home.locator(".appearance > summary").click();
    await look("home", home);
    for (const way of ["solo", "join", "friends"]) {
      await button(home, way).click();
      await look(way, home);
      await button(home, "back").click();
    }
    const { host, code } = await unfoldedLobby(open, options);
    await look("lobby", host);
    const guest = await open(`#${code}`, options);
    await button(guest, "come-in").waitFor();
    await look("door", guest);
    await begin([host]);
    await button(host, "menu").click();
    await host.locator(".crowd").waitFor();
    await look("menu", host);
    assert.deepEqual(all, {}, "screens that do not fit");
  });
}

browserTest("the way in, the door, the lobby and a screen for all fit in every size", async ({ open }) => {
  const options = { viewport: PHONE.viewport, reducedMotion: "reduce", prepare: speaking(PSEUDO) };
  const all = {};
  const look = async (where, page) => {
    await lookInEverySize(page, `${where}, ${PSEUDO}`, all);
    await speakEnglish(page);
    await lookInEverySize(page, `${where}, en`, all);
  };
  const home = await open("", options);
  await home.locator(".appearance > summary").click();
  await look("home", home);
  const { host, code } = await unfoldedLobby(open, options);
  await look("lobby", host);
  const guest = await open(`#${code}`, options);
  await button(guest, "come-in").waitFor();
  await look("door", guest);
  // Nobody chooses a language on a screen that all look at: it has that of its browser.
  const screens = {};
  for (const tag of [PSEUDO, "en"]) {
    screens[tag] = await open(`#${code}/screen`, { ...options, prepare: speaking(tag) });
    await screens[tag].locator(".lobby.shared").waitFor();
    await lookInEverySize(screens[tag], `the lobby for all, ${tag}`, all);
  }
  await begin([host, ...Object.values(screens)]);
  for (const [tag, screen] of Object.entries(screens)) await lookInEverySize(screen, `the table for all, ${tag}`, all);
  await button(host, "menu").click();
  await host.locator(".crowd").waitFor();
  await lookInEverySize(host, "menu, en", all);
  assert.deepEqual(all, {}, "screens that do not fit");
});
