// Loads the client and starts it. Addresses are resolved here, next to this file: the worker's, and
// those of the rules in each language, which are fetched when somebody wants to read them.
import init, { start } from "./web.js";

const beside = (name) => new URL(name, import.meta.url).href;

await init();
start(beside("./worker.js"), { en: beside("./rules.en.html") });
