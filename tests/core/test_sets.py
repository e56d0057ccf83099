"""Sets of components: side by side in one process, told by what differs, carried by records."""

import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

from megalith.bots import match, roster
from megalith.core import data, position, record, sets
from megalith.core.catalogue import TITLES, find, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.errors import RecordError, TableError
from megalith.core.game import Title
from megalith.core.table import Table
from tests.helpers import new_state

RICH: dict[str, Any] = {  # more food and workers at the start, a dear first card, a cheap building
    "player": {"start": {"food": 31}, "workers_start": 6},
    "card_row": {"slots": [{"place": f"card{k}", "cost": 5 - k} for k in range(1, 5)]},
    "buildings": {"items": {"b01": {"points": 33}}},
}
OTHERS: dict[str, dict[str, Any]] = {
    "stone_age": RICH,
    "akropolis": {"starting_stones": {"by_seat": [5, 6, 7, 8]}, "scoring": {"points_per_stone": 2}},
    "pantheon": {
        "epochs": {"end_points": 7},
        "player": {"start": {"hand": 6}},
        "costs": {"buy_foot": 2},
        "gods": {"items": {"gadicea": {"cost": [6]}}},
    },
    "origins": {
        "setup": {"player": {"gold": 9, "wisdom": 5}},
        "advisor_track": {"vp": [2, 5, 9, 14, 20]},
        "buildings": {"items": {"obelisk": {"stone_costs": [0, 1, 2, 3, 4]}}},
    },
}
SHORT: dict[str, dict[str, Any]] = {
    "stone_age": {"round_cap": 3},
    "pantheon": {"epoch_turn_limit": 2},
    "origins": {"round_cap": 3},
}
EVERY = pytest.mark.parametrize("title", OTHERS)


def test_every_title_is_here() -> None:
    assert set(OTHERS) == set(TITLES)


def rich() -> Title[Any]:
    return load("stone_age", RICH)


def short(game: Title[Any]) -> dict[str, Any]:
    return SHORT.get(game.id, {})


def played(game: Title[Any], seed: int) -> Table[Any]:
    table: Table[Any] = Table(game, 2, short(game), FairSource(f"sets {seed}"))
    rng = rng_from("sets", seed)
    while not table.over():
        codes = table.legal()
        table.do_code(codes[rng.below(len(codes))])
    return table


def test_a_set_is_made_once_and_nothing_that_differs_is_the_shipped_one() -> None:
    plain = load("stone_age", {})
    assert plain is load("stone_age", {}) and plain.kit is not None and plain.kit.shipped
    assert rich() is load("stone_age", json.loads(json.dumps(RICH))) is not plain
    same = {"player": {"workers_start": 5}}
    assert load("stone_age", same) is plain


def test_only_what_differs_is_told_and_gives_the_whole_again() -> None:
    kit = rich().kit
    assert kit is not None
    assert kit.facts["buildings"]["items"][0]["points"] == 33
    told = sets.changes("stone_age", kit.facts)
    assert set(told) == {"player", "card_row", "buildings"}
    assert told["buildings"] == {"items": {"b01": {"points": 33}}}
    assert sets.whole("stone_age", told) == kit.facts
    shorter = json.loads(json.dumps(kit.facts))
    del shorter["cards"]["items"][3]
    del shorter["food"]["divider"]
    assert sets.whole("stone_age", sets.changes("stone_age", shorter)) == shorter


def test_the_shipped_facts_stay_as_they_are() -> None:
    before = sets.digest(data.shipped("stone_age"))
    played(rich(), 1)
    data.components("stone_age")["player"].clear()
    assert sets.digest(data.shipped("stone_age")) == before


@EVERY
def test_two_sets_are_played_at_once(title: str) -> None:
    """Step by step in turn, both tables go on as if they were alone."""
    games = [load(title, {}), load(title, OTHERS[title])]
    alone = [record.to_json(played(game, 5)) for game in games]
    tables: list[Table[Any]] = [Table(game, 2, short(game), FairSource("sets 5")) for game in games]
    rngs = [rng_from("sets", 5) for _ in games]
    while not all(table.over() for table in tables):
        for table, rng in zip(tables, rngs, strict=True):
            if not table.over():
                codes = table.legal()
                table.do_code(codes[rng.below(len(codes))])
    assert [record.to_json(table) for table in tables] == alone


def test_a_table_is_set_up_by_its_own_numbers() -> None:
    games = [load("stone_age", {}), rich()]
    states = [new_state(game, 2, {}) for game in games]
    assert [s.players[0].food for s in states] == [12, 31]
    assert [s.players[0].workers for s in states] == [5, 6]


