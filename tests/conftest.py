"""What holds for all tests."""

from __future__ import annotations

import gc
import os

import pytest

# The one test that needs what most machines have not.
NEEDS_A_GPU = "tests/compiler/test_gpu.py::test_a_graphics_processor_plays_the_same_games["


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What has been loaded by now (games, their tables, all tests) is there to the end: who looks
    for garbage need not look through it each time, nor so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where everything must have run, a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter and os.environ.get("CI") else []
    skipped = [each for each in skipped if not each.nodeid.startswith(NEEDS_A_GPU)]
    if skipped:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        reporter.write_line(f"{len(skipped)} tests were skipped, and CI is set.", red=True)
