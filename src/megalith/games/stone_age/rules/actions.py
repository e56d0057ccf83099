"""The action space. One flat range, so that a replay or a policy needs only an int.

     0 …  159  place_workers       place * 10 + workers - 1
   160 …  175  choose_group        160 + place
   176 …  239  choose_tools        176 + bits: slots 1-3, then c33, c34, c35
   240 … 1240  pay                 240 + mix (see mixes.py): card, building or food
  1241         decline
  1242 … 1251  take_two_resources  1242 + pair
  1252         keep
  1253 … 1258  pick_die            1253 + face - 1
  1259         starve
  1260 … 1269  cash_two_resources  1260 + pair

Outcomes of luck are numbered apart: a seat, a card, a tile, a total, a throw.
"""

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0
GROUP: Final = 160
TOOLS: Final = 176
PAY: Final = 240
DECLINE: Final = 1241
TAKE_TWO: Final = 1242
KEEP: Final = 1252
DIE: Final = 1253
STARVE: Final = 1259
CASH: Final = 1260
COUNT: Final = 1270


def place(place: i64, workers: i64) -> i64:
    return place * 10 + workers - 1


def place_of(code: i64) -> i64:
    return code // 10


def workers_of(code: i64) -> i64:
    return code % 10 + 1
