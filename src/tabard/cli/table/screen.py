"""The table on the whole screen: drawn anew whenever something happens, with a prompt below."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import (
    BufferControl,
    Float,
    FloatContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    Window,
)
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import ColorDepth

from tabard.drawn.sheet import Text
from tabard.engine.words import _, n_, say

from . import cover
from . import help as told_about
from .completion import Words
from .layout import Talked, compose
from .session import Session
from .style import STYLE
from .talk import SHORT, Reply, Talk
from .text import cut, shown, wrapped


class Screen:
    """The full screen of one session."""

    def __init__(self, session: Session, talk: Talk, **kept: Any) -> None:
        self.session, self.talk = session, talk
        self.talked = Talked(lines=_welcome(session))
        self.page: list[Text] = []
        self.page_title = ""
        self.page_top = 0
        self.waiting: list[str] = []
        self.working = False
        self.dropped = False  # was anything typed while others thought?
        self.buffer = Buffer(
            multiline=False,
            history=InMemoryHistory(),
            completer=Words(talk),
            accept_handler=self._accept,
        )
        self.app: Application[None] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            style=STYLE,
            full_screen=True,
            color_depth=ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None,
            erase_when_done=True,
            **kept,
        )

    def run(self) -> None:
        """Sit at the table until the person leaves or the game is over and read."""
        self.app.run(pre_run=self._start, set_exception_handler=False)

    def _start(self) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _loop, what: self._end(what.get("exception"))
        )
        self._begin_work()

    def _end(self, fault: Exception | None) -> None:
        """A fault of ours, wherever it was made, ends the table; the command line says which. The
        library would print where it was and wait for an Enter, in English."""
        if fault and not self.app.is_done:
            self.app.exit(exception=fault)

    # --- drawing ----------------------------------------------------------------------------

    def _layout(self) -> Layout:
        prompt = BeforeInput(lambda: [("class:strong", self._prompt())])
        table = Window(FormattedTextControl(self._draw, show_cursor=False), wrap_lines=False)
        line = Window(BufferControl(self.buffer, input_processors=[prompt]), height=1)
        menu = Float(CompletionsMenu(max_height=8), xcursor=True, ycursor=True)
        return Layout(FloatContainer(HSplit([table, line]), [menu]), focused_element=line)

    def _prompt(self) -> str:
        if self.page or (self.talk.covered and not self.talked.busy):
            return say(_("Enter: go on ")) + "> "
        if self.talk.sure is not None:
            return say(_("Enter: do it ")) + "> "
        return "> "

    def _draw(self) -> StyleAndTextTuples:
        size = self.app.output.get_size()
        width, height = size.columns, size.rows - 1
        drawn: StyleAndTextTuples = []
        for line in self._lines(width, height):
            drawn += [(_class(ink), part) for ink, part in cut(line, width)]
            drawn.append(("", "\n"))
        return drawn[:-1]

    def _lines(self, width: int, height: int) -> list[Text]:
        if self.talk.covered:
            # Nobody is called to the screen while an Enter there would not be taken.
            sentence = shown(self.talked.busy or cover.sentence(self.talk), self.talk.ascii)
            return [[], *[[("strong", f"  {line}")] for line in wrapped(sentence, width - 2)]]
        if not self.page_title:
            return compose(self.talk, self.talked, width, height)
        every = [
            [(ink, p)] for line in self.page for ink, t in line for p in wrapped(t, width, "  ")
        ]
        room = height - 1
        self.page_top = max(0, min(self.page_top, len(every) - room))
        part = every[self.page_top : self.page_top + room]
        left = len(every) - self.page_top - room
        lines = n_(" ({left} line more)", " ({left} lines more)")
        more = say(lines, left=left) if left > 0 else ""
        if len(every) > room:
            more += say(_("  [PageUp, PageDown, Esc]"))
        title = f" {self.page_title}{more}"
        bar: Text = [("title", shown(f"{title:<{width}}", self.talk.ascii))]
        plain = [[(ink, shown(t, self.talk.ascii)) for ink, t in line] for line in part]
        return [bar, *plain, *[[] for _i in range(room - len(part))]]

    # --- typing -----------------------------------------------------------------------------

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        paging = Condition(lambda: bool(self.page_title))

        @keys.add("c-c")
        def _clear_or_leave(event: KeyPressEvent) -> None:
            if self.buffer.text:
                self.buffer.reset()
            else:
                event.app.exit()

        @keys.add("c-d", filter=Condition(lambda: not self.buffer.text))
        def _leave(event: KeyPressEvent) -> None:
            event.app.exit()

        @keys.add("pagedown")
        def _down(event: KeyPressEvent) -> None:
            self._turn_page(1)

        @keys.add("pageup")
        def _up(event: KeyPressEvent) -> None:
            self._turn_page(-1)

        @keys.add("escape", eager=True, filter=paging)
        def _close(event: KeyPressEvent) -> None:
            self._close_page()

        @keys.add("tab")
        def _complete(event: KeyPressEvent) -> None:
            if self.buffer.complete_state:
                self.buffer.complete_next()
            else:
                self.buffer.start_completion(insert_common_part=True)

        @keys.add("c-l")
        def _again(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        return keys

    def _turn_page(self, way: int) -> None:
        self.page_top = max(0, self.page_top + way * (self.app.output.get_size().rows - 3))

    def _close_page(self) -> None:
        self.page, self.page_title, self.page_top = [], "", 0
        if self.talk.match.over:
            self.app.exit()

    def _accept(self, buffer: Buffer) -> bool:
        line = buffer.text.strip()
        if self.talked.busy:
            self.dropped = self.dropped or bool(line)
        elif self.working:
            self.waiting.append(line)
        else:
            self._take(line)
        return False

    def _take(self, line: str) -> None:
        """A line was typed: it turns a page, uncovers the screen, or is said at the table."""
        if self.talk.covered:
            self.talk.uncover()
            self._look_up()
            return
        if self.page_title:
            size = self.app.output.get_size()
            every = sum(len(wrapped(t, size.columns, "  ")) for li in self.page for _i, t in li)
            if not line and self.page_top + size.rows - 2 < every:
                self._turn_page(1)
                return
            self._close_page()
            if not line or self.app.is_done:
                return
        if not line and self.talk.confirm is None and self.talk.sure is None:
            self.talked = Talked()
            return
        self._show(self.talk.answer(line))

    def _show(self, reply: Reply) -> None:
        if reply.leave:
            self.app.exit()
            return
        self.talked = Talked(reply.lines, reply.bad, reply.unfold)
        width = self.app.output.get_size().columns
        if reply.page or sum(len(wrapped(line, width)) for line in reply.lines) > SHORT:
            self._open(reply.title or say(_("The answer")), reply.lines)
            self.page_top = 10**6 if reply.from_end else 0
            self.talked.lines = []
        if reply.happened is not None:
            self._begin_work()

    def _open(self, title: str, lines: list[str]) -> None:
        self.page_title, self.page_top = title, 0
        self.page = [[("", line)] for line in lines or [""]]

    # --- the others -------------------------------------------------------------------------

    def _hand_over(self) -> None:
        """Nothing of one person stays for the next: no line, no page, and nothing that was typed
        and could be called back."""
        self.page, self.page_title, self.page_top = [], "", 0
        self.talked = Talked()
        self.talk.confirm = self.talk.sure = None
        self.waiting.clear()
        self.buffer.history = InMemoryHistory()
        self.buffer.reset()
        self.app.clipboard.set_text("")
        self.app.emacs_state.macro = []
        self.app.emacs_state.reset()
        self.app.renderer.clear()

    def _begin_work(self) -> None:
        if self.talk.handing_over:
            self._hand_over()
        self.working = True
        self.talked.busy = ""
        if self.session.bot is not None:
            self.talked.busy = self._thinking()
            self.dropped = bool(self.waiting)
            self.waiting.clear()
        self.app.create_background_task(self._work())

    async def _work(self) -> None:
        """What follows an answer; a fault of ours ends the table, it never hangs it."""
        try:
            await self._others()
        except Exception as fault:
            self._end(fault)

    async def _others(self) -> None:
        """The bots play, one move after another, while the screen goes on."""
        steps = self.session.advance()
        loop = asyncio.get_running_loop()
        thought = bool(self.talked.busy)
        while self.session.bot is not None and not self.app.is_done:
            self.talked.busy = self._thinking()
            self.app.invalidate()
            if await loop.run_in_executor(None, _next, steps) is None:
                break
        if thought:
            self._drop_typed_ahead()
        self.talked.busy = ""
        self.working = False
        self.talked.lines += self.session.hear()
        if self.session.trouble and self.session.trouble not in self.talked.lines:
            self.talked.lines.append(self.session.trouble)
        self._look_up()
        while self.waiting and not self.working and not self.app.is_done:
            self._take(self.waiting.pop(0))
        self.app.invalidate()

    def _drop_typed_ahead(self) -> None:
        """What was typed while others thought answers no question that came later: not what stands
        in the line, and not what no one has read yet. Ctrl-C still leaves."""
        unread = [*self.app.input.read_keys(), *self.app.input.flush_keys()]
        if self.dropped or self.buffer.text or any(key.data.isprintable() for key in unread):
            self.talked.lines.append(say(_("What was typed meanwhile was not taken.")))
        self.dropped = False
        self.buffer.append_to_history()
        self.buffer.reset()
        self.app.key_processor.reset()
        self.app.key_processor.feed_multiple([key for key in unread if key.key == Keys.ControlC])
        self.app.key_processor.process_keys()

    def _thinking(self) -> str:
        seat = self.session.bot
        kind = self.talk.match.game.seat_kind
        name = "" if seat is None else self.talk.match.name(kind, seat)
        return say(_("{seat} is thinking …"), seat=name)

    def _look_up(self) -> None:
        """Somebody must decide, or the game is over: cover, tip, or the end."""
        if self.talk.match.over:
            self._open(say(_("The end")), told_about.ending(self.session))
            return
        if self.talk.handing_over:
            self._hand_over()
        if self.session.bot is None:
            self.talked.tip = self.talk.tip() or self.talked.tip


def _class(ink: str) -> str:
    return " ".join(f"class:{name}" for name in ink.split())


def _next(steps: Iterator[Any]) -> Any:
    return next(steps, None)


def _welcome(session: Session) -> list[str]:
    if session.half_line:
        return [told_about.cut_short(session)]
    return [say(_("Type a move, its number, or ? for help; Tab completes."))]
