"""What the laboratory gives to programs: JSON as its schema says, and a row for each game."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import jsonschema
import pyarrow.parquet
import pytest

from tabard.cli import common
from tabard.cli.main import run

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "lab.schema.json").read_text("utf-8"))
JEANNE, ROME = "jeanne_darc", "fall_of_rome"
SEATS = ["--seats", "bot:random,bot:greedy"]


def check(facts: object, command: str) -> None:
    """Raises ValidationError where this is not what the command may print."""
    said = {"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{command}"}
    jsonschema.Draft202012Validator(said).validate(facts)


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", JEANNE, *SEATS, "--games", "40", "--seed", "1", "--told", "all"],
        ["simulate", JEANNE, *SEATS, "--games", "2", "--rotate"],
        ["simulate", ROME, *SEATS, "--games", "2", "--told", "few"],
        [
            "compare",
            JEANNE,
            *SEATS,
            "--games",
            "3",
            "--a",
            "2p=base_prices",
            "--b",
            "2p=two_factions",
        ],
        [
            *["compare", ROME, *SEATS, "--games", "40", "--told", "few"],
            *["--a", "chain=stops", "--b", "chain=spreads"],
        ],
        ["sweep", ROME, "chain", *SEATS, "--games", "3"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_what_is_printed_is_as_the_schema_says(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert 0 == run([*words, "--json"])
    facts = json.loads(capsys.readouterr().out)
    check(facts, words[0])
    with pytest.raises(jsonschema.ValidationError):
        check({**facts, "more": 1}, words[0])
    with pytest.raises(jsonschema.ValidationError):
        check({key: value for key, value in facts.items() if key != "game"}, words[0])


@pytest.mark.compiled
def test_a_parquet_file_has_what_the_csv_has(tmp_path: Path) -> None:
    files = tmp_path / "games.csv", tmp_path / "games.parquet"
    names = ["--csv", str(files[0]), "--parquet", str(files[1])]
    told = ["--told", "few", "--seed", "1"]
    assert 0 == run(["simulate", ROME, *SEATS, "--games", "5", *told, *names])
    rows = list(csv.DictReader(io.StringIO(files[0].read_text("utf-8"))))
    table = pyarrow.parquet.read_table(files[1])
    assert 5 == table.num_rows and list(rows[0]) == table.column_names
    for row, same in zip(rows, table.to_pylist(), strict=True):
        assert row == {key: "" if value is None else str(value) for key, value in same.items()}
    assert {"ending", "told_sacked"} <= set(table.column_names)


def test_without_its_package_a_parquet_file_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(common, "find_spec", lambda name: None)
    assert 2 == run(["simulate", ROME, *SEATS, "--parquet", str(tmp_path / "a.parquet")])
    assert "pip install 'tabard[lab]'" in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_a_parquet_file_in_no_folder_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run(["simulate", ROME, *SEATS, "--parquet", "/no/such/place/a.parquet"])
    assert "/no/such/place is no folder" in capsys.readouterr().err
