"""Every title by random play: it ends, its choices are in order, nothing is lost."""

from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec

from megalith.core import play
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER
from tests.helpers import (
    THOROUGH,
    every_table,
    games_to_play,
    new_state,
    plain_tables,
    random_steps,
    table_id,
)

TABLES = pytest.mark.parametrize("title,seats,options", every_table(), ids=table_id)
PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)


@PLAIN
def test_random_games_keep_every_invariant_after_every_action(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game, out = load(title), Choices()
    for k in range(games_to_play(1000 if THOROUGH else 100, 4)):
        fault = play.audit(
            game.rules,
            new_state(game, seats, options),
            rng_from(title, seats, k),
            game.longest,
            out,
        )
        assert fault == "", f"game {k}: {fault}"


@TABLES
def test_random_games_with_every_option_keep_every_invariant(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game, out = load(title), Choices()
    for k in range(games_to_play(50 if THOROUGH else 15, 1)):
        fault = play.audit(
            game.rules, new_state(game, seats, options), rng_from("options", k), game.longest, out
        )
        assert fault == "", f"game {k}: {fault}"


@PLAIN
def test_a_shortlist_is_a_part_of_the_list_in_its_order(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game, out = load(title), Choices()
    for s, who, codes, _ in random_steps(game, seats, options, 5):
        if who < 0:
            continue
        game.rules.choices(s, out)
        game.mind.shortlist(s, out, 7)
        short = out.to_list()
        assert short == codes or (len(short) == 7 and short == sorted(set(short) & set(codes)))


@TABLES
def test_the_lists_have_weights_only_for_luck(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    for s, who, codes, _ in random_steps(game, seats, options, 3):
        if who == OVER:
            break
        assert codes == sorted(set(codes)) and codes
        assert game.border.decision(s) != ""
        weights = game.rules.weights(s)
        if who == CHANCE:
            assert len(weights) == len(codes) and min(weights) > 0
        else:
            assert 0 <= who < seats
            assert 0 <= codes[0] and codes[-1] < game.rules.n_actions


@TABLES
def test_the_end_has_sheets_a_reason_and_a_winner(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    *_, (s, _, _, _) = random_steps(game, seats, options, 4)
    sheets = game.rules.sheets(s)
    assert [sheet.seat for sheet in sheets] == list(range(len(sheets)))
    assert len(sheets) >= seats
    assert game.rules.ending(s) != ""
    assert game.rules.rounds(s) >= 1
    missed = int(len(sheets) == 1 and sheets[0].place == 2)  # alone, the target may be missed
    assert min(sheet.place for sheet in sheets) == 1 + missed
    for sheet in sheets:
        assert sheet.total == sum(points for _, points in sheet.lines)
        better = sum(1 for other in sheets if other.rank_key() > sheet.rank_key())
        assert sheet.place == better + 1 + missed
        assert [key for key, _ in sheet.lines] == [key for key, _ in sheets[0].lines]


@PLAIN
def test_the_position_can_be_evaluated_at_every_node(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    at_once = vec[float]([0.0] * seats)
    every = games_to_play(1, 7)
    for s, _, _, _ in islice(random_steps(game, seats, options, 5), 0, None, every):
        game.mind.appraise(s, at_once)
        for seat in range(seats):
            value = game.mind.evaluate(s, seat)
            assert type(value) is float and -10_000 < value < 10_000
            assert value == pytest.approx(at_once[seat])


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    game = load(title)
    seats = game.players[-1]
    first = [code for _, _, _, code in random_steps(game, seats, dict(game.guard), 9)]
    second = [code for _, _, _, code in random_steps(game, seats, dict(game.guard), 9)]
    other = [code for _, _, _, code in random_steps(game, seats, dict(game.guard), 10)]
    assert first == second != other
