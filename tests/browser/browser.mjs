// One browser, and where it finds the game. `cargo xtask` starts the server and says where both are.

import { networkInterfaces } from "node:os";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

/** The address of the server under test, with a slash at its end. */
export const address = setting("JUST_APPLES_ADDRESS");

/** A variable that `cargo xtask` sets. */
export function setting(name) {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: run this with \`cargo xtask\``);
  return value;
}

/**
 * A name for this machine that is none of its own to a browser: a page from there is as little trusted
 * as one from any other machine of the network.
 */
const NEIGHBOUR = "table.test";

/** The address of a server of this machine, as somebody on the same network would type it. */
export function asNeighbour(at = address) {
  return at.replace("127.0.0.1", NEIGHBOUR);
}

/** Nothing outside this machine can be reached, so that a test cannot pass by luck. */
const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1, MAP * ~NOTFOUND, ${ownAddresses().map((own) => `EXCLUDE ${own}`).join(", ")}`,
];

/** The addresses of this machine: a link for phones leads to one of them. */
function ownAddresses() {
  return Object.values(networkInterfaces()).flat().filter(({ family }) => family === "IPv4").map(({ address }) => address);
}

/** The one browser, started by the first who needs it. */
let browser;

/** The browser. */
export async function theBrowser() {
  browser ??= chromium.launch({
    executablePath: setting("CHROMIUM"),
    // As root, as in a container, Chromium does not start with its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    args: FLAGS,
  });
  return browser;
}

/** Closes the browser, if it was started. */
export async function closeBrowser() {
  await (await browser)?.close();
}
