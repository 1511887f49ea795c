"""Names that last, on either database: passkeys are made, shown, removed, and attacked; seats go
with whom they belong to, and none is ever lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

import pytest
from sqlalchemy import Connection

from tabard.server.complaints import Complaint, MovedOn, NotAllowed
from tabard.server.inn import Inn
from tabard.server.inn.cleaning import looks_like
from tabard.server.inn.passkeys import LASTING, Party
from tabard.server.inn.rooms import Order
from tabard.server.inn.visits import new_pass

from .authenticator import Authenticator, data, text
from .test_links import everything

HOME = "https://inn.example.org"
PARTY = Party("inn.example.org", (HOME,))
TOO_LATE = "This was asked too long ago, or answered already"
UNKNOWN = "This inn does not know this passkey"
BAD = "What this browser says of its passkey does not hold"


def begins(inn: Inn, name: str, known: str | None = None) -> tuple[str, Authenticator]:
    """Somebody makes his name last: the pass of his device, and what holds his passkey."""
    known, own = known or new_pass(), Authenticator(HOME)
    options = inn.passkeys.to_make(known, PARTY, name)
    new = inn.passkeys.made(known, PARTY, own.makes(options), name, "")
    assert new is not None
    return new, own


def comes(inn: Inn, own: Authenticator, known: str | None = None) -> str:
    """He comes in at a device: its new pass."""
    known = known or new_pass()
    options = inn.passkeys.to_come_in(known, PARTY)
    return inn.passkeys.came_in(known, PARTY, own.signs(options))[1]


def sits(inn: Inn, known: str, name: str, table: str = "", player: int = 0) -> str:
    """Sit down at a table of two, with this device: the table."""
    table = table or inn.open_table(Order("council", ("", "")))
    inn.visits.sits_too(known, inn.seating.take_seat(table, player, name, known))
    return table


def held(inn: Inn, known: str, table: str) -> set[int]:
    """The seats that a device has there, for whoever has signed in."""
    return {*inn.visits.players(known, table)}


# --- coming in ------------------------------------------------------------------------------------


def test_a_passkey_brings_name_and_seats_to_any_device(worker: Callable[[], Inn]) -> None:
    one, other = worker(), worker()
    home, own = begins(one, "Ada")
    table = sits(one, home, "Ada")
    phone = new_pass()
    assert not held(other, phone, table)
    new = comes(other, own, phone)
    assert new != phone, "whoever knew the old one does not become her by that"
    me = other.regulars.at(new)
    assert me and me.name == "Ada" and held(other, new, table) == {0}
    assert not held(other, phone, table) and other.regulars.at(phone) is None
    second = sits(one, new, "Ada")
    assert held(one, home, second) == {0} and second in one.visits.tables(home)
    other.visits.looks(home, table, 0)
    assert one.visits.of(new, table).looked == 0
    for secret in (home, new, phone):
        assert secret not in everything(one.store)


def test_what_a_device_holds_is_its_own_and_comes_again_after_signing_out(inn: Inn) -> None:
    tablet = new_pass()
    table = sits(inn, tablet, "Ben")
    own = begins(inn, "Ada")[1]
    hers = comes(inn, own, tablet)
    assert not held(inn, hers, table), "Ben's seat is not Ada's because she has signed in here"
    fresh = sits(inn, hers, "Ada")
    inn.regulars.sign_out(hers)
    assert held(inn, hers, table) == {0} and not held(inn, hers, fresh)
    assert held(inn, tablet, table) == {0}, "an answer that is lost on its way loses no seat"
    again = comes(inn, own, hers)
    assert held(inn, again, fresh) == {0} and not held(inn, hers, fresh)
    inn.regulars.sign_out(again)
    assert held(inn, again, table) == {0}


def test_what_is_hers_she_takes_along_and_the_rest_stays(inn: Inn) -> None:
    """At a device that several share as well: the next of them is in front."""
    tablet = new_pass()
    table = sits(inn, tablet, "Ada")
    sits(inn, tablet, "Ben", table, 1)
    inn.visits.looks(tablet, table, 0)
    other = sits(inn, tablet, "Cleo")
    new, own = begins(inn, "Ada", tablet)
    left = [(seat.table, seat.name) for seat in inn.regulars.left_here(new)]
    assert sorted(left) == sorted([(table, "Ada"), (table, "Ben"), (other, "Cleo")])
    inn.regulars.take(new, [(table, 0), ("nowhere", 0), (table, 3)])
    assert held(inn, new, table) == {0} and not held(inn, new, other)
    assert inn.visits.of(new, table).looked == 0
    inn.regulars.sign_out(new)
    assert held(inn, new, table) == {1} and held(inn, new, other) == {0}
    assert inn.visits.of(new, table).seats[0][0] == 1
    assert held(inn, comes(inn, own), table) == {0}


def test_who_holds_another_seat_there_holds_both(inn: Inn) -> None:
    phone, own = begins(inn, "Ada")
    table, tablet = sits(inn, phone, "Ada"), new_pass()
    sits(inn, tablet, "Ada too", table, 1)
    new = comes(inn, own, tablet)
    inn.regulars.take(new, [(table, 1)])
    assert held(inn, new, table) == {0, 1} == held(inn, phone, table)
    assert inn.visits.of(new, table).seats[0][0] == 0, "the one in front stays there"


def test_a_name_that_is_given_back_leaves_all_seats_with_the_device(inn: Inn) -> None:
    home, own = begins(inn, "Ada")
    tables = [sits(inn, home, "Ada") for _n in range(3)]
    tablet = new_pass()
    sits(inn, tablet, "Ben", tables[0], 1)
    new = comes(inn, own, tablet)
    inn.regulars.end(new)
    assert [held(inn, new, table) for table in tables] == [{0, 1}, {0}, {0}]
    assert not any(held(inn, home, table) for table in tables)
    assert inn.regulars.at(new) is inn.regulars.at(home) is None
    with pytest.raises(NotAllowed, match=UNKNOWN):
        comes(inn, own)
    assert inn.regulars.check_name("Ada", new_pass()) == "Ada"


def test_signing_out_everywhere_else(inn: Inn) -> None:
    home, own = begins(inn, "Ada")
    table, phone = sits(inn, home, "Ada"), comes(inn, own)
    inn.regulars.sign_out_elsewhere(home)
    assert held(inn, home, table) == {0} and not held(inn, phone, table)
    with pytest.raises(NotAllowed, match="Nobody has signed in"):
        inn.regulars.take(phone, [(table, 0)])


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("like", ["Ada", " aDA ", "Аdа", "𝐀da", "A\u200bda"])
def test_nobody_else_sits_down_under_a_name_that_is_kept_nor_one_like_it(
    inn: Inn, like: str
) -> None:
    home, _own = begins(inn, "Ada")
    table = inn.open_table(Order("council", ("", "")))
    for known in (None, new_pass()):
        with pytest.raises(NotAllowed, match="is kept at this inn for somebody"):
            inn.seating.take_seat(table, 0, like, known)
        with pytest.raises(NotAllowed, match="is kept at this inn for somebody"):
            inn.passkeys.to_make(known or new_pass(), PARTY, like)
    inn.seating.take_seat(table, 0, "Adam")
    inn.seating.take_seat(table, 1, "Ada", home)


def test_letters_that_look_alike() -> None:
    alike = [("Ida", "lda"), ("Ida", "1da"), ("Bob", "B0b"), ("Roman", "Rornan"), ("HA", "НА")]
    assert all(looks_like(one) == looks_like(other) for one, other in alike)
    apart = [("Ada", "Eda"), ("Zoë", "Zoe"), ("Нина", "Анна"), ("王", "玉")]
    assert all(looks_like(one) != looks_like(other) for one, other in apart)


def test_a_name_can_be_changed_and_the_old_one_is_free(inn: Inn) -> None:
    home, _own = begins(inn, "Ada")
    begins(inn, "Ben")
    with pytest.raises(NotAllowed, match="is kept"):
        inn.regulars.rename(home, "ben")
    for bad, why in (("", "Say a name"), ("x" * 41, "at most"), ("guest", "of your own")):
        with pytest.raises(Complaint, match=why):
            inn.regulars.rename(home, bad)
    assert inn.regulars.rename(home, " Ada L. ") == "Ada L."
    assert inn.regulars.rename(home, "ADA L.") == "ADA L.", "it is her own"
    assert inn.regulars.check_name("Ada", new_pass()) == "Ada"


def test_two_at_once_do_not_get_one_name(worker: Callable[[], Inn]) -> None:
    one, two = (Authenticator(HOME), new_pass()), (Authenticator(HOME), new_pass())
    inns = worker(), worker()
    said = [
        own.makes(inn.passkeys.to_make(known, PARTY, "Ada"))
        for inn, (own, known) in zip(inns, (one, two), strict=True)
    ]
    assert inns[0].passkeys.made(one[1], PARTY, said[0], "Ada", "")
    with pytest.raises(NotAllowed, match="is kept"):
        inns[1].passkeys.made(two[1], PARTY, said[1], "Ada", "")


# --- passkeys -------------------------------------------------------------------------------------


def test_several_passkeys_and_one_that_is_removed(inn: Inn) -> None:
    home, first = begins(inn, "Ada")
    only = inn.regulars.passkeys(home)[0]
    assert only.here and only.label == "A passkey"
    with pytest.raises(MovedOn, match="the only passkey"):
        inn.regulars.remove(home, only.id)
    second = Authenticator(HOME)
    options = inn.passkeys.to_make(home, PARTY, "")
    assert [one["id"] for one in json.loads(options)["excludeCredentials"]] == [text(first.id)]
    assert inn.passkeys.made(home, PARTY, second.makes(options), "", " my  phone ") is None
    assert [one.label for one in inn.regulars.passkeys(home)] == ["A passkey", "my phone"]
    phone, table = comes(inn, second), sits(inn, home, "Ada")
    assert held(inn, phone, table) == {0}
    inn.regulars.remove(home, text(second.id))
    assert not held(inn, phone, table) and held(inn, home, table) == {0}
    with pytest.raises(NotAllowed, match=UNKNOWN):
        comes(inn, second)
    assert held(inn, comes(inn, first), table) == {0}


def test_two_devices_that_remove_at_once_leave_one(
    worker: Callable[[], Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each the other's: the second is refused, though it had looked before."""
    one, other = worker(), worker()
    home, first = begins(one, "Ada")
    second = Authenticator(HOME)
    one.passkeys.made(home, PARTY, second.makes(one.passkeys.to_make(home, PARTY, "")), "", "")
    phone, writing = comes(one, second), one.store.writing

    @contextmanager
    def late() -> Iterator[Connection]:
        monkeypatch.setattr(one.store, "writing", writing)
        other.regulars.remove(phone, text(first.id))
        with writing() as connection:
            yield connection

    monkeypatch.setattr(one.store, "writing", late)
    with pytest.raises(MovedOn, match="the only passkey"):
        one.regulars.remove(phone, text(second.id))
    assert [text(second.id)] == [key.id for key in one.regulars.passkeys(phone)]


