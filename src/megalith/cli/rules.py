"""`megalith rules`: the numbered rules of a game, whole or searched."""

from typing import Annotated

import typer

from megalith import rulebook
from megalith.cli.common import (
    AsJson,
    Components,
    Lang,
    TitleId,
    load_title,
    print_json,
    screen,
    words,
)
from megalith.core.errors import OptionError

Wanted = Annotated[
    list[str] | None, typer.Argument(metavar="ID|WORD", help="A rule's number, or words.")
]


def rules(
    game: TitleId,
    wanted: Wanted = None,
    components: Components = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Show the rules: all, one by its number, or those with all the words."""
    title = load_title(game, components)
    facts = title.kit.facts if title.kit is not None else None
    asked = " ".join(wanted or [])
    found = rulebook.search(rulebook.rules(game, words(lang).lang, facts), asked)
    if not found:
        text = "no rule of {game} fits {found}"
        raise OptionError(text, "no-rule", game=game, found=repr(asked))
    if json:
        print_json([{"id": r.id, "section": r.section, "text": r.text} for r in found])
        return
    out, last = screen(), ""
    for rule in found:
        if rule.section != last:
            out.print(f"\n[bold]{rule.section}[/bold]")
            last = rule.section
        out.print(f"[cyan]{rule.id}[/cyan] ", end="")
        out.print(rule.text, markup=False)
