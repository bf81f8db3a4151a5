// The page gets to people: whole, safe, small, and with a worker beside it.

import assert from "node:assert/strict";
import { CEILING, address, browserTest, eventually, expectAccessible, meter } from "../harness.mjs";
import { begin, codeOf, openTable } from "../friends.mjs";
import { atScene, button, turnTo } from "../table.mjs";

browserTest("the page loads and shows its heading", async ({ open }) => {
  const page = await open();
  await page.locator("h1").waitFor();
  assert.equal(await page.title(), "Just Apples");
});

browserTest("the policy of the page is strict", async ({ open }) => {
  const page = await open();
  const answer = await page.request.get(address);
  const policy = answer.headers()["content-security-policy"];
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
});

browserTest("a study is beside the page", async ({ open }) => {
  const page = await open();
  const boot = await page.locator("script[src]").getAttribute("src");
  const text = await (await page.request.get(new URL(boot, address).href)).text();
  const [script] = text.match(/worker-[0-9a-f]+\.js/);
  // What it cannot read, it says so about: so it reads.
  const answer = await page.evaluate(tell, [`/assets/${script}`, "no message of ours"]);
  assert.match(answer, /a message that cannot be read/);
});

/** Runs in the page: sends a message to a new worker, and returns what it says. */
function tell([script, message]) {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage(message);
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(event.message);
    };
  });
}

browserTest("the first visit downloads little", async ({ open }) => {
  const first = meter();
  const page = await open("", { prepare: first.count });
  await page.locator("h1").waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = await first.total();
  assert.ok(bytes > 10_000, `${bytes} bytes cannot be the whole client`);
  assert.ok(bytes <= CEILING, `the first visit downloads ${bytes} bytes and ${CEILING} is the most`);
});

browserTest("a path that leads nowhere says so", async ({ open }) => {
  const page = await open();
  const answer = await page.request.get(new URL("no/such/page", address).href);
  assert.equal(answer.status(), 404);
  assert.match(await answer.text(), /There is nothing here/);
});

/** What everyone can read about the game, without unfolding anything. */
const NOTICE = [/Unofficial/, /fan-made[^]*no tie to the makers/, /Open source, MIT or Apache 2\.0/];

/** It says here whose game this is not, and that everyone may have it. */
async function expectNotice(page) {
  const about = page.locator(".about:visible");
  await about.waitFor();
  const words = await about.innerText();
  for (const part of NOTICE) assert.match(words, part);
}

browserTest("that the game is unofficial and open source stands on every page, and in the menu of a game", async ({ open }) => {
  await expectNotice(await open());
  const host = await openTable(open, "Maya");
  for (const count of [2, 3]) {
    await button(host, "add-bot").click();
    await host.locator(".chair").nth(count - 1).waitFor();
  }
  await expectNotice(host);
  const guest = await open(`#${await codeOf(host)}`);
  await button(guest, "come-in").waitFor();
  await expectNotice(guest);
  await begin([host]);
  await button(host, "menu").click();
  await expectNotice(host);
  const alone = await open("", { prepare: atScene("load") });
  for (const scene of ["load", "score"]) {
    await turnTo(alone, scene);
    await button(alone, "menu").click();
    await expectNotice(alone);
  }
});

browserTest("everyone can use the page", async ({ open }) => {
  const page = await open();
  await page.locator("h1").waitFor();
  await eventually(() => expectAccessible(page));
});
