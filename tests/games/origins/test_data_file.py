"""No number of the data file is written into the program: another file makes another game."""

import ast
import copy
from pathlib import Path
from typing import Any

import pytest

from megalith.bots import match, roster
from megalith.core import play, sets
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.errors import TableError
from megalith.core.game import Title
from megalith.core.options import choose
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import components as c
from megalith.games.origins.rules.kit import OriginsKit
from tests.games.origins.helpers import KIT

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


def altered() -> dict[str, Any]:
    """Every stand-in of the shipped file replaced by another number."""
    data = copy.deepcopy(KIT.facts)
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


def totals(game: Title[Any], games: int) -> list[tuple[list[int], int, int, dict[str, int]]]:
    """Temples, advisors, gold and lines of the first player, of many games without a fault."""
    found, out = [], Choices()
    for seats in game.players:
        for k in range(games):
            s = game.rules.initial(seats, choose(game.options, {"round_cap": 14}))
            assert play.audit(game.rules, s, rng_from("altered", seats, k), 20000, out) == ""
            me, lines = s.players[0], dict(game.rules.sheets(s)[0].lines)
            found.append((list(me.temples), len(me.advisors), int(me.goods[3]), lines))
    return found


@pytest.mark.rule("OR-014", "OR-063")
def test_an_altered_set_plays_and_scores_by_its_own_numbers() -> None:
    data = altered()
    game = load("origins", sets.changes("origins", data))
    assert isinstance(game.kit, OriginsKit) and game.kit.last_space == 18
    kinds = sum(len(set(b["stone_costs"])) for b in data["buildings"]["items"])
    assert game.kit.n_kinds == kinds > KIT.n_kinds
    assert game.rules.n_actions == load("origins", {}).rules.n_actions
    tracks = [t["vp"] for t in data["temple_tracks"]["items"]]
    scored = 0
    for spaces, advisors, gold, lines in totals(game, 12):
        assert lines["gold"] == 3 * gold
        assert lines["advisors"] == [0, *data["advisor_track"]["vp"]][advisors]
        values = [track[space] for track, space in zip(tracks, spaces, strict=True)]
        top = max(range(3), key=lambda t: (spaces[t], -values[t]))
        temples = [lines[f"temple_{t['id']}"] for t in data["temple_tracks"]["items"]]
        assert temples == [0 if t == top else values[t] for t in range(3)]
        scored += sum(temples)
    assert scored > 0


@pytest.mark.parametrize("seats", [1, 3])
def test_bots_play_with_an_altered_set(seats: int) -> None:
    game = load("origins", sets.changes("origins", altered()))
    s = game.rules.initial(seats, choose(game.options, {"round_cap": 2}))
    bots = [roster.make("greedy") for _ in range(seats)]
    match.play(game, s, bots, rng_from("luck", seats), rng_from("minds", seats), None)
    assert s.kit is game.kit and game.rules.check(s) == ""


def test_the_order_of_a_list_does_not_matter() -> None:
    """Pieces are known by their ids."""
    data = copy.deepcopy(KIT.facts)
    for name in ("buildings", "district_cards", "temple_tracks", "main_actions", "bonus_tokens"):
        data[name]["items"].reverse()
    twin = OriginsKit(data)
    for table in ("kind_type", "kind_stone", "card_first", "card_pattern", "top", "action_price"):
        assert list(getattr(twin, table)) == list(getattr(KIT, table)), table


