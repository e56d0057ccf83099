"""Options, and a data file that an owner of the printed game has edited (H, PA-186)."""

import copy
from typing import Any

import pytest

from megalith.core import play, record, sets
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.choices import Choices
from megalith.core.data import components
from megalith.core.game import Title
from megalith.core.judge import judge
from megalith.core.table import Table
from megalith.games.pantheon.rules import paths
from tests.games.pantheon.helpers import at_turn, demigods, give, new_table
from tests.helpers import new_state

DATA = components("pantheon")
WORDS = {"en": "Ours", "pl": "Nasze"}


@pytest.mark.rule("PA-179")
@pytest.mark.parametrize(("seats", "columns", "feet"), [(2, 5, 6), (3, 4, 5), (4, 3, 4)])
def test_pieces_at_the_start_by_the_number_of_players(seats: int, columns: int, feet: int) -> None:
    for me in new_table(seats, start_material="by_players").state.players:
        assert (me.columns, me.feet) == (columns, feet)
        assert (me.spare_columns, me.spare_feet) == (12 - columns, 12 - feet)
    for me in new_table(seats).state.players:
        assert (me.columns, me.feet) == (3, 4)


@pytest.mark.rule("PA-185")
def test_known_cards_and_demigods_can_be_left_to_memory() -> None:
    for shown in (True, False):
        t = at_turn(2, show_known_cards=shown, show_known_demigods=shown)
        give(t, 1, known=True, move=2)
        demigods(t, 1, 3)
        theirs = t.game.border.view(t.state, 0)["players"][1]
        assert ("known" in theirs) == ("demigods" in theirs) == shown
        assert theirs["hand_size"] == 2 and theirs["demigod_tokens"] == 1
        own = t.game.border.view(t.state, 1)["players"][1]
        assert own["hand"] == {"move": 2} and own["demigods"] == [3]


# -- an edited data file


def altered() -> dict[str, Any]:
    """Another map, other costs, counts, prices, tokens and points."""
    data = copy.deepcopy(DATA)
    for god in data["gods"]["items"]:
        god["copies"] = {"surparit": 2, "traitera": 6}.get(god["id"], 4)
        god["cost"] = [6] if god["id"] == "gadicea" else god["cost"]
    for item, count in zip(data["demigods"]["items"], (2, 2, 2, 5, 5, 5), strict=True):
        item["count"] = count
    data["booty"]["items"] = [
        {"id": "all_in_one", "count": 30, "effects": _many_effects(), "text": WORDS},
        {"id": "wings", "count": 10, "effects": [{"type": "jump", "n": 1}], "text": WORDS},
    ]
    data["bonus"]["items"][5]["effects"] = [{"type": "place_column", "n": 2}]
    for level, price in zip(data["offerings"]["levels"], (2, 4, 7, 11), strict=True):
        level["price"] = price
    for card, count in zip(data["cards"]["items"][1:5], (14, 10, 10, 10), strict=True):
        card["count"] = count
    data["epochs"]["god_points"] = [2, 2, 3, 3, 4, 9]
    data["scoring"]["columns"] = [{"from": 1, "to": 12, "each": 2}]
    data["map"].update(_other_map())
    return data


def _many_effects() -> list[dict[str, Any]]:
    return [
        {"type": "draw_cards", "n": 1},
        {"type": "raise_offering", "n": 1},
        {"type": "gain_pieces", "options": [{"columns": 1, "feet": 2}, {"columns": 2, "feet": 0}]},
        {"type": "demigods", "n": 1},
    ]


