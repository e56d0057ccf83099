"""The one secret: the card that draw_card brought."""

from collections import Counter
from typing import Any

import pytest

from megalith.core.chance import rng_from
from megalith.core.features import Features
from megalith.core.position import digest
from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    KIT,
    cards,
    deck,
    give_cards,
    leave_in_deck,
    start,
    tribe,
    using,
)


def with_secret(seats: int = 3, in_deck: int = 32) -> Table[Any]:
    """Seat 0 has drawn c36 unseen by the others."""
    t = using("card1 1", seats=seats, row="c32 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    leave_in_deck(t, in_deck)
    t.play("choose_group card1; pay_card 1wood; draw_extra_card c36")
    return t


@pytest.mark.rule("SA-127", "SA-115")
def test_only_the_owner_sees_the_extra_card() -> None:
    t = with_secret()
    assert t.game.border.view(t.state, 0)["players"][0]["cards"] == ["c32", "c36"]
    for seat in (1, 2, None):
        shown = t.game.border.view(t.state, seat)
        assert shown["players"][0]["cards"] == ["c32"]
        assert shown["players"][0]["hidden_cards"] == 1
        assert "c36" in shown["unseen_cards"] and shown["deck"] == len(shown["unseen_cards"]) - 1
    assert "c36" not in t.game.border.view(t.state, 0)["unseen_cards"]


@pytest.mark.rule("SA-127")
def test_the_others_learn_from_log_and_record_only_that_a_card_was_drawn() -> None:
    t = with_secret()
    step = t.steps[-1]
    assert step.record == {"do": "draw_extra_card", "card": "c36"} and step.owner == 0
    assert t.game.border.seen(step.record, step.owner, 0) == step.record
    event = step.events[0]
    assert t.game.border.explain(event, 0)["card"] == "c36"
    for seat in (1, 2, None):
        assert t.game.border.seen(step.record, step.owner, seat) == {"do": "draw_extra_card"}
        assert t.game.border.explain(event, seat) == {"tell": "drew_extra", "seat": 0}


@pytest.mark.rule("SA-116", "SA-127")
def test_the_points_shown_to_others_leave_the_secret_out() -> None:
    t = with_secret()
    assert t.game.border.view(t.state, 0)["players"][0]["lines"]["total"] == 4
    assert t.game.border.view(t.state, 1)["players"][0]["lines"]["total"] == 1


@pytest.mark.rule("SA-127")
def test_for_the_others_it_may_be_any_card_that_they_have_not_seen() -> None:
    t = with_secret(in_deck=4)
    rng = rng_from("redeal")
    unseen = set(t.game.border.view(t.state, 1)["unseen_cards"])
    found: Counter[str] = Counter()
    for _ in range(2000):
        other = t.game.rules.copy(t.state)
        t.game.rules.hide(other, 1, rng)
        assert t.game.rules.check(other) == ""
        found[KIT.cards[other.secret]] += 1
    assert set(found) == unseen and len(unseen) == 4
    assert all(400 < n < 600 for n in found.values()), "each equally likely"


@pytest.mark.rule("SA-127")
@pytest.mark.parametrize("card", ["c01", "c36"])
def test_it_stays_hidden_in_the_rounds_that_follow(card: str) -> None:
    t = start(2, row="c11 c12 c13 c14")
    give_cards(t, 0, card)
    t.state.secret, t.state.secret_seat = KIT.cards.index(card), 0
    assert t.game.border.view(t.state, 1)["players"][0]["cards"] == []
    assert t.game.border.view(t.state, 0)["players"][0]["cards"] == [card]
    rng, found = rng_from("later"), set()
    for _ in range(400):
        other = t.game.rules.copy(t.state)
        t.game.rules.hide(other, 1, rng)
        found.add(KIT.cards[other.secret])
    assert found == set(t.game.border.view(t.state, 1)["unseen_cards"])


@pytest.mark.rule("SA-127")
def test_the_owner_knows_it_so_nothing_is_dealt_again() -> None:
    t = with_secret()
    for seed in range(20):
        other = t.game.rules.copy(t.state)
        t.game.rules.hide(other, 0, rng_from(seed))
        assert other.secret == t.state.secret and other.deck == t.state.deck


@pytest.mark.rule("SA-196")
def test_at_the_end_everybody_sees_it() -> None:
    t = with_secret(seats=2)
    t.state.round_cap = 1
    t.play("choose_group hunt; roll_gather 6,6,6,6; choose_tools - -")
    t.play("choose_group hunt; roll_gather 6,6,6,6,6; choose_tools - -")
    assert t.over()
    for seat in (0, 1, None):
        me = t.game.border.view(t.state, seat)["players"][0]
        assert me["cards"] == ["c32", "c36"] and me["hidden_cards"] == 0


@pytest.mark.rule("SA-118", "SA-180")
def test_without_the_extra_card_all_seats_see_the_same() -> None:
    t = start(3)
    views = [t.game.border.view(t.state, seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert deck(t) == 32 and cards(t) == []


# -- bought cards face down


def face_down(seats: int = 3) -> Table[Any]:
    """Seat 0 owns two cards that are turned down and one that lies open until it is used."""
    t = start(seats, show_bought_cards=False)
    give_cards(t, 0, "c01 c26")
    give_cards(t, 0, "c33", open=True)
    return t


@pytest.mark.rule("SA-207", "SA-114")
def test_bought_cards_can_lie_face_down() -> None:
    t = face_down()
    mine = t.game.border.view(t.state, 0)["players"][0]
    assert mine["cards"] == ["c01", "c26", "c33"] and mine["hidden_cards"] == 0
    assert mine["lines"] is not None
    for seat in (1, 2, None):
        view = t.game.border.view(t.state, seat)
        shown = view["players"][0]
        assert shown["cards"] == ["c33"] == shown["open"] and shown["hidden_cards"] == 2
        assert shown["lines"] is None and shown["score"] == mine["score"]
        assert {"c01", "c26"} <= set(view["unseen_cards"])


@pytest.mark.rule("SA-207")
def test_of_cards_that_lie_face_down_no_view_and_no_row_for_learners_tells() -> None:
    one, other = face_down(), start(3, show_bought_cards=False)
    give_cards(other, 0, "c02 c27")
    give_cards(other, 0, "c33", open=True)
    for seat in (1, 2):
        views = [t.game.border.view(t.state, seat) for t in (one, other)]
        assert views[0] == views[1]
        rows = [observed(t, seat) for t in (one, other)]
        assert rows[0] == rows[1]
    assert observed(one, 0) != observed(other, 0)


@pytest.mark.rule("SA-207")
def test_what_is_shown_changes_neither_choices_nor_digests() -> None:
    shown, hidden = start(3), start(3, show_bought_cards=False)
    for t in (shown, hidden):
        t.play("place_workers forest 2; place_workers hunt 3")
    assert digest(shown.state) == digest(hidden.state)
    assert shown.game.rules.legal(shown.state) == hidden.game.rules.legal(hidden.state)


@pytest.mark.rule("SA-207", "SA-196")
def test_at_the_end_the_cards_are_turned_up() -> None:
    t = face_down(2)
    t.state.depth = 0
    for seat in (0, 1, None):
        me = t.game.border.view(t.state, seat)["players"][0]
        assert me["cards"] == ["c01", "c26", "c33"] and me["lines"] is not None


def observed(t: Table[Any], seat: int) -> list[int]:
    out = Features(1, 4096)
    out.start(0)
    t.game.mind.observe(t.state, seat, out)
    return [int(x) for x in out.row(0)]
