"""Each reads his own language: the one that he has chosen, or the first his browser wishes."""

import threading

import httpx
import pytest
from starlette.datastructures import Headers

from tabard.engine import languages
from tabard.engine.languages import spoken
from tabard.server.door.tongues import language_of, wishes_of
from tabard.server.inn.visits import new_pass
from tabard.server.inn.ways import PUSH
from tabard.web.passes import PASS
from tests.web.test_passes import House, house  # noqa: F401

SAYS = {"nl": "Regels van", "fr": "Règles de", "de": "Regeln von", "en": "Rules of"}


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("nl", "nl"),
        ("de-AT, en;q=0.8", "de"),
        ("es, fr;q=0.9, en;q=0.5", "fr"),
        ("en;q=0.3, nl;q=0.7", "nl"),
        ("es", "en"),
        ("*", "en"),
        ("nl;q=0, de", "de"),
        ("nl;q=much, fr", "fr"),
        ("", "en"),
    ],
)
def test_the_dearest_language_that_is_spoken_is_taken(asked: str, spoken: str) -> None:
    assert spoken == language_of(wishes_of(Headers({"accept-language": asked}))).code


def test_what_was_chosen_comes_before_what_the_browser_asks_for() -> None:
    headers = Headers({"accept-language": "nl", "cookie": "theme=dark; language=fr"})
    assert "fr" == language_of(wishes_of(headers)).code
    headers = Headers({"accept-language": "nl", "cookie": "language=xx"})
    assert "nl" == language_of(wishes_of(headers)).code
    headers = Headers({"accept-language": "nl", "cookie": 'language="\\'})
    assert "nl" == language_of(wishes_of(headers)).code


def test_a_page_says_in_which_language_it_is(house: House) -> None:  # noqa: F811
    browser = house.come()
    for code, said in SAYS.items():
        page = browser.get("/rules/fall_of_rome", headers={"Accept-Language": code}).text
        assert f'<html lang="{code}"' in page
        assert said in page
    assert "en" == spoken().code  # nobody else speaks otherwise


def test_who_chooses_a_language_is_told_in_it(house: House) -> None:  # noqa: F811
    browser, guest, other = house.come(), new_pass(), new_pass()
    for whose in (guest, other):
        house.inn.ways.add(whose, PUSH, f"https://push.example.org/{whose}")
    browser.cookies.set(PASS, guest)
    for chosen in ("de", "xx"):
        browser.post("/look", data={"language": chosen}, follow_redirects=False)
    assert ["de", "en"] == [house.inn.ways.of(whose)[0].language for whose in (guest, other)]


def test_a_language_is_chosen_at_the_foot_of_a_page_and_kept(house: House) -> None:  # noqa: F811
    browser = house.come()
    page = browser.post("/look", data={"language": "de", "back": "/rules/fall_of_rome"}).text
    assert '<html lang="de"' in page
    assert '<html lang="de"' in browser.get("/").text
    browser.post("/look", data={"language": "xx"})
    assert '<html lang="de"' in browser.get("/").text


def test_the_interface_answers_in_the_language_that_is_asked_for(house: House) -> None:  # noqa: F811
    with httpx.Client(base_url=house.address) as client:
        answers = {
            code: client.get("/api/tables/nowhere", headers={"Accept-Language": code}).json()
            for code in SAYS
        }
    assert len({answer["error"] for answer in answers.values()}) == len(SAYS)


def test_who_asks_for_a_language_first_lets_nobody_wait(
    house: House,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read_by: list[str] = []
    english = languages._known["en"]
    monkeypatch.setattr(languages, "_known", {"en": english})

    def read(code: str) -> object:
        read_by.append(threading.current_thread().name)
        return english

    monkeypatch.setattr(languages, "Translated", read)
    browser = house.come()
    for _time in range(2):
        browser.get("/", headers={"Accept-Language": "nl"})
    assert len(read_by) == 1
    assert "worker" in read_by[0].lower()  # of the pool of threads, not that of all answers
