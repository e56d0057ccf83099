"""Names, tooltips and grammar in both languages."""

import pytest

from megalith.words import LANGUAGES, Words
from tests.games.pantheon.helpers import KIT

THINGS = {
    "god": KIT.gods,
    "nation": KIT.nations,
    "token": KIT.tokens,
    "card": KIT.cards,
    "kind": KIT.kinds,
    "column": KIT.column_ids,
    "group": KIT.groups,
    "action": ["move", "buy", "offer", "draw"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", THINGS)
def test_every_component_has_a_name_and_a_tooltip(field: str, lang: str) -> None:
    w = Words(lang, "pantheon")
    for id in THINGS[field]:
        assert w.name(field, id) and w.tip(field, id).endswith(".")


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (1, "1 step left", "Został 1 krok"),
        (3, "3 steps left", "Zostały 3 kroki"),
        (5, "5 steps left", "Zostało 5 kroków"),
        (22, "22 steps left", "Zostały 22 kroki"),
    ],
)
def test_numbers_have_their_cases(n: int, english: str, polish: str) -> None:
    asked = {"steps": n, "jumps": 0}
    assert english in Words("en", "pantheon").decision("place_piece", asked, 0)
    assert polish in Words("pl", "pantheon").decision("place_piece", asked, 0)


def test_offerings_are_declined_in_polish() -> None:
    w = Words("pl", "pantheon")
    said = w.action({"do": "pay_offering", "pay": {"gift": 1, "worship": 2, "temple": 5}})
    assert said == "Zapłać: 1 dar, 2 pokłony i 5 świątyń"
    assert w.action({"do": "take_pieces", "columns": 2, "feet": 0}) == "Weź 2 kolumny"
    assert w.action({"do": "take_pieces", "columns": 1, "feet": 1}) == "Weź 1 kolumnę i 1 stopę"
