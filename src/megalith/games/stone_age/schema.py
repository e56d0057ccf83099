"""What a set of components of Stone Age may say."""

from megalith.core.conditions import begins_with, both, not_above, rising, same_as, warned
from megalith.core.errors import TableError
from megalith.core.schema import (
    bilingual,
    block,
    by_kind,
    each,
    fields,
    fixed,
    items,
    one_each,
    whole,
)
from megalith.core.spots import Shape, Spot

RESOURCES = ("wood", "brick", "stone", "gold")
NAMED = {"id": fixed, "name": bilingual}
FEW = whole(1, 10)


def places() -> Shape:
    rules = {**NAMED, "group": fixed, "one_placement_per_player": fixed, "action": fixed}
    numbers = {"rings": FEW, "min_workers": FEW, "max_workers": FEW}
    resource = fields({**rules, **numbers, "resource": fixed})
    as_printed = {"rings": fixed, "min_workers": fixed, "max_workers": fixed}
    card = fields({**rules, **as_printed, "cost": fixed})
    return by_kind(
        "group",
        {
            "hunt": fields({**rules, **as_printed}),
            "resource": both(
                resource, not_above("min_workers", "max_workers"), not_above("max_workers", "rings")
            ),
            "village": fields({**rules, **as_printed}),
            "card": card,
            "building": fields({**rules, **as_printed, "needs_players": fixed}),
        },
    )


def card() -> Shape:
    effect = {"effect": fixed}
    amounts = ("food", "count", "points", "steps", "tools", "cards", "value", "dice")
    numbers = {"food": whole(1, 20), "points": whole(0, 50), "count": whole(1, 9)}
    numbers |= {"value": whole(1, 9)}
    top = fields(effect, {"resource": fixed, **{x: numbers.get(x, fixed) for x in amounts}})
    bottom = fields({"colour": fixed}, {"symbol": fixed, "role": fixed, "figures": whole(1, 5)})
    return fields({"id": fixed, "top": top, "bottom": bottom})


def building() -> Shape:
    sums = {"min_points": whole(), "max_points": whole()}
    exact = {"count": FEW, "kinds": whole(1, 4), **sums}
    open_ = {"min_count": FEW, "max_count": FEW, **sums}
    tile = {"id": fixed, "kind": fixed}
    return by_kind(
        "kind",
        {
            "fixed": fields(
                {**tile, "cost": both(one_each(RESOURCES, whole(0, 7)), costs), "points": whole()}
            ),
            "exact": both(fields({**tile, **exact}), not_above("kinds", "count")),
            "upto7": both(fields({**tile, **open_}), not_above("min_count", "max_count")),
        },
    )


def costs(at: Spot) -> None:
    """A building costs something."""
    n = sum(at.value.values())
    if not 1 <= n <= 10:
        why = "expected {least} to {most} resources in all, not {n}"
        at.fault(TableError(why, "set-cost", least=1, most=10, n=n))


def worths(at: Spot) -> None:
    """The fewest and the most points of a building follow from the values of the resources."""
    values = sorted(x["value"] for x in at.find("resources.items"))
    for tile in at.find("buildings.items"):
        if tile["kind"] == "fixed":
            continue
        least = tile.get("count", tile.get("min_count"))
        most = tile.get("count", tile.get("max_count"))
        kinds = tile.get("kinds", 0)
        wanted = {
            "min_points": sum(values[:kinds]) + (least - kinds) * values[0],
            "max_points": sum(values[len(values) - kinds :]) + (most - kinds) * values[-1],
        }
        for field, n in wanted.items():
            if tile[field] != n:
                why = "{field} is {n}, but the values of the resources make it {wanted}"
                where = f"buildings.items.{tile['id']}.{field}"
                at.fault(TableError(why, "set-worth", field=where, n=tile[field], wanted=n))


def workers(at: Spot) -> None:
    n = at.value["workers_max"] - at.value["workers_start"]
    if at.value["workers_in_supply_start"] != n:
        why = "{field} is not used: {n} workers wait, by the two other numbers"
        at.fault(TableError(why, "set-unused", field="workers_in_supply_start", n=n))


