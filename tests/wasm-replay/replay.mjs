// Replays recorded games in WASM and prints the fingerprint of each final state:
//
//     node replay.mjs module.wasm record1.json record2.json ...
//
// `cargo xtask test` compares the fingerprints with those of a native replay.

import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** Replays one record and returns its fingerprint. Throws what the rules have against it. */
function replay(module, record) {
  // A new instance each time, because a game that trapped would leave its locks locked.
  const { exports } = new WebAssembly.Instance(module);
  const address = exports.reserve(record.length) >>> 0;
  // Memory that grows moves, so a view of it is made only when it is used.
  new Uint8Array(exports.memory.buffer, address, record.length).set(record);
  if (exports.replay() !== 0) {
    throw new Error(message(exports));
  }
  return hex(exports.fingerprint_high()) + hex(exports.fingerprint_low());
}

/** The module's reason for refusing a record. */
function message({ memory, message, message_len }) {
  const bytes = new Uint8Array(memory.buffer, message() >>> 0, message_len() >>> 0);
  return new TextDecoder().decode(bytes);
}

/** A 32-bit number, which WASM hands over as signed, in eight hexadecimal digits. */
function hex(number) {
  return (number >>> 0).toString(16).padStart(8, "0");
}

/** What to tell of an error: a trap's stack says where the rules panicked. */
function reason(error) {
  return error instanceof WebAssembly.RuntimeError ? error.stack : error.message;
}

/** Replays the records until one fails; returns the exit code. */
function main([wasm, ...records]) {
  if (wasm === undefined || records.length === 0) {
    console.error("usage: node replay.mjs module.wasm record.json ...");
    return 1;
  }
  let reading = wasm;
  try {
    const module = new WebAssembly.Module(readFileSync(wasm));
    for (const record of records) {
      reading = record;
      console.log(`${basename(record)} ${replay(module, readFileSync(record))}`);
    }
    return 0;
  } catch (error) {
    console.error(`${basename(reading)}: ${reason(error)}`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
