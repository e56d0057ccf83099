"""What anybody may see: Origins has no secrets, so all views are equal; built up from nothing."""

from megalith.core.game import OVER
from megalith.games.origins.border import shapes
from megalith.games.origins.border import view_types as types
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people, pools, scoring
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.components import (
    CARDS,
    COLOURS,
    CORNERS,
    N_COLOURS,
    N_CORNERS,
    N_DICE,
    N_TEMPLES,
    N_TURNS,
    PLAYER_COLOURS,
    RESOURCES,
    SPEAKER_MOST,
    TEMPLES,
    TYPES,
    ZODIAC,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases import military, round_end
from megalith.games.origins.rules.phases.purchase import MODE_IDS, source_kind
from megalith.games.origins.rules.state import SET_UP, OriginsState, Player

PHASES = ("set_up", "actions", "round_end", "over")


def view(s: OriginsState, seat: int | None) -> types.OriginsView:
    kit = s.kit
    need = int(s.need())
    return {
        "game": "origins",
        "seats": int(s.seats),
        "round": int(s.round),
        "rounds": _rounds(s),
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "to_move": OVER if s.depth == 0 else int(s.seat()) if need > need_of.SOLO_KEEP else -1,
        "decision": shapes.DECISIONS.get(need, ""),
        "asked": _asked(s, need),
        "players": [_player(s, k) for k in range(s.seats)],
        "places": [_place(s, p) for p in range(ab.N_PLACES)],
        "pool": [
            {**_tile(kit, s.pool[k]), "wisdom": int(kit.tile_wisdom[k])}
            for k in range(len(s.pool))
            if s.pool[k] >= 0
        ],
        "stacks": [_stack(s, colour) for colour in range(N_COLOURS)],
        "citizens": [
            {**_die(s.citizens[k]), "wisdom": int(kit.citizen_wisdom[k])}
            for k in range(len(s.citizens))
            if s.citizens[k] >= 0 and need != need_of.CITIZEN_POOL
        ],
        "reserve": {c: int(s.reserve[k]) for k, c in enumerate(COLOURS)},
        "draft": [_die(die) for die in range(N_DICE) for _ in range(s.draft[die])],
        "speakers": [v for v in range(SPEAKER_MOST + 1) for _ in range(s.speakers[v])],
        "cards": [_card(s, k) for k in range(len(s.cards))],
        "towers": {c: int(s.towers[k]) for k, c in enumerate(COLOURS)},
        "military": [int(s.military[k]) for k in range(s.seats)],
        "temples": [_temple(s, t) for t in range(N_TEMPLES)],
        "alien": int(s.alien) if s.alien >= 0 else None,
        "target": scoring.target(s) if s.alien >= 0 and s.tokens[0] >= 0 else None,
        "end_coming": _end_coming(s),
        "ending": scoring.ending(s),
    }


def _rounds(s: OriginsState) -> int | None:
    """The last round, where it is known from the start: in the training mode, or by an option."""
    limits = ((s.round_cap, s.round_cap > 0), (s.kit.solo_rounds, s.alien >= 0))
    known = [int(n) for n, holds in limits if holds]
    return min(known, default=None)


def _end_coming(s: OriginsState) -> str:
    """The condition that will end the game with this round, if it is to be announced."""
    if s.phase == SET_UP or s.announce == 0:
        return ""
    why = int(round_end.reason(s))
    return "" if why == round_end.GOES_ON else round_end.CONDITIONS[why]


def _asked(s: OriginsState, need: int) -> dict[str, int | str]:
    """The numbers that belong to the question."""
    kit = s.kit
    if need in (need_of.RISE, need_of.VISIT):
        return {"place": int(s.a()) + 1}
    if need == need_of.GAIN_BASIC:
        return {"count": int(s.a())}
    if need == need_of.MILITARY:
        attack = ("never", "either", "both")[int(s.b() // military.ATTACK)]
        return {"steps": int(s.a()), "attack": attack}
    if need == need_of.PLACE_TILE:
        kind = source_kind(s, s.a())
        return {"type": TYPES[kit.kind_type[kind]], "mode": MODE_IDS[s.b()]}
    if need == need_of.UPGRADE:
        return {"left": int(kit.number(s.a(), 1) - s.b())}
    if need == need_of.TEMPLE_EXTRA:
        return {"by": "building" if s.b() >= 0 else "aquarius"}
    if need == need_of.CITIZEN:
        return {"free": int(s.a())}
    return {}


def _die(die: int) -> types.Die:
    return {"colour": COLOURS[people.colour_of(die)], "value": int(people.value_of(die))}


def _tile(kit: OriginsKit, kind: int) -> types.Tile:
    colour = COLOURS[kit.kind_colour[kind]]
    return {
        "type": TYPES[kit.kind_type[kind]],
        "colour": colour,
        "stone": int(kit.kind_stone[kind]),
    }


def _cell(kit: OriginsKit, me: Player, k: int) -> types.Cell:
    tile = me.tiles[k]
    shown: types.Cell = {
        "x": int(city.x_of(me.cells[k])),
        "y": int(city.y_of(me.cells[k])),
        "type": TYPES[kit.tile_type[tile]],
        "colour": COLOURS[kit.tile_colour[tile]] if kit.tile_colour[tile] >= 0 else None,
    }
    if city.is_farm(kit, tile):
        shown["front"] = TYPES[kit.kind_type[tile - kit.farm]]
    return shown


def _seat(me: Player, k: int) -> types.District:
    return {
        "x": int(city.x_of(me.seats[k])),
        "y": int(city.y_of(me.seats[k])),
        "die": _die(me.seat_dice[k]) if me.seat_dice[k] >= 0 else None,
    }


def _player(s: OriginsState, k: int) -> types.Player:
    kit = s.kit
    me = s.players[k]
    sheet = scoring.sheet(s, k)
    return {
        "seat": k,
        "colour": PLAYER_COLOURS[k],
        "points": int(me.points),
        "goods": {name: int(me.goods[i]) for i, name in enumerate(RESOURCES)},
        "tokens": int(me.tokens),
        "bases": int(me.bases),
        "free_bases": int(people.free_bases(me)),
        "home": [_die(die) for die in range(N_DICE) for _ in range(me.home[die])],
        "away": [
            {**_die(die), "place": place + 1}
            for place in range(ab.N_PLACES)
            for die in range(N_DICE)
            for _ in range(me.away[place * N_DICE + die])
        ],
        "archon": int(me.archon) + 1,
        "speakers": [v for v in range(SPEAKER_MOST + 1) for _ in range(me.speakers[v])],
        "advisors": [COLOURS[me.advisors[i]] for i in range(len(me.advisors))],
        "city": [_cell(kit, me, i) for i in range(len(me.cells))],
        "districts": [_seat(me, i) for i in range(len(me.seats))],
        "waiting": [_tile(kit, me.waiting[i]) for i in range(len(me.waiting))],
        "towers": {c: int(me.towers[i]) for i, c in enumerate(COLOURS)},
        "military": int(me.military),
        "temples": {t: int(me.temples[i]) for i, t in enumerate(TEMPLES)},
        "temple_ignored": TEMPLES[scoring.ignored_temple(kit, me.temples)],
        "zodiac": [ZODIAC[s.zodiac[t]] for t in range(N_TEMPLES) if s.holder[t] == k],
        "scored": [CARDS[s.cards[i]] for i in range(len(s.cards)) if me.scored >> i & 1],
        "passed": bool(me.passed),
        "lines": {"lines": dict(sheet.lines), "total": sheet.total},
    }


def _place(s: OriginsState, p: int) -> types.Place:
    return {
        "place": p + 1,
        "ship": int(s.ships[p]),
        "upper": ab.ACTIONS[ab.UPPER[p]],
        "lower": ab.ACTIONS[ab.LOWER[p]],
        "token": ab.TOKENS[s.tokens[p]] if s.tokens[p] >= 0 else None,
        "speakers": [
            v
            for v in range(SPEAKER_MOST + 1)
            for _ in range(s.standing[p * (SPEAKER_MOST + 1) + v])
        ],
    }


def _stack(s: OriginsState, colour: int) -> types.Stack:
    """The open top, the tiles that nobody has seen (in no order), then the returned ones."""
    kit = s.kit
    kinds = [k for k in range(kit.n_kinds) if kit.kind_colour[k] == colour]
    returned = [int(s.returned[k]) for k in range(len(s.returned))]
    return {
        "colour": COLOURS[colour],
        "top": _tile(kit, s.tops[colour]) if s.tops[colour] >= 0 else None,
        "left": int(pools.unseen_of(s, colour)),
        "unseen": [{**_tile(kit, k), "count": int(s.unseen[k])} for k in kinds if s.unseen[k] > 0],
        "returned": [_tile(kit, k) for k in returned if kit.kind_colour[k] == colour],
    }


def _card(s: OriginsState, k: int) -> types.Card:
    kit = s.kit
    card = s.cards[k]
    first = card * N_TURNS * N_CORNERS
    cells: dict[str, str | None] = {}
    for i, corner in enumerate(CORNERS):
        colour = kit.card_pattern[first + i]
        cells[corner] = COLOURS[colour] if colour >= 0 else None
    return {
        "card": CARDS[card],
        "cells": cells,
        "first": int(kit.card_first[card]),
        "next": int(kit.card_next[card]),
        "gold": int(s.card_gold[k]),
    }


def _temple(s: OriginsState, k: int) -> types.Temple:
    order = [int(s.temples[k * s.seats + n]) for n in range(s.seats)]
    return {
        "temple": TEMPLES[k],
        "zodiac": ZODIAC[s.zodiac[k]] if s.zodiac[k] >= 0 else None,
        "holder": int(s.holder[k]) if s.holder[k] >= 0 else None,
        "order": order,
        "points": [int(s.kit.temple_points(k, s.players[seat].temples[k])) for seat in order],
    }
