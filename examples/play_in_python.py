"""Play Fall of Rome from Python: ask what is allowed, ask why something is not, and play.

python examples/play_in_python.py
"""

from __future__ import annotations

from tabard.engine.match import Match, Refused


def main() -> None:
    """The first turn of a game, in words."""
    match = Match("fall_of_rome", seats=2, seed=6)

    # Both players choose the city in which they begin: the first that is offered.
    while match.phase == "start_city":
        seat = match.to_act[0]
        _number, words = match.legal(seat)[0]
        match.play(seat, words)

    (seat,) = match.to_act
    name = match.name(match.game.seat_kind, seat)
    print(f"{name} begins, with {len(match.legal(seat))} possible moves.")

    # A move that is not allowed changes nothing. The refusal has a rule, a sentence and facts.
    refusal = match.why_not(seat, "recruit")
    assert refusal is not None
    print(f"recruit: rule {refusal.rule}: {refusal.sentence} {refusal.facts}")
    try:
        match.play(seat, "march roma legions=2")
    except Refused as refused:
        print(f"march: rule {refused.refusal.rule}: {refused}")

    # One that is allowed makes things happen.
    for told in match.play(seat, "march constantinopolis legions=2"):
        print(f"({told.rule}) {told.sentence}")
    print("What seat 1 knows of the pawns:", match.view(0)["pawn"])


if __name__ == "__main__":
    main()
