"""Events: what happened, told as records."""

from typing import Any

import pytest

from megalith.core.table import Table
from megalith.games.stone_age.border.events import NAMES
from tests.games.stone_age.helpers import (
    before_feeding,
    bought,
    buy_slots,
    buying,
    give_cards,
    leave_in_deck,
    start,
    tribe,
    using,
)
from tests.helpers import table


def told(t: Table[Any], script: str) -> list[dict[str, Any]]:
    """Everything that is told of while the script is played."""
    steps = len(t.steps)
    t.play(script)
    return [t.game.border.explain(event, 0) for step in t.steps[steps:] for event in step.events]


def tell(what: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
    return {"tell": what, "seat": seat, **fields}


def tooled(script: str, **owned: Any) -> tuple[Table[Any], str]:
    t = using("forest 2, tool_maker 1, hut 2, field 1", workers=7, seats=4)
    tribe(t, 0, **owned)
    return t, script


def last_tile() -> tuple[Table[Any], str]:
    t = using("building1 1", tiles="b26 b02")
    t.state.left[0] = 0
    tribe(t, 0, goods=(1, 0, 0, 0))
    return t, "choose_group building1; pay_building 1wood"


def tile() -> tuple[Table[Any], str]:
    t = using("building2 1")
    tribe(t, 0, goods=(2, 0, 1, 0))
    return t, "choose_group building2; pay_building 2wood,1stone; draw_tile b09"


def unwanted_tile() -> tuple[Table[Any], str]:
    t = using("building2 1")
    t.play("choose_group building2")
    return t, "decline"


def open_card(place: str) -> tuple[Table[Any], str]:
    t = using(f"{place} 1")
    give_cards(t, 0, "c33 c36", open=True)
    tribe(t, 0, tools=(1, 1, 0))
    return t, f"choose_group {place}; roll_gather 3; choose_tools 1,2 c33"


def empty_deck() -> tuple[Table[Any], str]:
    t = buying("c32")
    leave_in_deck(t, 0)
    return t, "pay_card 1wood"


def fed() -> tuple[Table[Any], str]:
    t = before_feeding(3)
    tribe(t, 0, food=3, track=1, goods=(0, 1, 0, 0))
    tribe(t, 1, food=0)
    tribe(t, 2, food=9)
    return t, "decline; feed 1brick; starve"


def new_round() -> tuple[Table[Any], str]:
    t = before_feeding(2)
    buy_slots(t, "3")
    return t, "decline; draw_card_row c20"


def ended() -> tuple[Table[Any], str]:
    return before_feeding(2, round_cap=1), "decline"


def set_up() -> tuple[Table[Any], str]:
    script = "start_player 1; draw_card_row c05; draw_card_row c06; draw_card_row c07"
    return table("stone_age", 2), script + "; draw_card_row c08; draw_tile b03; draw_tile b04"


CASES: list[tuple[Any, list[dict[str, Any]]]] = [
    (
        set_up,
        [
            tell("start_player", 1),
            *(tell("row_card", -1, slot=k, card=f"c0{k + 5}") for k in range(4)),
            tell("tile_up", -1, stack=0, tile="b03"),
            tell("tile_up", -1, stack=1, tile="b04"),
            tell("round_begins", 1, round=1),
        ],
    ),
    (
        lambda: (start(2), "place_workers quarry 2"),
        [tell("placed", place="quarry", workers=2)],
    ),
    (
        lambda: tooled("choose_group forest; roll_gather 4,5; choose_tools - -"),
        [
            tell("uses", place="forest", workers=2),
            tell("rolled", good="wood", total=9),
            tell("gained", gain={"wood": 3}),
        ],
    ),
    (
        lambda: tooled("choose_group tool_maker", tools=(2, 1, 1)),
        [tell("uses", place="tool_maker", workers=1), tell("tool", slot=2, value=2)],
    ),
    (
        lambda: tooled("choose_group tool_maker", tools=(4, 4, 4)),
        [tell("uses", place="tool_maker", workers=1), tell("tool_lost")],
    ),
    (
        lambda: tooled("choose_group hut"),
        [tell("uses", place="hut", workers=2), tell("worker", workers=8)],
    ),
    (
        lambda: tooled("choose_group field", track=4),
        [tell("uses", place="field", workers=1), tell("track", track=5)],
    ),
    (
        lambda: tooled("choose_group field", track=10),
        [tell("uses", place="field", workers=1), tell("track_full")],
    ),
    (
        lambda: open_card("quarry"),
        [
            tell("uses", place="quarry", workers=1),
            tell("rolled", good="stone", total=3),
            tell("tools_used", tools=[1, 2, "c33"], added=6),
            tell("gained", gain={"stone": 1}),
        ],
    ),
    (
        lambda: (buying("c19"), "pay_card 1wood"),
        [tell("bought_card", card="c19", pay={"wood": 1}), tell("gained", gain={"stone": 2})],
    ),
    (
        lambda: (buying("c11"), "pay_card 1wood"),
        [tell("bought_card", card="c11", pay={"wood": 1}), tell("gained", gain={"food": 7})],
    ),
    (
        lambda: (buying("c27"), "pay_card 1wood"),
        [tell("bought_card", card="c27", pay={"wood": 1}), tell("points", points=3)],
    ),
    (lambda: (buying("c27"), "decline"), [tell("declined", place="card1")]),
    (unwanted_tile, [tell("declined", place="building2")]),
    (
        lambda: (bought("c24"), "roll_card 2,5; choose_tools - -"),
        [tell("rolled", good="wood", total=7), tell("gained", gain={"wood": 2})],
    ),
    (empty_deck, [tell("bought_card", card="c32", pay={"wood": 1}), tell("deck_empty")]),
    (lambda: (bought("c32"), "draw_extra_card c20"), [tell("drew_extra", card="c20")]),
    (
        lambda: (bought("c36"), "take_two_resources 1wood,1gold"),
        [tell("two_resources", gain={"wood": 1, "gold": 1})],
    ),
    (
        lambda: (bought("c01"), "roll_dice_all 6,2; pick_die 6; pick_die 2"),
        [
            tell("rolled_all", dice=[2, 6]),
            tell("picked", face=6),
            tell("track", track=1),
            tell("picked", 1, face=2),
        ],
    ),
    (
        tile,
        [
            tell("uses", place="building2", workers=1),
            tell("built", tile="b02", points=11),
            tell("tile_up", -1, stack=1, tile="b09"),
        ],
    ),
    (
        last_tile,
        [
            tell("uses", place="building1", workers=1),
            tell("built", tile="b26", points=3),
            tell("stack_empty", stack=0),
        ],
    ),
    (
        fed,
        [
            tell("declined", 2, place="card1"),
            tell("income", food=1),
            tell("fed_with", missing=1, pay={"brick": 1}),
            tell("starved", 1, missing=5),
            tell("fed", 2, workers=5),
            tell("round_begins", 1, round=2),
        ],
    ),
    (
        new_round,
        [
            tell("declined", 1, place="card1"),
            tell("fed", 0, workers=5),
            tell("fed", 1, workers=5),
            tell("row_card", -1, slot=3, card="c20"),
            tell("round_begins", 1, round=2),
        ],
    ),
    (
        ended,
        [
            tell("declined", 1, place="card1"),
            tell("fed", 0, workers=5),
            tell("fed", 1, workers=5),
            tell("game_ends", round=1),
        ],
    ),
]


@pytest.mark.parametrize("make,expected", CASES)
def test_what_happens_is_told(make: Any, expected: list[dict[str, Any]]) -> None:
    t, script = make()
    assert told(t, script) == expected


def test_a_worker_who_cannot_come_is_told_of() -> None:
    t = using("hut 2", workers=10)
    assert told(t, "choose_group hut")[-1] == tell("worker_lost")


def test_every_kind_of_event_is_tested_here() -> None:
    tested = {event["tell"] for _, expected in CASES for event in expected}
    assert tested | {"worker_lost"} == set(NAMES)
