"""`megalith rules`: the numbered rules of a game, whole or searched."""

import re
from pathlib import Path
from typing import Annotated

import typer

import megalith
from megalith.cli.common import AsJson, Title, load_title, print_json, screen
from megalith.core.errors import OptionError

Wanted = Annotated[
    str | None, typer.Argument(metavar="[ID | WORD]", help="A rule's number, or a word.")
]


def rules(game: Title, wanted: Wanted = None, json: AsJson = False) -> None:
    """Show the rules: all, one by its number, or those with a word."""
    found = search(read_rules(game), wanted)
    if not found:
        raise OptionError(f"no rule of {game} fits {wanted!r}")
    if json:
        print_json([{"id": id, "section": section, "text": text} for section, id, text in found])
        return
    out, last = screen(), ""
    for section, id, text in found:
        if section != last:
            out.print(f"\n[bold]{section}[/bold]")
            last = section
        out.print(f"[cyan]{id}[/cyan] ", end="")
        out.print(text, markup=False)


def read_rules(title: str) -> list[tuple[str, str, str]]:
    """(section, id, text) of every numbered rule in RULES.md."""
    load_title(title)
    path = Path(megalith.__file__).parent / "games" / title / "RULES.md"
    section = ""
    found: list[tuple[str, str, str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = re.match(r"#+ (.*)", line)
        item = re.match(r"- \*\*([A-Z]{2}-\d{3})\*\* (.*)", line)
        if heading:
            section = heading[1]
        elif item:
            found.append((section, item[1], item[2]))
        elif line.startswith("  ") and found:
            last = found[-1]
            found[-1] = (last[0], last[1], f"{last[2]} {line.strip()}")
    return found


def search(all_rules: list[tuple[str, str, str]], wanted: str | None) -> list[tuple[str, str, str]]:
    if wanted is None:
        return all_rules
    if re.fullmatch(r"[A-Za-z]{2}-\d{1,3}", wanted):
        prefix, number = wanted.upper().split("-")
        return [rule for rule in all_rules if rule[1] == f"{prefix}-{int(number):03d}"]
    word = wanted.casefold()
    return [rule for rule in all_rules if word in rule[2].casefold()]
