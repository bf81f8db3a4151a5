// Tests in the browser, with a strict eye on everything that happens there.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { address, closeBrowser, theBrowser } from "./browser.mjs";

export { address };

/** How long the page may take for anything, in milliseconds. Generous: the machine may be busy. */
const PATIENCE = 15_000;

/** The most that a first visit may weigh, in bytes, headers and all. xtask weighs the files before. */
export const CEILING = 500_000;

after(closeBrowser);

/**
 * A test in the browser. `play` gets `open`, which opens the page for one more person: each has a
 * context of their own, and so their own storage. Whatever goes wrong in any of the pages fails
 * the test, whether it looked there or not.
 */
export function browserTest(name, play) {
  test(name, () => playIn(play));
}

/**
 * A test that mostly waits. It begins when its file is read, so that others run meanwhile, and is
 * judged in its place.
 */
export function waitingTest(name, play) {
  const played = playIn(play).then(() => undefined, (error) => ({ error }));
  test(name, async () => {
    const failed = await played;
    if (failed) throw failed.error;
  });
}

async function playIn(play) {
  const contexts = [];
  const troubles = [];
  const open = (path = "", options = {}) => openFor(path, options, contexts, troubles);
  try {
    await play({ open });
    assert.deepEqual(troubles, [], "the browser had something to complain about");
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/**
 * Opens a page in a new context. `prepare` is called with the page before it loads anything; `allow`
 * is a pattern of errors that belong to the test, such as a refusal of the server; `at` is the
 * address of another server than the one that all tests share.
 */
async function openFor(path, { prepare, allow, at = address, ...options }, contexts, troubles) {
  const context = await (await theBrowser()).newContext({ locale: "en-GB", ...options });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await watch(page, troubles, allow, at);
  await prepare?.(page);
  await page.goto(new URL(path, at).href);
  return page;
}

/** What a module says that was still loading when its page was left: a test that reloads a page may be that quick. */
const LEFT = /^WebAssembly compilation aborted: .*Response body loading was aborted$/;

/** Notes every error, every violation of the policy and every request to another host. */
async function watch(page, troubles, allow, at) {
  page.on("console", (message) => {
    if (message.type() !== "error" || allow?.test(message.text())) return;
    troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    if (LEFT.test(error.message)) return;
    troubles.push(`error: ${error.stack || `${error.name}: ${error.message}`}`);
  });
  page.on("request", (request) => {
    if (isForeign(request.url(), at)) troubles.push(`foreign request: ${request.url()}`);
  });
  await page.exposeBinding("reportViolation", (_, what) => troubles.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      window.reportViolation(`${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
}

/** Whether an address leads to another host than the server's. */
function isForeign(url, at) {
  const { protocol, host } = new URL(url);
  return ["http:", "https:", "ws:", "wss:"].includes(protocol) && host !== new URL(at).host;
}

/**
 * Waits until the check passes, and fails as it does if it never does. The page's policy forbids
 * what Playwright's own `waitForFunction` needs.
 */
export async function eventually(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

/** Counts what a page downloads: give `count` to `open` as `prepare`. */
export function meter() {
  const sizes = [];
  const count = (page) => page.on("requestfinished", (request) => sizes.push(sizeOf(request)));
  const total = async () => {
    const all = await Promise.all(sizes);
    return all.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  };
  return { count, total };
}

/** What an answer weighed on the wire. */
async function sizeOf(request) {
  return request.sizes();
}

/** The source of axe, which judges whether everyone can use a page: read once, by the first who needs it. */
let axe;

/** Axe, which goes on also where a test has stopped time: see `stopTime`. */
async function axeSource() {
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return `((setTimeout) => { ${await axe}\n})(window.realTimeout ?? window.setTimeout.bind(window))`;
}

/** What axe is asked beside what it asks by itself, and what it is not. */
const RULES = {
  // WCAG 2.2 wants it (2.5.8), and axe leaves it out unless it is asked.
  "target-size": { enabled: true },
  // The face of a card is a drawing with letters in it; its label says the same in words.
  "label-content-name-mismatch": { enabled: false },
};

/**
 * Fails if axe finds something on the page that keeps people from using it. `impacts` says how bad
 * that has to be; without it, anything fails. `only` names the rules that are asked; without it, all.
 */
export async function expectAccessible(page, impacts, only) {
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(await axeSource());
  const options = { rules: RULES, resultTypes: ["violations"], preload: false, runOnly: only };
  // What is behind a pop-up is looked at without it: axe would take the one for the other's ground.
  const judge = (options) => window.axe.run(document.querySelector(":popover-open") ?? document, options);
  const { violations } = await page.evaluate(judge, options);
  const bad = violations.filter(({ impact }) => !impacts || impacts.includes(impact));
  const found = bad.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((n) => n.html) }));
  assert.deepEqual(found, [], "not everyone can use this page");
}

/** What is on its way has colours of its own, so nothing moves where axe looks. */
export const STILL = { reducedMotion: "reduce" };

/** Looks at the page by day and by night. */
export async function expectAllDay(page, impacts) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, ...STILL });
    await eventually(() => expectAccessible(page, impacts));
  }
}
