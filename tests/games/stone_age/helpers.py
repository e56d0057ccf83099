"""Short ways to put a table of Stone Age where a test needs it."""

from typing import Any

from megalith.core.data import shipped
from megalith.core.kit import bits
from megalith.core.table import Table
from megalith.games.stone_age.rules.components import StoneAgeKit
from tests.helpers import rule as rule
from tests.helpers import table

KIT = StoneAgeKit(shipped("stone_age"))

QUIET = "c11 c12 c13 c14"  # cards that only give food
TILES_UP = "b01 b02 b03 b04"


def start(seats: int = 4, row: str = QUIET, tiles: str = TILES_UP, **options: Any) -> Table[Any]:
    """A new game with all luck of the set-up chosen; seat 0 begins unless an option says else."""
    t = table("stone_age", seats, **{"start_player": "seat_0", **options})
    for card in row.split():
        t.play(f"draw_card_row {card}")
    for tile in tiles.split()[:seats]:
        t.play(f"draw_tile {tile}")
    return t


def using(groups: str, seats: int = 2, workers: int = 5, **set_up: Any) -> Table[Any]:
    """Seat 0 stands on these places (`forest 2, card1 1`) and uses its workers now.

    Its other workers hunt; everybody else hunts with all workers.
    """
    t = start(seats, **set_up)
    tribe(t, 0, workers=workers)
    wanted = [group.strip() for group in groups.split(",")]
    while t.state.phase == 1:
        seat = t.to_move()
        if seat == 0 and wanted:
            t.play(f"place_workers {wanted.pop(0)}")
        else:
            t.play(f"place_workers hunt {t.state.players[seat].home}")
    return t


def buying(card: str, seats: int = 2) -> Table[Any]:
    """Seat 0 has a wood and decides about this card in the cheapest slot."""
    others = [id for id in QUIET.split() if id != card][:3]
    t = using("card1 1", seats=seats, row=" ".join([card, *others]))
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1")
    return t


def bought(card: str, seats: int = 2) -> Table[Any]:
    """Seat 0 has just paid for this card."""
    t = buying(card, seats)
    t.play("pay_card 1wood")
    return t


def before_feeding(seats: int = 2, **set_up: Any) -> Table[Any]:
    """Everybody has used everything; the last player is about to decline `card1`."""
    t = start(seats, **set_up)
    last = seats - 1
    for seat in range(last):
        t.play(f"place_workers hunt {t.state.players[seat].home}")
    t.play("place_workers card1 1; place_workers hunt 4")
    for seat in range(seats):
        dice = ",".join(["1"] * int(t.state.placed[seat]))
        t.play(f"choose_group hunt; roll_gather {dice}; choose_tools - -")
    t.play("choose_group card1")
    assert t.to_move() == last
    return t


def tribe(
    t: Table[Any],
    seat: int,
    workers: int | None = None,
    food: int | None = None,
    track: int | None = None,
    score: int | None = None,
    goods: tuple[int, ...] | None = None,
    tools: tuple[int, ...] | None = None,
    used: tuple[int, ...] | None = None,
) -> None:
    """Set what a player owns; `used` are slots 1 to 3."""
    me = t.state.players[seat]
    if workers is not None:
        me.home += workers - me.workers
        me.workers = workers
    me.food = me.food if food is None else food
    me.track = me.track if track is None else track
    me.score = me.score if score is None else score
    for k, n in enumerate(goods or ()):
        me.goods[k] = n
    for k, n in enumerate(tools or ()):
        me.tools[k] = n
    if used is not None:
        me.used = sum(1 << (slot - 1) for slot in used)


def give_cards(t: Table[Any], seat: int, ids: str, open: bool = False) -> None:
    """Cards of the deck go to a player; the kept ones lie open if told so."""
    for id in ids.split():
        card = KIT.cards.index(id)
        assert bits.has(t.state.deck, card), f"{id} is not in the deck"
        t.state.deck &= ~bits.bit(card)
        t.state.players[seat].cards |= bits.bit(card)
        if open:
            t.state.players[seat].open |= bits.bit(KIT.kept_bit[card])


def leave_in_deck(t: Table[Any], n: int, owner: int = 1) -> None:
    """All but the last n unseen cards go to a player."""
    unseen = bits.members(t.state.deck)
    give_cards(t, owner, " ".join(KIT.cards[k] for k in unseen[: len(unseen) - n]))


def buy_slots(t: Table[Any], slots: str, owner: int = 0) -> None:
    """The cards of these slots are with a player, as if bought."""
    for slot in slots.split():
        card = t.state.row[int(slot) - 1]
        t.state.row[int(slot) - 1] = -1
        t.state.players[owner].cards |= bits.bit(card)


def give_buildings(t: Table[Any], seat: int, n: int) -> None:
    """So many tiles, taken from the fullest stacks unseen."""
    for _ in range(n):
        tile = bits.members(t.state.pool)[-1]
        stack = max(range(4), key=lambda k: t.state.left[k])
        t.state.left[stack] -= 1
        t.state.pool &= ~bits.bit(tile)
        t.state.players[seat].buildings |= bits.bit(tile)


# -- asking


def goods(t: Table[Any], seat: int = 0) -> tuple[int, ...]:
    return tuple(t.state.players[seat].goods)


def tools(t: Table[Any], seat: int = 0) -> tuple[int, ...]:
    return tuple(t.state.players[seat].tools)


def used(t: Table[Any], seat: int = 0) -> list[int]:
    """The slots of used tools."""
    return [k + 1 for k in bits.members(t.state.players[seat].used)]


def cards(t: Table[Any], seat: int = 0) -> list[str]:
    return [KIT.cards[k] for k in bits.members(t.state.players[seat].cards)]


def open_cards(t: Table[Any], seat: int = 0) -> list[str]:
    return list(t.game.border.view(t.state, seat)["players"][seat]["open"])


def buildings(t: Table[Any], seat: int = 0) -> list[str]:
    return [KIT.tiles[k] for k in bits.members(t.state.players[seat].buildings)]


def row(t: Table[Any]) -> list[str | None]:
    return list(t.game.border.view(t.state, None)["row"])


def deck(t: Table[Any]) -> int:
    return int(bits.size(t.state.deck))


def decision(t: Table[Any]) -> str:
    return str(t.game.border.decision(t.state))


def numbers_at(t: Table[Any], place: str) -> list[int]:
    """How many workers may be placed there now."""
    return [r["workers"] for r in t.records() if r.get("place") == place]


def places(t: Table[Any]) -> list[str]:
    """Every place that can be chosen now."""
    return list(dict.fromkeys(r["place"] for r in t.records()))


def sheet(t: Table[Any], seat: int = 0) -> dict[str, int]:
    """The lines of a player's score sheet."""
    return dict(t.game.rules.sheets(t.state)[seat].lines)
