// Thinks beside the page. Each message is one request as bytes, and gets one answer as bytes, in
// the order of asking. Requests that arrive while the module loads wait for it.
import init, { think } from "./web.js";

const ready = init();

self.onmessage = async ({ data }) => {
  try {
    await ready;
    const answer = think(data);
    self.postMessage(answer, [answer.buffer]);
  } catch (error) {
    // A promise would keep it to itself; like this it reaches the worker's `onerror` in the page.
    self.reportError(error);
  }
};
