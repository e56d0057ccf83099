"""The form of a score sheet: the calculator holds to it, and every word of it is there."""

import re
from pathlib import Path
from typing import Any

import pytest

import megalith
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import SheetError
from megalith.core.form import Entry, Form
from megalith.words import LANGUAGES

ROOT = Path(megalith.__file__).parent
ENTRIES = [(title, entry) for title in TITLES for entry in load(title).border.form.entries]


def sheet(form: Form, **changes: Any) -> dict[str, Any]:
    player = form.blank()
    for path, value in changes.items():
        *parts, last = path.split(".")
        inside = player
        for part in parts:
            inside = inside.setdefault(part, {})
        inside[last] = value
    return {**form.head, "players": [player]}


def with_number(entry: Entry, n: int) -> Any:
    """An entry in which one number is n."""
    if entry.kind == "counts":
        filled = dict.fromkeys(entry.ids, entry.missing())
        return {**filled, entry.ids[0]: n}
    if entry.kind == "list":
        return [n] + [0] * (entry.length - 1)
    if entry.kind == "numbers":
        return [n]
    return [{"colour": entry.ids[0], "value": n}] if entry.kind == "dice" else n


@pytest.mark.parametrize("title", TITLES)
def test_an_empty_form_can_be_counted(title: str) -> None:
    border = load(title).border
    assert border.calculate(sheet(border.form))[0]["place"] == 1


@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_answered_of_what_is_asked_first_can_be_counted(title: str) -> None:
    border = load(title).border
    for name, values in border.form.asks.items():
        for value in values:
            border.calculate({**sheet(border.form), name: value})
        with pytest.raises(SheetError):
            border.calculate({**sheet(border.form), name: "another"})


@pytest.mark.parametrize("title,entry", ENTRIES, ids=lambda x: getattr(x, "field", x))
def test_the_calculator_takes_what_the_form_allows_and_nothing_beyond(
    title: str, entry: Entry
) -> None:
    if entry.kind in ("city", "flag"):
        return
    border = load(title).border

    def counted(n: int) -> Any:
        return border.calculate(sheet(border.form, **{entry.field: with_number(entry, n)}))

    counted(entry.least)
    if entry.kind == "number" and entry.most is not None:
        counted(entry.most)
    beyond = [entry.least - 1, *([] if entry.most is None else [entry.most + 1])]
    for n in beyond:
        with pytest.raises(SheetError):
            counted(n)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_entry_has_its_words_and_no_other(title: str, lang: str) -> None:
    form = load(title).border.form
    wanted = {f"form-{name}" for name in form.asks}
    wanted |= {f"form-{name}-{value}" for name in form.asks for value in form.asks[name]}
    for entry in form.entries:
        field = entry.field.replace(".", "-")
        wanted |= {f"form-{field}", *(f"form-{entry.words or field}-{id}" for id in entry.ids)}
    text = (ROOT / "games" / title / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(form-[\w-]+) = .", text, re.M)) == wanted
