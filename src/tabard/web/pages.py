"""All pages of the inn, to be put beside its HTTP interface."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from tabard.server.inn import Inn

from .board_picture import board_pictures
from .dress import STATIC
from .front import front_pages
from .replaying import replay_pages
from .rule_pages import rule_pages
from .tables import table_pages


def add_pages(app: FastAPI, inn: Inn) -> None:
    """Put the pages into this application."""
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    routers = front_pages(inn), table_pages(inn), replay_pages(inn), rule_pages(), board_pictures()
    for router in routers:
        app.include_router(router)
