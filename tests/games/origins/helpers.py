"""Positions of Origins at once: a table after a fixed set-up, and short ways to change it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core import data
from megalith.core.table import Table
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import flow, people
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.kit import OriginsKit
from tests.helpers import table

KIT = OriginsKit(data.shipped_as("origins", 1))  # the examples of the rules are written for it
TOKENS = ("red", "purple", "blue", "orange", "yellow")
ZODIAC = ("gemini", "taurus", "aries")  # forest, mountain, sea
POOL = ("outpost 1", "forum 1", "mint 2", "obelisk 1", "main_gate 2")  # slots 1 … 5
TOPS = ("armoury 2", "castle 3", "quarry 1", "monument 2", "art_workshop 3")
CARDS = ("d01", "d41", "d10", "d20", "d30", "d45")
CITIZENS = (1, 2, 3, 4, 5)  # red … purple
SPEAKERS = (2, 3, 4, 5)


def setup(
    seats: int,
    tokens: tuple[str, ...] = TOKENS,
    zodiac: tuple[str, ...] = ZODIAC,
    cards: tuple[str, ...] = CARDS,
    draft: tuple[int, ...] = (1, 2, 3, 4, 5),
) -> str:
    """The lines of the set-up for first player 0, without the draft's decisions."""
    n_cards = {1: 3, 2: 4, 3: 5, 4: 6}[seats]
    lines = [f"bonus_tokens {','.join(tokens)}"]
    lines += [f"zodiac_deal {t} {z}" for t, z in zip(c.TEMPLES, zodiac, strict=True)]
    lines += [f"pool_tiles {tile}" for tile in POOL]
    lines += [f"pool_order {','.join(c.COLOURS)}"]
    lines += [f"stack_top {tile}" for tile in TOPS]
    lines += [f"citizen_pool {k} {v}" for k, v in zip(c.COLOURS, CITIZENS, strict=True)]
    lines += [f"speaker_roll {v}" for v in SPEAKERS[: max(seats, 2)]]
    lines += [f"district_deal {card}" for card in cards[:n_cards]]
    for colour, value in zip(c.COLOURS, draft, strict=True):
        lines += [f"draft_roll {colour} {value}"] * (1 if seats == 1 else 2)
    return "; ".join(lines)


def start(seats: int = 3, **given: Any) -> Table[Any]:
    """Round 1: player k has two dice; player 0 has red 1 and orange 2, player 1 orange 2 and so on.

    Keywords of `setup`, the others are options.
    """
    parts = {k: given.pop(k) for k in ("tokens", "zodiac", "cards", "draft") if k in given}
    if seats == 1:
        return table("origins", 1, setup(1, **parts) + "; solo_start_dice red,orange", **given)
    given.setdefault("start_player", "seat_0")
    t = table("origins", seats, setup(seats, **parts), **given)
    while t.game.border.decision(t.state) == "draft_die":
        t.do(t.to_move(), t.lines()[0])
    return t


# -- changing a position, pieces conserved


def give(
    t: Table[Any], seat: int, stone: int = 0, food: int = 0, wisdom: int = 0, gold: int = 0
) -> None:
    t.state.players[seat].goods = vec[i64]([stone, food, wisdom, gold])


def goods(t: Table[Any], seat: int) -> tuple[int, ...]:
    """Stone, food, wisdom, gold."""
    return tuple(int(t.state.players[seat].goods[k]) for k in range(4))


def die(name: str) -> int:
    """`red3` as its number."""
    return int(people.die_of(c.COLOURS.index(name[:-1]), int(name[-1])))


def dice(t: Table[Any], seat: int, *names: str) -> None:
    """Exactly these unused patricians; the reserve gives and takes; bases as needed."""
    s, me = t.state, t.state.players[seat]
    for k in range(c.N_DICE):
        s.reserve[people.colour_of(k)] += me.home[k]
        me.home[k] = 0
    for name in names:
        me.home[die(name)] += 1
        s.reserve[people.colour_of(die(name))] -= 1
    me.bases = max(me.bases, int(people.all_patricians(me)))


def home(t: Table[Any], seat: int) -> list[str]:
    me = t.state.players[seat]
    return [
        f"{c.COLOURS[people.colour_of(k)]}{people.value_of(k)}"
        for k in range(c.N_DICE)
        for _ in range(me.home[k])
    ]


def away(t: Table[Any], seat: int, *names: str, place: int = 1) -> None:
    """More patricians, used on a place."""
    s, me = t.state, t.state.players[seat]
    for name in names:
        me.away[(place - 1) * c.N_DICE + die(name)] += 1
        s.reserve[people.colour_of(die(name))] -= 1
    me.bases = max(me.bases, int(people.all_patricians(me)))


def kind(tile: str) -> int:
    """The first kind of a building type."""
    return next(k for k in range(KIT.n_kinds) if c.TYPES[KIT.kind_type[k]] == tile)


def lay(t: Table[Any], seat: int, tiles: dict[tuple[int, int], str]) -> None:
    """Tiles from the unseen ones; `farm` has a mint or workshop on its front."""
    s, me = t.state, t.state.players[seat]
    for (x, y), tile in tiles.items():
        type, _, front = tile.partition(":")
        if type == "farm":
            options = [front] if front else ["workshop", "granary", "market", "harbour", "quarry"]
            k = next(kind(f) for f in options if s.unseen[kind(f)] > 0)
        else:
            k = kind(type)
        assert s.unseen[k] > 0, tile
        s.unseen[k] -= 1
        grid.lay(me, grid.cell(x, y), KIT.farm + k if type == "farm" else k)


