"""A game at a table, in words: play, refuse, tell, take back, resign; how it ended.

>>> match = Match("fall_of_rome", seats=2, seed=1)
>>> match.to_act  # seats are counted from 0
(1,)
>>> refusal = match.why_not(1, "start_in roma")
>>> refusal.rule, refusal.sentence
('2.2.9', 'The pawn begins in a city whose card is in hand, and Roma is not.')
>>> told = match.play(1, match.rows(1)[0])
>>> told[0].sentence, match.to_act
('seat 2 (Praefectus Classis) begins in Aquileia with 2 legions.', (0,))
"""

from .match import Line, Match, Refused, Result, Unclear

__all__ = ["Line", "Match", "Refused", "Result", "Unclear"]
