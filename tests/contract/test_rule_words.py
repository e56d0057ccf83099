"""Rules for players: the book's own words find them, and no file or field stands in their texts."""

import re

import pytest

from megalith import rulebook
from megalith.core.catalogue import TITLES
from megalith.words import LANGUAGES

BOOKS = [
    ("akropolis", "pl", "remis", "AK-117"),
    ("akropolis", "pl", "dobranie", "AK-048"),
    ("akropolis", "pl", "przykryty", "AK-074"),
    ("akropolis", "pl", "krawędź", "AK-105"),
    ("akropolis", "pl", "w całości otoczona", "AK-108"),
    ("akropolis", "en", "tie", "AK-117"),
    ("akropolis", "en", "construction site", "AK-046"),
    ("stone_age", "en", "tie", "SA-200"),
    ("stone_age", "pl", "remis", "SA-200"),
    ("origins", "pl", "remis", "OR-196"),
    ("pantheon", "pl", "remis", "PA-170"),
]


@pytest.mark.parametrize(("title", "lang", "word", "id"), BOOKS)
def test_the_words_of_the_book_find_the_rule(title: str, lang: str, word: str, id: str) -> None:
    found = [rule.id for rule in rulebook.search(rulebook.rules(title, lang), word)]
    assert id in found, f"{word!r} finds {found}"


@pytest.mark.parametrize("title", list(TITLES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_players_read_first_names_no_file(title: str, lang: str) -> None:
    first = re.split(r"^## ", rulebook.markdown(title, lang), flags=re.MULTILINE)[0]
    assert "`" not in first and not re.search(r"\.json|\(q, r\)", first)
