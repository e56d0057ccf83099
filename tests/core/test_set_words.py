"""What is told of a set comes from the set: names, texts, and the numbers in them."""

import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from megalith import set_words
from megalith.core import data
from megalith.core.catalogue import TITLES
from megalith.core.spots import inside
from megalith.words import LANGUAGES, Words


def said(title: str, facts: dict[str, Any], key: str, lang: str = "en") -> tuple[str, str]:
    """The name and the tip of a message, once the set's words stand over the others."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(set_words.source(title, facts, lang)))
    message = bundle.get_message(key)
    tip = message.attributes.get("tip")
    assert message.value is not None
    spoken = [str(bundle.format_pattern(p)[0]) for p in (message.value, tip) if p is not None]
    return spoken[0], spoken[1] if tip else ""


@pytest.mark.parametrize("title", TITLES)
def test_the_shipped_set_has_no_words_of_its_own(title: str) -> None:
    for lang in LANGUAGES:
        assert set_words.source(title, data.shipped(title), lang) == ""


def test_a_new_name_stands_in_every_case_and_no_sign_in_it_means_anything() -> None:
    facts = deepcopy(data.shipped("stone_age"))
    facts["places"]["items"][1]["name"]["en"] = 'Wood { $x } "and"\nmore'
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(set_words.source("stone_age", facts, "en")))
    message = bundle.get_message("place-forest")
    for pattern in (message.value, message.attributes["at"]):
        assert pattern is not None
        assert bundle.format_pattern(pattern)[0] == 'Wood { $x } "and" more'


def test_a_number_that_was_changed_is_changed_in_the_text() -> None:
    facts = deepcopy(data.shipped("origins"))
    obelisk = next(x for x in facts["buildings"]["items"] if x["id"] == "obelisk")
    obelisk["ability"]["ladder"] = [0, 2, 3, 5, 9]
    assert said("origins", facts, "type-obelisk")[1].startswith("2/3/5/9 VP")
    stone = next(x for x in facts["main_actions"]["items"] if x["id"] == "gain_stone")
    stone["effect"]["stone"] = 5
    assert said("origins", facts, "action-gain_stone")[1] == "Gain 5 stone."


def test_a_tile_that_does_something_else_is_told_anew_or_not_at_all() -> None:
    facts = deepcopy(data.shipped("origins"))
    agora = next(x for x in facts["special_tiles"]["items"] if x["id"] == "agora")
    agora["ability"] = {"kind": "gain", "stone": 2, "gold": 1}
    assert said("origins", facts, "type-agora") == ("Agora", "2 stone, 1 gold")
    agora["ability"] = {"kind": "raise_die", "max": 1}
    assert said("origins", facts, "type-agora") == ("Agora", "")


FAR = 50  # more than any number of a text


def raised(x: Any, key: str = "") -> Any:
    """An entry with every number that its text may tell changed."""
    if type(x) is int and key not in ("q", "r", "count", "copies", "number", "value"):
        return x + FAR
    if isinstance(x, list):
        return [raised(y, key) for y in x]
    return {k: raised(y, k) for k, y in x.items()} if isinstance(x, dict) else x


def digits(text: str) -> Counter[int]:
    return Counter(int(n) for n in re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_text_of_an_entry_tells_a_number_that_was_changed(title: str, lang: str) -> None:
    """All numbers of all entries at once; a text tells the new ones, or nothing."""
    shipped, facts = data.shipped(title), deepcopy(data.shipped(title))
    told = 0
    for path, prefix in set_words.NAMES[title].items():
        block, field = path.split(".")
        facts[block][field] = [raised(entry) for entry in facts[block][field]]
        for old, new in zip(shipped[block][field], facts[block][field], strict=True):
            if list(set_words._numbers(old)) == list(set_words._numbers(new)):
                continue
            key = f"{prefix}-{old['id']}"
            before = digits(set_words._tip(set_words._messages(title, lang)[key]))
            gone = [n for n in set(set_words._numbers(old)) if before[n]]
            _, tip = said(title, facts, key, lang)
            assert not [n for n in gone if digits(tip)[n] >= before[n]], f"{key}: {tip}"
            told += bool(gone)
    assert told > LEAST[title]


LEAST = {"stone_age": -1, "akropolis": -1, "origins": 60, "pantheon": 10}
SINGLE = [
    ("stone_age", "feeding.starvation_points", -25, "do-starve"),
    ("stone_age", "food.divider", 25, "place-hunt"),
    ("stone_age", "resources.items.gold.divider", 25, "place-river"),
    ("akropolis", "scoring.points_per_stone", 25, "line-stones"),
    ("pantheon", "epochs.end_points", 25, "thing-end"),
    ("stone_age", "resources.items.brick.value", 25, "good-brick"),
    ("stone_age", "card_row.slots.card2.cost", 25, "place-card2"),
    ("stone_age", "cards.items.c11.top.food", 25, "card-c11"),
    ("stone_age", "cards.items.c33.top.value", 25, "tools-c33"),
    ("stone_age", "buildings.items.b01.points", 25, "tile-b01"),
    ("stone_age", "buildings.items.b26.max_count", 25, "tile-b26"),
    ("akropolis", "stars_per_plaza.items.house", 25, "face-house_plaza"),
    ("akropolis", "scoring.districts.house.threshold_value", 25, "option-variant_houses"),
    ("akropolis", "solo.architects.callicrates.district_value", 25, "architect-callicrates"),
    ("origins", "zodiac_cards.parameters.taurus_discount", 25, "zodiac-taurus"),
    ("origins", "resources.vp_at_end.gold", 25, "line-gold"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title,where,number,key", SINGLE)
def test_a_single_number_is_told_where_it_stands(
    title: str, where: str, number: int, key: str, lang: str
) -> None:
    facts = deepcopy(data.shipped(title))
    *way, last = where.split(".")
    at: Any = facts
    for part in way:
        at = inside(at, part)
    old, at[last] = abs(at[last]), number
    value, tip = said(title, facts, key, lang)
    assert 25 in digits(value + tip) and old not in digits(value + tip)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_figures_and_symbols_have_the_names_of_the_set(lang: str) -> None:
    facts = deepcopy(data.shipped("stone_age"))
    for block in ("resources", "roles", "symbols", "card_effects"):
        for entry in facts[block]["items"]:
            entry["name"] = dict.fromkeys(LANGUAGES, f"Zz {entry['id']}")
    assert said("stone_age", facts, "good-wood", lang)[0] == "Zz wood"
    assert said("stone_age", facts, "tile-b01", lang)[0].count("Zz") == 2
    assert said("stone_age", facts, "card-c01", lang)[0] == "Zz dice_all · Zz pottery"
    assert said("stone_age", facts, "card-c03", lang)[0] == "Zz dice_all · 2 × Zz builder"
    words = Words(lang, "stone_age")
    words.over(set_words.source("stone_age", facts, lang))
    assert words.mix({"wood": 2, "food": 1}).startswith("2 × Zz wood")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_with_other_areas_is_told_by_them(lang: str) -> None:
    facts = deepcopy(data.shipped("akropolis"))
    kinds = {kind["id"]: kind for kind in facts["kinds"]["items"]}
    kinds["garden"].update(name_en="Zz", name_pl="Zz")
    assert said("akropolis", facts, "tile-a26", lang)[0].count("Zz") == 1
    facts["stars_per_plaza"]["items"]["house"] = 8
    facts["city_tiles"]["items"][0]["hexes"][0]["stars"] = 8
    assert "(8 " in said("akropolis", facts, "tile-a01", lang)[1]


def test_a_token_with_another_number_or_of_a_new_kind_is_told() -> None:
    facts = deepcopy(data.shipped("pantheon"))
    token = next(x for x in facts["booty"]["items"] if x["id"] == "booty_cards_2")
    token["effects"][0]["n"] = 4
    assert said("pantheon", facts, "token-booty_cards_2") == (
        "4 cards",
        "Draw 4 cards from the deck.",
    )
    words = {"en": "Draw nine.", "pl": "Dobierz dziewięć."}
    facts["booty"]["items"].append({**token, "id": "nine", "text": words})
    assert said("pantheon", facts, "token-nine", "pl") == ("Dobierz dziewięć.", "Dobierz dziewięć.")
    facts["epochs"]["end_points"] = 7
    assert "7 points" in said("pantheon", facts, "thing-end")[1]


def test_the_hexes_of_another_map_have_its_names() -> None:
    facts = deepcopy(data.shipped("pantheon"))
    column = facts["map"]["columns"][0]
    column.update(q=11, r=0, name={"en": "Thule", "pl": "Tule"})
    source = set_words.source("pantheon", facts, "en")
    assert "hex-11_0 = { column-suebia }" in source and "hex-12_0" not in source
    assert said("pantheon", facts, "column-suebia")[0] == "Thule"
