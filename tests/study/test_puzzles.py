"""Every puzzle that ships can be played and told; limits are kept; a sample is searched again."""

import json
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.errors import RecordError
from megalith.research import puzzles as finding
from megalith.study import puzzle, reasons, seeking
from megalith.study.puzzle import GAMES, Collection, judge, shipped
from megalith.words import LANGUAGES, Words

FOUND = [(title, found) for title in TITLES if (found := shipped(title)) is not None]
EACH = pytest.mark.parametrize(("title", "found"), FOUND, ids=[title for title, _ in FOUND])
SAMPLE = 2
ENOUGH = 150
WHOLE = ("stone_age", "akropolis")


def test_a_title_ships_enough_of_them() -> None:
    assert {title for title, found in FOUND if len(found.puzzles) >= ENOUGH} >= {*WHOLE}


@EACH
def test_every_record_replays_and_every_choice_that_is_named_is_legal(
    title: str, found: Collection
) -> None:
    for n, game in enumerate(found.games):
        mine = [one for one in found.puzzles if one.game == n]
        whole = puzzle.replayed(game, max(one.at for one in mine))
        for one in mine:
            table = whole.before(one.at)
            assert table.to_move() == one.seat
            named = {one.best, *one.good, *(line for line, _ in one.worse)}
            legal = table.lines()
            assert named <= set(legal) and len(legal) == one.choices
            for line in one.line:
                assert table.to_move() == one.seat
                table.do(one.seat, line)
            assert one.line[:1] in ((one.best,), ())


@EACH
def test_the_manifest_counts_what_is_there_and_names_the_limits(
    title: str, found: Collection
) -> None:
    told = found.manifest
    assert told["count"] == len(found.puzzles) == len({one.id for one in found.puzzles})
    assert sum(told["themes"].values()) == sum(told["ratings"].values()) == told["count"]
    assert told["limits"] == seeking.LIMITS
    assert title in told["command"]
    assert {one.theme for one in found.puzzles} <= {*reasons.themes(title), "end", "deny"}
    assert len(told["themes"]) >= 4


@EACH
def test_the_second_best_is_clearly_worse_and_the_reason_speaks_for_the_best(
    title: str, found: Collection
) -> None:
    low, high = seeking.OPEN
    for one in found.puzzles:
        assert one.second[1] >= seeking.MOAT and one.second[1] >= seeking.SURE * one.error
        assert [loss for _, loss in one.worse] == sorted(loss for _, loss in one.worse)
        assert low < one.win < high and one.choices >= seeking.LEAST
        signs = [x.points if x.whose == "own" else -x.points for x in one.reasons]
        assert sum(signs) > 0 or one.rounds


@EACH
def test_lines_of_the_sheet_have_names_in_both_languages(title: str, found: Collection) -> None:
    lines = {reason.line for one in found.puzzles for reason in one.reasons}
    for lang in LANGUAGES:
        words = Words(lang, title)
        assert all(words.has(f"line-{line}") for line in lines)


@pytest.mark.build("compiled")
@EACH
def test_a_sample_is_found_again_by_a_search_with_another_seed(
    title: str, found: Collection
) -> None:
    step = len(found.puzzles) // SAMPLE
    for one in found.puzzles[::step][:SAMPLE]:
        table = found.table(one)
        game, s = table.game, table.state
        rng = rng_from("another look", one.id)
        search = seeking.searched(game, s, one.seat, rng, seeking.QUICK * seeking.LONGER)
        code = int(search.tree.code[search.best()])
        line = finding.line_of(game, s, code)
        assert judge(one, line).kind in ("right", "as_good")


def test_a_choice_is_judged_by_what_was_found() -> None:
    found = FOUND[0][1]
    one = found.puzzles[0]
    assert judge(one, one.best).kind == "right"
    assert judge(one, one.second[0]).loss == one.second[1]
    other = judge(one, "something that nobody looked at")
    assert (other.kind, other.loss, other.exact) == ("wrong", one.second[1], False)


def test_a_game_that_was_changed_does_not_replay() -> None:
    found = FOUND[0][1]
    game = dict(found.games[0])
    with pytest.raises(RecordError, match="differs"):
        puzzle.replayed({**game, "digests": ["0" * 16]}, 20)
    with pytest.raises(RecordError):
        puzzle.read({"format": "something else"})


def test_a_run_that_is_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    """With a stand-in for the search of whole games, which takes long."""
    played: list[int] = []

    def game_of(title: str, seed: int, number: int, easy: int) -> dict[str, object]:
        played.append(number)
        one = puzzle.to_json(FOUND[0][1].puzzles[0])
        many = [{**one, "id": f"{number}-{k}"} for k in range(2)]
        return {"number": number, "seed": seed, "game": FOUND[0][1].games[0], "puzzles": many}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "game_of", game_of)
        out = tmp_path / "out.json"
        title = FOUND[0][0]
        finding.main(title, count=2, out=out, runs=tmp_path)
        finding.main(title, count=5, out=out, runs=tmp_path)
    assert played == [0, 1, 2]
    kept = puzzle.read(json.loads(out.read_text()))
    assert len(kept.puzzles) == 5 and kept.manifest["games"] == 3


@pytest.mark.parametrize("title", TITLES)
def test_themes_name_lines_of_the_sheet(title: str) -> None:
    game = load(title)
    sheet = game.rules.sheets(game.mind.example(2))[0]
    known = {line for line, _ in sheet.lines}
    for of in reasons.themes(title).values():
        assert set(of.get("lines", ())) <= known
    assert (GAMES / title / "themes.json").is_file()
