#!/usr/bin/env python3
"""A bot for Boardroom in plain Python: nothing but the standard library and HTTP.

    python3 examples/bot.py http://localhost:8080 CODE [seat]

Joins the table with that join code, says it is ready, and plays a random legal move whenever it is asked.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE = sys.argv[1].rstrip("/")
TOKEN = None


def call(method, path, body=None):
    """One request; tries again while the server cannot be reached or is busy."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        request = urllib.request.Request(BASE + path, data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if TOKEN:
            request.add_header("Authorization", "Bearer " + TOKEN)
        try:
            with urllib.request.urlopen(request, timeout=90) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if error.code not in (429, 503):
                raise SystemExit(f"{problem['code']}: {problem['title']}") if error.code != 409 else Stale(problem)
            time.sleep(float(error.headers.get("Retry-After", 1)))
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(1)


class Stale(Exception):
    """The table has moved on: look again."""


def fill(template):
    """Turns a legal move with gaps into a move: any number of a range, any allowed choice."""
    move = {}
    for name, value in template.items():
        if isinstance(value, dict) and value.get("gap") == "range":
            steps = int((value["max"] - value["min"]) // value["step"])
            move[name] = value["min"] + value["step"] * random.randint(0, steps)
        elif isinstance(value, dict) and value.get("gap") == "subset":
            size = random.randint(value["min"], min(value["max"], len(value["of"])))
            chosen = set(random.sample(range(len(value["of"])), size))
            move[name] = [item for i, item in enumerate(value["of"]) if i in chosen]
        else:
            move[name] = value
    return move


def main():
    global TOKEN
    me = call("POST", "/api/people", {"name": "Python bot", "colour": "teal", "token": True})
    TOKEN = me["token"]
    table = "/api/tables/" + call("GET", "/api/codes/" + sys.argv[2])["table"]
    seats = call("GET", table)["seats"]
    free = [n for n, seat in enumerate(seats) if seat["kind"] == "open"]
    seat = int(sys.argv[3]) if len(sys.argv) > 3 else free[0]
    call("PUT", f"{table}/seats/{seat}", {})
    call("POST", f"{table}/seats/{seat}/ready", {"ready": True})
    cursor, now = 0, None
    while not (now and now["over"]):
        news = call("GET", f"{table}/events?since={cursor}&wait=50&want=legal")
        cursor, now = news["cursor"], news.get("now", now)
        if now and now.get("legal"):
            move = fill(random.choice(now["legal"]))
            body = {"move": move, "expected": cursor, "key": uuid.uuid4().hex}
            try:
                call("POST", f"{table}/seats/{seat}/moves", body)
                print("played", json.dumps(move))
            except Stale:
                pass
            now = None
    print("places:", now["result"]["places"], "- mine:", now["result"]["places"][seat])


main()
