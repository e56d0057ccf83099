"""The mutants: every kind of fault is made, one at a time, and the tests of a title notice it."""

import ast
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES
from tests.mutants import __main__ as mutants
from tests.mutants.judging import Copy
from tests.mutants.making import faults, spoiled

SOURCE = '''
LIMIT: Final = 7

def act(s: State, n: i64 = 3) -> bool:
    """What is done 9 times."""
    price: i64 = n * 2
    if s.food < price and n != LIMIT:
        s.food -= 1
        s.log.append(n)
        return True
    assert n > 0, "few"
    return n in s.ways
'''


def test_every_kind_of_fault_is_made() -> None:
    told = [(fault.line, fault.before, fault.after) for fault in faults(SOURCE)]
    assert told == [
        (6, "n * 2", "n + 2"),
        (6, "2", "3"),
        (7, "s.food < price and n != LIMIT", "not (s.food < price and n != LIMIT)"),
        (8, "s.food -= 1", "pass"),
        (9, "s.log.append(n)", "pass"),
        (7, "s.food < price and n != LIMIT", "s.food < price or n != LIMIT"),
        (7, "s.food < price", "s.food <= price"),
        (7, "n != LIMIT", "n == LIMIT"),
        (8, "s.food -= 1", "s.food += 1"),
        (8, "1", "2"),
        (10, "True", "False"),
        (12, "n in s.ways", "n not in s.ways"),
    ]


def test_a_mutant_has_its_fault_and_no_other() -> None:
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    seen = set()
    for number, _ in enumerate(faults(SOURCE)):
        other = spoiled(SOURCE, number).splitlines()
        assert len(other) == len(whole)
        assert sum(a != b for a, b in zip(whole, other, strict=True)) == 1
        seen.add("\n".join(other))
    assert len(seen) == len(faults(SOURCE))


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_mutants_and_a_seed_chooses_the_same_again(title: str) -> None:
    known = mutants.of_title(title)
    assert len(known) > 300 and len({mutant.path for mutant in known}) > 8
    first, again, other = (mutants.sample([title], 8, seed) for seed in (1, 1, 2))
    assert first == again != other and len(set(first)) == 8
    assert all(str(mutant).startswith(f"{title}/rules/") for mutant in first)


def test_a_fault_in_a_rule_is_noticed_and_the_copy_is_whole_again(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    path = Path("megalith/games/stone_age/rules/scoring.py")
    file = copy.sources / path
    original = file.read_text(encoding="utf-8")
    known = mutants.of_title("stone_age")
    roles, *_ = (m for m in known if m.path == path and m.fault.before == "n * m")
    assert not copy.survives(path, roles.number)
    assert file.read_text(encoding="utf-8") == original
