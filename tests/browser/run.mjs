// Runs the tests in the browser: all, or those whose file name contains one of the arguments. With
// `--all`, the long ones too. Files run side by side, each in a process and a browser of its own.

import { readdir } from "node:fs/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const LONG = "--all";

/** How many files run at a time. A test waits for its page and the page for the test, so a core is never full. */
const LANES = 2;

/** The files that take longest. They begin first, so that none of them is still running when all others are done. */
const LONGEST = ["online.mjs", "access.mjs", "online-clocks.mjs", "game.mjs", "online-twins.mjs", "fit.mjs"];

const wanted = process.argv.slice(2).filter((word) => word !== LONG);
const folders = process.argv.includes(LONG) ? ["long/", "tests/"] : ["tests/"];
const all = (await Promise.all(folders.map(filesIn))).flat();
const chosen = all.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));

if (!chosen.length) {
  const names = all.map(({ name }) => name).join(", ");
  console.error(`There is no test called ${wanted.join(" or ")}. There are: ${names}`);
  process.exit(1);
}

const files = chosen.map(({ file }) => file);
run({ files, concurrency: LANES })
  .on("test:fail", () => (process.exitCode = 1))
  .compose(new spec())
  .pipe(process.stdout);

/** The tests in a folder, the longest first. */
async function filesIn(folder) {
  const there = new URL(folder, import.meta.url);
  const names = (await readdir(there)).filter((name) => name.endsWith(".mjs"));
  const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);
  names.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return names.map((name) => ({ name, file: fileURLToPath(new URL(name, there)) }));
}
