"""What everybody sees: nothing is secret, so all seats and spectators get the same."""

from megalith.core.game import OVER
from megalith.core.kit import bits
from megalith.games.akropolis.border import records
from megalith.games.akropolis.border.view_types import (
    AkropolisView,
    District,
    Hex,
    Offer,
    Placement,
    Player,
    Score,
    Settings,
    Tile,
)
from megalith.games.akropolis.rules import automa_scoring, grid, scoring
from megalith.games.akropolis.rules.components import (
    ARCHITECTS,
    AUTOMA,
    DISTRICTS,
    KINDS,
    PLAZA,
    AkropolisKit,
    kind_of,
    table_of,
)
from megalith.games.akropolis.rules.needs import CHOOSE, PLACE, REFILL
from megalith.games.akropolis.rules.options import holes
from megalith.games.akropolis.rules.phases import place, site, turn
from megalith.games.akropolis.rules.state import (
    ALL_TILES,
    LEFT_TO_RIGHT,
    SILENT_SCORES,
    AkropolisState,
    City,
    face_of,
    level_of,
    tile_of,
)
from megalith.games.akropolis.rules.surface import Surface, look


def view(s: AkropolisState, seat: int | None) -> AkropolisView:
    kit = s.kit
    table = table_of(s.seats, bits.has(s.rules, ALL_TILES))
    return {
        "game": "akropolis",
        "seats": int(s.seats),
        "round": int(s.round),
        "rounds": int(kit.rounds[table]),
        "chief": int(turn.chief(s)),
        "to_move": OVER if s.depth == 0 else int(s.seat()) if s.need() > REFILL else -1,
        "decision": records.DECISIONS.get(s.need(), ""),
        "asked": _asked(s),
        "site": [_offer(s, slot) for slot in range(s.on_site)],
        "hand": tile_record(kit, s.hand) if s.hand >= 0 else None,
        "stacks_left": int(s.stacks),
        "unseen": [kit.tiles[k] for k in bits.members(s.unseen)],
        "area_totals": kit.area_totals[str(_marks_in_play(kit, int(kit.pool[table])))],
        "settings": _settings(s),
        "players": [_player(s, seat) for seat in range(len(s.cities))],
        "open": _open(s),
        "ending": scoring.ending(s),
    }


def _marks_in_play(kit: AkropolisKit, pool: int) -> int:
    return max(int(kit.mark[k]) for k in bits.members(pool))


def _asked(s: AkropolisState) -> dict[str, int | str]:
    if s.need() == CHOOSE:
        return {"stones": int(s.cities[s.seat()].stones), "tiles": int(s.on_site)}
    if s.need() == PLACE:
        return {"tile": s.kit.tiles[s.hand]}
    return {}


def tile_record(kit: AkropolisKit, tile: int) -> Tile:
    return {"tile": kit.tiles[tile], "code": kit.codes[tile]}


def _offer(s: AkropolisState, slot: int) -> Offer:
    return {**tile_record(s.kit, s.site[slot]), "slot": slot, "price": int(site.price(slot))}


def _settings(s: AkropolisState) -> Settings:
    houses, markets, barracks, temples, gardens = (bits.has(s.rules, k) for k in range(DISTRICTS))
    return {
        "long_game": bits.has(s.rules, ALL_TILES),
        "variant_houses": houses,
        "variant_markets": markets,
        "variant_barracks": barracks,
        "variant_temples": temples,
        "variant_gardens": gardens,
        "enclosed_cells": holes(s.rules),
        "solo_architect": ARCHITECTS[s.architect] if s.architect >= 0 else None,
        "site_direction": "left_to_right" if bits.has(s.rules, LEFT_TO_RIGHT) else "right_to_left",
        "live_scores": not bits.has(s.rules, SILENT_SCORES),
    }


def _player(s: AkropolisState, seat: int) -> Player:
    city = s.cities[seat]
    automa = s.architect >= 0 and seat == AUTOMA
    shown = s.depth == 0 or not bits.has(s.rules, SILENT_SCORES)
    return {
        "seat": seat,
        "automa": ARCHITECTS[s.architect] if automa else None,
        "stones": int(city.stones),
        "tiles": [s.kit.tiles[city.tiles[n]] for n in range(city.laid)],
        "placements": [] if automa else placements(s.kit, city),
        "hexes": hexes(s.kit, city),
        "score": _score(s, seat) if shown else None,
    }


