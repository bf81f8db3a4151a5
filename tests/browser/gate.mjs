// Three friends at the gate of a table on the server, Maya the Sheriff, each in a browser of their own.

import { begin, game, seated } from "./friends.mjs";
import { Player, untilStage } from "./player.mjs";
import { gold } from "./table.mjs";
import { Wire } from "./wire.mjs";

const NAMES = ["Maya", "Ines", "Olek"];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** Three at the gate, each with a wire. The Sheriff looks at the bag of Ines. */
export async function atTheGate(open) {
  const wires = NAMES.map(() => new Wire());
  const { pages } = await seated(open, NAMES, {
    ...WIDE,
    rules: { options: game(3, { first_sheriff: 0 }) },
    each: (seat) => ({ prepare: wires[seat].lay }),
  });
  await begin(pages);
  const players = pages.map((page, seat) => new Player(page, seat));
  await untilStage(players, "inspection");
  const [maya, ines, olek] = players;
  await maya.page.locator(`.place${ines.mine} button[name=bag]`).click();
  return { maya, ines, olek, pages, wires };
}

/** Offers so much gold for the own bag, or for what else stands on the slip. */
export async function offer(player, amount) {
  const input = player.page.locator("#slip dd [name=gold]").first();
  await input.fill(String(amount));
  await input.press("Enter");
  await player.page.locator("#slip [name=slide-over]").click();
  await player.page.locator("#slip [name=slide-over]:disabled").waitFor();
}

/** Everyone's gold, in the order of their seats. */
export async function golds(pages) {
  return Promise.all(pages.map(gold));
}