def test_nobody_removes_anothers_passkey(inn: Inn) -> None:
    _ada, hers = begins(inn, "Ada")
    ben, _his = begins(inn, "Ben")
    inn.regulars.remove(ben, text(hers.id))
    comes(inn, hers)
    for stranger in (None, new_pass()):
        with pytest.raises(NotAllowed, match="Nobody has signed in"):
            inn.regulars.remove(stranger, text(hers.id))


# --- attacks --------------------------------------------------------------------------------------


def test_an_answer_is_good_once_for_one_browser_and_for_a_while(worker: Callable[[], Inn]) -> None:
    one, other = worker(), worker()
    _home, own = begins(one, "Ada")
    known, stranger = new_pass(), new_pass()
    said = own.signs(one.passkeys.to_come_in(known, PARTY))
    with pytest.raises(MovedOn, match=TOO_LATE):
        other.passkeys.came_in(stranger, PARTY, said)
    other.passkeys.came_in(known, PARTY, said)
    for inn in (one, other):
        with pytest.raises(MovedOn, match=TOO_LATE):
            inn.passkeys.came_in(known, PARTY, said)
    late = own.signs(one.passkeys.to_come_in(known, PARTY))
    one.store.clock.heard(one.store.clock.now() + LASTING + 1)
    with pytest.raises(MovedOn, match=TOO_LATE):
        one.passkeys.came_in(known, PARTY, late)
    made = Authenticator(HOME).makes(one.passkeys.to_make(known, PARTY, "Ben"))
    one.store.clock.heard(one.store.clock.now() + LASTING + 1)
    with pytest.raises(MovedOn, match=TOO_LATE):
        one.passkeys.made(known, PARTY, made, "Ben", "")


