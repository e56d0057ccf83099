"""Games as tables: every decision once, readable by polars and DuckDB; the summary and plots."""

import json
from pathlib import Path

import duckdb
import polars
import pyarrow.parquet
import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.errors import TableError
from megalith.core.options import choose
from megalith.research import data, stats
from megalith.research.data import Played
from megalith.research.many_games import Job
from megalith.words import Words
from tests.cli.conftest import Megalith, megalith  # noqa: F401
from tests.helpers import games_to_play

SHORT = ("-o", "round_cap=3", "--players", 2, "--bots", "greedy,random", "--json")


def some_games(title: str, count: int) -> list[Played]:
    game = load(title)
    options = choose(game.options, dict(game.guard))
    job = Job(title, 2, ("random", "random"), options, 3, count, "codes").check()
    return [data.from_result(job, job.play(k)) for k in range(count)]


@pytest.mark.parametrize("title", TITLES)
def test_every_decision_becomes_one_row_with_its_features(title: str, tmp_path: Path) -> None:
    played = some_games(title, games_to_play(3, 1))
    path = tmp_path / "decisions.parquet"
    count = data.write_table(played, path)
    table = polars.read_parquet(path)
    assert len(table) == count == sum(len(list(data.decisions(p))) for p in played)
    names = json.loads(pyarrow.parquet.read_schema(path).metadata[b"slots"])
    assert names == load(title).mind.slots(2)
    assert table["features"].dtype.shape == (len(names),)  # type: ignore[attr-defined]
    told = duckdb.execute(f"SELECT value FROM parquet_kv_metadata('{path}') WHERE key = 'slots'")
    assert json.loads(told.fetchall()[0][0]) == names
    ends = table.group_by("game", "seat").agg(polars.col("margin").n_unique())
    assert ends["margin"].max() == 1
    sums = duckdb.execute(
        f"SELECT game, sum(m) FROM (SELECT DISTINCT game, seat, margin AS m FROM '{path}') "
        "GROUP BY game"
    ).fetchall()
    assert all(total == 0 for _, total in sums) and len(sums) == len(played)


def test_a_record_and_a_run_give_the_same_table(
    megalith: Megalith,  # noqa: F811
    tmp_path: Path,
) -> None:
    for name in ("run.jsonl", "run.parquet"):
        run = megalith("sim", "stone_age", "--games", 3, *SHORT, "--out", tmp_path / name)
        assert run.status == 0
    tables = [
        [data.rows(p) for p in data.games(tmp_path / name)] for name in ("run.jsonl", "run.parquet")
    ]
    assert tables[0] == tables[1] and len(tables[0]) == 3


def test_a_step_that_is_not_possible_is_told() -> None:
    (played,) = some_games("stone_age", 1)
    broken = played._replace(codes=(*played.codes[:30], 1269, *played.codes[31:]))
    with pytest.raises(TableError, match="game 0, step 30: 1269"):
        data.rows(broken)
    with pytest.raises(TableError, match="not finished"):
        data.rows(played._replace(codes=played.codes[:-1]))


def test_stats_counts_draws_and_writes(megalith: Megalith, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "run.parquet"
    games = 6
    megalith("sim", "stone_age", "--games", games, *SHORT, "--out", file)
    table, plots = tmp_path / "t.parquet", tmp_path / "plots"
    run = megalith("stats", file, "--out", plots, "--table", table, "--json")
    report = json.loads(run.out)
    assert report["games"] == games and report["game"] == "stone_age"
    assert sum(bot["wins"] for bot in report["bots"].values()) == pytest.approx(games)
    assert report["rows"] == len(polars.read_parquet(table))
    for name in ("scores", "length"):
        assert (plots / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (plots / f"{name}.svg").read_text()
    assert "greedy" in megalith("stats", file, "--lang", "pl").out
    assert megalith("stats", tmp_path / "nothing.jsonl").status == 2
    slim = megalith("stats", file, "--table", table, "--no-features", "--json")
    assert slim.status == 0 and "features" not in polars.read_parquet(table).columns


def test_first_choices_are_told_with_their_margin_when_seen_often() -> None:
    found = stats.Summary()
    found.first["a"] = [10, 20, 30]
    found.first["b"] = [50, 50]
    found.first["c"] = [-5, -5, -5]
    assert found.best_first() == [("a", 20.0, 3), ("c", -5.0, 3)]


def test_bench_measures_the_environments_of_every_title(megalith: Megalith) -> None:  # noqa: F811
    run = megalith("bench", "--research", "--seconds", "0.01", "--json")
    report = json.loads(run.out)
    assert list(report) == list(TITLES)
    for row in report.values():
        for key in ("aec", "aec_alone", "gymnasium", "openspiel", "vector"):
            assert row[f"{key}_steps_per_second"] > 0
        assert row["vector_tables"] == 64
        for lang in ("en", "pl"):  # what the table says where nobody asks for JSON
            assert all(Words(lang).say(f"bench-{key}") for key in row)


@pytest.mark.parametrize("name", ["last_god-v2", "last_booty-v3"])
def test_a_game_is_read_with_the_components_of_its_time(name: str) -> None:
    """What was shipped with its rules, or what its record brings along."""
    path = Path(__file__).parents[1] / "records" / "pantheon" / f"{name}.json"
    (game,) = data.games(path)
    found = list(data.decisions(game))
    assert len(found) > 50 and len(data.rows(game, features=False)) == len(found)
    kit = game.engine().kit
    assert kit is not None and kit.shipped == name.endswith("v3")
