"""A place at a table of Just Apples: opens or joins it, sends commands, and keeps the newest view."""

import json
import secrets
import time
import urllib.error
import urllib.request

from websocket import WebSocket

PROTOCOL = 1
BETWEEN_COMMANDS = 0.11  # seconds: the server allows 10 commands a second, and 40 at once


def cards(goods):
    """Every card of `[[good, count], …]`, one by one."""
    return [good for good, count in goods for _ in range(count)]


class Client:
    def __init__(self, address, name, code=None):
        """Opens a table at this address, or joins the one with this code."""
        self.api = address.rstrip("/") + "/api/v1"
        self.token = None
        place = self.ask(f"/tables/{code}/people" if code else "/tables", {"name": name})
        self.table, self.person, self.token = place["table"], place["person"], place["token"]
        self.view, self.seq, self.sent, self.refused, self.stirred = None, 0, 0, None, None
        self.line = WebSocket(self.api + "/socket")
        hello = {"protocol": PROTOCOL, "table": self.table, "token": self.token, "since": self.seq}
        self.line.send(json.dumps({"hello": hello}))
        while self.view is None:
            self.hear()

    def ask(self, path, body=None):
        """What the HTTP part answers: to POST with a body, to GET without."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with straight.open(urllib.request.Request(self.api + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise SystemExit(f"The server says no: {json.load(error)['error']['message']}") from None

    def do(self, what):
        """Sends a command and waits for its answer: whether it was done. `refused` says why not."""
        time.sleep(BETWEEN_COMMANDS)
        self.sent += 1
        command_id = f"{time.time_ns()}-{self.sent}"  # one that was never used before
        self.line.send(json.dumps({"do": {"id": command_id, "what": what}}))
        while True:
            answer = self.hear().get("answer", {})
            if answer.get("id") == command_id:
                self.refused = answer.get("refused")
                return self.refused is None

    def during(self):
        """What an act is meant for: the round and the phase. It is refused if the game has moved on."""
        public = self.view["table"]["game"]["public"]
        return {"round": public["round"], "phase": next(iter(public["phase"]))}

    def act(self, action):
        """Does something in the game as we know it."""
        return self.do({"act": {"action": action, "during": self.during()}})

    def stir(self):
        """Gives our part of the deck's seed: the house has committed to its own, so it is safe now."""
        commitment, entropy = self.view["room"]["commitment"], secrets.token_hex(32)
        if self.do({"stir": entropy}):  # refused if the deck is dealt already
            self.stirred = commitment, entropy

    def result(self):
        """What everyone has after the game. If we gave a part of the seed, it must have been used."""
        result = self.ask(f"/tables/{self.table}/games/{self.view['room']['game']}/result")
        if self.stirred:
            commitment, entropy = self.stirred
            assert result["fairness"]["commitment"] == commitment, "the house has changed its part"
            assert entropy in result["fairness"]["seats"], "our part was left out"
            print("The deck was dealt with our part of the seed.")
        return [(name, score["total"]) for name, score in zip(result["names"], result["scores"]["seats"])]

    def hear(self, patience=60):
        """Takes the next frame; an empty one if nothing came for so many seconds."""
        frame = json.loads(self.line.receive(patience) or "{}")
        if "goodbye" in frame:
            raise ConnectionError(frame["goodbye"]["message"])
        if "update" in frame:
            self.seq, self.view = frame["update"]["seq"], frame["update"]["view"]
        return frame
