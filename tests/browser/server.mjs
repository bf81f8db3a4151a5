// A server of a test's own, which it can stop, kill and start again.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setting } from "./browser.mjs";

/** How long a server may take to start or to end, in milliseconds. */
const PATIENCE = 20_000;

/** A server with a folder for its tables. It is there again at the same address when it starts again. */
export class Server {
  constructor(folder, listen = "127.0.0.1:0") {
    this.folder = folder;
    this.listen = listen;
  }

  /** Starts a server with an empty folder; it listens on this machine alone, or where it is told. */
  static async start(listen) {
    const server = new Server(await mkdtemp(join(tmpdir(), "just-apples-")), listen);
    await server.startAgain();
    return server;
  }

  /** A server that is not running yet, for the same address, with a copy of what this one has kept. */
  async twin() {
    assert.ok(!this.process, "a server that runs may write while it is copied");
    const folder = await mkdtemp(join(tmpdir(), "just-apples-"));
    await cp(this.folder, folder, { recursive: true });
    return Object.assign(new Server(folder), { listen: this.listen });
  }

  /** Starts it with what is in its folder, and waits until it says where it is. */
  async startAgain() {
    const args = ["serve", "--listen", this.listen, "--data", this.folder, "--trace", "warn"];
    this.process = spawn(setting("JUST_APPLES_PROGRAM"), args, { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: this.process.stdout });
    const [greeting] = await once(lines, "line", { signal: AbortSignal.timeout(PATIENCE) });
    this.address = greeting.match(/http:\S+/)[0];
    this.listen = new URL(this.address).host;
  }

  /** Asks it to end, as a system does that is shut down. */
  async stop() {
    await this.end("SIGTERM");
  }

  /** Ends it in the middle of whatever it does. */
  async kill() {
    await this.end("SIGKILL");
  }

  async end(signal) {
    const ended = once(this.process, "exit", { signal: AbortSignal.timeout(PATIENCE) });
    this.process.kill(signal);
    await ended;
    this.process = undefined;
  }

  /** Ends it, and forgets what it kept. */
  async clear() {
    if (this.process) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
