# check_chance.py
"""python check_chance.py a.game a.draws [WORD]: does its chance follow from what was promised?"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def drawn(key: bytes, number: int, possible: dict[str, int]) -> str:
    total, again = sum(possible.values()), 0
    even = 2**256 - 2**256 % total
    while (left := int.from_bytes(mac(key, f"draw {number} {again}"), "big")) >= even:
        again += 1
    left %= total
    for words in sorted(possible):
        if left < possible[words]:
            return words
        left -= possible[words]
    return ""


def moves_on(line: str) -> list[str]:  # neighbouring moves of chance share a line
    who, verb, *said = line.split(" ")
    if who != "chance" or not said:
        return [line]
    first = said[0].split("=")[0] + "="
    starts = [n for n, part in enumerate(said) if part.startswith(first)]
    ends = [*starts[1:], len(said)]
    return [" ".join([who, verb, *said[a:b]]) for a, b in zip(starts, ends, strict=True)]


def seals(log: list[str], beside: set[int], table: str, asked: dict[str, Any]) -> Iterator[str]:
    shut: dict[str, list[str]] = {}  # by seat: the question, and the seal
    awaited: dict[str, str] = {}  # once one was opened: who is not yet, and what the rules answer
    opens = ""
    for number, line in enumerate(log, 1):
        seat, _, words = line.partition(" ")
        verb, _, rest = words.partition(" ")
        if verb == "open_seal":
            opens, awaited = rest, dict(asked[str(number)])
            yield from (f"Line {number} opens before seat {s}." for s in awaited if s not in shut)
        elif awaited and number in beside:
            yield f"Line {number} is too late: seals were opened already."
        elif verb == "seal":
            shut[seat] = rest.split(" ")
        elif verb == "unseal":
            shut.pop(seat, None)
        elif verb not in ("undo", "resign", "concede"):
            (question, seal), ruled = shut.pop(seat, ("", "")), awaited.pop(seat, words)
            text = f"tabard seal 1\n{table}\n{question} {line}"
            if opens and mac(bytes.fromhex(opens), text).hex() != seal:
                yield f"Line {number} is not the answer that was sealed."
            if not opens and words != ruled:
                yield f"Line {number} is no answer of the rules."
            opens = ""


def check(game: str, draws: dict[str, Any], seen: str = "") -> Iterator[str]:
    head, body = (part.splitlines() for part in game.split("\n\n", 1))
    said = {name: fact for name, _, fact in (line.rpartition(" ") for line in head)}
    end = next(n for n, line in enumerate(body) if line.startswith("end "))
    told = dict(line.split(" ", 1) for line in body[end + 1 :])
    secret = bytes.fromhex(told["secret"])
    if said["commitment"] != "sha256:" + hashlib.sha256(secret).hexdigest():
        yield "The secret is not the one that was promised."
    numbers = [f"{n} {said.get(f'number {n}', '-')}" for n in range(1, int(said["seats"]) + 1)]
    key = mac(secret, "\n".join(["tabard fair chance 1", *numbers]))
    log = [move for line in body[:end] if line[:1] != "#" for move in moves_on(line)]
    if [move[7:] for move in log if move[:7] == "chance "] != [one for _, one in draws["draws"]]:
        yield "The record has other draws than the list."
    for number, (which, taken) in enumerate(draws["draws"], 1):
        if taken != (right := drawn(key, number, draws["lists"][which])):
            yield f"Draw {number} took {taken}; what follows is {right}."
    others = [one.split(" ", 2) for one in body[end:] if one[:6] in ("undone", "beside")]
    for _what, place, line in others:
        log.insert(int(place) - 1, line)
    words = [mac(key, "log").hex()]
    for line in log:
        words.append(mac(key, f"line {words[-1]} {line}").hex())
    if told["log"] != f"{len(log)} {words[-1]}":
        yield "The log is not the one to which the last word belongs."
    beside = {int(place) for _what, place, _line in others}
    yield from seals(log, beside, said["commitment"], draws.get("asked", {}))
    if not any(word.startswith(seen) for word in [said["commitment"], *words]):
        yield "What was seen at the table belongs to another log."


if __name__ == "__main__":
    record, listed = (Path(name).read_text(encoding="utf-8") for name in sys.argv[1:3])
    print("\n".join(check(record, json.loads(listed), *sys.argv[3:])) or "It does.")
