"""What a set of components of Origins may say."""

from megalith.core.conditions import begins_with, both, not_above, rising, total, warned
from megalith.core.errors import TableError
from megalith.core.schema import (
    any_kind,
    bilingual,
    block,
    by_kind,
    each,
    fields,
    fixed,
    items,
    known,
    maybe,
    one_each,
    one_of,
    whole,
    yes_no,
)
from megalith.core.spots import Json, Shape, Spot
from megalith.games.origins.rules.abilities import COUNTERS, KINDS
from megalith.games.origins.rules.components import CORNERS, MOST_SPACES, N_CARDS, RESOURCES

COLOUR = known("colours.building")
FEW = whole(0, 20)
NAMED = {"id": fixed, "name": bilingual}
TOLD = {**NAMED, "text": bilingual}


def as_printed(*names: str) -> dict[str, Shape]:
    return dict.fromkeys(names, fixed)


# -- effects


OF = {"buildings": {"colour": "red"}, "buildings_of_type": {"type": "obelisk"}}


def counter() -> Shape:
    shapes = {what: fields({"what": fixed_word}) for what in COUNTERS}
    shapes["patricians"] = fields({"what": fixed_word}, {"colour": COLOUR})
    shapes["buildings"] = fields({"what": fixed_word, "colour": COLOUR})
    shapes["buildings_of_type"] = fields({"what": fixed_word, "type": known("buildings.items")})
    return any_kind("what", shapes, [{"what": what, **OF.get(what, {})} for what in shapes])


def fixed_word(at: Spot) -> None:
    """The word that has led here."""


COUNTER = counter()
EACH = {"each": FEW, "counter": COUNTER}
GAIN = dict.fromkeys((*RESOURCES, "any_basic"), FEW)


def resource(at: Spot) -> None:
    """One resource, or a list to choose from."""
    one = known("resources.items")
    at.ask(each(one, 1, 4) if isinstance(at.value, list) else one)


def steps(at: Spot) -> None:
    at.ask(fields(EACH) if isinstance(at.value, dict) else whole(1, 40))


def effects() -> dict[str, Shape]:
    """The shape of an effect of every kind."""
    climb = whole(1, MOST_SPACES - 1)
    extra = maybe(fields({"gold": FEW, "steps": climb}))
    temples = each(known("temple_tracks.items"), 1, 3)
    flags = {"fewer_allowed": yes_no, "take_card": yes_no}
    gain = fields({}, GAIN)
    inside: dict[str, dict[str, Shape]] = {kind: {} for kind in KINDS}
    inside["gain_per"] = {"resource": resource, "base": FEW, **EACH}
    inside["score"] = {"base": whole(), "terms": each(fields(EACH), 0, 9)}
    ladder = both(each(whole(), 2, 20), begins_with(0), rising)
    inside["score_ladder"] = {"counter": COUNTER, "ladder": ladder}
    inside["military"] = {"steps": steps, "attack": one_of("none", "or", "and_or")}
    inside["temple"] = {"temples": temples, "steps": climb, **flags, "extra": extra}
    inside["take_citizen"] = {"free": yes_no}
    inside["upgrade"] = {"food_max": whole(1, 20)}
    inside["veteran"] = {"colour": COLOUR, "drop": whole(0, 6)}
    inside["raise_die"] = {"max": whole(1, 6)}
    inside["set_ship"] = {"value": whole(1, 6)}
    inside["exchange"] = {"pay_any_basic": whole(1, 20), "gain": gain}
    inside["sequence"] = {"parts": each(effect, 1, 5)}
    shapes = {k: fields({"kind": fixed_word, **x}) for k, x in inside.items()}
    shapes["gain"] = fields({"kind": fixed_word}, GAIN)
    return shapes


def effect(at: Spot) -> None:
    """Of the kind that the shipped set has in this place, with other numbers perhaps."""
    at.ask(by_kind("kind", EFFECTS))
    if not at.faults and isinstance(at.like, dict):
        at.ask(fixed, at.value["kind"], "kind", at.like["kind"])


EFFECTS = effects()
ONE: Json = {"each": 1, "counter": {"what": "patricians"}}
CLIMB: Json = {"fewer_allowed": False, "take_card": False, "extra": None}
FIRST: dict[str, Json] = {  # what the agora may do, and with what an owner begins
    "gain": {"any_basic": 1},
    "gain_per": {"resource": "food", "base": 0, **ONE},
    "score": {"base": 1, "terms": [ONE]},
    "score_ladder": {"counter": {"what": "patricians"}, "ladder": [0, 1, 2]},
    "military": {"steps": 1, "attack": "none"},
    "temple": {"temples": ["forest", "mountain", "sea"], "steps": 1, **CLIMB},
    "raise_die": {"max": 1},
}
PRICED = fields({**TOLD, "price": fields({}, dict.fromkeys(RESOURCES, FEW)), "effect": effect})


def special(at: Spot) -> None:
    """What the agora does is a stand-in; palace and farm do nothing."""
    tile = {**TOLD, **as_printed("colour", "count", "activated_by", "ability")}
    if isinstance(at.value, dict) and at.value.get("id") == "agora":
        shapes = {kind: EFFECTS[kind] for kind in FIRST}
        tile["ability"] = any_kind("kind", shapes, [{"kind": x, **FIRST[x]} for x in FIRST])
    at.ask(fields(tile))


# -- tracks and cards


