#!/usr/bin/env python3
"""Plays a whole game of the second edition: a starting point for players in any language.

    python3 examples/player.py http://127.0.0.1:8420/ [CODE NAME]

Without a code it opens a table, seats three bots and begins. With one it joins that table as NAME
and plays when the host begins. docs/protocol.md explains everything that is sent and received;
every_rule.py plays the first edition, Deputies and all variants too.
"""

import secrets
import sys

from client import Client

WORTH = [2, 3, 3, 4, 6, 7, 8, 9]  # apples, cheese, bread, chickens, then contraband


def cards(goods):
    """Every card of `[[good, count], …]`, one by one."""
    return [good for good, count in goods for _ in range(count)]


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
    # The house has committed to its part of the deck's seed: now it is safe to give ours.
    commitment, entropy = me.view["room"]["commitment"], secrets.token_hex(32)
    stirred = me.do({"stir": entropy})  # refused if the deck is dealt already
    if code is None:
        for bot in ["Ada", "Bo", "Cy"]:
            me.do({"seat_bot": {"name": bot, "bot": "normal"}})
        me.do({"keep": {"tempo": "instant"}})
        me.do("start")
    while me.view["room"]["stage"] != "over":
        table = me.view["table"]
        if table is None or table["paused"]:
            me.hear()
            continue
        game, seat = table["game"], table["game"]["observer"]["seat"]
        (phase,) = game["public"]["phase"]
        during = {"round": game["public"]["round"], "phase": phase}
        if asked := table["asked"][seat]:
            me.do({"act": {"action": answer(asked, seat, game), "during": during}})
        elif phase == "inspection" and seat not in table["ready"]:
            me.do({"ready": {"during": during}})  # we have nothing to offer: nobody need wait for us
        else:
            me.hear()
    result = me.ask(f"/tables/{me.table}/games/{me.view['room']['game']}/result")
    for name, score in zip(result["names"], result["scores"]["seats"]):
        print(f"{name}: {score['total']}")
    if stirred:
        fairness = result["fairness"]
        assert fairness["commitment"] == commitment, "the house has changed its part"
        assert entropy in fairness["seats"], "our part was left out"
        print("The deck was dealt with our part of the seed.")


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) > 1 else sys.exit(__doc__)
