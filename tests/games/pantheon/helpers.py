"""Positions of Pantheon for tests: a clean table at the start of a turn, and ways to change it.

Every change keeps the pieces, cards and tokens of the box together; `check` says so.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.catalogue import load
from megalith.core.data import shipped_as
from megalith.core.game import CHANCE
from megalith.core.table import Table
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules import paths
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.vocabulary import MOST_LAID
from tests.helpers import rule as rule

KIT = PantheonKit(shipped_as("pantheon", 1))  # the examples of the rules are written for it

CALM = ("stonkus", "gadicea", "vinthrad", "gaiviles", "depraccus")  # gods that bring nothing else


def new_table(seats: int = 2, **options: Any) -> Table[Any]:
    """A table before any luck; seat 0 begins unless the options say otherwise."""
    return Table(load("pantheon", {}), seats, {"start_player": "seat_0", **options})


def luck(t: Table[Any], **wishes: Any) -> Table[Any]:
    """Let luck speak until a seat decides: what is wished for first, then anything calm."""
    queues = {word: list(v) if isinstance(v, list | tuple) else [v] for word, v in wishes.items()}
    while t.to_move() == CHANCE:
        word = t.game.border.decision(t.state)
        records = t.records()
        if queues.get(word):
            wish = str(queues[word].pop(0))
            record = next(r for r in records if str(list(r.values())[1]) == wish)
        else:
            calm = [r for r in records if _is_calm(r)]
            record = (calm or records)[0]
        t.do(CHANCE, record)
    assert not any(queues.values()), f"luck did not speak of {queues}"
    return t


def _is_calm(record: dict[str, Any]) -> bool:
    if "god" in record:
        return record["god"] in CALM
    return record.get("token") not in ("booty_demigod", "bonus_column", "bonus_offering_2")


def prepared(seats: int = 2, nation: str = "roma", **wishes: Any) -> Table[Any]:
    """A table whose preparation of epoch 1 goes as wished, up to the first decision."""
    names = {o.id for o in load("pantheon", {}).options}
    options = {k: wishes.pop(k) for k in list(wishes) if k in names}
    return luck(new_table(seats, **options), draw_nation=nation, **wishes)


def at_turn(seats: int = 2, nation: str = "roma", seat: int = 0, **options: Any) -> Table[Any]:
    """The first turn of an epoch of that nation, everybody with 3 columns, 4 feet, nothing else."""
    t = luck(new_table(seats, **options), draw_nation="roma")
    while t.state.phase == 1:  # bonus tokens that ask something
        t.do_code(t.legal()[0])
        luck(t)
    s = t.state
    s.nation = KIT.nations.index(nation)
    s.unseen = (1 << len(KIT.nations)) - 1 - (1 << s.nation)
    s.board = KIT.blank[:]
    s.temple = int(KIT.start_hex[s.nation])
    for me in s.players:
        empty_hand(t, me)
        _lay_down(s, me)
    lay_out(t, *CALM[: seats + 1])
    turn_of(t, seat)
    check(t)
    return t


def _lay_down(s: Any, me: Any) -> None:
    for god in range(len(KIT.gods)):
        s.god_stack[god] += me.gods[god]
        me.gods[god] = 0
    for k in range(len(KIT.demigods)):
        s.demigods[k] += me.shown[k] + me.secret[k]
        me.shown[k] = me.secret[k] = 0
    for token in range(len(KIT.tokens)):
        me.tokens[token] = 0
    for kind in range(len(KIT.kinds)):
        me.levels[kind] = 0
    me.feet, me.columns, me.spare_feet, me.spare_columns = 4, 3, 8, 9
    me.score = vec[i64]([0] * len(me.score))


def turn_of(t: Table[Any], seat: int) -> None:
    """It is the turn of that seat, as if it had just begun."""
    s = t.state
    s.phase, s.turn, s.depth = 2, seat, 0
    s.ready = int(s.players[seat].gods[KIT.gods.index("traitera")])
    s.push(n.AFTER_ACTION, seat, 0, 0)
    s.push(n.CHOOSE_ACTION, seat, 0, 0)


def set_epoch(t: Table[Any], epoch: int) -> None:
    """The same position in another epoch; the bag is as large as it is then."""
    t.state.epoch = epoch
    spread(t, *(KIT.booty[t.state.booty[k]] if t.state.booty[k] >= 0 else None for k in range(5)))


def check(t: Table[Any]) -> None:
    assert t.game.rules.check(t.state) == ""


# -- changing a position


def hex_at(q: int, r: int) -> int:
    hex = KIT.at(q, r)
    assert hex >= 0, (q, r)
    return hex


def empty_hand(t: Table[Any], me: Any) -> None:
    for card in range(len(KIT.cards)):
        t.state.deck[card] += me.hand[card]
        me.hand[card] = me.known[card] = 0


def give(t: Table[Any], seat: int, known: bool = False, **cards: int) -> None:
    """Cards from the deck, or from the special money stack, into a hand."""
    s, me = t.state, t.state.players[seat]
    for id, count in cards.items():
        card = KIT.cards.index(id)
        for _ in range(count):
            if s.deck[card] > 0:
                s.deck[card] -= 1
            else:
                s.money[card - 6] -= 1
            me.hand[card] += 1
            me.known[card] += 1 if known else 0
    check(t)


def offerings(t: Table[Any], seat: int, **counts: int) -> None:
    cards = {f"offering_{kind}": count for kind, count in counts.items()}
    give(t, seat, known=False, **cards)


def own(t: Table[Any], seat: int, **gods: int) -> None:
    """Gods from the stack face up before a player."""
    for id, count in gods.items():
        god = KIT.gods.index(id)
        t.state.god_stack[god] -= count
        t.state.players[seat].gods[god] += count
        assert t.state.god_stack[god] >= 0
    if t.state.turn == seat:
        t.state.ready = int(t.state.players[seat].gods[KIT.gods.index("traitera")])


def keep(t: Table[Any], seat: int, token: str, count: int = 1) -> None:
    t.state.players[seat].tokens[KIT.tokens.index(token)] += count


def level(t: Table[Any], seat: int, **levels: int) -> None:
    for kind, value in levels.items():
        t.state.players[seat].levels[KIT.kinds.index(kind)] = value


def lay_out(t: Table[Any], *gods: str) -> None:
    """Just these gods lie on the board."""
    s = t.state
    for place in range(MOST_LAID):
        if s.offer[place] >= 0:
            s.god_stack[s.offer[place]] += 1
        s.offer[place] = KIT.gods.index(gods[place]) if place < len(gods) else -1
        if place < len(gods):
            s.god_stack[s.offer[place]] -= 1
    show(t)


def spread(t: Table[Any], *tokens: str | None) -> None:
    """Just this booty lies on the slots of the nation; the bag stays as large as it was."""
    s = t.state
    for slot in range(MOST_LAID):
        if s.booty[slot] >= 0:
            s.bag[s.booty[slot]] += 1
        s.booty[slot] = -1
    for slot, token in enumerate(tokens):
        s.booty[slot] = -1 if token is None else KIT.booty.index(token)
        if token is not None:
            s.bag[s.booty[slot]] -= 1
    size = 40 - sum(s.bag[k] for k in range(KIT.n_booty)) - (s.seats + 1) * s.epoch
    k = 0
    while size < 0:  # tokens that were used in the epochs before
        if s.bag[k] > 1:
            s.bag[k] -= 1
            size += 1
        k = (k + 1) % KIT.n_booty
    show(t)


def show(t: Table[Any], *values: int) -> None:
    """Face-up demigods in the order turned up; by default as many as the board brings."""
    s = t.state
    for i in range(s.piled):
        s.demigods[s.pile[i]] += 1
        s.pile[i] = 0
    s.piled = 0
    wanted = list(values)
    if not values:
        gods = sum(2 for k in range(MOST_LAID) if s.offer[k] == KIT.gods.index("plaesiris"))
        booty = sum(1 for k in range(MOST_LAID) if s.booty[k] == KIT.booty.index("booty_demigod"))
        wanted = [1 + k % 3 for k in range(gods + booty)]
    for value in wanted:
        s.demigods[value - 1] -= 1
        s.pile[s.piled] = value - 1
        s.piled += 1


def feet(t: Table[Any], seat: int, *hexes: tuple[int, int]) -> None:
    """Own pieces laid in this epoch, feet or columns as the hexes say; booty is left alone."""
    s, me = t.state, t.state.players[seat]
    for q, r in hexes:
        kept = s.booty[:]
        if KIT.is_column[hex_at(q, r)]:
            _own_piece(me, "columns", "spare_columns")
        else:
            _own_piece(me, "feet", "spare_feet")
        paths.lay(s, seat, hex_at(q, r))
        s.booty = kept
        s.picked = vec[i64]([-1] * MOST_LAID)


def old_columns(t: Table[Any], seat: int, *hexes: tuple[int, int]) -> None:
    """Columns of earlier epochs."""
    for q, r in hexes:
        _own_piece(t.state.players[seat], "columns", "spare_columns")
        paths.lay_unlinked(t.state, seat, hex_at(q, r))


def _own_piece(me: Any, reserve: str, spare: str) -> None:
    """Positions of tests may use the general reserve, so that the personal one stays."""
    if getattr(me, spare) > 0:
        setattr(me, spare, getattr(me, spare) - 1)
        setattr(me, reserve, getattr(me, reserve) + 1)


def demigods(t: Table[Any], seat: int, *values: int, secret: bool = False) -> None:
    """Demigods of the stack with a player; high ones come when no low one is left."""
    me = t.state.players[seat]
    for value in values:
        for low in range(3 if value > 3 else 0):
            t.state.demigod_box[low] += t.state.demigods[low]
            t.state.demigods[low] = 0
        t.state.demigods[value - 1] -= 1
        (me.secret if secret else me.shown)[value - 1] += 1


def bonus_of(token: str) -> int:
    return KIT.bonus.index(token)


# -- looking


def hand(t: Table[Any], seat: int) -> dict[str, int]:
    me = t.state.players[seat]
    return {card: int(me.hand[k]) for k, card in enumerate(KIT.cards) if me.hand[k]}


def size(t: Table[Any], seat: int) -> int:
    return sum(hand(t, seat).values())


def points(t: Table[Any], seat: int) -> int:
    return int(sum(t.state.players[seat].score))


def asked(t: Table[Any]) -> str:
    return t.game.border.decision(t.state)


def places(t: Table[Any]) -> dict[tuple[int, int], int]:
    """The hexes that the one asked can lay a piece on, with the cost."""
    return {(x["q"], x["r"]): x["cost"] for x in t.game.border.view(t.state, None)["targets"]}


def why(t: Table[Any], line: str) -> str:
    """The key of the refusal of a line."""
    refusal = t.refusal(line)
    assert refusal is not None, f"{line} is allowed"
    return refusal.key


def board(t: Table[Any], seat: int) -> set[tuple[int, int]]:
    """Where the pieces of a seat are."""
    pieces = t.game.border.view(t.state, None)["pieces"]
    return {(p["q"], p["r"]) for p in pieces if p["seat"] == seat}


def all_gods() -> int:
    return sum(int(KIT.god_copies[k]) for k in range(len(KIT.gods)))
