// Bots think here, beside the page. A message is an entry of the journal or a question, as text;
// a question gets one answer, in the order of asking. What arrives while the module loads waits.
import init, { hear } from "./web.js";

const ready = init();

self.onmessage = async ({ data }) => {
  try {
    await ready;
    const answer = hear(data);
    if (answer !== undefined) self.postMessage(answer);
  } catch (error) {
    // A promise would keep it to itself; like this it reaches the worker's `onerror` in the page.
    self.reportError(error);
  }
};
