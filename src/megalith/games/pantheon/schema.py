"""What a set of components of Pantheon may say; the map has its own file."""

from collections.abc import Iterable
from itertools import pairwise

from megalith.core.conditions import both, total, warned
from megalith.core.errors import TableError
from megalith.core.schema import (
    any_kind,
    bilingual,
    block,
    by_kind,
    each,
    fields,
    fixed,
    ident,
    items,
    one_of,
    pattern,
    provenance,
    text,
    whole,
    yes_no,
)
from megalith.core.spots import Json, Shape, Spot
from megalith.games.pantheon.rules.vocabulary import COMMON, MAX_LEVEL, N_KINDS, NATIONAL, POWERS
from megalith.games.pantheon.schema_map import MAP

NAMED = {"id": fixed, "name": bilingual}
ORIGIN = {"provenance": provenance, "why": text}
MANY = whole(0, 99)
FEW = whole(1, 9)
PIECES = whole(0, 12)  # a colour has twelve of each
TOKENS = tuple(kind for kind in (*COMMON, *POWERS) if kind != "score_offering")


def as_printed(*names: str) -> dict[str, Shape]:
    return dict.fromkeys(names, fixed)


# -- effects


def led_here(at: Spot) -> None:
    """The word that has led to this shape."""


def effects() -> dict[str, Shape]:
    """The shape of an effect of every kind."""
    inside: dict[str, dict[str, Shape]] = {kind: {"n": FEW} for kind in (*COMMON, *POWERS)}
    option = both(fields({"columns": PIECES, "feet": PIECES}), not_nothing)
    inside["gain_pieces"] = {"options": each(option, 1, 4)}
    inside["score_offering"] = {"times": FEW}
    inside["extra_action"] = {"n": fixed}
    inside |= {kind: {} for kind in NATIONAL}
    inside["cards_or_god"] = {"cards": FEW, "numbers_paid": whole(1, N_KINDS)}
    inside["hand_to"] = {"n": whole(1, 12)}
    inside["free_purchase"] = {"coins": FEW}
    shapes = {kind: fields({"type": led_here, **x}) for kind, x in inside.items()}
    shapes["god_from_stack"] = fields({"type": led_here, "n": whole(1, 3)}, {"chain": yes_no})
    shapes["raise_offering"] = fields({"type": led_here, "n": FEW}, {"optional": yes_no})
    return shapes


def not_nothing(at: Spot) -> None:
    if not at.value["columns"] and not at.value["feet"]:
        at.fault(TableError("columns and feet are both 0", "set-no-pieces"))


EFFECTS = effects()


def of_kinds(kinds: Iterable[str]) -> Shape:
    """One to four effects, each of any of these kinds."""
    shapes = {kind: EFFECTS[kind] for kind in kinds}
    return each(any_kind("type", shapes, [first(kind) for kind in shapes]), 1, 4)


def first(kind: str) -> Json:
    """The least effect of a kind, from which an owner goes on."""
    if kind == "gain_pieces":
        return {"type": kind, "options": [{"columns": 1, "feet": 1}]}
    return {"type": kind, "n": 1}


def told(at: Spot) -> None:
    """The effect that the rule book tells in this place, with other numbers perhaps."""
    at.ask(by_kind("type", EFFECTS))
    if not at.faults and isinstance(at.like, dict):
        at.ask(fixed, at.value["type"], "type", at.like["type"])


def as_told(at: Spot) -> None:
    n = len(at.like) if isinstance(at.like, list) else 1
    at.ask(each(told, n, n))


# -- gods, tokens, prices


def falling(at: Spot) -> None:
    """The highest number stands on top of a god."""
    for before, now in pairwise(at.value):
        if now > before:
            why = "the numbers must not rise, but {now} follows {before}"
            at.fault(TableError(why, "set-rises", now=now, before=before))
            return


def dearer(at: Spot) -> None:
    """Every level of an offering costs more than the one before."""
    for before, now in pairwise(at.value):
        if now["price"] <= before["price"]:
            why = "level {level} must cost more than {price}"
            at.fault(
                TableError(why, "set-dearer", level=now["level"], price=before["price"]),
            )


def offering_cards(at: Spot) -> None:
    cards = [card for card in at.value if "kind" in card]
    at.ask(total("count", "components.items.offering_cards"), cards)


def covers(at: Spot) -> None:
    """The table of columns has just one row for each number from 1 to 12."""
    found = sorted(n for row in at.value for n in range(row["from"], row["to"] + 1))
    if found != list(range(1, 13)):
        why = "the rows must cover 1 to {most} once each"
        at.fault(TableError(why, "set-covers", most=12))