def test_a_challenge_that_failed_is_used_up(inn: Inn) -> None:
    _home, own = begins(inn, "Ada")
    known = new_pass()
    options = inn.passkeys.to_come_in(known, PARTY)
    with pytest.raises(NotAllowed, match="not of this inn"):
        inn.passkeys.came_in(known, PARTY, own.signs(options, origin="https://inn.example.com"))
    with pytest.raises(MovedOn, match=TOO_LATE):
        inn.passkeys.came_in(known, PARTY, own.signs(options))


@pytest.mark.parametrize(
    "lie", [{"origin": "https://evil.example"}, {"crossOrigin": True}, {"origin": HOME + ":444"}]
)
def test_what_another_page_has_asked_for_is_refused(inn: Inn, lie: dict[str, object]) -> None:
    _home, own = begins(inn, "Ada")
    known = new_pass()
    with pytest.raises(NotAllowed, match="not of this inn"):
        inn.passkeys.came_in(known, PARTY, own.signs(inn.passkeys.to_come_in(known, PARTY), **lie))
    made = Authenticator(HOME).makes(inn.passkeys.to_make(known, PARTY, "Ben"), **lie)
    with pytest.raises(NotAllowed, match="not of this inn"):
        inn.passkeys.made(known, PARTY, made, "Ben", "")


