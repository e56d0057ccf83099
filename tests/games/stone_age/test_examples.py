"""Every worked example of the specification is played by a marked test."""

from tests.rule_coverage import marks

EXAMPLES = {f"R{n}" for n in range(1, 32)} | {f"X{n}" for n in range(1, 33)}


def test_all_worked_examples_are_marked() -> None:
    assert marks("stone_age", "example") == EXAMPLES