GOD = fields(
    {
        **as_printed("id", "timing"),
        "name": text,
        "colour": one_of("yellow", "blue"),
        "copies": whole(1, 40),
        "cost": both(each(whole(1, 8), 1, N_KINDS), warned(falling)),
        "cards_only": yes_no,
        "effects": as_told,
        "text": bilingual,
    },
    ORIGIN,
)


def no_colour(found: str) -> TableError:
    return TableError("expected a colour as #2e7d32, not {found}", "set-colour", found=found)


def no_label(found: str) -> TableError:
    return TableError("expected one to three letters, not {found}", "set-label", found=found)


COLOUR = pattern("#[0-9a-f]{6}", no_colour)
LABEL = pattern(r"\w{1,3}", no_label)
TOKEN = {"id": ident, "count": whole(1, 40), "effects": of_kinds(TOKENS), "text": bilingual}
NATION = fields(
    {
        **NAMED,
        "colour": COLOUR,
        "label": LABEL,
        "order": fixed,
        "effects": as_told,
        "text": bilingual,
    }
)
START = fields(
    {"columns": PIECES, "feet": PIECES, "hand": whole(0, 15), "bonus_tokens": fixed}
    | {"points": fixed}
)
BY_PLAYERS = items(fields({"players": fixed, "columns": PIECES, "feet": PIECES}), 3, 3, "players")
PLAYER = {
    "colours": items(fields(NAMED), 4, 4),
    **as_printed("columns_total", "feet_total"),
    "start": START,
    "start_by_players": block({"items": BY_PLAYERS}),
}
EPOCHS = {
    **as_printed("number", "scoring_after", "gods_on_board", "booty_on_board"),
    "god_points": each(MANY, 6, 6),
    "end_points": MANY,
}
CARD = fields(
    {"id": fixed, "count": whole(1, 75), "name": bilingual},
    {"provenance": provenance, "steps": FEW, "kind": fixed, "coins": fixed},
)
CARDS = {
    "row_size": whole(1, 9),
    "draw_action_cards": FEW,
    "follower_cards": whole(0, 9),
    "items": both(
        items(CARD, 6, 6), total("count", "components.items.action_cards"), offering_cards
    ),
}
COIN = fields({"id": fixed, "count": whole(1, 7), "coins": whole(2, 9), "name": bilingual})
LEVEL = fields({"level": fixed, "price": whole(1, 99)}, {"provenance": provenance})
OFFERINGS = {
    **as_printed("token_sorts", "max_tokens_per_player_and_kind"),
    "kinds": items(fields(NAMED), N_KINDS, N_KINDS),
    "levels": both(items(LEVEL, MAX_LEVEL, MAX_LEVEL, "level"), dearer),
}
COSTS = {
    **dict.fromkeys(("big_foot_steps", "place_on_free_hex", "place_on_shared_hex"), FEW),
    **dict.fromkeys(("buy_foot", "buy_column"), FEW),
    "pieces_per_hex": whole(1, 4),
    "own_pieces_per_hex": fixed,
}
ROW = fields({"from": whole(1, 12), "to": whole(1, 12), "each": MANY})
DEMIGOD = fields({**as_printed("value", "group"), "count": whole(0, 21)})


def counted(token: Shape, contents: str, most: int) -> Shape:
    """Tokens of any sorts, as many in all as the box has."""
    return both(items(token, 1, most), total("count", f"components.items.{contents}"))


SCHEMA: Shape = fields(
    {
        **as_printed("game", "provenance_words", "editing", "components"),
        "player": block(PLAYER),
        "epochs": block(EPOCHS),
        "cards": block(CARDS),
        "special_money": block(
            {
                **as_printed("start_order", "order_after_persia"),
                "items": both(
                    items(COIN, 4, 4), total("count", "components.items.special_money_cards")
                ),
            }
        ),
        "offerings": block(OFFERINGS),
        "costs": block(COSTS),
        "scoring": block({"columns": both(each(ROW, 1, 12), covers), "tie_break": fixed}),
        "demigods": block(
            {
                "stack_order": fixed,
                "items": both(
                    items(DEMIGOD, 6, 6, "value"), total("count", "components.items.demigod_tokens")
                ),
            }
        ),
        "effect_types": fixed,
        "gods": block(
            {
                "timing_words": fixed,
                "items": both(items(GOD, 10, 10), total("copies", "components.items.god_tokens")),
            }
        ),
        "booty": block({"items": counted(fields(TOKEN, ORIGIN), "booty_tokens", 40)}),
        "bonus": block({"items": counted(fields(TOKEN, ORIGIN), "bonus_tokens", 6)}),
        "nations": block({"order_words": fixed, "items": items(NATION, 8, 8)}),
        "map": MAP,
        "scoring_notation": fixed,
    }
)
