"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Cards and tiles are told by what they do, so that a learner can carry over from one to the next.
Nothing that the seat may not know is in a row: the one secret card counts as unseen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megalith.core.features import Features
from megalith.core.kit import bits
from megalith.games.stone_age.rules.components import (
    AMOUNT,
    CARD_RESOURCE,
    CARDS,
    EFFECT,
    EFFECTS,
    FIGURES,
    KEPT,
    N_CARDS,
    N_PLACES,
    N_TILES,
    PLACES,
    RESOURCES,
    ROLE,
    ROLES,
    STACKS,
    SYMBOL,
    SYMBOLS,
    TILE_COST,
    TILE_KIND,
    TILE_KINDS,
    TILE_LEAST,
    TILE_MOST,
    TILE_POINTS,
    TILE_VARIETY,
    TILES,
)
from megalith.games.stone_age.rules.hidden import knows_secret
from megalith.games.stone_age.rules.needs import (
    FEED,
    PAY_BUILDING,
    PAY_CARD,
    PLACE,
    ROLL,
    ROLL_CARD,
    TOOLS,
)
from megalith.games.stone_age.rules.state import StoneAgeState

ASKED: Final = ["place", "group", "tools", "pay_card", "pay_building", "two", "die", "feed"]
N_ASKED: Final = 8
N_EFFECTS: Final = 10
N_SYMBOLS: Final = 8
CARD_WIDTH: Final = 26  # slots that tell a card
TILE_WIDTH: Final = 11  # slots that tell a tile


def observe(s: StoneAgeState, seat: i64, out: Features) -> None:
    _asked(s, seat, out)
    unseen = s.deck if knows_secret(s, seat) else s.deck | bits.bit(s.secret)
    out.add(bits.size(s.deck))
    out.members(unseen, N_CARDS)
    out.members(s.pool, N_TILES)
    for slot in range(4):
        _card(s.row[slot], out)
    for k in range(STACKS[s.seats]):
        _stack(s, k, out)
    for face in range(6):
        out.add(s.dice[face])
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        _player(s, other, knows_secret(s, seat), out)
        for place in range(N_PLACES):
            out.add(s.placed[4 * place + other])


def _asked(s: StoneAgeState, seat: i64, out: Features) -> None:
    """What is asked, of whom, and the numbers that belong to it."""
    need = s.need()
    out.add(s.round)
    out.one_of(s.phase - 1, 3)
    out.one_of((s.start - seat + s.seats) % s.seats, s.seats)
    asked = s.depth > 0 and need >= PLACE
    out.one_of((s.seat() - seat + s.seats) % s.seats if asked else -1, s.seats)
    out.one_of(need - PLACE, N_ASKED)
    rolled = need == TOOLS or need == ROLL or need == ROLL_CARD
    out.one_of(s.a() if rolled else -1, 5)
    out.add(s.b() if need == TOOLS else 0)
    out.one_of(s.a() if need == PAY_CARD or need == PAY_BUILDING else -1, 4)
    out.add(s.a() if need == FEED else 0)


def _card_row(card: i64) -> list[i16]:
    """The slots that tell a card, ready-made."""
    out = Features(1, CARD_WIDTH)
    out.add(1)
    out.one_of(EFFECT[card], N_EFFECTS)
    out.add(AMOUNT[card])
    out.add(CARD_RESOURCE[card] + 1)
    out.one_of(SYMBOL[card], N_SYMBOLS)
    out.one_of(ROLE[card], 4)
    out.add(FIGURES[card])
    return [i16(x) for x in out.row(0)]


def _tile_row(tile: i64) -> list[i16]:
    out = Features(1, TILE_WIDTH)
    out.one_of(TILE_KIND[tile], 3)
    for good in range(4):
        out.add(TILE_COST[4 * tile + good])
    out.add(TILE_POINTS[tile])
    out.add(TILE_LEAST[tile])
    out.add(TILE_MOST[tile])
    out.add(TILE_VARIETY[tile])
    return [i16(x) for x in out.row(0)]