def _other_map() -> dict[str, Any]:
    """A rhombus of 20 by 12 hexes; column hexes come in touching pairs."""
    nations = [n["id"] for n in DATA["nations"]["items"]]
    starts, slots, columns = [], [], []
    for k, nation in enumerate(nations):
        q, r = 2 + 5 * (k % 4), 3 + 6 * (k // 4)
        starts.append({"nation": nation, "q": q, "r": r})
        for slot, (dq, dr) in enumerate(((-1, 0), (1, 1), (-1, 2), (0, -2), (1, -1))):
            place = {"nation": nation, "slot": slot, "q": q + dq, "r": r + dr}
            slots.append(
                {
                    **place,
                    "min_players": (2, 2, 2, 3, 4)[slot],
                    "printed": (None, None, None, 3, 4)[slot],
                }
            )
        for n, dr in enumerate((0, 1)):
            columns.append({"id": f"pillar_{k}_{n}", "name": WORDS, "q": q + 2, "r": r + dr})
    return {
        "hexes": [{"q": q, "r": r, "terrain": "land"} for r in range(12) for q in range(20)],
        "columns": columns,
        "starts": starts,
        "booty_slots": slots,
        "labels": [],
    }


def altered_game() -> Title[Any]:
    return load("pantheon", sets.changes("pantheon", altered()))


@pytest.mark.rule("PA-186")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edited_set_with_another_map_is_played_without_any_other_change(seats: int) -> None:
    game, out = altered_game(), Choices()
    kit: Any = game.kit
    small = 4 + 2 + 10 + 10 + 1 + 2 + 6 + 4 + 2 + 2 + 10 + 24 + 2
    assert game.rules.n_actions == 18 + 240 + 17 + 864 + 7**4 + small
    assert kit.n_hexes == 240 and len(kit.column_ids) == 16 and kit.n_booty == 2
    s = new_state(game, seats, {})
    assert play.audit(game.rules, s, rng_from("edited", seats), 40000, out) == ""


@pytest.mark.rule("PA-186")
def test_a_record_of_an_edited_set_is_verified() -> None:
    t: Table[Any] = Table(altered_game(), 2, {"start_player": "seat_0"}, FairSource("edited"))
    while not t.over():
        t.do_code(t.legal()[len(t.steps) % len(t.legal())])
    assert record.verify(record.to_json(t))["over"]


@pytest.mark.rule("PA-078")
def test_columns_that_touch_each_other_are_joined_one_by_the_other() -> None:
    game, out = altered_game(), Choices()
    kit: Any = game.kit
    s = Table(game, 2, {"start_player": "seat_0"}, FairSource("x")).state
    while s.temple < 0 or s.phase < 2:
        game.rules.choices(s, out)
        game.rules.apply(s, out.codes[0])
    s.board = kit.blank[:]
    q, r = int(kit.q[s.temple]), int(kit.r[s.temple])
    near, far = kit.at(q + 2, r), kit.at(q + 2, r + 1)
    for hex in (near, far):
        paths.lay_unlinked(s, 0, hex)
    assert not paths.is_linked(s, 0, near) and not paths.is_linked(s, 0, far)
    paths.lay(s, 0, kit.at(q + 1, r))
    assert paths.is_linked(s, 0, near) and paths.is_linked(s, 0, far)
    assert paths.reach(s, 0, 0)[kit.at(q + 3, r + 1)] & paths.BESIDE


def _spoil(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    *way, last = path.split(".")
    at: Any = data
    for key in way:
        at = at[int(key) if key.isdigit() else key]
    at[int(last) if last.isdigit() else last] = value
    return data


FAULTS = [
    ("gods.items.0.copies", 5),
    ("gods.items.0.copies", 0),
    ("gods.items.0.cost", []),
    ("gods.items.0.cost", [1, 1, 1, 1, 1]),
    ("gods.items.0.timing", "never"),
    ("gods.items.9.timing", "lasting"),
    ("booty.items.0.count", 11),
    ("booty.items.0.effects", [{"type": "free_purchase", "coins": 2}]),
    ("booty.items.0.effects", [{"type": "draw_cards", "n": 0}]),
    ("booty.items.0.effects", [{"type": "gain_pieces", "options": []}]),
    ("booty.items.0.id", "booty_god"),
    ("bonus.items.0.effects", [{"type": "fly", "n": 1}]),
    ("cards.items.1.count", 12),
    ("demigods.items.0.count", 4),
    ("demigods.items.0.value", 2),
    ("offerings.levels.1.price", 1),
    ("epochs.god_points", [1, 2, 3]),
    ("scoring.columns.0.to", 4),
    ("map.hexes.0", {"q": 99, "r": 99, "terrain": "land"}),
    ("map.hexes.1", {"q": 4, "r": 0, "terrain": "land"}),
    ("map.columns.0.q", 99),
    ("map.columns.1.id", "suebia"),
    ("map.columns", []),
    ("map.starts.0.nation", "roma"),
    ("map.starts.0", {"nation": "gallia", "q": 2, "r": 4}),
    ("map.booty_slots.0.q", 99),
    ("map.booty_slots.0.min_players", 3),
    ("map.booty_slots.0.slot", 1),
    ("nations.items.0.effects", [{"type": "extra_action", "n": 1}]),
]


@pytest.mark.rule("PA-186")
@pytest.mark.parametrize(("path", "value"), FAULTS)
def test_a_file_that_fails_its_checks_is_refused(path: str, value: Any) -> None:
    said = [str(fault) for fault in judge("pantheon", _spoil(path, value)).faults]
    block = path.split(".")[0]
    assert any(line.startswith(f"{block}.") and "\n" not in line for line in said), said