@EVERY
@pytest.mark.parametrize("name", ["greedy", "search:4"])
def test_bots_think_with_the_set_of_their_table(name: str, title: str) -> None:
    for game in (load(title, OTHERS[title]), load(title, {})):
        s = new_state(game, 2, short(game))
        bots = [roster.make(name), roster.make("random")]
        match.play(game, s, bots, rng_from("luck"), rng_from("minds"), None)
        assert s.kit is game.kit and game.rules.check(s) == ""


def test_learners_see_the_numbers_of_the_set() -> None:
    names = rich().mind.slots(2)
    assert names == load("stone_age", {}).mind.slots(2)


def test_the_border_tells_the_set() -> None:
    sheet = {"players": [{"workers": 6}]}
    assert rich().border.calculate(sheet)
    with pytest.raises(TableError, match="expected a whole number from 6"):
        rich().border.calculate({"players": [{"workers": 5}]})
    view = rich().border.view(new_state(rich(), 2, {}), 0)
    assert view["players"][0]["food"] == 31


def test_another_set_is_another_position() -> None:
    mine, theirs = (
        new_state(game, 2, {"round_cap": 1}) for game in (load("stone_age", {}), rich())
    )
    for me in theirs.players:
        me.food, me.workers, me.home = 12, 5, 5
    assert position.plain(mine) == position.plain(theirs)
    assert position.digest(mine) != position.digest(theirs)


def test_positions_name_their_set_and_find_it_again() -> None:
    s = new_state(rich(), 2, {})
    for twin in (pickle.loads(pickle.dumps(s)), position.from_dict(s, position.to_dict(s))):
        assert twin.kit is s.kit and position.digest(twin) == position.digest(s)
    assert rich().kit is not None
    assert position.to_dict(s)["components"] == s.kit.name
    assert "components" not in position.to_dict(new_state(load("stone_age", {}), 2, {}))
    with pytest.raises(TableError, match="another set"):
        position.from_dict(new_state(load("stone_age", {}), 2, {}), position.to_dict(s))
    with pytest.raises(TableError, match="is not loaded here"):
        find("stone_age", "0123456789abcdef")


@EVERY
def test_a_record_brings_its_set_along(title: str) -> None:
    other = load(title, OTHERS[title])
    game = record.to_json(played(other, 7))
    assert other.kit is not None
    changes = sets.changes(title, other.kit.facts)
    assert game["components"] == {"name": other.kit.name, "changes": changes}
    assert record.verify(json.loads(json.dumps(game)))["over"]
    plain = record.to_json(played(load(title, {}), 7))
    assert "components" not in plain and record.verify(plain)["over"]


def test_a_record_replays_where_nobody_knows_its_set() -> None:
    game = json.dumps(record.to_json(played(rich(), 8)))
    code = "import json, sys; from megalith.core import record; "
    code += "print(record.verify(record.check(json.load(sys.stdin)))['steps'] > 40)"
    run = subprocess.run([sys.executable, "-c", code], input=game, capture_output=True, text=True)
    assert run.stdout.strip() == "True", run.stderr


def test_a_record_without_a_set_means_the_shipped_one() -> None:
    game = record.to_json(played(rich(), 9))
    del game["components"]
    with pytest.raises(RecordError):
        record.verify(game)


def test_a_false_name_and_a_false_form_are_refused() -> None:
    game = record.to_json(played(rich(), 10))
    with pytest.raises(RecordError, match="differs from the one that the record names"):
        record.replay({**game, "components": {**game["components"], "name": "elsewhere"}})
    with pytest.raises(RecordError, match="must be an object"):
        record.check({**game, "components": {"changes": []}})


WRONG: list[dict[str, Any]] = [
    {"buildings": {"items": {"b99": {}}}},
    {"cards": 7},
    {"player": {"start": []}},
    {"food": {"=": {}}},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_facts_that_cannot_be_read_are_one_clear_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(TableError, match="components"):
        load("stone_age", wrong)


def test_a_set_that_a_page_has_written_is_the_same_one() -> None:
    """JavaScript writes 0.0 as 0."""
    facts = json.loads(json.dumps(data.shipped("pantheon")).replace("0.0", "0"))
    assert json.dumps(facts) != json.dumps(data.shipped("pantheon"))
    assert load("pantheon", facts) is load("pantheon", sets.shipped("pantheon"))


def test_a_set_of_another_game_is_refused_by_its_name() -> None:
    with pytest.raises(TableError, match="a set of pantheon, not of origins"):
        sets.whole("origins", data.shipped("pantheon"))
