"""Records as lines: both ways, and every error."""

from typing import Any

import pytest

from megalith.core import notation
from megalith.core.errors import NotationError
from megalith.core.game import Shape

SHAPES: dict[str, Shape] = {
    "go": (("place", "word"), ("workers", "int")),
    "use": (("tools", "ints"), ("cards", "words")),
    "pay": (("price", "mix"),),
    "pass": (),
}

PAIRS: list[tuple[dict[str, Any], str]] = [
    ({"do": "go", "place": "forest", "workers": 3}, "go forest 3"),
    ({"do": "go", "place": "forest", "workers": -3}, "go forest -3"),
    ({"do": "use", "tools": [1, 3], "cards": ["c33"]}, "use 1,3 c33"),
    ({"do": "use", "tools": [], "cards": []}, "use - -"),
    ({"do": "pay", "price": {"wood": 2, "gold": 1}}, "pay 2wood,1gold"),
    ({"do": "pay", "price": {}}, "pay -"),
    ({"do": "pass"}, "pass"),
]


@pytest.mark.parametrize("record,line", PAIRS)
def test_records_and_lines_are_the_same_thing(record: dict[str, Any], line: str) -> None:
    assert notation.line(record, SHAPES) == line
    assert notation.read(line, SHAPES) == record
    assert notation.check(record, SHAPES) == record


def test_blanks_do_not_matter_and_a_single_piece_needs_no_number() -> None:
    assert notation.read("  go   forest  3 ", SHAPES)["workers"] == 3
    assert notation.read("pay wood,wood,2gold", SHAPES)["price"] == {"wood": 2, "gold": 2}


def test_nothing_of_a_kind_is_not_written() -> None:
    assert notation.line({"do": "pay", "price": {"wood": 0, "gold": 1}}, SHAPES) == "pay 1gold"


def test_fields_come_out_in_their_order() -> None:
    mixed = {"workers": 3, "place": "hut", "do": "go"}
    assert list(notation.check(mixed, SHAPES)) == ["do", "place", "workers"]


@pytest.mark.parametrize(
    "line,message",
    [
        ("", "an empty line; expected one of: go, use, pay, pass"),
        ("   ", "an empty line"),
        ("fly high", "unknown word 'fly'; expected one of: go, use, pay, pass"),
        ("go forest", "'go forest' has 1 values; expected: go <place> <workers>"),
        ("go forest 3 4", "'go forest 3 4' has 3 values; expected: go <place> <workers>"),
        ("pass now", "'pass now' has 1 values; expected: pass"),
        ("go forest many", "workers: 'many' is not a whole number"),
        ("go forest 1.5", "workers: '1.5' is not a whole number"),
        ("go forest 1_0", "workers: '1_0' is not a whole number"),
        ("go forest ٣", "workers: '٣' is not a whole number"),
        ("go forest " + "9" * 30, "workers: '9999"),
        ("use 1,x -", "tools: 'x' is not a whole number"),
        ("use 1, -", "tools: '' is not a whole number"),
    ],
)
def test_a_line_that_cannot_be_read_says_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        notation.read(line, SHAPES)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    "record,message",
    [
        (None, 'expected a record with "do", one of: go, use, pay, pass'),
        ("go forest 3", 'expected a record with "do"'),
        ({}, 'expected a record with "do"'),
        ({"do": "fly"}, 'expected a record with "do"'),
        ({"do": None}, 'expected a record with "do"'),
        ({"do": ["go"]}, 'expected a record with "do"'),
        ({"do": "go", "place": "hut"}, "go: expected the fields do, place, workers; got do, place"),
        ({"do": "pass", "why": 1}, "pass: expected the fields do; got do, why"),
        ({"do": "go", "place": 3, "workers": 3}, "go: place must be a word"),
        ({"do": "go", "place": "hut", "workers": "3"}, "go: workers must be a whole number"),
        ({"do": "go", "place": "hut", "workers": True}, "go: workers must be a whole number"),
        ({"do": "go", "place": "hut", "workers": 2.0}, "go: workers must be a whole number"),
        ({"do": "use", "tools": 1, "cards": []}, "use: tools must be a list of whole numbers"),
        ({"do": "use", "tools": ["1"], "cards": []}, "use: tools must be a list of whole numbers"),
        ({"do": "use", "tools": [], "cards": [1]}, "use: cards must be a list of words"),
        ({"do": "pay", "price": [1]}, "pay: price must be an object of whole numbers"),
        ({"do": "pay", "price": {"wood": "1"}}, "pay: price must be an object of whole numbers"),
    ],
)
def test_a_record_that_does_not_fit_says_why(record: Any, message: str) -> None:
    with pytest.raises(NotationError) as error:
        notation.check(record, SHAPES)
    assert str(error.value).startswith(message)
