// Runs the tests in the browser: all, or those whose file name contains one of the arguments.

import { readdir } from "node:fs/promises";

const wanted = process.argv.slice(2);
const folder = new URL("tests/", import.meta.url);
const all = (await readdir(folder)).filter((file) => file.endsWith(".mjs")).sort();
const chosen = all.filter((file) => !wanted.length || wanted.some((part) => file.includes(part)));

if (!chosen.length) {
  console.error(`There is no test called ${wanted.join(" or ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}

// One process, so that all tests share one browser.
for (const file of chosen) await import(new URL(file, folder));
