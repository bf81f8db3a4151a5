// Two people act on one slip at the same time: whoever is too late is told so next to it, in words,
// and nothing else has happened.

import assert from "node:assert/strict";
import { browserTest, eventually, expectAllDay } from "../harness.mjs";
import { atTheGate, golds, offer } from "../gate.mjs";
import { button, twice } from "../table.mjs";

browserTest("a slip that is gone, or another one by now, cannot be taken by who has not seen that", async ({ open }) => {
  const { maya, ines, pages, wires } = await atTheGate(open);
  const theirs = maya.page.locator(`.desk li${ines.mine}`);
  await offer(ines, 9);
  await theirs.waitFor();

  // Ines writes another one while the Sheriff still reads the first.
  wires[0].hold();
  await offer(ines, 3);
  await waitFor(pages[2], `.desk li${ines.mine}[data-slip="2"]`);
  await twice(theirs.locator("button[name=accept]"));
  wires[0].release();
  await waitFor(maya.page, `.desk li${ines.mine}[data-slip="2"] .notice:visible`);
  assert.match(await theirs.locator(".notice").innerText(), /version 2/);
  await expectWords(maya.page.locator(".desk .error:visible"));
  await expectAllDay(maya.page, ["serious", "critical"]);

  // The same with the button that hands the bag back for it.
  wires[0].hold();
  await offer(ines, 2);
  await waitFor(pages[2], `.desk li${ines.mine}[data-slip="3"]`);
  await twice(button(maya.page.locator(".ask"), "hand-back"));
  wires[0].release();
  await waitFor(maya.page, `.desk li${ines.mine}[data-slip="3"]`);
  await expectWords(maya.page.locator(".law-acts .error:visible"));

  // She takes it back while the Sheriff takes it.
  wires[0].hold();
  await button(ines.page.locator("#slip"), "withdraw").click();
  await pages[2].locator(`.desk li${ines.mine}`).waitFor({ state: "detached" });
  await twice(theirs.locator("button[name=accept]"));
  wires[0].release();
  await theirs.waitFor({ state: "detached" });
  await expectWords(maya.page.locator(".desk .error:visible"));

  await expectNothing(pages);
  // And what is there can be taken.
  await offer(ines, 4);
  await twice(theirs.locator("button[name=accept]"));
  await eventually(async () => assert.deepEqual(await golds(pages), [54, 46, 50]));
});

browserTest("a Sheriff who opens a bag that is settled by now is told so, where it was pressed", async ({ open }) => {
  const { maya, ines, pages, wires } = await atTheGate(open);
  await maya.writeDemand();
  await button(ines.page.locator(".ask"), "accept").waitFor();
  wires[0].hold();
  await twice(button(ines.page.locator(".ask"), "accept"));
  await pages[2].locator(`.place${ines.mine}[data-state=free]`).waitFor();
  await twice(button(maya.page.locator(".ask"), "open"));
  wires[0].release();
  await maya.page.locator(`.place${ines.mine}[data-state=free]`).waitFor();
  await expectWords(maya.page.locator(".ask .error:visible"));
});

browserTest("a merchant who agrees too late to what the Sheriff asked is told so", async ({ open }) => {
  const { maya, ines, pages, wires } = await atTheGate(open);
  await button(maya.page.locator(".bags"), "bag").waitFor();
  await maya.page.locator(`.place${ines.mine} button[name=bag]`).click();
  await maya.writeDemand();
  await button(ines.page.locator(".ask"), "accept").waitFor();

  wires[1].hold();
  await button(maya.page.locator(".desk"), "withdraw").click();
  await pages[2].locator(`.desk li${maya.mine}`).waitFor({ state: "detached" });
  await ines.page.locator("#slip dd [name=gold]").first().fill("6");
  await ines.page.locator("#slip dd [name=gold]").first().press("Enter");
  await twice(button(ines.page.locator(".ask"), "accept"));
  wires[1].release();
  await ines.page.locator(".ask button[name=accept]").waitFor({ state: "detached" });
  await expectWords(ines.page.locator(".ask .error:visible"));
  await expectNothing(pages);
  const written = await ines.page.locator("#slip dd [name=gold]").first().inputValue();
  assert.equal(written, "6", "what she was writing herself is still there");
});

async function waitFor(page, selector) {
  await page.locator(selector).first().waitFor();
}

/** There is a sentence, and not the name of an error. */
async function expectWords(error) {
  await error.first().waitFor();
  assert.match((await error.first().innerText()).trim(), /^[A-Z][a-z’]+ .{10,}[.]/);
}

/** No gold has moved, and every bag is still held. */
async function expectNothing(pages) {
  assert.deepEqual(await golds(pages), [50, 50, 50]);
  for (const page of pages) assert.equal(await page.locator(".place[data-state=closed]").count(), 2);
}
