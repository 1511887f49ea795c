"""All pages of the inn, to be put beside its HTTP interface."""

from __future__ import annotations

from fastapi import FastAPI

from tabard.server.inn import Inn

from .board_picture import board_pictures
from .bringing import bringing_pages
from .checking import checking_pages
from .dress import trouble
from .exercises import exercise_pages
from .files import Files
from .front import front_pages
from .game_pages import game_pages
from .learning import lesson_pages
from .links import link_pages
from .operator import operator_pages
from .replaying import replay_pages
from .rule_pages import rule_pages
from .story import story_pages
from .tables import table_pages
from .telling import telling_pages
from .you import own_pages


def add_pages(app: FastAPI, inn: Inn) -> None:
    """Put the pages into this application."""
    app.mount("/static", Files(), name="static")
    app.state.trouble = trouble
    for pages_of in (
        front_pages, link_pages, replay_pages, checking_pages, lesson_pages, exercise_pages,
    ):  # fmt: skip
        app.include_router(pages_of(inn))
    app.include_router(own_pages(inn, app.state.crier.posting))
    app.include_router(telling_pages(inn, app.state.crier.posting))
    app.include_router(table_pages(inn, app.state.hinter, app.state.weigher))
    app.include_router(story_pages(inn, app.state.weigher))
    app.include_router(bringing_pages(inn, app.state.porter))
    app.include_router(operator_pages(app, inn))
    for pages in (game_pages, rule_pages, board_pictures):
        app.include_router(pages())
