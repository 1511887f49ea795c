"""The stream of chance: even, repeatable, and different for each part."""

import pytest

from tabard.engine.dice import below, new_stream, threefry

# Counter, key and what comes of them: the authors' known answers (kat_vectors of Random123).
KNOWN_ANSWERS = [
    (0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x6B200159_99BA4EFE),
    (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x1CB996FC_BB002BE7),
    (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xC4923A9C_483DF7A0),
]


@pytest.mark.parametrize(("first", "second", "key", "next_key", "words"), KNOWN_ANSWERS)
def test_the_generator_gives_its_authors_answers(first, second, key, next_key, words):
    assert words >> 1 == threefry(first, second, key, next_key)


def test_a_stream_counts_under_its_seed():
    stream = new_stream(0x85A308D3_243F6A88, part=7)
    assert threefry(0, 7, 0x243F6A88, 0x85A308D3) % 1000 == below(stream, 1000)
    assert threefry(1, 7, 0x243F6A88, 0x85A308D3) % 1000 == below(stream, 1000)


@pytest.mark.parametrize(("n", "most"), [(2, 10.8), (6, 20.5), (10, 27.9), (100, 148.2)])
def test_each_number_comes_up_equally_often(n, most):
    """Chi-square with n - 1 degrees of freedom; chance alone passes ``most`` once in a thousand."""
    stream, counts, throws = new_stream(1429), [0] * n, 20_000
    for _throw in range(throws):
        counts[below(stream, n)] += 1
    assert most > sum((count - throws / n) ** 2 / (throws / n) for count in counts)


def test_pairs_of_throws_are_even_too():
    stream, counts = new_stream(7), [0] * 36
    for _throw in range(18_000):
        counts[6 * below(stream, 6) + below(stream, 6)] += 1
    assert 66.6 > sum((count - 500) ** 2 / 500 for count in counts)


def test_the_same_seed_throws_the_same():
    one, other = new_stream(5), new_stream(5)
    assert [below(one, 1000) for _n in range(50)] == [below(other, 1000) for _n in range(50)]


def test_seeds_and_parts_throw_differently():
    streams = [new_stream(seed, part) for seed in range(10) for part in range(10)]
    assert 100 == len({tuple(below(s, 1 << 30) for _n in range(3)) for s in streams})


def test_a_stream_stays_within_what_compiled_play_can_hold():
    stream = new_stream(2**70)
    for _n in range(1000):
        assert 0 == below(stream, 1)
        assert all(0 <= number < 2**63 for number in stream)


def test_without_a_seed_no_two_streams_are_alike():
    assert new_stream() != new_stream()
