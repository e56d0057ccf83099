"""Options: what may be chosen, and what is said about anything else."""

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError
from megalith.core.options import Option, choose

COLOUR = Option("colour", "red", ("red", "blue"))
DRAFT = Option("draft", False, (False, True))
CAP = Option("cap", None, least=1, most=9)
COUNT = Option("count", 3, least=0, most=5)
ALL = (COLOUR, DRAFT, CAP, COUNT)


def test_what_is_not_given_has_its_default() -> None:
    assert choose(ALL, {}) == {"colour": "red", "draft": False, "cap": None, "count": 3}


def test_what_is_given_is_taken() -> None:
    given = {"colour": "blue", "draft": True, "cap": 9, "count": 0}
    assert choose(ALL, given) == given


def test_an_unknown_name_is_refused_with_those_that_exist() -> None:
    with pytest.raises(OptionError, match="unknown option 'color'; there are: colour, draft, cap"):
        choose(ALL, {"color": "red"})


@pytest.mark.parametrize(
    "name,value",
    [
        ("colour", "green"),
        ("colour", None),
        ("draft", 1),  # 1 == True, but is no truth value
        ("draft", "true"),
        ("cap", 0),
        ("cap", 10),
        ("cap", "5"),
        ("cap", 5.0),
        ("cap", True),
        ("count", None),
        ("count", -1),
        ("count", 6),
    ],
)
def test_a_value_that_does_not_exist_is_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"option {name}: "):
        choose(ALL, {name: value})


def test_the_refusal_says_what_was_expected() -> None:
    assert COLOUR.expected() == "red, blue"
    assert DRAFT.expected() == "false, true"
    assert CAP.expected() == "none, a whole number from 1 to 9"
    assert COUNT.expected() == "a whole number from 0 to 5"


@pytest.mark.parametrize(
    "option,text,value",
    [
        (COLOUR, "blue", "blue"),
        (COLOUR, "BLUE", "blue"),
        (DRAFT, "true", True),
        (DRAFT, "False", False),
        (CAP, "7", 7),
        (CAP, "none", None),
        (COUNT, "-2", -2),  # read, then refused by choose
    ],
)
def test_typed_values_are_read(option: Option, text: str, value: object) -> None:
    assert option.read(text) is value or option.read(text) == value


@pytest.mark.parametrize(
    "option,text",
    [(COLOUR, "green"), (DRAFT, "yes"), (CAP, "many"), (CAP, "--5"), (CAP, "²"), (CAP, "")]
    + [(CAP, "1.5"), (COUNT, "none")],
)
def test_what_cannot_be_read_is_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError, match=f"option {option.id}: "):
        option.read(text)


def test_names_and_values_of_old_records_are_understood() -> None:
    beginner = Option("start", "lot", ("lot", "seat_0"), once="first", once_values={"me": "seat_0"})
    assert choose((beginner,), {"first": "me"}) == {"start": "seat_0"}
    assert choose((beginner,), {"first": "lot"}) == {"start": "lot"}
    assert choose((beginner,), {"start": "me"}) == {"start": "seat_0"}
    with pytest.raises(OptionError, match="unknown option 'first'; there are: start"):
        choose((beginner,), {"start": "lot", "first": "me"})


@pytest.mark.parametrize("title", TITLES)
def test_who_begins_is_the_same_option_in_every_title(title: str) -> None:
    (option,) = (o for o in load(title).options if o.id == "start_player")
    assert option.values == ("random", "seat_0", "seat_1", "seat_2", "seat_3")
