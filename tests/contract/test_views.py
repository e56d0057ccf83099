"""A view has the type that its title declares, and what every view has."""

from typing import Any, get_type_hints

import pytest

from megalith.core.border import View
from megalith.core.catalogue import TITLES, load
from tests.helpers import plain_tables, random_steps, table_id
from tests.typed import misfit


@pytest.mark.parametrize("title", TITLES)
def test_a_title_declares_what_every_view_has(title: str) -> None:
    declared = get_type_hints(get_type_hints(load(title).border.view)["return"])
    common = get_type_hints(View)
    assert {name: declared[name] for name in common} == common and len(declared) > len(common)


@pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)
def test_views_are_as_they_are_declared(title: str, seats: int, options: dict[str, Any]) -> None:
    game = load(title)
    kind = get_type_hints(game.border.view)["return"]
    for n, (s, _, _, _) in enumerate(random_steps(game, seats, options, 3)):
        if n % 5 == 0:
            for seat in (None, n % seats):
                assert misfit(game.border.view(s, seat), kind) == ""


@pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)
def test_rounds_are_counted_from_the_first_and_shown(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    """One after the other, and what a view shows as its round or epoch is the same number."""
    game, before = load(title), 0
    for s, _, _, _ in random_steps(game, seats, options, 3):
        rounds = game.rules.rounds(s)
        assert before <= rounds <= before + 1
        before = rounds
        view = game.border.view(s, None)
        assert rounds == (view["round"] if "round" in view else max(1, view["epoch"]))
    assert before > 1
