"""How every page is dressed: its template, the theme, what forms send, what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from jinja2.runtime import Context, Macro
from starlette.datastructures import FormData

from tabard.drawn.sheets import font_addresses
from tabard.drawn.speaking import bot_said, options_said, reading_said, things_of, titled
from tabard.engine.languages import languages, spoken
from tabard.engine.words import _, begun, digits, ends, heading, paired, say
from tabard.server.complaints import Complaint, NotAllowed, TooOften
from tabard.server.door.accounts import Billed

from .passes import hand_over, taken_over

THEMES = ("light", "dark")


class Plain(Context):
    """What a template knows, with a shorter way to call: a page calls two thousand times, and but
    for macros nothing that it calls wants anything of Jinja's to be handed to it."""

    def call(self, called: Callable[..., Any], /, *given: object, **named: object) -> Any:
        """What it gives back."""
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        if type(called) is Macro:
            return called(self.eval_ctx, *given, **named)
        return called(*given, **named)


def unbroken(title: str) -> str:
    """A title that no line breaks within."""
    return title.replace(" ", "\N{NO-BREAK SPACE}")


_templates = Environment(
    loader=PackageLoader("tabard.web"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    auto_reload=False,  # 50 files a page would be asked for their times
    trim_blocks=True,
    lstrip_blocks=True,
)
_templates.context_class = Plain
_templates.globals.update(
    _=say,
    say=say,
    titled=titled,
    begun=begun,
    paired=paired,
    things_of=things_of,
    reading_said=reading_said,
    options_said=options_said,
    bot_said=bot_said,
    digits=digits,
    ends=ends,
    heading=heading,
    unbroken=unbroken,
)


def page(
    request: Request, template: str, facts: Mapping[str, object], status: int = 200
) -> HTMLResponse:
    """A page from its template."""
    theme = request.cookies.get("theme", "")
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    text = _templates.get_template(template).render(
        theme=theme if theme in THEMES else "",
        language=spoken().code,
        languages=languages(),
        here=here if request.method == "GET" else "/",
        name=guest(request),
        fonts=font_addresses(),
        promise=request.app.state.inn.promises.new,
        parts_only="x-parts" in request.headers,  # the script keeps what never changes
        **facts,
    )
    return HTMLResponse(text, status, {"Cache-Control": "no-store"})


def drawn(template: str, macro: str, *facts: object) -> str:
    """What one macro of a template draws."""
    return str(getattr(_templates.get_template(template).module, macro)(*facts))


def guest(request: Request) -> str:
    """The name by which whoever looks called himself last."""
    return unquote(request.cookies.get("guest", ""))[:40]


async def form(request: Request) -> dict[str, str]:
    """What a form of ours sent. Raises NotAllowed for one that stands on somebody else's page."""
    data = await own_form(request)
    return {key: value for key, value in data.items() if isinstance(value, str)}


async def own_form(request: Request, *, files: int = 0, part: int = 10_000) -> FormData:
    """The same with files, and with parts of some length. Raises NotAllowed."""
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin", "null")
    own = urlsplit(origin).netloc == request.headers.get("host")
    own = own or origin in ("null", *request.app.state.names.addresses)
    if site not in (None, "same-origin", "none") or not own:
        raise NotAllowed(say(_("This form does not stand on a page of this inn.")))
    return await request.form(max_files=files, max_fields=200, max_part_size=part)


class Page(Billed):
    """A route that answers a complaint with a page, and knows whoever has been here before."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, with complaints made readable, and what the browser is to keep."""
        handler = super().get_route_handler()

        async def answer(request: Request) -> Response:
            old: list[str] = []
            try:
                old = await taken_over(request)
                response = await handler(request)
            except Complaint as complaint:
                response = trouble(request, complaint)
            hand_over(request, response, old)
            return response

        return answer


def trouble(request: Request, complaint: Complaint) -> HTMLResponse:
    """The page that says what could not be done."""
    table = request.path_params.get("table", "")
    room = f"/table/{table}" if table and complaint.status != 404 else "/"
    facts = {
        "title": say(_("That did not work")),
        "sentence": complaint.sentence,
        "back": getattr(request.state, "home", room),  # who keeps the inn is at home elsewhere
    }
    answer = page(request, "trouble.html", facts, complaint.status)
    if isinstance(complaint, TooOften) and complaint.wait:
        answer.headers["Retry-After"] = str(complaint.wait)
    return answer
