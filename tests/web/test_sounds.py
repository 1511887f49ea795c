"""Sounds: none until somebody asks for them, then of moves, dice, and one's turn."""

from __future__ import annotations

from .conftest import Enter

HEAR = """() => {
  window.rung = 0;
  const tone = OscillatorNode.prototype, start = tone.start;
  tone.start = function (...at) { window.rung++; return start.apply(this, at); };
}"""


def test_nothing_sounds_until_somebody_asks_for_it(enter: Enter) -> None:
    guest = enter("Ada", seed=3)
    guest.sets_a_table("jeanne_darc", seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    guest.page.evaluate(HEAR)
    guest.step()
    assert guest.page.evaluate("rung") == 0
    guest.opens("people")
    guest.click(guest.page.get_by_label("Sounds: moves, dice, your turn"))
    asked = guest.page.evaluate("rung")
    assert asked > 0, "who asks hears one at once"
    for _step in range(6):
        if guest.waits_for_turn():
            guest.step()
    assert guest.page.evaluate("rung") > asked
    guest.opens("people")
    assert guest.page.get_by_label("Sounds: moves, dice, your turn").is_checked()
