#!/usr/bin/env python3
"""A small engine for the Hexfront arena: it sees what its side sees, and asks what it wants to know.

hexfront data barbarossa map --json > map.json
hexfront arena "python3 examples/engine.py map.json" random
"""
import json
import sys

MAP = json.load(open(sys.argv[1], encoding="utf-8"))["value"]
HEXES = {each["hex"]: each for each in MAP}
COMMANDS = ["protocol_version", "name", "list_commands", "choose", "quit"]
GOOD = 3.0  # It attacks at 3 to 1 or better, whatever may lie covered.


def reply(*lines):
    print("= " + "\n".join(lines), end="\n\n", flush=True)


def block():
    """The lines up to the full stop."""
    return list(iter(lambda: sys.stdin.readline().rstrip("\n"), "."))


def ask(question):
    """Instead of an order it may ask: the answer comes as a block, with = or ? before it."""
    reply(question)
    sys.stdin.readline()  # answer
    lines = block()
    return [lines[0][2:], *lines[1:]] if lines[0].startswith("= ") else []


def neighbours(hexagon):
    return [each for each in HEXES[hexagon]["neighbours"].values() if each in HEXES]


def distances(goals):
    """How many hexes it is to the nearest goal, from everywhere."""
    far, queue = dict.fromkeys(goals, 0), list(goals)
    for here in queue:
        for each in neighbours(here):
            if each not in far:
                far[each] = far[here] + 1
                queue.append(each)
    return far


def odds(hexagon):
    """Of an attack with all who can: as they are seen, or at worst."""
    for line in ask(f"ask odds {hexagon}")[:1]:
        for fact in json.loads(line)["facts"]:
            told = fact.get("params", {})
            if fact.get("key") in ("odds.range", "odds.column"):
                attack, defence = map(int, told.get("worst", told["odds"]).split(":"))
                return attack / defence
    return 0.0


def moves(view, units, tried):
    """Each unit once a phase: to the enemy's nearest city, and into it where it can come so far."""
    other = next(side for side in view["held"] if side != view["who"])
    goals = [each for each in view["held"][other]
             if any(it.get("points", 0) > 0 for it in HEXES[each].get("features", {}).values())]
    far = distances(goals)
    at = {unit["id"]: unit["at"] for unit in view["units"]}
    for unit in units:
        if unit in tried:
            continue
        tried.add(unit)
        places = [line.split()[1] for line in ask(f"reach {unit}") if line.startswith("move ")]
        best = min(places, key=lambda place: far.get(place, 99), default=None)
        if best is not None and far.get(best, 99) < far.get(at[unit], 99):
            return f"move {unit} {best}"
    return None


def attacks(view, tried):
    own = {unit["at"] for unit in view["units"] if unit["side"] == view["who"]}
    enemy = {unit["at"] for unit in view["units"] if unit["side"] != view["who"]}
    for target in sorted(enemy & HEXES.keys()):
        if target not in tried and own.intersection(neighbours(target)):
            tried.add(target)
            if odds(target) >= GOOD:
                return f"attack {target}"
    return None


def order(view, open_orders, tried):
    decision = view["decision"]
    if decision["by"] != view["who"]:
        return "none"  # It breaks into nothing.
    verbs = {each["verb"]: each for each in decision["verbs"]}
    found = None
    if "move" in verbs:
        found = moves(view, verbs["move"].get("units", []), tried)
    elif "attack" in verbs:
        found = attacks(view, tried)
    elif "default" not in tried:
        tried.add("default")
        found = next((each for each in open_orders if each.endswith(" default")), None)
        found = found or ("place default" if "place" in verbs else None)
    if found is None and "end" in verbs:
        return "end"
    return found or next((each for each in open_orders if each != "pass"), "pass")


def main():
    phase, tried = None, set()
    for line in iter(sys.stdin.readline, ""):
        name = line.split()[0] if line.strip() else ""
        if name == "choose":
            first, *open_orders = block()
            view = json.loads(first)
            if phase != view["clock"]:
                phase, tried = view["clock"], set()
            typed = order(view, open_orders, tried)
            reply(typed if "refused" not in view or typed in open_orders else open_orders[-1])
        elif name == "list_commands":
            reply(*COMMANDS)
        elif name in COMMANDS:
            reply({"protocol_version": "1", "name": "Small engine"}.get(name, ""))
            if name == "quit":
                return
        elif name != "":
            print(f"? ENGINE.UNKNOWN {name}", end="\n\n", flush=True)


main()
