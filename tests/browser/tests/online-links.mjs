// Links that lead nowhere, or not any more: people are told why, and where they can go.

import assert from "node:assert/strict";
import { browserTest, eventually, expectAllDay, waitingTest } from "../harness.mjs";
import { ask, chairs, openTable, seated, seatsFor } from "../friends.mjs";
import { Server } from "../server.mjs";
import { button, twice } from "../table.mjs";
import { Wire } from "../wire.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** What the browser says when the server says no. */
const NO = /status of 40[34]/;

browserTest("links to a table that is not there, and to a seat that is none", async ({ open }) => {
  const lost = await open("#ZZZZZZ", { ...WIDE, allow: NO });
  await lost.locator(".error:visible").waitFor();
  assert.match(await lost.locator(".error:visible").innerText(), /no table with this code/);
  // There is nothing to come in to, but the code can be put right, or a table opened.
  for (const name of ["come-in", "look-on"]) assert.equal(await button(lost, name).count(), 0, name);
  assert.equal(await lost.locator("input[name=name]").count(), 0);
  const field = lost.locator("input[name=code]");
  assert.equal(await field.inputValue(), "ZZZZZZ");
  await button(lost, "open-own").click();
  await button(lost, "open").waitFor();
  await button(lost, "back").click();
  await field.fill("ZZZZZY");
  await lost.locator(".error:visible").waitFor({ state: "detached" });
  await button(lost, "go").click();
  await eventually(async () => assert.equal(await field.inputValue(), "ZZZZZY"));
  await lost.locator(".error:visible").waitFor();
  const { code: there } = await seatsFor(NAMES.slice(1, 2));
  await field.fill(there);
  await button(lost, "go").click();
  await lost.locator("form p", { hasText: "Ines" }).waitFor();
  await button(lost, "come-in").waitFor();
  await button(lost, "back").click();
  await button(lost, "friends").waitFor();

  const { code, pages } = await seated(open, NAMES.slice(0, 1), WIDE);
  const stranger = await open(`#${code}.00000000000000000000000000000000`, WIDE);
  await stranger.locator(".parted").waitFor();
  assert.match(await stranger.locator(".parted").innerText(), /leads to no seat/);
  await button(stranger, "door").click();
  await button(stranger, "come-in").waitFor();
  assert.deepEqual(await chairs(pages[0]), ["Maya"]);
  // The seat that is none is not remembered either.
  await stranger.goto("about:blank");
  await stranger.goBack();
  await button(stranger, "come-in").waitFor();
});

browserTest("a door that could not be read is tried again", async ({ open }) => {
  const { code } = await seatsFor(NAMES.slice(0, 1));
  const facts = /\/api\/v1\/tables\/\w+$/;
  const lose = (page) => page.route(facts, (route) => route.abort());
  const page = await open(`#${code}`, { ...WIDE, prepare: lose, allow: /ERR_FAILED/ });
  await button(page, "try-again").waitFor();
  assert.match(await page.locator(".error:visible").innerText(), /cannot be reached/);
  await page.locator("input[name=name]").fill("Ines");
  await page.unroute(facts);
  await button(page, "try-again").click();
  await page.locator("form p", { hasText: "Maya" }).waitFor();
  await button(page, "try-again").waitFor({ state: "detached" });
  assert.equal(await page.locator(".error:visible").count(), 0);
  assert.equal(await page.locator("input[name=name]").inputValue(), "Ines", "nothing typed is lost");
});

browserTest("whoever is sent away sees that, and can come back to the door", async ({ open }) => {
  const { pages } = await seated(open, NAMES, WIDE);
  const [maya, ines, olek] = pages;
  await maya.locator(".chair").nth(1).locator("button[name=person-acts]").click();
  await twice(button(maya, "kick"));
  await ines.locator(".parted").waitFor();
  assert.match(await ines.locator(".parted").innerText(), /no longer at this table/);
  await olek.locator(".lobby-talk li", { hasText: "sends Ines away" }).waitFor();
  for (const page of [maya, olek]) assert.deepEqual(await chairs(page), ["Maya", "Olek"]);
  await button(ines, "door").click();
  await ines.locator("input[name=name]").fill("Ines");
  await button(ines, "come-in").click();
  await ines.locator(".lobby").waitFor();
  assert.deepEqual(await chairs(ines), ["Maya", "Olek", "Ines"]);
});

