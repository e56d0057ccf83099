"""The book of things: nothing is left out, every number is the facts', every rule exists."""

import ast
import re
from pathlib import Path

import pytest

from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.learn.things import Thing, book, refusals
from megalith.words import LANGUAGES, Words
from tests.rule_coverage import rules

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
EACH = pytest.mark.parametrize("title", TITLES)
KEY = re.compile(r"thing(?:=|: )[{]?[\"`](\w+)-([\w$.{}\[\]]+)[\"`]")


def things(title: str) -> dict[str, Thing]:
    chapters = book(title, data.shipped(title))
    return {thing.id: thing for chapter in chapters for thing in chapter.things}


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_and_says_what_it_does(title: str, lang: str) -> None:
    words = Words(lang, title, lessons=True)
    for chapter in book(title, data.shipped(title)):
        assert words.has(f"things-{chapter.id}"), chapter.id
        for thing in chapter.things:
            assert words.has(thing.id), thing.id
            field, _, id = thing.id.partition("-")
            assert words.tip(field, id), thing.id


@EACH
def test_rules_speak_of_every_thing_and_all_of_them_exist(title: str) -> None:
    known = rules(title)
    for thing in things(title).values():
        assert thing.rules, thing.id
        assert not [rule for rule in thing.rules if rule not in known], thing.id


@EACH
def test_a_thing_is_in_the_book_once(title: str) -> None:
    ids = [thing.id for chapter in book(title, data.shipped(title)) for thing in chapter.things]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "title,blocks",
    [
        ("stone_age", {"card": "cards", "tile": "buildings", "place": "places"}),
        ("akropolis", {"tile": "city_tiles", "kind": "kinds"}),
        (
            "origins",
            {"type": "buildings", "zodiac": "zodiac_cards", "card": "district_cards"}
            | {"token": "bonus_tokens", "action": "main_actions", "temple": "temple_tracks"},
        ),
        ("pantheon", {"god": "gods", "nation": "nations", "token": "booty", "card": "cards"}),
    ],
)
def test_everything_of_the_box_is_in_the_book(title: str, blocks: dict[str, str]) -> None:
    facts, known = data.components(title), things(title)
    for field, block in blocks.items():
        for item in facts[block]["items"]:
            assert f"{field}-{item['id']}" in known


@pytest.mark.parametrize(
    "title,chapter,total",
    [("pantheon", "gods", 40), ("pantheon", "booty", 40), ("pantheon", "bonus", 6)]
    + [("pantheon", "cards", 75), ("pantheon", "money", 7), ("origins", "buildings", 75)],
)
def test_the_copies_add_up_to_what_the_box_holds(title: str, chapter: str, total: int) -> None:
    found = next(c for c in book(title, data.shipped(title)) if c.id == chapter)
    copies = [thing.numbers["copies"] for thing in found.things]
    assert sum(n for n in copies if isinstance(n, int)) == total


def test_numbers_are_those_of_the_facts() -> None:
    known = things("stone_age")
    tiles = {tile["id"]: tile for tile in data.components("stone_age")["buildings"]["items"]}
    for id, tile in tiles.items():
        assert known[f"tile-{id}"].numbers.get("points") == tile.get("points")
    assert known["place-river"].numbers["divider"] == 6
    assert known["place-card3"].numbers["price"] == 3
    assert things("pantheon")["god-gadicea"].numbers["offerings"] == [5]


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_a_label(title: str, lang: str) -> None:
    page = (ROOT / "web" / "src" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    for thing in things(title).values():
        for name in thing.numbers:
            assert f"\nnumber-{name} = " in page, name


@EACH
def test_tooltips_of_the_board_lead_to_things_that_are_there(title: str) -> None:
    known = things(title)
    fields = {id.partition("-")[0] for id in known}
    found = 0
    for path in (GAMES / title).glob("*.tsx"):
        for field, id in KEY.findall(path.read_text(encoding="utf-8")):
            found += 1
            assert field in fields, (path.name, field)
            if "$" not in id:
                assert f"{field}-{id}" in known, (path.name, id)
    assert found >= 3


@EACH
def test_every_refusal_in_the_code_can_be_found_from_its_rule(title: str) -> None:
    known, words = refusals(title), Words("en", title)
    for path in (ROOT / "src" / "megalith" / "games" / title / "border").glob("refusal*.py"):
        for rule, key in _refused(ast.parse(path.read_text(encoding="utf-8"))):
            if key not in ("game-over", "other-decision", "not-drawable"):
                assert key in known[rule], (rule, key)
    for rule, keys in known.items():
        assert rule in rules(title)
        assert all(words.has(f"refusal-{key}") for key in keys)


def _refused(tree: ast.AST) -> list[tuple[str, str]]:
    """The rule and the key of every refusal that names both."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            args = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
            if len(args) == 2:
                found.append((str(args[0]), str(args[1])))
    return found


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_form_is_explained_with_an_example(title: str, lang: str) -> None:
    words = Words(lang, title)
    for option in load(title).options:
        if option.id not in ("round_cap", "epoch_turn_limit", "players"):
            assert words.tip("option", option.id) and words.say(f"option-{option.id}.example")
