"""What is told of a set comes from the set: names, texts, and the numbers in them."""

from copy import deepcopy
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from megalith import set_words
from megalith.core import data
from megalith.core.catalogue import TITLES
from megalith.words import LANGUAGES


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
