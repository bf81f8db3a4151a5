// Every scene, and what opens at it, on screens of every size.

import assert from "node:assert/strict";
import { browserTest } from "../harness.mjs";
import { OPENED, PSEUDO, beginAtNoScene, lookAtScenes, lookInEverySize, speakEnglish, unreadable } from "../fitting.mjs";
import { PHONE } from "../scene.mjs";
import { pass, scenes, turnTo } from "../table.mjs";

browserTest("every scene fits on screens of every size", async ({ open }) => {
  const page = await beginAtNoScene(open, { viewport: PHONE.viewport });
  assert.deepEqual(await lookAtScenes(page, Object.keys(await scenes())), {}, "scenes that do not fit");
});

browserTest("what opens at the table fits on screens of every size", async ({ open }) => {
  const page = await beginAtNoScene(open, { viewport: PHONE.viewport });
  const all = {};
  for (const [what, [scene, go]] of Object.entries(OPENED)) {
    await turnTo(page, scene);
    await page.locator(".table").waitFor();
    await go(page);
    await pass(page);
    await lookInEverySize(page, `${what}, ${PSEUDO}`, all, unreadable);
    await speakEnglish(page);
    await lookInEverySize(page, `${what}, en`, all, unreadable);
  }
  assert.deepEqual(all, {}, "what does not fit");
});
