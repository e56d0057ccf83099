"""No number of the data file is written into the program: another file makes another game."""

import ast
import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from megalith.games.origins.rules import components as c

ROOT = Path(__file__).parents[3] / "src/megalith/games/origins/rules"
RULES = [
    *ROOT.glob("phases/*.py"),
    *(
        ROOT / f"{name}.py"
        for name in (
            "city",
            "counting",
            "effects",
            "flow",
            "people",
            "pools",
            "scoring",
            "tracks",
            "usable",
        )
    ),
]

PROGRAM = """
import json, sys
from megalith.bots import match, roster
from megalith.core import play
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.options import choose
from megalith.games.origins.rules import components as c
game, out = load("origins"), Choices()
faults, totals = [], []
for seats in game.players:
    for k in range(int(sys.argv[1])):
        s = game.rules.initial(seats, choose(game.options, {"round_cap": 14}))
        faults.append(play.audit(game.rules, s, rng_from("altered", seats, k), 20000, out))
        sheet = game.rules.sheets(s)[0]
        me = s.players[0]
        lines = dict(sheet.lines)
        totals.append([list(me.temples), len(me.advisors), int(me.goods[3]), lines])
for seats in (1, 3):
    s = game.rules.initial(seats, choose(game.options, {"round_cap": 2}))
    bots = [roster.make("greedy") for _ in range(seats)]
    match.play(game, s, bots, rng_from("luck", seats), rng_from("minds", seats), None)
    faults.append(game.rules.check(s))
print(json.dumps({
    "faults": [f for f in faults if f], "totals": totals, "last": int(c.LAST_SPACE),
    "kinds": int(c.N_KINDS), "actions": int(game.rules.n_actions),
}))
"""


def altered() -> dict[str, Any]:
    """Every stand-in of the shipped file replaced by another number."""
    data = copy.deepcopy(c.DATA)
    for k, track in enumerate(data["temple_tracks"]["items"]):
        track["vp"] = [0, *(7 * i + k for i in range(1, 10 + k))]
    for card in data["district_cards"]["items"]:
        card["vp_first"] += 11
        card["vp_next"] += 3
        card["cells"] = dict(zip(card["cells"], reversed(card["cells"].values()), strict=True))
        card["towers"] = card["towers"][:1]
    for building in data["buildings"]["items"]:
        building["stone_costs"] = [(i * 3) % 5 for i in range(len(building["stone_costs"]))]
    data["advisor_track"]["vp"] = [2, 5, 9, 14, 20]
    data["building_pool"]["wisdom"] = [1, 0, 3, 2, 5]
    data["citizen_pool"]["wisdom"] = [2, 2, 1, 0, 6]
    data["population_track"]["food"] = [1, 3, 5, 7]
    data["population_track"]["last_base_vp"] = 21
    spaces = data["military_track"]["spaces"]
    bonuses = [b["id"] for b in data["military_track"]["attack_bonuses"]]
    data["military_track"]["spaces"] = [
        {**spaces[0]},
        *(
            {
                "space": i,
                "kind": "normal",
                "border_before": i in (2, 3, 8, 11, 16),
                "attack_bonus": bonuses[i % 10],
            }
            for i in range(1, 18)
        ),
        {"space": 18, "kind": "last", "border_before": True, "attack_bonus": None},
    ]
    data["military_track"]["last_space_vp"] = 30
    for special in data["special_tiles"]["items"]:
        if special["id"] == "agora":
            special["ability"] = {"kind": "score", "base": 2, "terms": []}
    data["resources"]["vp_at_end"]["gold"] = 3
    data["setup"]["player"].update(stone=4, food=0, wisdom=3, gold=2)
    data["zodiac_cards"]["parameters"] = {
        k: v + 1 for k, v in data["zodiac_cards"]["parameters"].items()
    }
    data["solo"].update(win_vp=90, extra_vp_per_condition=7)
    return data


def run(tmp_path: Path, data: dict[str, Any], games: int) -> subprocess.CompletedProcess[str]:
    (tmp_path / "origins.json").write_text(json.dumps(data), encoding="utf-8")
    env = {**os.environ, "MEGALITH_DATA": str(tmp_path)}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(games)], env=env, capture_output=True, text=True
    )


@pytest.mark.rule("OR-014", "OR-063")
def test_an_altered_file_plays_and_scores_by_its_own_numbers(tmp_path: Path) -> None:
    data = altered()
    done = run(tmp_path, data, 12)
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert shown["faults"] == [] and shown["last"] == 18
    kinds = sum(len(set(b["stone_costs"])) for b in data["buildings"]["items"])
    assert shown["kinds"] == kinds > c.N_KINDS
    tracks = [t["vp"] for t in data["temple_tracks"]["items"]]
    scored = 0
    for spaces, advisors, gold, lines in shown["totals"]:
        assert lines["gold"] == 3 * gold
        assert lines["advisors"] == [0, *data["advisor_track"]["vp"]][advisors]
        values = [track[space] for track, space in zip(tracks, spaces, strict=True)]
        top = max(range(3), key=lambda t: (spaces[t], -values[t]))
        temples = [lines[f"temple_{t['id']}"] for t in data["temple_tracks"]["items"]]
        assert temples == [0 if t == top else values[t] for t in range(3)]
        scored += sum(temples)
    assert scored > 0


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda d: d["buildings"]["items"][0]["stone_costs"].pop(), "14 tiles"),
        (lambda d: d["temple_tracks"]["items"][0].update(vp=[0, 5, 3]), "never falls"),
        (lambda d: d["military_track"]["spaces"].pop(3), "without gaps"),
        (lambda d: d["buildings"]["items"][0].update(ability={"kind": "dance"}), "unknown effect"),
        (lambda d: d["building_pool"].update(wisdom=[0, 1]), "one wisdom cost for each slot"),
        (lambda d: d["advisor_track"].update(vp=[1]), "one space for each colour"),
        (lambda d: d["military_track"]["spaces"][2].update(attack_bonus="flood"), "attack bonus"),
    ],
)
def test_a_file_that_cannot_be_played_is_one_clear_error(
    tmp_path: Path, change: Any, message: str
) -> None:
    data = copy.deepcopy(c.DATA)
    change(data)
    done = run(tmp_path, data, 1)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode != 0 and "components of origins" in last and message in last


@pytest.mark.parametrize("path", RULES, ids=lambda p: p.stem)
def test_the_rules_hold_no_numbers(path: Path) -> None:
    """Only counting and halving, and named constants that mark bits."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {
        id(node)
        for statement in ast.walk(tree)
        if isinstance(statement, ast.AnnAssign)
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and id(node) not in named:
            structural = {0, 1, 2, 3, 4, 8, 255}
            assert node.value in structural, f"{path.name}:{node.lineno} has {node.value}"