def hold(t: Table[Any], seat: int, *cards: str) -> None:
    """These zodiac cards are in play and with the player."""
    s = t.state
    for temple, card in enumerate(cards):
        others = [k for k in range(3) if k != temple and s.zodiac[k] == c.ZODIAC.index(card)]
        for k in others:
            s.zodiac[k] = s.zodiac[temple]
        s.zodiac[temple] = c.ZODIAC.index(card)
        s.holder[temple] = seat


def march_to(t: Table[Any], *stacks: tuple[int, list[int]]) -> None:
    """Military discs: (space, seats bottom first), any order of the spaces."""
    s = t.state
    order = []
    for space, seats in sorted(stacks, key=lambda x: -x[0]):
        for seat in seats:
            s.players[seat].military = space
            order.append(seat)
    rest = [k for k in range(s.seats) if k not in order]
    s.military = vec[i64](order + rest)


def stacks(t: Table[Any]) -> dict[int, list[int]]:
    """Military discs by space, bottom first."""
    found: dict[int, list[int]] = {}
    for k in range(t.state.seats):
        seat = int(t.state.military[k])
        found.setdefault(int(t.state.players[seat].military), []).append(seat)
    return found


def climb_to(t: Table[Any], temple: str, *stacks: tuple[int, list[int]]) -> None:
    """The same for a temple."""
    s, k = t.state, c.TEMPLES.index(temple)
    order = []
    for space, seats in sorted(stacks, key=lambda x: -x[0]):
        for seat in seats:
            s.players[seat].temples[k] = space
            order.append(seat)
    order += [seat for seat in range(s.seats) if seat not in order]
    for i, seat in enumerate(order):
        s.temples[k * s.seats + i] = seat


def temples(t: Table[Any], seat: int) -> tuple[int, ...]:
    return tuple(int(t.state.players[seat].temples[k]) for k in range(3))


def advise(t: Table[Any], seat: int, *colours: str) -> None:
    s = t.state
    s.players[seat].advisors = vec[i64]([c.COLOURS.index(x) for x in colours])
    for x in colours:
        s.reserve[c.COLOURS.index(x)] -= 1


def close(t: Table[Any], seat: int, at: tuple[int, int], name: str) -> None:
    """A die in the seat of a district, without any effect."""
    me = t.state.players[seat]
    me.seat_dice[grid.district_at(me, grid.cell(*at))] = die(name)
    t.state.reserve[people.colour_of(die(name))] -= 1


def tower(t: Table[Any], seat: int, colour: str, height: int) -> None:
    k = c.COLOURS.index(colour)
    t.state.towers[k] -= height - t.state.players[seat].towers[k]
    t.state.players[seat].towers[k] = height


def use(t: Table[Any], seat: int, at: tuple[int, int]) -> None:
    """The seat is asked to use the building there, as if it had just been laid."""
    s = t.state
    tile = int(grid.tile_at(s.players[seat], grid.cell(*at)))
    assert tile >= 0
    s.pop()
    s.push(need_of.ACTION_DONE, seat, 1, 0)
    s.push(need_of.ACTIVATE, seat, tile, -1)
    flow.run(s)


def fire(t: Table[Any], tile: str, at: tuple[int, int] = (1, 1), seat: int = 0) -> None:
    """Lay a building for a seat, and use it."""
    lay(t, seat, {at: tile})
    use(t, seat, at)
    t.do(seat, f"activate {tile} {at[0]} {at[1]}")


def visit(t: Table[Any], line: str) -> None:
    t.do(t.to_move(), f"visit {line}")


def points(t: Table[Any], seat: int) -> int:
    return int(t.state.players[seat].points)


def decision(t: Table[Any]) -> str:
    return str(t.game.border.decision(t.state))


def rule(t: Table[Any], line: str) -> str:
    """The rule that forbids a line; empty if it is possible."""
    refusal = t.refusal(line)
    return "" if refusal is None else refusal.rule


def sound(t: Table[Any]) -> bool:
    return bool(t.game.rules.check(t.state) == "")


def action_ids() -> list[str]:
    return list(ab.ACTIONS)


def pass_all(t: Table[Any]) -> None:
    """Everybody passes; choices on the way take the first option, luck the first outcome."""
    round_now = int(t.state.round)
    while not t.over() and t.state.round == round_now:
        t.do(t.to_move(), "pass" if decision(t) == "choose_action" else t.lines()[0])


def empty_stack(t: Table[Any], colour: str, seat: int, keep: int = 0) -> None:
    """The unseen tiles of a colour go into that seat's city, in a row.

    Without `keep` the open top goes as well; else it stays, with so many unseen tiles.
    """
    s, me = t.state, t.state.players[seat]
    k = c.COLOURS.index(colour)
    tiles = [x for x in range(KIT.n_kinds) if KIT.kind_colour[x] == k for _ in range(s.unseen[x])]
    moved = tiles[: len(tiles) - keep]
    for tile in moved:
        s.unseen[tile] -= 1
    if keep == 0:
        moved.append(int(s.tops[k]))
        s.tops[k] = -1
    for x, tile in enumerate(moved, 1):
        grid.lay(me, grid.cell(-x, 0), tile)
