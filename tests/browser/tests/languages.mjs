// Everyone reads their own language: the browser's or the one that they choose, at any moment.

import assert from "node:assert/strict";
import { browserTest, eventually } from "../harness.mjs";
import { begin, game, seated } from "../friends.mjs";
import { Player, untilStage } from "../player.mjs";
import { PHONE, WIDE, takeOut } from "../scene.mjs";
import { atScene, button, chronicle, pass, turnTo, twice } from "../table.mjs";

/** Each language with a browser that prefers it, and words that no other has. */
const LANGUAGES = {
  en: { locale: "en-GB", solo: /Solo/, gold: /\b5 gold/, chicken: /\b1 chicken/ },
  es: { locale: "es-419", solo: /solitario|solo/i, gold: /\b5 (monedas|de oro)/, chicken: /\b1 gallina/ },
  pl: { locale: "pl-PL", solo: /solo|sam/i, gold: /\b5 pensów/, chicken: /\b1 kurczak/ },
  ru: { locale: "ru-RU", solo: /одиночк|соло/i, gold: /5 монет/, chicken: /1 куриц[уа]/ },
};

/** The files of words that a page fetches, as they come: give `count` to `open` as `prepare`. */
function library() {
  const fetched = [];
  const count = (page) =>
    page.on("request", (request) => {
      const words = request.url().match(/\/words\.(\w+)-/);
      if (words) fetched.push(words[1]);
    });
  return { count, fetched };
}

/** Chooses a language where the page offers them all, and waits until it is spoken. */
async function choose(page, tag) {
  await page.locator(`.languages label[lang=${tag}]:visible`).click();
  await spoken(page, tag);
}

/** Waits until the page says that it speaks a language. */
async function spoken(page, tag) {
  await eventually(async () => assert.equal(await page.locator("html").getAttribute("lang"), tag));
}

/** Chooses a language from the menu of a game. */
async function chooseInGame(page, tag) {
  await button(page, "menu").click();
  await choose(page, tag);
  await page.keyboard.press("Escape");
}

/** Everything on a page that is read or heard. */
async function words(page) {
  return page.evaluate(() => {
    const heard = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
    const said = (name) => [...document.querySelectorAll(`body [${name}]`)].map((it) => it.getAttribute(name));
    return [document.title, document.body.innerText, ...heard.flatMap(said)];
  });
}

for (const [tag, { locale, solo }] of Object.entries(LANGUAGES)) {
  browserTest(`whoever prefers ${locale} reads ${tag}, and fetches no other language`, async ({ open }) => {
    const { count, fetched } = library();
    const page = await open("", { locale, prepare: count });
    await button(page, "solo").waitFor();
    await spoken(page, tag);
    assert.match(await button(page, "solo").innerText(), solo);
    assert.deepEqual(fetched, [tag]);
    const chosen = page.locator(".languages input:checked");
    assert.equal(await chosen.inputValue(), tag);
    // The rules come in the same language, when they are wanted.
    await button(page, "rules").click();
    await page.locator(`#help article[lang=${tag}] #rule-M3`).waitFor();
  });
}

browserTest("whoever prefers a language that we do not speak reads the next, or English", async ({ open }) => {
  const other = await open("", { locale: "ja-JP" });
  await button(other, "solo").waitFor();
  await spoken(other, "en");
  const prefers = (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["ja-JP", "pl-PL", "en-GB"] }));
  const next = await open("", { locale: "ja-JP", prepare: prefers });
  await button(next, "solo").waitFor();
  await spoken(next, "pl");
});

browserTest("a language is chosen with one tap, and remembered", async ({ open }) => {
  const { count, fetched } = library();
  const page = await open("", { ...PHONE, prepare: count });
  await choose(page, "ru");
  assert.match(await button(page, "solo").innerText(), LANGUAGES.ru.solo);
  await choose(page, "es");
  await page.reload();
  await button(page, "solo").waitFor();
  await spoken(page, "es");
  assert.deepEqual(fetched, ["en", "ru", "es", "es"]);
});

browserTest("a language that cannot be fetched changes nothing, and says so", async ({ open }) => {
  const page = await open("", { allow: /ERR_FAILED|Failed to load/ });
  await button(page, "solo").waitFor();
  await page.route("**/words.pl-*", (route) => route.abort());
  await page.locator(".languages label[lang=pl]").click();
  await page.locator(".languages + .error:visible").waitFor();
  await spoken(page, "en");
  assert.equal(await page.locator(".languages input:checked").inputValue(), "en");
  // And as soon as it can be had, it is there.
  await page.unroute("**/words.pl-*");
  await choose(page, "pl");
  await page.locator(".languages + .error").waitFor({ state: "hidden" });
});

browserTest("a half-packed bag outlives another language", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: atScene("load") });
  await takeOut(page, ["apples"]);
  await chooseInGame(page, "pl");
  const packed = page.locator("[data-row=out] button[name=card]");
  assert.equal(await packed.count(), 1);
  assert.match(await packed.getAttribute("aria-label"), /Jabłka/);
});

