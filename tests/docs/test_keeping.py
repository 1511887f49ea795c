"""What the page on keeping an inn says to type in, as it is printed."""

from __future__ import annotations

from pathlib import Path

from .pages import REPO, blocks_of
from .test_serving import answer, opened

PAGE = REPO / "docs" / "keeping_an_inn.md"
COMMANDS = [
    line
    for block in blocks_of(PAGE)
    if block.text.startswith("tabard serve")
    for line in block.text.splitlines()
    if line.startswith("tabard serve-")
]


def test_the_operator_can_type_in_what_the_page_says(tmp_path: Path) -> None:
    with opened("tabard serve", tmp_path) as client:
        order = {"game": "fall_of_rome", "players": ["", ""], "name": "Ada"}
        table = client.post("/api/tables", json=order).json()["table"]
        client.post(f"/api/tables/{table}/places/2", json={"name": "Ben"})
        for line in COMMANDS:
            status, out, err = answer(line.replace("TABLE", table), tmp_path)
            assert (status, err) == (0, ""), (line, err)
            assert out
    assert (tmp_path / "archived.game").exists()