def test_what_no_set_can_change_is_what_the_shipped_file_says() -> None:
    facts = KIT.facts
    assert [x["id"] for x in facts["colours"]["building"]] == c.COLOURS
    assert [x["id"] for x in facts["player_colours"]["items"]] == c.PLAYER_COLOURS
    for block, ids in {
        "resources": c.RESOURCES,
        "temple_tracks": c.TEMPLES,
        "buildings": c.BUILDINGS,
        "district_cards": c.CARDS,
        "zodiac_cards": c.ZODIAC,
        "main_actions": ab.ACTIONS,
        "bonus_tokens": ab.TOKENS,
    }.items():
        assert [x["id"] for x in facts[block]["items"]] == ids, block
    dice, box, start = facts["dice"], facts["components"]["per_colour"], facts["setup"]["player"]
    for die, ways in ((dice["citizen"], c.CITIZEN_WAYS), (dice["speaker"], c.SPEAKER_WAYS)):
        faces = [f for f in die["faces"] if f not in die["reroll"]]
        assert list(ways) == [faces.count(v) for v in range(die["max_value"] + 1)]
    rows = facts["setup"]["by_players"]
    for table, key in (
        (c.BOX_DICE, "box_dice_per_colour"),
        (c.SPEAKERS, "speaker_dice"),
        (c.CARDS_LAID, "district_cards"),
    ):
        assert list(table)[1:] == [rows[str(n)][key] for n in range(1, 5)]
    assert list(c.DRAFT_DICE)[1:] == list(facts["setup"]["draft_dice_per_colour"].values())
    places = facts["places"]["items"]
    assert [ab.ACTIONS[k] for k in ab.UPPER] == [p["upper"] for p in places]
    assert [ab.ACTIONS[k] for k in ab.LOWER] == [p["lower"] for p in places]
    assert [c.COLOURS[k] for k in ab.TOKEN_COLOUR] == ab.TOKENS
    told = [(ab.TOKENS.index(x["token"]), x["place"] - 1) for x in facts["solo"]["conditions"]]
    assert told == ab.SOLO_CONDITIONS
    numbers = {
        c.DICE_PER_COLOUR: box["citizen_die"],
        c.DISCS_PER_COLOUR: box["tower_disc"],
        c.TILES_PER_COLOUR: box["building_tile"],
        c.BASES: start["bases_ready"] + start["bases_on_mat"],
        c.SHIP_MOST: facts["ships"]["max"],
        c.SUPERIORITY: facts["superiority"]["tokens"],
        c.TOWER_COLOURS_LEFT: facts["end_conditions"]["items"][2]["max_colours_left"],
    }
    assert list(numbers) == list(numbers.values())
    assert [c.START_BASES, c.START_DICE, c.START_HEIGHT] == [2, 2, 1]
    assert facts["grid"]["start"] == c.START_CELLS
    assert (c.SOLO_DROPPED, c.SOLO_KEPT) == (
        facts["solo"]["start_dice_highest_dropped"],
        facts["solo"]["start_dice_kept"],
    )


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda d: d["buildings"]["items"][0]["stone_costs"].pop(), "15 in all, not 14"),
        (lambda d: d["temple_tracks"]["items"][0].update(vp=[0, 5, 3]), "3 follows 5"),
        (lambda d: d["military_track"]["spaces"].pop(3), "spaces.4.space: 4 is not one of: 3"),
        (lambda d: d["buildings"]["items"][0].update(ability={"kind": "dance"}), "'dance' is not"),
        (lambda d: d["building_pool"].update(wisdom=[0, 1]), "expected 5 entries, not 2"),
        (lambda d: d["advisor_track"].update(vp=[1]), "expected 5 entries, not 1"),
        (lambda d: d["military_track"]["spaces"][2].update(attack_bonus="flood"), "'flood' is not"),
        (lambda d: d["district_cards"]["items"][0]["cells"].update(se="red"), "one blank cell"),
        (
            lambda d: d["district_cards"]["items"][0].update(vp_next=11),
            "must not be above vp_first",
        ),
        (lambda d: d["buildings"]["items"][0]["stone_costs"].insert(0, -1), "from 0 to 20, not -1"),
        (lambda d: d["setup"]["player"].update(golds=1), "unknown field 'golds'"),
        (lambda d: d.pop("ships"), "'ships' is missing"),
        (lambda d: d["district_cards"]["items"][1].update(id="d01"), "d01 is there twice"),
    ],
)
def test_a_set_that_cannot_be_played_is_one_clear_error(change: Any, message: str) -> None:
    data = copy.deepcopy(KIT.facts)
    change(data)
    with pytest.raises(TableError, match="components of origins: ") as told:
        load("origins", sets.changes("origins", data))
    assert message in str(told.value)


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