def placements(kit: AkropolisKit, city: City) -> list[Placement]:
    """Everything laid, in order, with the level it lies on: covered hexes follow from it."""
    heights: dict[int, int] = {int(cell): 1 for cell in grid.START}
    laid: list[Placement] = []
    for n in range(city.laid):
        spot = int(city.spots[n])
        for hex in range(3):
            cell = int(grid.cell_under(spot, hex))
            heights[cell] = heights.get(cell, 0) + 1
        level = heights[spot // 6]
        laid.append({"tile": kit.tiles[city.tiles[n]], **records.spot_record(spot), "level": level})
    return laid


def hexes(kit: AkropolisKit, city: City) -> list[Hex]:
    """The visible hexes, as the calculator takes them, with the tile each belongs to."""
    shown: list[Hex] = []
    for k in range(city.built):
        top = city.tops[k]
        q, r = grid.place_of(city.cells[k])
        face = int(face_of(top))
        number = int(tile_of(top))
        shown.append(
            {
                "q": q,
                "r": r,
                "level": int(level_of(top)),
                "kind": kind_of(face),
                "stars": kit.stars_of(face),
                "tile": kit.tiles[city.tiles[number - 1]] if number else "start",
            }
        )
    return shown


def _score(s: AkropolisState, seat: int) -> Score:
    """The sheet as if the game ended now, with value and stars of each kind."""
    sheet = scoring.sheet(s, seat)
    return {"lines": dict(sheet.lines), "total": sheet.total, "districts": _districts(s, seat)}


def _districts(s: AkropolisState, seat: int) -> dict[str, District]:
    city = s.cities[seat]
    if s.architect >= 0 and seat == AUTOMA:
        faces = automa_scoring.count(s.kit, city)
        values = [
            int(automa_scoring.value(s.kit, faces, k, s.architect, s.rules))
            for k in range(DISTRICTS)
        ]
        stars = [int(faces[PLAZA + k] * s.kit.stars[k]) for k in range(DISTRICTS)]
        cells: list[list[list[int]]] = [[] for _ in range(DISTRICTS)]
    else:
        tally = scoring.score(s.kit, city, s.rules)
        values = [int(n) for n in tally.values]
        stars = [int(n) for n in tally.stars]
        cells = _counted(city, [int(mark) for mark in tally.marks])
    return {
        KINDS[k]: {
            "value": values[k],
            "stars": stars[k],
            "points": values[k] * stars[k],
            "cells": cells[k],
        }
        for k in range(DISTRICTS)
    }


def _counted(city: City, marks: list[int]) -> list[list[list[int]]]:
    """For each kind the districts that count: [q, r, how often]."""
    cells: list[list[list[int]]] = [[] for _ in range(DISTRICTS)]
    for k, mark in enumerate(marks):
        if mark:
            cells[int(face_of(city.tops[k]))].append([*grid.place_of(city.cells[k]), mark])
    return cells


def _open(s: AkropolisState) -> list[list[int]]:
    """Every legal placement [q, r, rotation, level, stones gained] of the tile in hand."""
    if s.need() != PLACE:
        return []
    city = s.cities[s.seat()]
    seen = look(city)
    spots = place.open_spots(seen)
    found: list[list[int]] = []
    for here in range(len(spots)):
        cell = int(seen.corner) + here // int(seen.height) * grid.SIDE + here % int(seen.height)
        for rotation in range(6):
            if spots[here] >> rotation & 1:
                found.append(_place_record(seen, cell, rotation))
    return found


def _place_record(seen: Surface, cell: int, rotation: int) -> list[int]:
    spot = int(grid.spot(cell, rotation))
    tops = [int(seen.board[seen.here(grid.cell_under(spot, hex))]) for hex in range(3)]
    level = int(level_of(tops[0])) + 1
    stones = sum(1 for top in tops if level > 1 and kind_of(face_of(top)) == "quarry")
    return [*grid.place_of(cell), rotation, level, stones]
