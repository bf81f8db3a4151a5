// Runs the tests in the browser: all, or those whose file name contains one of the arguments. With
// `--all`, the long ones too.

import { readdir } from "node:fs/promises";

const LONG = "--all";

const wanted = process.argv.slice(2).filter((word) => word !== LONG);
const folders = process.argv.includes(LONG) ? ["tests/", "long/"] : ["tests/"];
const all = (await Promise.all(folders.map(filesIn))).flat();
const chosen = all.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));

if (!chosen.length) {
  const names = all.map(({ name }) => name).join(", ");
  console.error(`There is no test called ${wanted.join(" or ")}. There are: ${names}`);
  process.exit(1);
}

// One process, so that all tests share one browser.
for (const { file } of chosen) await import(file);

/** The tests in a folder. */
async function filesIn(folder) {
  const there = new URL(folder, import.meta.url);
  const names = (await readdir(there)).filter((name) => name.endsWith(".mjs")).sort();
  return names.map((name) => ({ name, file: new URL(name, there) }));
}
