"""What a set of components of Akropolis may say."""

from megalith.core.conditions import both, same_as
from megalith.core.errors import TableError
from megalith.core.schema import (
    block,
    each,
    fields,
    fixed,
    items,
    one_each,
    one_of,
    text,
    whole,
    yes_no,
)
from megalith.core.spots import Shape, Spot
from megalith.games.akropolis.rules.components import DISTRICTS, FACES, KINDS, coded, faces_of

PLAZAS = tuple(KINDS[:DISTRICTS])
STARS = whole(1, 9)


def hex(at: Spot) -> None:
    """What has no plaza has no stars."""
    plaza = isinstance(at.value, dict) and at.value.get("kind") in PLAZAS
    at.ask(fields({"kind": one_of(*KINDS), "stars": whole(0, 9 if plaza else 0)}))


def as_printed(*names: str) -> dict[str, Shape]:
    return dict.fromkeys(names, fixed)


def stars(at: Spot) -> None:
    """A plaza shows the stars of its kind, everything else none."""
    for tile in [at.find("start_tile"), *at.find("city_tiles.items")]:
        for hex in tile["hexes"]:
            wanted = at.find("stars_per_plaza.items").get(hex["kind"], 0)
            if hex["stars"] not in (0, wanted):
                why = "{tile}: a plaza of {kind} has {wanted} stars, not {found}"
                at.fault(
                    TableError(
                        why,
                        "set-stars",
                        tile=tile["id"],
                        kind=hex["kind"],
                        wanted=wanted,
                        found=hex["stars"],
                    )
                )


def code(at: Spot) -> None:
    wanted = coded(at.value)
    if at.value["code"] != wanted:
        why = "the hexes make the code {wanted}, not {found}"
        at.fault(TableError(why, "set-code", wanted=wanted, found=at.value["code"]))


def marks(at: Spot) -> None:
    """So many tiles for two players, for three and for four, or no stack would come out even."""
    for mark, wanted in at.find("setups.tiles_per_mark").items():
        n = sum(tile["min_players"] == int(mark) for tile in at.find("city_tiles.items"))
        if n != wanted:
            why = "{what}: expected {wanted} in all, not {found}"
            what = f"city_tiles.items.min_players ({mark})"
            at.fault(TableError(why, "set-total", what=what, wanted=wanted, found=n))


def totals(at: Spot) -> None:
    """How often each area is there follows from the tiles."""
    for players, listed in at.find("area_totals.items").items():
        tiles = at.find("city_tiles.items")
        faces = faces_of([tile for tile in tiles if tile["min_players"] <= int(players)])
        for face, name in enumerate(FACES):
            if listed[name] != faces.count(face):
                why = "{what}: expected {wanted} in all, not {found}"
                at.fault(
                    TableError(
                        why,
                        "set-total",
                        what=f"area_totals.items.{players}.{name}",
                        found=listed[name],
                        wanted=faces.count(face),
                    )
                )


def kind(name: str) -> Shape:
    words = {"name_en": text, "name_pl": text}
    plaza: Shape = fixed
    if name in PLAZAS:
        star = same_as(f"stars_per_plaza.items.{name}")
        plaza = fields({**as_printed("id", "letter"), "stars": star, **words})
    return fields({**as_printed("id", "sort", "letter", "colour"), **words, "plaza": plaza})


def kinds(at: Spot) -> None:
    name = at.value.get("id") if isinstance(at.value, dict) else ""
    at.ask(kind(str(name)))


TILE = both(
    fields(
        {"id": text, "min_players": one_of(2, 3, 4), "code": text, "hexes": each(hex, 3, 3)},
    ),
    code,
)
DOUBLES = ("threshold_value", "min_plazas", "min_edge_cells", "min_level", "min_lake_cells")
DISTRICT = fields(
    as_printed("kind", "counts", "rules", "variant", "doubles"),
    {**dict.fromkeys(DOUBLES, whole(0, 99)), "min_edge_cells": whole(0, 6)},
)
START = fields({"q": fixed, "r": fixed, "kind": fixed, "stars": whole(0, 9)})
ARCHITECT = fields(
    {
        **as_printed("id", "difficulty"),
        "name_en": text,
        "name_pl": text,
        "district_value": whole(0, 20),
        "points_per_quarry": whole(0, 20),
        "doubles_temples": yes_no,
    }
)
VARIANTS = [f"variant_{name}" for name in ("houses", "markets", "barracks", "temples", "gardens")]
SCHEMA: Shape = both(
    fields(
        {
            **as_printed("game", "rule_prefix", "format_version", "about", "coordinates"),
            "kinds": block({"note": fixed, "items": items(kinds, 6, 6)}),
            "stars_per_plaza": block({"items": one_each(PLAZAS, STARS)}),
            "components": fixed,
            "start_tile": block({**as_printed("id", "copies"), "hexes": each(START, 4, 4)}),
            "city_tiles": block(
                {
                    **as_printed("hex_order", "code", "mirror"),
                    "items": items(TILE, 61, 61),
                }
            ),
            "setups": fixed,
            "starting_stones": block({"by_seat": each(whole(0, 99), 4, 4)}),
            "area_totals": block(
                {"key": fixed, "items": one_each(("2", "3", "4"), one_each(tuple(FACES), whole()))}
            ),
            "scoring": block(
                {
                    **as_printed("formula", "points_per_quarry", "tie_break"),
                    "districts": items(DISTRICT, 5, 5, "kind"),
                    "points_per_stone": whole(0, 99),
                }
            ),
            "solo": block(
                {
                    **as_printed(
                        "human_seat",
                        "automa_seat",
                        "automa_start_tile",
                        "human_payments_go_to",
                        "automa_payments_go_to",
                        "automa_choice",
                        "automa_covers_tiles",
                        "tie",
                    ),
                    "human_starting_stones": whole(0, 99),
                    "automa_starting_stones": whole(0, 99),
                    "architects": items(ARCHITECT, 3, 3),
                    "variants_for_automa": fields(
                        {**as_printed(*VARIANTS), "markets_doubled_per_plaza": whole(0, 99)}
                    ),
                }
            ),
            **as_printed("city_notation", "decisions"),
        }
    ),
    stars,
    marks,
    totals,
)
