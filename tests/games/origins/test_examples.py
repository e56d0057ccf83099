"""Every worked example of the specification is played by a marked test."""

from tests.rule_coverage import marks

EXAMPLES = {f"R{n}" for n in range(1, 17)} | {f"S{n}" for n in range(1, 9)} | {"ROUND"}
EXAMPLES |= {f"X{n}" for n in range(1, 34)}


def test_all_worked_examples_are_marked() -> None:
    assert marks("origins", "example") == EXAMPLES
