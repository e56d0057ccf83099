"""Prints, for each title, how many numbered rules have a marked test; fails below all.

The rules are those of RULES.md; the marks are `@pytest.mark.rule("SA-001", …)` in
tests/games/<title>/.
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TITLES = sorted(path.parent.name for path in ROOT.glob("src/megalith/games/*/RULES.md"))


def rules(title: str) -> list[str]:
    text = (ROOT / "src/megalith/games" / title / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]{2}-\d{3})\*\*", text, re.MULTILINE)


def marks(title: str, kind: str = "rule") -> set[str]:
    """The ids in the marks of every test function of the title."""
    found: set[str] = set()
    for path in sorted((ROOT / "tests/games" / title).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(
                        f"mark.{kind}"
                    ):
                        found |= {ast.literal_eval(arg) for arg in mark.args}
    return found


def main() -> int:
    failed = False
    for title in TITLES:
        known = rules(title)
        tested = marks(title)
        missing = [id for id in known if id not in tested]
        unknown = sorted(tested - set(known))
        print(f"{title} {len(known) - len(missing)} of {len(known)} rules tested")
        if missing:
            print("  without a test:", " ".join(missing))
        if unknown:
            print("  marked but not in RULES.md:", " ".join(unknown))
        if len(known) != len(set(known)):
            print("  RULES.md has an id twice")
        failed = failed or bool(missing or unknown) or len(known) != len(set(known))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
