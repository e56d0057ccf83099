"""What a table of Origins can wait for, numbered: luck, decisions, and flow in between."""

from typing import Final

# What the table waits for; the top of the stack says which, of whom. First luck:
BONUS_TOKENS: Final = 0
ZODIAC_DEAL: Final = 1  # for temple a
POOL_TILES: Final = 2  # of colour a
POOL_ORDER: Final = 3
STACK_TOP: Final = 4  # of colour a
CITIZEN_POOL: Final = 5  # of colour a
SPEAKER_ROLL: Final = 6
DISTRICT_DEAL: Final = 7
FIRST_PLAYER: Final = 8
DRAFT_ROLL: Final = 9  # of colour a
CITIZEN_REFILL: Final = 10  # of colour a
SOLO_KEEP: Final = 11  # the last one of luck
# decisions:
DRAFT_DIE: Final = 12  # pick number a
SOLO_START: Final = 13
ACTION: Final = 14  # a: 0 the first of a turn, 1 the extra one
RISE: Final = 15  # place a, worker b
VISIT: Final = 16  # place a, worker and what was done b (see visit.py)
GAIN_BASIC: Final = 17  # a units of the resources in set b
MILITARY: Final = 18  # a steps, b: kind of attack and what was done (see military.py)
EXCHANGE: Final = 19  # effect a
CHOOSE_TILE: Final = 20
PLACE_TILE: Final = 21  # source a (see purchase.py), mode b
ACTIVATE: Final = 22  # b < 0: tile a just placed; else district a, set of corners b
MAGE: Final = 23  # tile a, chain b
TAKE_WAITING: Final = 24
TEMPLE_MOVE: Final = 25  # effect a
TEMPLE_EXTRA: Final = 26  # not temple a; effect b, or -1 for Aquarius
CITIZEN: Final = 27  # a: free or not, b: may decline
SPEAKER: Final = 28
UPGRADE: Final = 29  # effect a, b food paid so far
RAISE_DIE: Final = 30  # effect a
VETERAN: Final = 31  # effect a
COURT: Final = 32
SET_SHIP: Final = 33  # effect a
CAPRICORN: Final = 34
DISTRICT_CARD: Final = 35  # district a
COLLECT_SIX: Final = 36
EXTRA_ACTION: Final = 37
# and flow that needs no decision:
LAY_CITIZENS: Final = 38
LAY_TOWERS: Final = 39
DRAFT_BEGIN: Final = 40
DRAFT_END: Final = 41
BEGIN_ROUND: Final = 42
ACTION_DONE: Final = 43  # a: 0 the first of a turn, 1 the extra one
PART: Final = 44  # effect a, on tile and chain b
ATTACK_POINTS: Final = 45
AFTER_CLOSE: Final = 46
COME_HOME: Final = 47
ROUND_END: Final = 48
MARCH_BACK: Final = 49
END_CHECK: Final = 50