CARD_ROWS: Final = vec[i16]([x for card in range(N_CARDS) for x in _card_row(card)])
TILE_ROWS: Final = vec[i16]([x for tile in range(N_TILES) for x in _tile_row(tile)])


def _card(card: i64, out: Features) -> None:
    if card < 0:
        out.blank(CARD_WIDTH)
    else:
        out.copy_from(CARD_ROWS, CARD_WIDTH * card, CARD_WIDTH)


def _stack(s: StoneAgeState, k: i64, out: Features) -> None:
    tile = s.tops[k]
    if tile < 0:
        out.blank(TILE_WIDTH)
    else:
        out.copy_from(TILE_ROWS, TILE_WIDTH * tile, TILE_WIDTH)
    out.add(s.left[k])


def _player(s: StoneAgeState, k: i64, open_book: bool, out: Features) -> None:
    me = s.players[k]
    out.add(me.workers)
    out.add(me.home)
    out.add(me.food)
    out.add(me.track)
    out.add(me.score)
    for good in range(4):
        out.add(me.goods[good])
    for tool in range(3):
        out.add(me.tools[tool])
    out.members(me.used, 3)
    out.members(me.open, 4)
    out.add(bits.size(me.buildings))
    out.add(bits.size(me.cards))
    secret = s.secret_seat == k and not open_book
    _cards(me.cards & ~bits.bit(s.secret) if secret else me.cards, out)


def _cards(cards: i64, out: Features) -> None:
    """How many of each symbol, and the figures of each role."""
    first = out.at
    out.blank(N_SYMBOLS + 4)
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            if SYMBOL[card] >= 0:
                out.count(first + SYMBOL[card], 1)
            else:
                out.count(first + N_SYMBOLS + ROLE[card], FIGURES[card])
        cards >>= 1
        card += 1


# -- the names, in the same order


def slots(seats: int) -> list[str]:
    names = ["round", "phase.place", "phase.use", "phase.feed"]
    who = ["me"] + [f"next{k}" for k in range(1, seats)]
    names += [f"start.{name}" for name in who] + [f"decides.{name}" for name in who]
    names += [f"asked.{name}" for name in ASKED]
    names += [f"asked.good.{name}" for name in ["food", *RESOURCES]] + ["asked.total"]
    names += [f"asked.slot.{k + 1}" for k in range(4)] + ["asked.missing_food"]
    names += ["deck"] + [f"unseen.{card}" for card in CARDS] + [f"unseen.{tile}" for tile in TILES]
    for slot in range(4):
        names += [f"card{slot + 1}.{name}" for name in _card_slots()]
    for k in range(STACKS[seats]):
        names += [f"building{k + 1}.{name}" for name in _stack_slots()]
    names += [f"dice.{face}" for face in range(1, 7)]
    for name in who:
        names += [f"{name}.{slot}" for slot in _player_slots()]
        names += [f"{name}.at.{place}" for place in PLACES]
    return names


def _card_slots() -> list[str]:
    names = ["there"] + [f"effect.{name}" for name in EFFECTS] + ["amount", "resource"]
    names += [f"symbol.{name}" for name in SYMBOLS] + [f"role.{name}" for name in ROLES]
    return names + ["figures"]


def _stack_slots() -> list[str]:
    names = [f"kind.{name}" for name in TILE_KINDS] + [f"cost.{name}" for name in RESOURCES]
    return names + ["points", "least", "most", "kinds", "left"]


def _player_slots() -> list[str]:
    names = ["workers", "home", "food", "track", "score", *RESOURCES]
    names += [f"tool{k}" for k in (1, 2, 3)] + [f"used{k}" for k in (1, 2, 3)]
    names += [f"open.{CARDS[card]}" for card in KEPT]
    names += ["buildings", "cards"] + [f"symbol.{name}" for name in SYMBOLS]
    return names + [f"figures.{name}" for name in ROLES]
