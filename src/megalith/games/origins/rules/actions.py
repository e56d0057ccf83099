"""The action space. One flat range, so that a replay or a policy needs only an int.

There is room for tiles of 75 different kinds and temples of 32 spaces, whatever a set has:
     0 …  179  visit                  worker * 5 + place
   180 … 2489  close                  180 + district * 30 + die
  2490 … 2494  tower                  2490 + colour
  2495, 2496   population, pass
  2497 … 2502  solo_rise, no_rise     2497 + place, 2502
  2503         spend_token
  2504 … 2513  main_action            2504 + action
  2514 … 2516  bonus, bonus_gold, end
  2517 … 2520  gain_basic, exchange   2517 + resource
  2521, 2522   military_move, attack
  2523 … 2537  choose_tile (pool)     2523 + slot * 3 + mode
  2538 … 2762  choose_tile (waiting)  2538 + kind * 3 + mode
  2763 … 3070  place_tile             2763 + tile * 4 + side: beside that tile, or on it
  3071 … 3147  activate, mage_target  3071 + tile
  3148 … 3152  take_waiting           3148 + slot
  3153 … 3248  temple_move, _extra    3153 + temple * 32 + steps
  3249 … 3258  take_citizen           3249 + slot * 2 + raise
  3259 … 3270  take_speaker           3259 + value * 2 + raise
  3271 … 3300  draft_die, upgrade_die, veteran_die   3271 + die
  3301         upgrade_move
  3302 … 3481  raise_die              3302 + die * 6 + add - 1
  3482 … 3631  court_swap             3482 + die * 5 + colour
  3632 … 3636  set_ship               3632 + place
  3637 … 3816  capricorn              3637 + (0 home, else place) * 30 + die
  3817 … 3822  choose_district_card   3817 + laid-out card
  3823 … 3827  collect_six            3823 + colour
  3828 … 3859  solo_start_dice        3828 + set of colours
  3860, 3861   extra_action, no_extra_action
  3862 … 3864  decline, done, stop

Workers are the dice, the archon, then the speakers by value. Tiles of a city are numbered in
the order of laying, districts in the order of completion.
Outcomes of luck are numbered apart: a token order, a card, a kind, a value, a seat.
"""

from typing import Final

from mypy_extensions import i64

from megalith.games.origins.rules.abilities import N_ACTIONS, N_PLACES
from megalith.games.origins.rules.components import (
    FACES,
    MOST_CARDS,
    MOST_KINDS,
    MOST_SPACES,
    MOST_TILES,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SLOTS,
    SPEAKER_MOST,
)

ARCHON: Final[i64] = N_DICE  # workers: a die, the archon, SPEAKER + value
SPEAKER: Final[i64] = N_DICE
N_WORKERS: Final[i64] = N_DICE + 1 + SPEAKER_MOST
SIDES: Final = 4
MODES: Final = 3
LONGEST: Final = MOST_SPACES  # of a temple track

VISIT: Final = 0
CLOSE: Final[i64] = VISIT + N_WORKERS * N_PLACES
TOWER: Final[i64] = CLOSE + MOST_TILES * N_DICE
POPULATION: Final[i64] = TOWER + N_COLOURS
PASS: Final[i64] = POPULATION + 1
RISE: Final[i64] = PASS + 1
NO_RISE: Final[i64] = RISE + N_PLACES
SPEND_TOKEN: Final[i64] = NO_RISE + 1
MAIN: Final[i64] = SPEND_TOKEN + 1
BONUS: Final[i64] = MAIN + N_ACTIONS
BONUS_GOLD: Final[i64] = BONUS + 1
END: Final[i64] = BONUS + 2
BASIC: Final[i64] = END + 1
MOVE: Final[i64] = BASIC + 4
ATTACK: Final[i64] = MOVE + 1
POOL_TILE: Final[i64] = ATTACK + 1
WAITING_TILE: Final[i64] = POOL_TILE + SLOTS * MODES
CELL: Final[i64] = WAITING_TILE + MOST_KINDS * MODES
TILE: Final[i64] = CELL + MOST_TILES * SIDES
ASIDE: Final[i64] = TILE + MOST_TILES
TEMPLE: Final[i64] = ASIDE + SLOTS
CITIZEN: Final[i64] = TEMPLE + N_TEMPLES * LONGEST
TAKE_SPEAKER: Final[i64] = CITIZEN + N_COLOURS * 2
DIE: Final[i64] = TAKE_SPEAKER + (SPEAKER_MOST + 1) * 2
TRAIN_MOVE: Final[i64] = DIE + N_DICE
RAISE: Final[i64] = TRAIN_MOVE + 1
COURT: Final[i64] = RAISE + N_DICE * FACES
SHIP: Final[i64] = COURT + N_DICE * N_COLOURS
CAPRICORN: Final[i64] = SHIP + N_PLACES
CARD: Final[i64] = CAPRICORN + (N_PLACES + 1) * N_DICE
SIX: Final[i64] = CARD + MOST_CARDS
KEEP: Final[i64] = SIX + N_COLOURS
EXTRA: Final[i64] = KEEP + 2**N_COLOURS
NO_EXTRA: Final[i64] = EXTRA + 1
DECLINE: Final[i64] = NO_EXTRA + 1
DONE: Final[i64] = DECLINE + 1
STOP: Final[i64] = DONE + 1
COUNT: Final[i64] = STOP + 1

assert SPEAKER + SPEAKER_MOST < N_WORKERS
