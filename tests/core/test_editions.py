"""What was shipped before stays: records and sets that began with it mean the same for ever."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from megalith.core import data, judge, position, provenance, record, sets
from megalith.core.catalogue import TITLES, as_of, find, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.errors import RecordError, TableError
from megalith.core.table import Table
from tests.helpers import new_state

RECORDS = Path(__file__).parents[1] / "records"
NEWER = ("origins", "pantheon")  # with a second edition
NAMES = {  # the digests of all facts that were ever shipped: never to be changed, only added to
    "stone_age": ["37e8dc2b43b17aff"],
    "akropolis": ["6e10efefffb71d73"],
    "origins": ["cd5a1b8fad32f287", "a43186a5ef9b8039"],
    "pantheon": ["a3bfcce12ae28a63", "ec287be9176b16d7"],
}
OWN: dict[str, dict[str, Any]] = {  # a person's set of before: it names no edition
    "origins": {"advisor_track": {"vp": [2, 5, 9, 14, 20]}},
    "pantheon": {"gods": {"items": {"gadicea": {"cost": [6]}}}},
}
MINE = {
    "origins": ["advisor_track.vp"],
    "pantheon": ["gods.items.gadicea.cost"],
}
EACH = pytest.mark.parametrize("title", NEWER)


def played(title: str, components: dict[str, Any] | None) -> dict[str, Any]:
    short = {"origins": {"round_cap": 2}, "pantheon": {"epoch_turn_limit": 2}}[title]
    table: Table[Any] = Table(load(title, components), 2, short, FairSource("editions"))
    rng = rng_from("editions")
    while not table.over():
        codes = table.legal()
        table.do_code(codes[rng.below(len(codes))])
    game: dict[str, Any] = json.loads(json.dumps(record.to_json(table)))
    return game


@pytest.mark.parametrize("title", TITLES)
def test_every_edition_is_kept_as_it_was(title: str) -> None:
    kept = [sets.digest(data.shipped_as(title, n)) for n in data.editions(title)]
    assert kept == NAMES[title]
    assert data.shipped_as(title, data.editions(title)[-1]) is data.shipped(title)


@EACH
def test_a_record_of_before_replays_with_the_first_edition(title: str) -> None:
    for path in sorted((RECORDS / title).glob("*.json")):
        old = record.read(path)
        if "components" not in old:
            kit = record.replay(old).game.kit
            assert kit is not None and kit.name == NAMES[title][0] and not kit.shipped


@EACH
def test_a_new_record_names_its_edition_and_replays_with_it(title: str) -> None:
    new = played(title, None)
    edition = data.edition(data.shipped(title))
    assert new["components"] == {
        "name": NAMES[title][-1],
        "changes": {"game": {"edition": edition}},
    }
    kit = record.replay(new).game.kit
    assert kit is not None and kit.shipped and record.verify(new)["over"]
    del new["components"]
    with pytest.raises(RecordError):
        record.verify(new)


@EACH
def test_a_set_of_before_means_the_same_as_then(title: str) -> None:
    kit = load(title, OWN[title]).kit
    assert kit is not None
    assert kit.facts == sets.whole(title, {**OWN[title], "game": {}})
    assert sets.changes(title, kit.facts) == OWN[title]
    game = played(title, OWN[title])
    assert game["components"]["changes"] == OWN[title] and record.verify(game)["over"]
    verdict = judge.judge(title, kit.facts)
    parts = provenance.parts(title, kit.facts, verdict.forms)
    assert not verdict.faults
    assert [part for part, origin in parts.items() if origin == provenance.MINE] == MINE[title]


@EACH
def test_a_set_of_now_is_told_from_the_shipped_one(title: str) -> None:
    now = {**sets.shipped(title), **OWN[title]}
    kit = load(title, now).kit
    assert kit is not None and sets.changes(title, kit.facts) == now
    assert sets.changes(title, sets.whole(title, kit.facts)) == now  # a whole file says it too


@EACH
def test_the_first_edition_is_a_set_by_its_name(title: str) -> None:
    assert data.names(title) == ["shipped", "edition-1"]
    old = load(title, data.named(title, "edition-1"))
    assert old is load(title, {}) is not load(title, data.named(title, "shipped"))
    assert load(title, data.named(title, "shipped")).kit is load(title, sets.shipped(title)).kit


@EACH
def test_a_table_of_an_earlier_version_goes_on_with_its_edition(title: str) -> None:
    then = as_of(load(title, sets.shipped(title)), 2)
    assert then is not None and then.kit is not None and then.kit.name == NAMES[title][0]
    s = new_state(then, 2, {})
    assert pickle.loads(pickle.dumps(s)).kit is s.kit
    assert find(title, NAMES[title][0], 2).kit is s.kit


@EACH
def test_positions_of_two_editions_differ(title: str) -> None:
    old, new = (new_state(load(title, x), 2, {}) for x in ({}, sets.shipped(title)))
    assert "components" not in position.to_dict(old)
    assert position.to_dict(new)["components"] == NAMES[title][-1]
    with pytest.raises(TableError, match="another set"):
        position.from_dict(new, position.to_dict(old))


@pytest.mark.parametrize("edition", [0, 9, "2", 1.0, True, None])
def test_an_edition_that_never_was_is_refused(edition: Any) -> None:
    with pytest.raises(TableError, match="there is no edition"):
        load("origins", {"game": {"edition": edition}})
    found = judge.judge_changes("origins", {"game": {"edition": edition}})
    assert len(found.faults) == 1
