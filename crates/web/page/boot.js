// Loads the client and its words, and starts it. Addresses are resolved here, next to this file: the
// worker's, and those of words and rules in each language, which are fetched when they are wanted.
import init, { start } from "./web.js";

const beside = (name) => new URL(name, import.meta.url).href;

const words = {
  en: beside("./words.en.txt"),
  es: beside("./words.es.txt"),
  pl: beside("./words.pl.txt"),
  ru: beside("./words.ru.txt"),
};
const rules = {
  en: beside("./rules.en.html"),
  es: beside("./rules.es.html"),
  pl: beside("./rules.pl.html"),
  ru: beside("./rules.ru.html"),
};

const family = (tag) => tag.split("-")[0].toLowerCase();

// The language that was chosen on this device, else the first of the browser's that we speak.
function language() {
  let chosen;
  try {
    chosen = localStorage.getItem("just-apples.settings.language");
  } catch {
    // A browser that keeps nothing has nothing chosen.
  }
  const wanted = [chosen, ...navigator.languages].filter((tag) => tag);
  return wanted.find((tag) => family(tag) in words) ?? "en";
}

async function fetched(tag) {
  const answer = await fetch(words[family(tag)]);
  if (!answer.ok) throw new Error(`no words for ${tag}`);
  return [tag, await answer.text()];
}

// Words and client are fetched at the same time. Who cannot have theirs reads English; who cannot have
// either reads why there is nothing.
try {
  const [[tag, compiled]] = await Promise.all([
    fetched(language()).catch(() => fetched("en")),
    init(),
  ]);
  start(beside("./worker.js"), rules, words, tag, compiled);
} catch (error) {
  document.getElementById("not-here").hidden = false;
  throw error;
}