browserTest("a slip and a line of talk outlive another language", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: atScene("gate-merchant") });
  await button(page.locator(".ask"), "write-slip").click();
  const gold = page.locator("#slip dd [name=gold]").first();
  await gold.fill("7");
  await gold.press("Enter");
  const talk = page.locator("input[name=words]");
  await talk.fill("Szeryfie, to tylko");
  await chooseInGame(page, "ru");
  assert.equal(await gold.inputValue(), "7");
  assert.equal(await talk.inputValue(), "Szeryfie, to tylko");
  await button(page.locator("#slip"), "slide-over").click();
  await eventually(async () => assert.match(await chronicle(page), /7 монет/));
});

browserTest("open rules follow the language", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: atScene("load") });
  await button(page, "help").click();
  await page.locator("#help article[lang=en]").waitFor();
  await chooseInGame(page, "ru");
  await page.locator("#help article[lang=ru] #rules-L").waitFor();
});

/** The scenes that have something to read that others do not. */
const SCENES = [
  "market-pick-first",
  "market-turn",
  "first-market-turn",
  "first-market-place",
  "load",
  "declare",
  "gate-merchant",
  "gate-sheriff",
  "gate-caught",
  "deputies-gate",
  "deputies-booty",
  "claim",
  "debt",
  "round-end",
  "score",
  "score-promises",
];

browserTest("a page that changes its language reads like one that never had another", async ({ open }) => {
  const [english, polish] = await Promise.all(
    ["en-GB", "pl-PL"].map((locale) => open("", { ...WIDE, locale, reducedMotion: "reduce", prepare: atScene(SCENES[0]) })),
  );
  for (const scene of SCENES) {
    for (const page of [english, polish]) {
      await turnTo(page, scene);
      await page.locator(".table, .score .carried").first().waitFor();
      await pass(page);
    }
    await chooseInGame(english, "pl");
    await pass(english);
    const [changed, begun] = [await words(english), await words(polish)];
    assert.deepEqual(changed, begun, scene);
  }
});

browserTest("whoever plays without a name is “you” in whole sentences", async ({ open }) => {
  const page = await open("", { ...WIDE, prepare: atScene("gate-sheriff", { name: "", language: "pl" }) });
  await button(page.locator(".ask"), "write-slip").click();
  const gold = page.locator("#slip dd [name=gold]").first();
  await gold.fill("5");
  await gold.press("Enter");
  await button(page.locator("#slip"), "slide-over").click();
  await eventually(async () => {
    const [mine] = await page.locator(".desk [data-seat='0']").allInnerTexts();
    assert.match(mine, /^Ty\s+chcesz od: Ines/);
  });
  assert.equal(await page.locator(".stand[data-seat='0']").getAttribute("aria-label"), "Twój stragan");
});

browserTest("four people in four languages read the same deal", async ({ open }) => {
  const names = ["Maya", "Ines", "Olek", "Dasha"];
  const tags = Object.keys(LANGUAGES);
  const { pages } = await seated(open, names, {
    ...WIDE,
    rules: { options: game(4, { first_sheriff: 0 }) },
    each: (seat) => ({ locale: LANGUAGES[tags[seat]].locale }),
  });
  for (const [seat, page] of pages.entries()) await spoken(page, tags[seat]);
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");
  const [maya, ines] = players;

  // Ines writes a slip in Spanish. It is no translation: each page says it in its own words.
  await button(ines.page.locator(".ask"), "write-slip").click();
  const gold = ines.page.locator("#slip dd [name=gold]").first();
  await gold.fill("5");
  await gold.press("Enter");
  await ines.page.locator("#slip [name=add-goods]").first().click();
  await ines.page.locator("#slip .shelves [data-pocket=bag][data-good=chickens]").first().click();
  await ines.page.locator("#slip [name=slide-over]").click();
  const inWords = async (page, { gold, chicken }) => {
    const told = await chronicle(page);
    assert.match(told, gold);
    assert.match(told, chicken);
  };
  for (const [seat, page] of pages.entries()) {
    const mine = LANGUAGES[tags[seat]];
    await page.locator(`.desk li${ines.mine}`).waitFor();
    await eventually(() => inWords(page, mine));
    for (const [tag, other] of Object.entries(LANGUAGES)) {
      if (tag !== tags[seat]) assert.doesNotMatch(await chronicle(page), other.chicken, `${tags[seat]} reads ${tag}`);
    }
  }

  // What she says with one tap is said in every language, too.
  await button(ines.page, "phrase").click();
  const said = [];
  for (const page of pages) {
    const line = page.locator(".talk li.said[data-seat='1']").last();
    await line.waitFor();
    said.push(await line.innerText());
  }
  assert.equal(new Set(said).size, said.length, `the same words for all: ${said}`);

  // The Sheriff agrees, and everyone reads that in their own words.
  await maya.page.locator(`.place${ines.mine} button[name=bag]`).click();
  await twice(maya.page.locator(`.desk li${ines.mine} button[name=accept]`));
  for (const page of pages) await page.locator(`.place${ines.mine}[data-state=free]`).waitFor();
  const deals = await Promise.all(pages.map(chronicle));
  assert.equal(new Set(deals).size, deals.length);
});
