// The study beside the page: a table against bots is here, and games that are over are gone through.
// Each message gets a reply, both are text. What arrives while the module loads waits.
import init, { hear } from "./aide.js";

const ready = init();

self.onmessage = async ({ data }) => {
  try {
    await ready;
    self.postMessage(hear(data));
  } catch (error) {
    // A promise would keep it to itself; like this it reaches the worker's `onerror` in the page.
    self.reportError(error);
  }
};
