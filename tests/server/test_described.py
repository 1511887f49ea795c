"""Whatever is sent to the interface that its description allows or forbids: no 5xx, ever."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn.turns import AT_ONCE

from .serving import served

EXAMPLES = 8


def test_nothing_that_is_sent_makes_the_server_fail(tmp_path: Path) -> None:
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, pace=AT_ONCE, rates=UNLIMITED)
    with served(app) as client:
        order = {"game": "council", "players": ["", "bot:random"], "name": "Ada"}
        seated = client.post("/tables", json=order).json()
        schema = schemathesis.openapi.from_dict(app.openapi())
        checked = [
            check(schema, path, way, mode, client, seated)
            for path, way in ways(app.openapi())
            for mode in GenerationMode
        ]
        assert sum(checked) > 100
        assert client.get("/health").status_code == 200


def ways(described: dict[str, dict[str, dict[str, object]]]) -> list[tuple[str, str]]:
    """Every path and way but the stream, which never ends."""
    paths = described["paths"]
    return [(path, way) for path in paths for way in paths[path] if not path.endswith("/events")]


def check(
    schema: schemathesis.BaseSchema,
    path: str,
    way: str,
    mode: GenerationMode,
    client: httpx.Client,
    seated: dict[str, str],
) -> int:
    """Send many requests to one address, such as it wants or such as it must refuse, mostly at a
    table that is there: how many."""
    operation = schema[path][way.upper()]
    sent = 0
    address = str(client.base_url).removesuffix("/api/")

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: schemathesis.Case) -> None:
        nonlocal sent
        sent += 1
        if sent % 4 and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = seated["table"]
        headers = {"Authorization": f"Bearer {seated['token']}"} if sent % 3 else {}
        case.call_and_validate(
            base_url=address, headers=headers, checks=[not_a_server_error], timeout=30
        )

    with contextlib.suppress(Unsatisfiable):  # there is nothing that it must refuse
        send()
    return sent


@pytest.mark.parametrize("where", ["path", "query", "body", "header"])
def test_letters_that_no_text_has(tmp_path: Path, where: str) -> None:
    """Zero bytes and halves of letters, wherever a text can stand."""
    store = opened(str(tmp_path / "inn.sqlite"))
    with served(make_app(store, keepers=0, rates=UNLIMITED)) as client:
        for odd in ("%00", "%ff", "%ed%a0%80", "\u0000", "a" * 5000):
            if where == "path":
                answer = client.get(f"/tables/{odd.replace(chr(0), '%00')}")
            elif where == "query":
                answer = client.get(f"/tables/x?at={odd.replace(chr(0), '%00')}")
            elif where == "header":
                token = "".join(c for c in odd if c.isprintable()) or "x"
                answer = client.get("/tables/x", headers={"Authorization": f"Bearer {token}"})
            else:
                answer = client.post("/tables", json={"game": odd, "players": [odd], "name": odd})
            assert 400 <= answer.status_code < 500