def spaces(at: Spot) -> None:
    """Numbered from 0 without gaps, from the start space to the last one."""
    for i, space in enumerate(at.value):
        kind = "start" if i == 0 else "last" if i == len(at.value) - 1 else "normal"
        at.ask(one_of(i), space["space"], f"{i + 1}.space")
        at.ask(one_of(kind), space["kind"], f"{i + 1}.kind")
    at.ask(one_of(False), at.value[0]["border_before"], "1.border_before")


def blank(at: Spot) -> None:
    """Three cells of a district card have a colour, one fits everything."""
    n = list(at.value.values()).count(None)
    if n != 1:
        why = "expected one blank cell (null), not {n}"
        at.fault(TableError(why, "set-blank", n=n))


SPACE = fields(
    {
        "space": whole(),
        "kind": one_of("start", "normal", "last"),
        "border_before": yes_no,
        "attack_bonus": maybe(known("military_track.attack_bonuses")),
    }
)
TEMPLE = fields({**NAMED, "vp": both(each(whole(), 2, MOST_SPACES), begins_with(0), rising)})
CARD = both(
    fields(
        {
            "id": fixed,
            "cells": both(one_each(tuple(CORNERS), maybe(COLOUR)), blank),
            "towers": each(COLOUR, 0, 6),
            "vp_first": whole(),
            "vp_next": whole(),
        }
    ),
    not_above("vp_next", "vp_first"),
)
BUILDING = fields(
    {**TOLD, "colour": COLOUR, "stone_costs": each(whole(0, 20), 1, 15), "ability": effect}
)
ZODIAC = fields({**TOLD, **as_printed("number", "trigger", "optional")})
PARAMETERS = (
    "capricorn_add",
    "aquarius_gold",
    "pisces_gold",
    "aries_vp_per_red_die",
    "taurus_discount",
    "gemini_basic_per_space",
    "leo_add",
    "scorpio_wisdom",
    "sagittarius_add",
)
WISDOM = both(each(FEW, 5, 5), warned(rising))
GOODS = dict.fromkeys(RESOURCES, whole(0, 99))
PLAYER = (
    "vp",
    "superiority",
    "bases_ready",
    "bases_on_mat",
    "citizen_dice",
    "tower_height",
    "temple_space",
    "military_space",
)
SETUP = ("by_players", "tower_pool_base_per_colour", "draft_dice_per_colour")
SOLO = (
    "conditions",
    "start_dice_rolled_per_colour",
    "start_dice_highest_dropped",
    "start_dice_kept",
    "zodiac_cards_kept_per_round",
)
MILITARY = {
    "spaces": both(each(SPACE, 3, 40), spaces),
    "derived": fixed,
    "last_space_vp": whole(),
    "attack_vp_per_border_passed": FEW,
    "attack_vp_per_disc_behind": FEW,
    "superiority_per_border": FEW,
    "attack_bonuses": items(fields({"id": fixed, "effect": effect, "text": bilingual}), 10, 10),
}
SCHEMA: Shape = fields(
    {
        **as_printed("game", "provenance_words", "how_to_replace"),
        "colours": block(
            {
                "building": items(fields({**NAMED, "letter": fixed}), 5, 5),
                "start_tiles": fields(NAMED),
                "speaker_dice": fields(NAMED),
            }
        ),
        "player_colours": block({"items": items(fields(NAMED), 4, 4)}),
        "resources": block(
            {
                **as_printed("basic", "joker", "supply_unlimited", "tokens"),
                "items": items(fields(NAMED), 4, 4),
                "vp_at_end": one_each(tuple(RESOURCES), FEW),
            }
        ),
        **as_printed("components", "dice", "ships", "grid", "effect_kinds", "counters", "places"),
        "setup": block(
            {
                **as_printed(*SETUP),
                "gold_per_district_card": whole(1, 20),
                "player": fields({**GOODS, **as_printed(*PLAYER)}),
            }
        ),
        "main_actions": block({"items": items(PRICED, 10, 10)}),
        "bonus_tokens": block({"items": items(PRICED, 5, 5)}),
        "military_track": block(MILITARY),
        "temple_tracks": block({"items": items(TEMPLE, 3, 3)}),
        "advisor_track": block({"vp": both(each(whole(), 5, 5), rising)}),
        "population_track": block(
            {"food": both(each(whole(0, 99), 4, 4), rising), "last_base_vp": whole()}
        ),
        "building_pool": block({"slots": fixed, "wisdom": WISDOM}),
        "citizen_pool": block({"slots": fixed, "wisdom": WISDOM}),
        "buildings": block(
            {
                "items": both(
                    items(BUILDING, 30, 30),
                    total("stone_costs", "components.per_colour.building_tile", by="colour"),
                )
            }
        ),
        "special_tiles": block({"items": items(special, 3, 3)}),
        "district_cards": block({"items": items(CARD, N_CARDS, N_CARDS)}),
        "zodiac_cards": block(
            {
                "items": items(ZODIAC, 12, 12),
                "parameters": fields(
                    {**dict.fromkeys(PARAMETERS, FEW), "aquarius_steps": whole(1, 20)}
                ),
            }
        ),
        "end_conditions": block(
            {
                "items": items(
                    fields({"id": fixed, "text": bilingual}, {"max_colours_left": fixed}), 4, 4
                )
            }
        ),
        **as_printed("final_scoring", "superiority", "decisions", "final_position_format"),
        "solo": block(
            {
                **as_printed(*SOLO),
                "rounds": whole(1, 20),
                "win_vp": whole(),
                "extra_vp_per_condition": whole(),
            }
        ),
    }
)
