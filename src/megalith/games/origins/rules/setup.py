"""The first state of a table: every piece in its place, the random events still to come."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.game import empty_stack
from megalith.core.options import Chosen, seat_of
from megalith.games.origins.rules import city
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    BOX_DICE,
    CARDS_LAID,
    CITIZEN_SLOTS,
    DICE_PER_COLOUR,
    DRAFT_DICE,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SHIP_START,
    SLOTS,
    SPEAKER_MOST,
    SPEAKERS,
    START_BASES,
    START_HEIGHT,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases import deal
from megalith.games.origins.rules.state import SET_UP, OriginsState, Player


def new_state(kit: OriginsKit, seats: int, options: Chosen) -> OriginsState:
    cap = options["round_cap"]
    s = OriginsState()
    s.kit = kit
    s.seats = seats
    s.todo = empty_stack()
    s.round = 1
    s.phase = SET_UP
    s.first = 0
    s.players = [_new_player(kit) for _ in range(seats)]
    s.ships = vec[i64]([SHIP_START] * N_PLACES)
    s.tokens = deal.none(N_PLACES)
    s.zodiac = deal.none(N_TEMPLES)
    s.holder = deal.none(N_TEMPLES)
    s.pool = deal.none(SLOTS)
    s.tops = deal.none(N_COLOURS)
    s.unseen = kit.kind_copies[:]
    s.returned = zeros(0)
    s.citizens = deal.none(CITIZEN_SLOTS)
    s.reserve = vec[i64]([DICE_PER_COLOUR - BOX_DICE[seats]] * N_COLOURS)
    s.draft = zeros(N_DICE)
    s.speakers = zeros(SPEAKER_MOST + 1)
    s.standing = zeros(N_PLACES * (SPEAKER_MOST + 1))
    s.cards = zeros(0)
    s.card_gold = zeros(0)
    s.towers = zeros(N_COLOURS)
    s.military = vec[i64](list(range(seats)))
    s.temples = vec[i64]([k % seats for k in range(seats * int(N_TEMPLES))])
    s.alien = kit.alien_space(1) if seats == 1 else -1
    s.exhausted = 0
    s.announce = 1 if options["announce_end"] else 0
    s.round_cap = cap if isinstance(cap, int) else 0
    _deal(s, str(options["start_player"]))
    return s


def _deal(s: OriginsState, first: str) -> None:
    """The random events of the set-up; pushed from the last to the first."""
    s.push(need_of.BEGIN_ROUND, 0, 0, 0)
    s.push(need_of.DRAFT_END, 0, 0, 0)
    s.push(need_of.DRAFT_BEGIN, 0, 0, 0)
    for colour in range(N_COLOURS - 1, -1, -1):
        for _ in range(DRAFT_DICE[s.seats]):
            s.push(need_of.DRAFT_ROLL, 0, colour, 0)
    if first != "random":
        deal.seat_first(s, seat_of("start_player", first, int(s.seats)))
    elif s.seats > 1:
        s.push(need_of.FIRST_PLAYER, 0, 0, 0)
    s.push(need_of.LAY_TOWERS, 0, 0, 0)
    for _ in range(CARDS_LAID[s.seats]):
        s.push(need_of.DISTRICT_DEAL, 0, 0, 0)
    for _ in range(SPEAKERS[s.seats]):
        s.push(need_of.SPEAKER_ROLL, 0, 0, 0)
    s.push(need_of.LAY_CITIZENS, 0, 0, 0)
    for need in (need_of.CITIZEN_POOL, need_of.STACK_TOP):
        for colour in range(N_COLOURS - 1, -1, -1):
            s.push(need, 0, colour, 0)
    s.push(need_of.POOL_ORDER, 0, 0, 0)
    for colour in range(N_COLOURS - 1, -1, -1):
        s.push(need_of.POOL_TILES, 0, colour, 0)
    for temple in range(N_TEMPLES - 1, -1, -1):
        s.push(need_of.ZODIAC_DEAL, 0, temple, 0)
    s.push(need_of.BONUS_TOKENS, 0, 0, 0)


def _new_player(kit: OriginsKit) -> Player:
    me = Player()
    me.points = 0
    me.goods = kit.start_goods[:]
    me.tokens = 0
    me.bases = START_BASES
    me.home = zeros(N_DICE)
    me.away = zeros(N_PLACES * N_DICE)
    me.archon = -1
    me.speakers = zeros(SPEAKER_MOST + 1)
    me.advisors = zeros(0)
    me.cells = city.start_cells()
    me.tiles = city.start_tiles(kit)
    me.seats = zeros(0)
    me.seat_dice = zeros(0)
    me.waiting = zeros(0)
    me.towers = vec[i64]([START_HEIGHT] * N_COLOURS)
    me.military = 0
    me.temples = zeros(N_TEMPLES)
    me.scored = 0
    me.passed = 0
    return me
