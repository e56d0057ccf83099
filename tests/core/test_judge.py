"""The judge of a set of components: every field of the shipped files is damaged in several ways.

Each damage is refused, warned about, or changes the tables of the game and a whole game is played
with them. By default a sample is tried; all with MEGALITH_THOROUGH.
"""

import os
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from megalith.core import data, sets
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.errors import TableError
from megalith.core.game import Title
from megalith.core.judge import judge, judge_changes
from megalith.core.spots import inside, same
from megalith.core.table import Table
from megalith.words import LANGUAGES, Words

THOROUGH = bool(os.environ.get("MEGALITH_THOROUGH"))
SAMPLE = 150  # damages of a title
GAMES = 6  # of them, those that are played
EVERY = pytest.mark.parametrize("title", TITLES)
TOLD = {"name", "name_en", "name_pl", "text", "explanation", "why", "provenance"}
TOLD |= {"provenance_by_field", "labels", "terrain", "colour", "label"}
FACTS = ("facts", "name", "tag", "shipped")  # what a set is called, not what it says
Path = tuple[str | int, ...]


def leaves(x: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every place of a file, with what stands there."""
    if path:
        yield path, x
    pairs = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
    for key, value in pairs:
        yield from leaves(value, (*path, key))


def damages(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value, 1, "yes", None]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 10**6, value + 0.5, str(value), True, None, [value]]
    if isinstance(value, str):
        return ["gravel", "", 7, None]
    if isinstance(value, list):
        twice = [[*value[:-1], value[0]]] if len(value) > 1 else []  # as many, one of them twice
        return [value[:-1], [*value, value[0]] if value else [0], *twice, {}, 7, None]
    if isinstance(value, dict):
        return [{**value, "golds": 1}, dict(list(value.items())[1:]), [], None]
    return [1, "gravel", True]


def changed(facts: Any, path: Path, value: Any) -> Any:
    whole = deepcopy(facts)
    at = whole
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return whole


def tried(title: str) -> list[tuple[Path, Any]]:
    every = [(p, x) for p, value in leaves(data.shipped(title)) for x in damages(value)]
    if THOROUGH:
        return every
    rng = rng_from("damages", title)
    return [every[rng.below(len(every))] for _ in range(SAMPLE)]


def tables(kit: Any) -> dict[str, Any]:
    """All that the rules and the bots know of a set."""
    assert kit is not None
    names = [name for name in dir(kit) if not name.startswith("_")]
    found = {name: getattr(kit, name) for name in names if name not in FACTS}
    return {name: plain(x) for name, x in found.items() if not callable(x)}


def plain(x: Any) -> Any:
    if isinstance(x, int | str | list | dict | tuple):
        return repr(x)
    return repr(list(x)) if hasattr(x, "__iter__") else tables(x)


def played(game: Title[Any], seed: str) -> None:
    seats = game.players[len(seed) % len(game.players)]
    table: Table[Any] = Table(game, seats, {**game.guard}, FairSource(seed))
    rng = rng_from(seed)
    for _ in range(4000):
        if table.over():
            break
        codes = table.legal()
        table.do_code(codes[rng.below(len(codes))])
        if len(table.steps) % 10 == 0:
            for seat in range(seats):
                game.border.view(table.state, seat)
    assert game.rules.check(table.state) == "", seed
    assert all(sheet.total > -(10**6) for sheet in game.rules.sheets(table.state))


@EVERY
def test_the_shipped_set_has_no_fault_and_no_oddity(title: str) -> None:
    verdict = judge(title, data.shipped(title))
    assert not verdict.faults and not verdict.warnings


@EVERY
def test_every_damage_is_refused_or_warned_about_or_played(title: str) -> None:
    facts, usual = data.shipped(title), tables(load(title, sets.shipped(title)).kit)
    refused, warned, shown, games = 0, 0, 0, 0
    for path, value in tried(title):
        where = f"{title}: {path} = {value!r}"
        whole = changed(facts, path, value)
        if same(whole, facts):
            continue
        verdict = judge(title, whole)
        refused += bool(verdict.faults)
        warned += bool(verdict.warnings and not verdict.faults)
        if verdict.faults or verdict.warnings:
            continue
        game = load(title, sets.changes(title, whole))
        if not TOLD & set(path):
            assert tables(game.kit) != usual, f"{where}: nothing has changed"
            shown += 1
            games += 1
            if games <= GAMES or THOROUGH:
                played(game, where)
    print(f"{title}: {refused} refused, {warned} warned about, {shown} play another game")
    assert refused > 20 and shown > 0


@EVERY
def test_a_block_that_is_gone_or_empty_is_refused_whatever_other_blocks_ask_of_it(
    title: str,
) -> None:
    facts = data.shipped(title)
    for block in facts:
        gone = {key: x for key, x in facts.items() if key != block}
        for whole in (gone, {**facts, block: {}}, {**facts, block: {"items": [7, {}]}}):
            assert judge(title, whole).faults, block


def test_a_quarry_has_no_stars() -> None:
    facts = data.shipped("akropolis")
    tiles = facts["city_tiles"]["items"]
    n, k = next(
        (n, k)
        for n, tile in enumerate(tiles)
        for k, hex in enumerate(tile["hexes"])
        if hex["kind"] == "quarry"
    )
    wrong = changed(facts, ("city_tiles", "items", n, "hexes", k, "stars"), 1)
    assert "from 0 to 0, not 1" in str(judge("akropolis", wrong).faults[0])


@EVERY
def test_all_faults_are_told_each_in_one_line_in_every_language(title: str) -> None:
    facts = deepcopy(data.shipped(title))
    blocks = [key for key, x in facts.items() if isinstance(x, dict)]
    for key in blocks:
        facts[key]["golds"] = 1
    del facts[blocks[0]]
    faults = judge(title, facts).faults
    assert len(faults) >= len(blocks)
    for fault in faults:
        for lang in LANGUAGES:
            said = Words(lang, title).fault(fault)
            assert "\n" not in said and ": " in said
    assert Words("en", title).fault(faults[0]) == str(faults[0])


def test_a_set_that_cannot_be_played_is_refused_by_its_first_fault_and_the_number_of_others() -> (
    None
):
    wrong = {"player": {"workers_start": 2.5, "golds": 1}}
    with pytest.raises(TableError, match=r"components of stone_age: player: .*\(and 1 more\)"):
        load("stone_age", wrong)
    with pytest.raises(TableError, match=r"player\.workers_start: expected a whole number from 1"):
        load("stone_age", {"player": {"workers_start": 11}})


def test_what_differs_from_the_shipped_set_is_judged_as_a_whole() -> None:
    assert [str(x) for x in judge_changes("stone_age", []).faults] == ["expected an object"]
    wrong: dict[str, Any] = {"cards": {"items": {"c99": {}}}}
    assert "there is no c99" in str(judge_changes("stone_age", wrong).faults[0])
    assert not judge_changes("stone_age", {"player": {"start": {"food": 20}}}).faults
    odd = judge_changes("stone_age", {"player": {"workers_start": 6}})
    assert not odd.faults and "workers_in_supply_start" in str(odd.warnings[0])


@pytest.mark.parametrize("title", ["origins", "pantheon"])
def test_whatever_kind_of_effect_an_owner_begins_with_can_be_played(title: str) -> None:
    facts = data.shipped(title)
    forms = judge(title, facts).forms
    kinds = {place: form["first"] for place, form in forms.items() if form["kind"] == "kinds"}
    assert kinds
    for place in {str(first): place for place, first in kinds.items()}.values():
        path = place.split(".")[:-1]
        for first in kinds[place]:
            whole = deepcopy(facts)
            at: Any = whole
            for key in path[:-1]:
                at = inside(at, key)
            put(at, path[-1], first)
            assert not judge(title, whole).faults, (place, first)


def put(at: Any, key: str, value: Any) -> None:
    at[int(key) - 1 if isinstance(at, list) else key] = deepcopy(value)
