"""A page that holds a game's rules, and nothing of a server: the page, its script and the module
are handed to the browser here, and whatever else it asks for it does not get."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tabard.drawn.sheets import STATIC
from tabard.engine.state import Record

HOME = "https://rules.test/"
PAGE = """<!doctype html><title>Rules</title><script type="module">
import { open } from "/static/rules.js";
window.opening = open(fetch("/rules.wasm"));
window.bytesOf = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
window.textOf = (bytes) => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
window.streamsOf = (said) => said.map((stream) => BigInt64Array.from(stream, BigInt));
</script>"""
PLAY = """async ([start, streams, policies]) => {
  const rules = await opening;
  const table = rules.table(bytesOf(start));
  const began = performance.now();
  const { states, tally } = rules.playGames(table, streamsOf(streams), policies);
  const seconds = (performance.now() - began) / 1000;
  const [size, lasting] = [rules.about.size, rules.about.fields.told_count[0]];
  const parts = streams.map((_, i) => states.subarray(i * size, i * size + lasting));
  const all = await new Blob(parts).arrayBuffer();
  const digest = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", all)));
  return { digest: digest.map((n) => n.toString(16).padStart(2, "0")).join(""), tally, seconds };
}"""


class InBrowser:
    """The open rules, to be asked in JavaScript (``opening`` is the promise of them)."""

    def __init__(self, browser: Browser, module: bytes, packed: bytes = b"") -> None:
        self._files = {
            "/": ("text/html", PAGE.encode()),
            "/static/rules.js": ("text/javascript", (STATIC / "rules.js").read_bytes()),
            "/rules.wasm": ("application/wasm", module),
            "/packed": ("application/octet-stream", packed),
        }
        self.context = browser.new_context()
        self.context.route("**/*", self._hand_over)
        self.page: Page = self.context.new_page()
        self.page.goto(HOME)

    def _hand_over(self, route: Route) -> None:
        kind, body = self._files.get(route.request.url.removeprefix(HOME[:-1]), ("", b""))
        if kind:
            route.fulfill(content_type=kind, body=body)
        else:
            route.abort()

    def ask(self, script: str, *handed: Any) -> Any:
        """What a function of JavaScript gives."""
        return self.page.evaluate(script, list(handed))

    def play(
        self, start: Record, streams: Sequence[Sequence[int]], policies: Sequence[int]
    ) -> dict[str, Any]:
        """Games between bots: the digest of their end states, the tally, and how long they took."""
        said = [[str(number) for number in stream] for stream in streams]
        given: dict[str, Any] = self.ask(PLAY, text_of(start), said, list(policies))
        return given


def text_of(state: Record) -> str:
    """A packed record as it is handed to a page."""
    return base64.b64encode(state.pack().tobytes()).decode()
