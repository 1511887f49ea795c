"""Tokens: signed words that say whose seat somebody has. A private link holds one."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer


@dataclass(frozen=True)
class Token:
    """Whose token it is: the table, the player, and the nonce of the seat when it was given."""

    table: str
    player: int
    nonce: str


class Signer:
    """Signs and reads the tokens of one inn."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="seat")

    def sign(self, token: Token) -> str:
        """The token as text."""
        return str(self._serializer.dumps([token.table, token.player, token.nonce]))

    def read(self, text: str) -> Token | None:
        """The token that was signed here; None for any other text."""
        try:
            table, player, nonce = self._serializer.loads(text)
        except (BadData, ValueError, TypeError):
            return None
        return Token(table, player, nonce)
