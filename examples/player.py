#!/usr/bin/env python3
"""Plays a whole game of the second edition: a starting point for players in any language.

    python3 examples/player.py http://127.0.0.1:8420/ [CODE NAME]

Without a code it opens a table, seats three bots and begins. With one it joins that table as NAME
and plays when the host begins. docs/protocol.md explains everything that is sent and received;
every_rule.py plays the first edition, Deputies and all variants too.
"""

import sys

from client import Client, cards

WORTH = [2, 3, 3, 4, 6, 7, 8, 9]  # apples, cheese, bread, chickens, then contraband


def answer(asked, seat, game):
    """The action that answers what is asked of us: an honest merchant and a lazy Sheriff."""
    public, own = game["public"], game["own"]
    (now,) = public["phase"].values()
    hand = cards(own["hand"])
    best = max(range(4), key=lambda good: hand.count(good) * WORTH[good])
    if asked == "pick_first":
        return {"pick_first": now["waiting"][0]}
    if asked == "exchange":
        rest = [good for good in hand if good != best][:5]
        return {"exchange": {"set_aside": [[good, 1] for good in rest], "left": 0, "right": 0}}
    if asked == "load":
        return {"load": [best] * min(5, hand.count(best)) or hand[:1]}
    if asked == "declare":
        return {"declare": min(own["bag"][0], 3)}
    if asked == "pay":  # with the dearest first, and none that is not needed (B1)
        debt, paid = now["debts"][0], []
        goods = public["merchants"][seat]["face_up"] if debt["tier"] == "legal" else own["face_down"]
        for card in sorted(cards(goods), key=WORTH.__getitem__, reverse=True):
            if sum(WORTH[card] for card in paid) < debt["missing"]:
                paid.append(card)
        return {"pay": [[good, 1] for good in paid]}
    # As Sheriff: full bags are opened, the others go through.
    owner = next(seat for seat, bag in enumerate(now["bags"]) if bag and bag["fate"] == "held")
    full = now["bags"][owner]["cards"] == 5 or now["must_open"][owner]
    return {"open": owner} if full else {"hand_back": {"bag": owner, "taking": None}}


def main(address, code=None, name="Robin"):
    me = Client(address, name, code)
    print(f"At table {me.table}, with the token {me.token}", file=sys.stderr)
    me.stir()
    if code is None:
        for bot in ["Ada", "Bo", "Cy"]:
            me.do({"seat_bot": {"name": bot, "bot": "normal"}})
        me.do({"keep": {"tempo": "instant"}})
        me.do("start")
    while me.view["room"]["stage"] != "over":
        table = me.view["table"]
        seat = table and table["game"]["observer"]["seat"]
        if table is None or table["paused"]:
            me.hear()
        elif asked := table["asked"][seat]:
            me.act(answer(asked, seat, table["game"]))
        elif "inspection" in table["game"]["public"]["phase"] and seat not in table["ready"]:
            me.do({"ready": {"during": me.during()}})  # nobody need wait for what we might offer
        else:
            me.hear()
    for name, total in me.result():
        print(f"{name}: {total}")


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) > 1 else sys.exit(__doc__)