def figures(at: Spot) -> None:
    """All cards of a role together show as many figures as the role says."""
    found: dict[str, int] = {}
    for x in at.find("cards.items"):
        bottom = x["bottom"]
        if "role" in bottom:
            found[bottom["role"]] = found.get(bottom["role"], 0) + bottom["figures"]
    for role in at.find("roles.items"):
        n = found.get(role["id"], 0)
        if role["figures_total"] != n:
            why = "{what}: expected {wanted} in all, not {found}"
            at.fault(
                TableError(
                    why,
                    "set-total",
                    what=f"roles.items.{role['id']}.figures_total",
                    wanted=n,
                    found=role["figures_total"],
                )
            )


START = {"food": whole(0, 99)} | dict.fromkeys(
    ("food_track", "score", *RESOURCES, "tool_slots", "cards", "buildings"), fixed
)
PLAYER = {
    "colours": items(fields(NAMED), 4, 4),
    "workers_start": FEW,
    "workers_max": FEW,
    "workers_in_supply_start": whole(0, 10),
    "start": fields(START),
    **dict.fromkeys(
        (
            "pawns_per_colour",
            "markers_per_colour",
            "tool_slots",
            "building_spaces",
            "buildings_unlimited",
        ),
        fixed,
    ),
}
RESOURCE = fields(
    {**NAMED, "value": whole(1, 20), "divider": whole(1, 20), "pieces": fixed, "place": fixed}
)
COUNTS = fields(
    {
        "players": fixed,
        "building_stacks": fixed,
        "village_places_max": whole(1, 3),
        "players_per_resource_place_max": whole(1, 4),
        "tiles_removed": fixed,
    }
)
SCHEMA: Shape = both(
    fields(
        {
            "game": fixed,
            "provenance_words": fixed,
            "resources": block(
                {
                    "items": items(RESOURCE, 4, 4),
                    "supply_unlimited": fixed,
                    "points_each_at_end": same_as("scoring.resource_points_each"),
                }
            ),
            "food": block(
                {
                    **NAMED,
                    "divider": whole(1, 20),
                    **dict.fromkeys(
                        ("place", "tokens", "supply_unlimited", "points_each_at_end"), fixed
                    ),
                }
            ),
            "dice": fixed,
            "player": both(
                block(PLAYER), not_above("workers_start", "workers_max"), warned(workers)
            ),
            "tracks": fixed,
            "tools": fixed,
            "tool_supply": block({"tile_1_2": fixed, "tile_3_4": whole(0, 12)}),
            "places": block({"items": items(places(), 16, 16)}),
            "player_count_rules": block(
                {"items": items(COUNTS, 3, 3, key="players"), "tiles_per_stack": whole(1, 7)}
            ),
            "card_row": block(
                {
                    "slots": items(fields({"place": fixed, "cost": FEW}), 4, 4, key="place"),
                    **dict.fromkeys(("deck_size", "open_cards", "deck_after_set_up"), fixed),
                }
            ),
            "dice_for_everyone": block(
                {
                    "faces": items(
                        fields({"face": fixed, "gain": fixed, "count": whole(1, 9)}), 6, 6, "face"
                    ),
                    "dice": fixed,
                    "tools_allowed": fixed,
                }
            ),
            "card_effects": block(
                {"items": items(fields({**NAMED, "copies": fixed, "use": fixed}), 10, 10)}
            ),
            "symbols": block(
                {
                    "copies_each": fixed,
                    "set_points": both(each(whole(), 9, 9), begins_with(0), rising),
                    "items": items(fields(NAMED), 8, 8),
                }
            ),
            "roles": block(
                {
                    "cards_each": fixed,
                    "items": items(
                        fields({**NAMED, "multiplied_by": fixed, "figures_total": whole(1)}), 4, 4
                    ),
                }
            ),
            "cards": block({"items": items(card(), 36, 36)}),
            "buildings": block({"items": items(building(), 28, 28)}),
            "feeding": block(
                {
                    "starvation_points": whole(-99, 0),
                    **dict.fromkeys(
                        (
                            "food_per_worker",
                            "income",
                            "resource_replaces_food",
                            "starvation_food_left",
                        ),
                        fixed,
                    ),
                }
            ),
            "scoring": block(
                {
                    "resource_points_each": whole(0, 20),
                    **dict.fromkeys(("food_points_each", "green", "yellow", "tie_break"), fixed),
                }
            ),
            "options": fixed,
            "decisions": fixed,
        }
    ),
    figures,
    worths,
)
