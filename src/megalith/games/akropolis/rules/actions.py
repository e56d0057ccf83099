"""The action space. One flat range, so that a replay or a policy needs only an int.

  0 …     5  choose_tile   slot
  6 … 98309  place_tile    6 + 6 * cell + rotation, cell = 128 * (q + 64) + r + 64

The codes of placements ascend as (q, r, rotation) does. Outcomes of luck are numbered apart:
a seat, or a tile.
"""

from typing import Final

CHOOSE: Final = 0
PLACE: Final = 6
COUNT: Final = 98310
