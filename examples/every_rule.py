#!/usr/bin/env python3
"""Plays a whole game of Just Apples: a starting point for players in any language.

    python3 examples/every_rule.py http://127.0.0.1:8420/ [CODE NAME]

Without a code it opens a table, seats three bots and begins. With one it joins that table as NAME
and plays when the host begins. docs/protocol.md explains everything that is sent and received.
"""

import sys

from client import Client, cards

LEGAL = {0: 2, 1: 3, 2: 3, 3: 4}  # what apples, cheese, bread and chickens are worth
CONTRABAND = {4: 6, 5: 7, 6: 8, 7: 9, 8: 4, 9: 6, 10: 6, 11: 9, 12: 6, 13: 9, 14: 8}
WORTH = {**LEGAL, **CONTRABAND}


def answer(asked, seat, table):
    """The action that answers what is asked of us: an honest merchant and a greedy Sheriff."""
    public, own = table["game"]["public"], table["game"]["own"]
    (now,) = public["phase"].values()
    hand = cards(own["hand"])
    best = max(LEGAL, key=lambda good: (hand.count(good) * LEGAL[good], LEGAL[good]))
    if asked == "pick_first":
        return {"pick_first": now["waiting"][0]}
    if asked == "exchange":
        drawable = public["deck"] + sum(map(len, public["discards"]))
        rest = [good for good in hand if good != best][: min(5, drawable)]
        return {"exchange": {"set_aside": [[good, 1] for good in rest], "left": 0, "right": 0}}
    if asked == "load":
        return {"load": [best] * min(5, hand.count(best)) or hand[:1]}
    if asked == "declare":
        return {"declare": own["bag"][0] if own["bag"][0] in LEGAL else 0}
    if asked == "place":  # first edition: what we set aside in the Market, or confiscated at the gate
        return {"place": {"onto": "left", "order": own["set_aside"] or now["confiscated"][1]}}
    if asked == "pay":
        debt = now["debts"][0]
        legal = debt["tier"] == "legal"
        return pay(debt["missing"], public["merchants"][seat]["face_up"] if legal else own["face_down"])
    return "pass_claim" if asked == "claim" else settle(seat, public["law"], now)


def pay(missing, goods):
    """The cheapest cards that cover a debt, and none that is not needed (B1)."""
    paid = sorted(cards(goods), key=WORTH.get, reverse=True)
    for card in list(paid):
        if sum(map(WORTH.get, paid)) - WORTH[card] >= missing:
            paid.remove(card)
    return {"pay": [[good, 1] for good in paid]}


def settle(seat, law, gate):
    """What the Sheriff does next: duties, then bribes in gold, then large bags; small ones may pass."""
    held = {owner: bag for owner, bag in enumerate(gate["bags"]) if bag and waits_for(seat, law, bag)}
    for owner, bag in held.items():
        if gate["must_open"][owner]:
            return {"open": owner}
        if all(bag["verdicts"]):  # two Deputies would hand it back on different terms: agree
            other = bag["verdicts"][1 - law["deputies"].index(seat)]
            return {"hand_back": {"bag": owner, "taking": other["hand_back"]}}
    for slip in gate["slips"]["live"]:
        terms, owner = slip["terms"], slip["author"]
        only_theirs = {"hand_back": [owner], "open": [], "take_nothing": []}
        if owner in held and terms["law_does"] == only_theirs and not terms["law_gives"]:
            if terms["merchant_gives"]["gold"]:
                return {"hand_back": {"bag": owner, "taking": slip["number"]}}
    owner = max(held, key=lambda owner: held[owner]["cards"])
    return {"open": owner} if held[owner]["cards"] > 3 else {"hand_back": {"bag": owner, "taking": None}}


def waits_for(seat, law, bag):
    """Whether a bag waits for us: of two Deputies both give a verdict, unless one acts alone (D3, D6)."""
    if bag["fate"] != "held" or "sheriff" in law or bag["alone"] is not None:
        return bag["fate"] == "held" and bag["alone"] in (None, seat)
    return bag["verdicts"][law["deputies"].index(seat)] is None or all(bag["verdicts"])


def wish(seat, table, quiet):
    """What to send now, if anything. The Sheriff waits for offers until it has been quiet."""
    public = table["game"]["public"]
    ((phase, now),) = public["phase"].items()
    during = {"round": public["round"], "phase": phase}
    asked = table["asked"][seat]
    if asked and (asked != "settle" or quiet):
        return {"act": {"action": answer(asked, seat, table), "during": during}}
    if phase == "inspection" and table["game"]["own"]["bag"]:
        for slip in now["slips"]["live"]:
            if slip["terms"]["merchant"] == seat and slip["author"] != seat:  # honest bags pay nobody
                return {"act": {"action": {"decline": slip["number"]}, "during": during}}
        if seat not in table["ready"]:  # nobody has to wait for what we might say
            return {"ready": {"during": during}}
    return None


def main(address, code=None, name="Robin"):
    me = Client(address, name, code)
    print(f"At table {me.table}, with the token {me.token}", file=sys.stderr)
    if code is None:
        for bot in ["Ada", "Bo", "Cy"]:
            me.do({"seat_bot": {"name": bot, "bot": "normal"}})
        me.do({"keep": {"tempo": "instant"}})
        me.do("start") or sys.exit(me.refused["message"])
    tried, quiet = None, False
    while me.view["room"]["stage"] != "over":
        table = me.view["table"]
        seat = table and table["game"]["observer"]["seat"]
        command = wish(seat, table, quiet) if table and not table["paused"] else None
        if command is None or (me.seq, command) == tried:
            quiet = not me.hear(patience=0.3)
        else:
            # What is refused came too late, or is our mistake: it is not tried again as things stand.
            tried, quiet = (me.seq, command), False
            me.do(command) or print("refused:", me.refused["message"], file=sys.stderr)
    for name, total in me.result():
        print(f"{name}: {total}")


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) > 1 else sys.exit(__doc__)
