"""Completing what is typed at the table."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from . import commands
from .menu import begins_with
from .talk import Talk


class Words(Completer):
    """Completes moves word by word, and commands."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        if self.talk.covered:
            return
        before = document.text_before_cursor
        said = before.split()
        last = "" if before.endswith(" ") or not said else said.pop()
        for word in self._following(said):
            if begins_with(last.lower(), word):
                yield Completion(word, -len(last))

    def _following(self, said: list[str]) -> list[str]:
        at = len(said)
        command = commands.named(said[0]) if said else ""
        if command in ("why", "moves", "odds") or said[:1] == ["?"]:
            return self._following(said[1:])
        if command in ("look", "board") or (said and self.talk.names_a_thing(said[0])):
            return list(self.talk.sheet(False).about)
        choices = self.talk.menu.find(" ".join(said)) if said else self.talk.menu.choices
        words = [choice.typed[at] for choice in choices if len(choice.typed) > at]
        if not words and at:
            words = self._further(said)
        return [*dict.fromkeys(words), *(commands.every() if at == 0 else ())]

    def _further(self, said: list[str]) -> list[str]:
        """The words of the next field of a long move."""
        word = self.talk.menu.verb(said[0]) or said[0]
        verb = self.talk.match.game.actions.by_word.get(word)
        if verb is None:
            return []
        if len(said) > len(verb.fields):
            return []
        kind = verb.fields[len(said) - 1][1]
        return [kind.typed(value) for value in kind.numbers]
