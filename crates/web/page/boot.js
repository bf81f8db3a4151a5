// Loads the client and starts it. The worker's address is resolved here, next to this file.
import init, { start } from "./web.js";

await init();
start(new URL("./worker.js", import.meta.url).href);
