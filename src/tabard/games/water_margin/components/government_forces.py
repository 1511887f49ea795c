"""The government forces, from village constables to marshal Gao Qiu: who comes at each step of the
alert (3.12)."""

from __future__ import annotations

from tabard.engine.kinds import Kind

HIGHEST_ALERT = 9
ALERTS = Kind(
    "alert",
    [str(n) for n in range(HIGHEST_ALERT + 1)],
    [
        "0, village constables",
        "1, inspector He Tao",
        "2, militia captain Huang An",
        "3, prefect Gao Lian of Gaotang",
        "4, governor Liang Shijie of Daming",
        "5, the Zeng clan and Shi Wengong",
        "6, marshal Tong Guan",
        "7, marshal Gao Qiu's first campaign",
        "8, marshal Gao Qiu's second campaign",
        "9, marshal Gao Qiu's third campaign",
    ],
)