waitingTest("a new link to a seat makes the old one worthless", async ({ open }) => {
  // Long enough for everyone to open their page on a busy machine: a host who is gone is none.
  const rules = { house: { gone_seconds: 30 } };
  const { links, pages } = await seated(open, NAMES, { ...WIDE, rules });
  const [maya, ines] = pages;
  const second = maya.locator(".chair").nth(1);
  await ines.close();
  await second.locator("small", { hasText: "away" }).waitFor();
  await second.locator("button[name=person-acts]").click();
  const link = second.locator(".copy input");
  await maya.waitForTimeout(31_000);
  await button(second, "new-link").click();
  await link.waitFor();
  await expectAllDay(maya, ["serious", "critical"]);
  const fresh = new URL(await link.inputValue()).hash;
  const found = await open(fresh, WIDE);
  await found.locator(".lobby").waitFor();
  assert.deepEqual(await chairs(found), NAMES);
  const old = await open(links[1], WIDE);
  await old.locator(".parted").waitFor();
  assert.match(await old.locator(".parted").innerText(), /leads to no seat/);
});

waitingTest("a line that does not open is tried again, and nobody has to wait for it", async ({ open }) => {
  const wire = new Wire();
  wire.clog();
  const { links } = await seatsFor(NAMES.slice(0, 1));
  const way = { ...WIDE, prepare: wire.lay };
  const [patient, other] = await Promise.all([open(links[0], way), open(links[0], way)]);
  await button(other, "home").click();
  await button(other, "friends").waitFor();
  assert.equal(await other.locator(".waiting").count(), 0);
  // It is given up after a while, and the next one too, as soon as there is reason to hope.
  await button(patient, "home").waitFor();
  await patient.locator(".line-lost").waitFor();
  await patient.waitForTimeout(1_000);
  wire.mend();
  await patient.evaluate(() => void dispatchEvent(new Event("online")));
  await patient.locator(".lobby").waitFor({ timeout: 8_000 });
  await patient.locator(".line-lost").waitFor({ state: "detached" });
});

browserTest("a link that leads other devices nowhere says so", async ({ open }) => {
  const page = await openTable(open, "Maya", WIDE);
  await page.locator(".share .note", { hasText: "for this machine alone" }).waitFor();
});

browserTest("a link from the server's own machine leads phones to it", async ({ open }) => {
  const server = await Server.start("0.0.0.0:0");
  try {
    const { join_link: joins } = await ask("tables", { name: "Maya" }, server.address);
    const network = new URL(joins).origin;
    if (network === new URL(server.address).origin) return; // This machine has no network.
    const page = await openTable(open, "Maya", { ...WIDE, at: server.address });
    const link = page.locator(".share .copy input").first();
    await eventually(async () => assert.equal(new URL(await link.inputValue()).origin, network));
    assert.equal(await page.locator(".share .note:visible").count(), 0);
    await page.locator(".own-links summary").click();
    await button(page, "show-own").click();
    const links = await page.locator(".own-links .copy input").evaluateAll((all) => all.map((it) => it.value));
    assert.deepEqual(links.map((it) => new URL(it).origin), [network, network]);
    // The address works, and whoever is there already keeps it.
    // Over plain http the browser says that it ignores a header.
    const phone = await open(await link.inputValue(), { ...WIDE, at: network, allow: /Cross-Origin-Opener-Policy/ });
    await button(phone, "come-in").waitFor();
  } finally {
    await server.clear();
  }
});
