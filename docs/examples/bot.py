#!/usr/bin/env python3
"""A complete bot for Crypt that plays in the arena; docs/bot-protocol.md says how.

    gravegoods arena crypt --bots "random,exec:python3 docs/examples/bot.py" --games 100
"""
import json
import random
import sys

DIE = 1.2  # What having a die back is worth, in coins.


def coins(card, unseen):
    """What a treasure is worth; if that is hidden, what its kind is worth on average."""
    if card["coins"] is not None:
        return card["coins"]
    values = [other["coins"] for other in unseen if other["kind"] == card["kind"]]
    return sum(values) / len(values)


def worth(action, view):
    """What an action promises, in coins, by rule of thumb."""
    verb, *words = action.split()
    if verb == "recover":
        board = view["boards"]["abcd".index(view["viewer"]["seat"])]
        return DIE * board["exhausted"]
    if verb == "decline":
        return 0
    if verb != "claim":
        return -1  # This bot leaves its collectors' abilities alone.
    total = 0
    for word in words:  # As in 2=3+3: two dice at effort 3 on treasure 2.
        treasure, stake = word.split("=")
        dice = [int(face) for face in stake.split("+")]
        card = view["row"][int(treasure) - 1]
        # The more effort, the likelier the claim stands, and the likelier its dice are exhausted.
        stands = sum(dice) / (sum(dice) + 2)
        fails = (dice[0] - 1) / 6
        total += stands * (1 + coins(card, view["unseen"])) - fails * DIE * len(dice)
    return total


def main():
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:  # A game begins; the same seed should mean the same play.
            luck = random.Random(message["hello"]["seed"])
        elif "decide" in message:
            view, actions = message["decide"]["view"], message["decide"]["actions"]
            best = max(actions, key=lambda action: (worth(action, view), luck.random()))
            print(json.dumps({"action": best}), flush=True)


main()
