"""A set of components as tables indexed by small ints.

A tile in a city is a kind (a building type with its stone cost), a farm (`farm` + the kind on
its front), the agora or the palace.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Kit
from megalith.games.origins.rules.abilities import (
    ACTIONS,
    COPY,
    ROW,
    SEQUENCE,
    TOKENS,
    Writer,
    price,
)
from megalith.games.origins.rules.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    CORNERS,
    N_CORNERS,
    N_TURNS,
    RESOURCES,
    TEMPLES,
    TYPES,
)

Facts = dict[str, Any]


@final
class OriginsKit(Kit):
    def __init__(self, facts: Facts, version: int = 2) -> None:
        super().__init__("origins", facts, version)
        self.may_decline_cancer: i64 = 1 if version >= 2 else 0
        self.end_points = vec[i64]([facts["resources"]["vp_at_end"][r] for r in RESOURCES])
        setup = facts["setup"]
        self.card_gold: i64 = setup["gold_per_district_card"]
        self.start_goods = vec[i64]([setup["player"][r] for r in RESOURCES])
        self.read_tracks(facts)
        self.read_tiles(facts)
        self.read_cards(by_id(facts, "district_cards", CARDS))
        self.read_zodiac(facts["zodiac_cards"]["parameters"])
        self.read_effects(facts)
        solo = facts["solo"]
        self.solo_rounds: i64 = solo["rounds"]
        self.solo_target: i64 = solo["win_vp"]
        self.solo_extra: i64 = solo["extra_vp_per_condition"]

    # -- reading

    def read_tracks(self, facts: Facts) -> None:
        military = facts["military_track"]
        spaces: list[Facts] = military["spaces"]
        last = len(spaces) - 1
        at: list[int] = [i for i, x in enumerate(spaces) if x["border_before"]]
        self.border_at = at
        self.last_space: i64 = last
        self.borders = vec[i64]([len([b for b in at if b <= i]) for i in range(last + 1)])
        back = [max([b for b in at if b <= i], default=0) for i in range(last)]
        self.retreat = vec[i64](back + [last])  # the last space never retreats
        self.last_space_points: i64 = military["last_space_vp"]
        self.border_points: i64 = military["attack_vp_per_border_passed"]
        self.behind_points: i64 = military["attack_vp_per_disc_behind"]
        self.border_tokens: i64 = military["superiority_per_border"]
        temples: list[list[int]] = [t["vp"] for t in by_id(facts, "temple_tracks", TEMPLES)]
        self.top = vec[i64]([len(points) - 1 for points in temples])
        before = [sum([len(p) for p in temples[:t]]) for t in range(len(TEMPLES))]
        self.temple_at = vec[i64](before)
        self.temple_vp = vec[i64]([n for points in temples for n in points])
        advisors: list[int] = facts["advisor_track"]["vp"]
        self.advisor_points = vec[i64]([0] + advisors)  # at index = advisors
        self.base_food = vec[i64](facts["population_track"]["food"])
        self.last_base_points: i64 = facts["population_track"]["last_base_vp"]
        self.tile_wisdom = vec[i64](facts["building_pool"]["wisdom"])
        self.citizen_wisdom = vec[i64](facts["citizen_pool"]["wisdom"])

    def read_tiles(self, facts: Facts) -> None:
        buildings = by_id(facts, "buildings", BUILDINGS)
        kinds: list[tuple[int, int]] = [
            (type, stone)
            for colour in COLOURS
            for type, b in enumerate(buildings)
            if b["colour"] == colour
            for stone in sorted(set(b["stone_costs"]))
        ]
        n = len(kinds)
        self.kinds = kinds
        self.n_kinds: i64 = n
        self.kind_type = vec[i64]([type for type, _ in kinds])
        self.kind_stone = vec[i64]([stone for _, stone in kinds])
        self.kind_copies = vec[i64]([buildings[t]["stone_costs"].count(x) for t, x in kinds])
        self.farm: i64 = n  # a farm is this + the kind on its front
        self.agora: i64 = 2 * n
        self.palace: i64 = 2 * n + 1
        colours = [COLOURS.index(buildings[t]["colour"]) for t, _ in kinds]
        self.kind_colour = vec[i64](colours)
        self.tile_colour = vec[i64](colours + [-1] * (n + 2))  # -1 fits only a blank cell
        types = [type for type, _ in kinds] + [TYPES.index("farm")] * n
        self.tile_type = vec[i64](types + [TYPES.index("agora"), TYPES.index("palace")])
        special = {x["id"]: x for x in items(facts, "special_tiles")}
        always = [
            int(special[id]["activated_by"] == "any_die_colour" and bool(special[id]["ability"]))
            for id in ("agora", "palace")
        ]
        self.tile_fires_always = vec[i64]([0] * (2 * n) + always)

    def read_cards(self, cards: list[Facts]) -> None:
        self.card_first = vec[i64]([c["vp_first"] for c in cards])
        self.card_next = vec[i64]([c["vp_next"] for c in cards])
        towers = [c["towers"].count(colour) for c in cards for colour in COLOURS]
        self.card_towers = vec[i64](towers)  # five a card
        cells = [[colour_of(c["cells"][k]) for k in CORNERS] for c in cards]
        patterns = [colour for four in cells for turned in turns(four) for colour in turned]
        self.card_pattern = vec[i64](patterns)  # four cells for each of eight turns; -1 is blank
        self.card_blanks = vec[i64]([four.count(-1) for four in cells])
        assert len(patterns) == len(cards) * N_TURNS * N_CORNERS

    def read_zodiac(self, numbers: dict[str, int]) -> None:
        self.capricorn_add: i64 = numbers["capricorn_add"]
        self.aquarius_gold: i64 = numbers["aquarius_gold"]
        self.aquarius_steps: i64 = numbers["aquarius_steps"]
        self.pisces_gold: i64 = numbers["pisces_gold"]
        self.aries_points: i64 = numbers["aries_vp_per_red_die"]
        self.taurus_less: i64 = numbers["taurus_discount"]
        self.gemini_basics: i64 = numbers["gemini_basic_per_space"]
        self.leo_add: i64 = numbers["leo_add"]
        self.scorpio_wisdom: i64 = numbers["scorpio_wisdom"]
        self.sagittarius_add: i64 = numbers["sagittarius_add"]

    def read_effects(self, facts: Facts) -> None:
        rows = Writer()
        actions = by_id(facts, "main_actions", ACTIONS)
        self.action_effect = vec[i64]([rows.number(a["effect"]) for a in actions])
        self.action_price = vec[i64]([n for a in actions for n in price(a)])
        tokens = by_id(facts, "bonus_tokens", TOKENS)
        self.token_effect = vec[i64]([rows.number(t["effect"]) for t in tokens])
        self.token_price = vec[i64]([n for t in tokens for n in price(t)])
        military = facts["military_track"]
        bonuses: Facts = {b["id"]: b["effect"] for b in military["attack_bonuses"]}
        shown = [bonuses.get(x["attack_bonus"]) for x in military["spaces"]]
        self.space_effect = vec[i64]([rows.number(effect) for effect in shown])
        buildings = by_id(facts, "buildings", BUILDINGS)
        of_type = [rows.number(b["ability"]) for b in buildings]
        special: Facts = {x["id"]: x["ability"] for x in items(facts, "special_tiles")}
        tiles = [of_type[type] for type, _ in self.kinds] + [-1] * len(self.kinds)
        tiles += [rows.number(special[id]) for id in ("agora", "palace")]
        self.tile_effect = vec[i64](tiles)
        self.effects = vec[i64]([n for row in rows.rows for n in row])
        self.counter = vec[i64](rows.counters + [0, 0])
        self.terms = vec[i64](rows.terms + [0, 0])
        self.ladders = vec[i64](rows.ladders + [0])
        self.tile_copies = vec[i64]([int(self.copies(effect)) for effect in tiles])

    # -- asking

    def kind(self, effect: i64) -> i64:
        return self.effects[ROW * effect]

    def number(self, effect: i64, k: i64) -> i64:
        """The k-th number of an effect's row, from 1."""
        return self.effects[ROW * effect + k]

    def copies(self, effect: i64) -> bool:
        """Whether the effect, or a part of it, copies a neighbour."""
        if effect < 0:
            return False
        if self.kind(effect) == COPY:
            return True
        if self.kind(effect) == SEQUENCE:
            for k in range(self.number(effect, 2)):
                if self.copies(self.number(effect, 1) + k):
                    return True
        return False

    def temple_points(self, temple: i64, space: i64) -> i64:
        return self.temple_vp[self.temple_at[temple] + space]

    def kind_of(self, type: str, stone: int) -> int:
        """The kind with that building type and cost; -1 if there is none."""
        pair = (TYPES.index(type) if type in TYPES else -1, stone)
        return self.kinds.index(pair) if pair in self.kinds else -1

    def alien_space(self, round: int) -> int:
        """Where the alien disc stands: on the start, later just before the border of the round."""
        if round < 2 or not self.border_at:
            return 0
        return self.border_at[min(round, len(self.border_at)) - 1] - 1


def items(facts: Facts, block: str) -> list[Facts]:
    found: list[Facts] = facts[block]["items"]
    return found


def by_id(facts: Facts, block: str, ids: list[str]) -> list[Facts]:
    found = {item["id"]: item for item in items(facts, block)}
    return [found[id] for id in ids]


def colour_of(cell: str | None) -> int:
    return COLOURS.index(cell) if cell else -1


def turns(cells: list[int]) -> list[list[int]]:
    """The pattern in all its rotations and mirror images."""
    found = []
    for _ in range(4):
        sw, nw, se, ne = cells
        found += [[sw, nw, se, ne], [se, ne, sw, nw]]
        cells = [se, sw, ne, nw]
    return found