def test_nobody_comes_in_by_what_is_anothers(inn: Inn) -> None:
    """Neither with one's own key under another's id or handle, nor by what was made for another
    party, nor with what was signed to make a passkey."""
    _ada, hers = begins(inn, "Ada")
    _ben, his = begins(inn, "Ben")
    known = new_pass()

    def tries(own: Authenticator, why: str) -> None:
        with pytest.raises(NotAllowed, match=why):
            comes(inn, own, known)

    tries(Authenticator(HOME, 0, his.key, hers.id, hers.handle, his.party), BAD)
    tries(Authenticator(HOME, 0, his.key, his.id, hers.handle, his.party), UNKNOWN)
    tries(Authenticator(HOME, 0, hers.key, hers.id, his.handle, his.party), UNKNOWN)
    tries(Authenticator(HOME, 0, hers.key, hers.id, "", hers.party), UNKNOWN)
    tries(Authenticator(HOME, 0, hers.key, hers.id, hers.handle, "example.org"), BAD)
    signed = hers.signs(inn.passkeys.to_come_in(known, PARTY), type="webauthn.create")
    with pytest.raises(NotAllowed, match=BAD):
        inn.passkeys.came_in(known, PARTY, signed)
    signed = hers.signs(inn.passkeys.to_make(known, PARTY, "Cleo"))
    with pytest.raises(NotAllowed, match=UNKNOWN):
        inn.passkeys.came_in(known, PARTY, signed)


def test_nobody_makes_a_passkey_for_anothers_name(inn: Inn) -> None:
    """Not with one that is hers already, nor by what was asked at her device, nor with a challenge
    that was to come in."""
    ada, hers = begins(inn, "Ada")
    known = new_pass()
    thief = Authenticator(HOME, id=hers.id)
    with pytest.raises(MovedOn, match="known here already"):
        inn.passkeys.made(
            known, PARTY, thief.makes(inn.passkeys.to_make(known, PARTY, "B")), "B", ""
        )
    asked = inn.passkeys.to_make(ada, PARTY, "")
    with pytest.raises(MovedOn, match=TOO_LATE):
        inn.passkeys.made(known, PARTY, Authenticator(HOME).makes(asked), "B", "")
    inn.regulars.sign_out(ada)
    with pytest.raises(MovedOn, match=TOO_LATE):
        inn.passkeys.made(ada, PARTY, Authenticator(HOME).makes(asked), "B", "")
    came = json.loads(inn.passkeys.to_come_in(known, PARTY))
    to_make = json.dumps({**came, "user": {"id": ""}, "rp": {"id": PARTY.id}})
    with pytest.raises(MovedOn, match=TOO_LATE):
        inn.passkeys.made(known, PARTY, Authenticator(HOME).makes(to_make), "B", "")


def test_a_passkey_that_counts_less_than_it_did_was_copied(inn: Inn) -> None:
    _home, own = begins(inn, "Ada")
    comes(inn, own)  # one that does not count
    for count in (5, 6):
        own.count = count
        comes(inn, own)
    for count in (6, 5, 0):
        own.count = count
        with pytest.raises(NotAllowed, match="may have copied it"):
            comes(inn, own)
    own.count = 7
    comes(inn, own)


def test_what_no_passkey_says_is_refused_in_a_sentence(small: Inn) -> None:
    """(Of one that is made nothing is signed: what was changed in it may hold.)"""
    inn = small
    _home, own = begins(inn, "Ada")
    known, random = new_pass(), Random(1)
    for n in range(80):
        options = inn.passkeys.to_come_in(known, PARTY)
        with pytest.raises((NotAllowed, MovedOn)):
            inn.passkeys.came_in(known, PARTY, spoilt(own.signs(options), random))
        made = Authenticator(HOME).makes(inn.passkeys.to_make(known, PARTY, f"Ben {n}"))
        with suppress(NotAllowed, MovedOn):
            inn.passkeys.made(known, PARTY, spoilt(made, random), f"Ben {n}", "")
    for bad in ("", "{}", "[]", "null", "1", '"x"', "{" * 5000, "\x00"):
        with pytest.raises(NotAllowed, match=BAD):
            inn.passkeys.came_in(known, PARTY, bad)
        with pytest.raises(NotAllowed, match=BAD):
            inn.passkeys.made(known, PARTY, bad, "Ben", "")


def spoilt(said: str, random: Random) -> str:
    """The same with something in it that is otherwise."""
    credential = json.loads(said)
    response = credential["response"]
    part = random.choice([*response])
    how = random.randrange(4)
    if how == 0:
        response[part] = random.choice([None, 1, [], "", "é", {"x": 1}])
    elif how == 1:
        del response[part]
    else:
        whole = bytearray(data(response[part]) or b"-")
        if how == 2:
            whole = whole[: random.randrange(len(whole))]
        else:
            whole[random.randrange(min(len(whole), 30))] ^= 1 << random.randrange(8)
        response[part] = text(bytes(whole))
    return json.dumps(credential)
