"""A set of components: the facts as tables indexed by small ints.

Cards are numbered as in the facts: 0 move, 1-4 offerings by kind, 5 … coins by value. Tokens are
numbered through: booty first, then bonus tokens. What no set can change is in vocabulary.py.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Kit
from megalith.games.pantheon.rules import tables as t
from megalith.games.pantheon.rules.actions import Actions
from megalith.games.pantheon.rules.vocabulary import COIN_CARD, MOVE_CARD, N_COMMON, TYPES


@final
class PantheonKit(Kit):
    def __init__(self, facts: dict[str, Any], version: int = 2) -> None:
        super().__init__("pantheon", facts, version)
        self.players: list[int] = facts["game"]["players"]
        # cards
        cards: list[dict[str, Any]] = facts["cards"]["items"] + facts["special_money"]["items"]
        self.cards = t.ids(cards)
        self.n_cards: i64 = len(cards)
        self.n_special: i64 = len(cards) - N_COMMON
        self.kinds = t.ids(facts["offerings"]["kinds"])
        self.coins = t.numbers(cards, "coins")
        self.copies = t.numbers(cards, "count")
        self.all_cards: i64 = sum(card["count"] for card in cards)
        self.card_steps: i64 = cards[MOVE_CARD]["steps"]
        self.row_size: i64 = facts["cards"]["row_size"]
        self.drawn: i64 = facts["cards"]["draw_action_cards"]
        self.follower_cards: i64 = facts["cards"]["follower_cards"]
        self.highest_first: i64 = 1 if facts["special_money"]["start_order"] == "descending" else 0
        # players and prices
        player = facts["player"]
        self.colours = t.ids(player["colours"])
        self.feet: i64 = player["feet_total"]
        self.columns: i64 = player["columns_total"]
        self.start_hand: i64 = player["start"]["hand"]
        self.start_pieces: dict[str, int] = player["start"]
        self.start_by_players: dict[int, dict[str, int]] = {
            row["players"]: row for row in player["start_by_players"]["items"]
        }
        costs = facts["costs"]
        self.big_foot: i64 = costs["big_foot_steps"]
        self.free_hex: i64 = costs["place_on_free_hex"]
        self.shared_hex: i64 = costs["place_on_shared_hex"]
        self.pieces_per_hex: i64 = costs["pieces_per_hex"]
        self.foot_price: i64 = costs["buy_foot"]
        self.column_price: i64 = costs["buy_column"]
        prices = [0] + [level["price"] for level in facts["offerings"]["levels"]]
        self.price = vec[i64](prices)  # at the level
        # epochs and points
        epochs = facts["epochs"]
        self.epochs: i64 = epochs["number"]
        self.scorings: list[int] = epochs["scoring_after"]
        self.god_points = vec[i64](epochs["god_points"])  # at epoch - 1
        self.end_points: i64 = epochs["end_points"]
        self.gods_laid = t.per_players(epochs["gods_on_board"])
        self.booty_laid = t.per_players(epochs["booty_on_board"])
        self.column_points = t.column_points(facts)
        # demigods, by value - 1
        demigods: list[dict[str, Any]] = facts["demigods"]["items"]
        self.groups: list[str] = facts["demigods"]["stack_order"]
        self.n_groups: i64 = len(self.groups)
        self.group = vec[i64]([self.groups.index(d["group"]) for d in demigods])
        self.demigods = t.numbers(demigods, "count")
        self.all_demigods: i64 = sum(d["count"] for d in demigods)
        # gods
        gods: list[dict[str, Any]] = facts["gods"]["items"]
        self.gods = t.ids(gods)
        self.n_gods: i64 = len(gods)
        self.god_copies = t.numbers(gods, "copies")
        self.all_gods: i64 = sum(god["copies"] for god in gods)
        self.at_once = t.flags(gods, "timing", "at_once")
        self.traitera: i64 = t.with_effect(gods, "extra_action")
        self.pietalte: i64 = t.with_effect(gods, "score_offering")
        self.cards_only = t.flags(gods, "cards_only", True)
        # tokens and nations
        booty: list[dict[str, Any]] = facts["booty"]["items"]
        bonus: list[dict[str, Any]] = facts["bonus"]["items"]
        nations: list[dict[str, Any]] = facts["nations"]["items"]
        self.booty = t.ids(booty)
        self.n_booty: i64 = len(booty)
        self.booty_copies = t.numbers(booty, "count")
        self.all_booty: i64 = sum(token["count"] for token in booty)
        self.bonus = t.ids(bonus)
        self.n_bonus: i64 = len(bonus)
        self.bonus_copies = t.numbers(bonus, "count")
        self.tokens = t.ids(booty + bonus)
        self.n_tokens: i64 = len(self.tokens)
        self.nations = t.ids(nations)
        self.n_nations: i64 = len(nations)
        self.in_turn = t.flags(nations, "order", "in_turn")
        # what gods cost; in Gallia from ways_at[n_gods + god] on
        numbers: list[list[int]] = [god["cost"] for god in gods]
        paid = t.numbers_paid(nations)
        ways = t.ways_of(numbers + [cost[:paid] for cost in numbers])
        self.ways = vec[i64]([n for some in ways for way in some for n in way])
        firsts = [sum(len(some) for some in ways[:k]) for k in range(len(ways) + 1)]
        self.ways_at = vec[i64](firsts)  # of god g from ways_at[g] to ways_at[g + 1]
        # effects: one flat table, the effects of one owner side by side
        owners = gods + booty + bonus + nations
        effects: list[dict[str, Any]] = [e for owner in owners for e in owner["effects"]]
        self.effect = vec[i64]([TYPES.index(e["type"]) for e in effects])
        self.amount = vec[i64]([t.amount(e) for e in effects])
        self.last = t.lasts(owners)
        self.optional = t.flags(effects, "optional", True)
        self.no_chain = t.flags(effects, "chain", False)
        self.pieces: list[list[tuple[int, int]]] = [
            [(o["columns"], o["feet"]) for o in e.get("options", [])] for e in effects
        ]
        first = t.first_effects(owners)
        tokens = len(gods) + len(self.tokens)
        self.god_effect = vec[i64](first[: len(gods)])
        self.token_effect = vec[i64](first[len(gods) : tokens])
        self.nation_effect = vec[i64](first[tokens:])
        self.god_power = t.powers(gods)
        self.token_power = t.powers(booty + bonus)
        self.kept = t.lasting(booty + bonus)
        self.waits = t.waits(bonus)
        self.god_brings = t.brings(gods)
        self.booty_brings = t.brings(booty)
        # the map
        self.grid = t.grid(facts)
        self.n_hexes: i64 = self.grid.count
        self.near = self.grid.near  # six a hex, -1 beyond the border
        self.q = self.grid.r
        self.r = self.grid.q
        self.blank = vec[i64]([0] * self.n_hexes)  # copied for every search
        columns: list[dict[str, Any]] = facts["map"]["columns"]
        columns = sorted(columns, key=lambda h: int(self.grid.at(h["r"], h["q"])))
        column_hexes = t.hexes(self.grid, columns)
        self.column_hexes = vec[i64](column_hexes)
        self.column_ids = t.ids(columns)
        self.column_at: dict[int, str] = dict(zip(column_hexes, self.column_ids, strict=True))
        flags = [1 if hex in column_hexes else 0 for hex in range(self.n_hexes)]
        self.is_column = vec[i64](flags)
        self.start_hex = t.starts(self.grid, facts, self.nations)
        self.slot_hex = t.slots(self.grid, facts, self.nations)
        self.act = Actions(
            n_hexes=self.n_hexes,
            moves=self.copies[MOVE_CARD],
            coins=self.copies[COIN_CARD:],
            most_paid=max(max(cost) for cost in numbers),
            gods=self.n_gods,
            cards=self.n_cards,
            bonus=self.n_bonus,
            options=max(len(options) for options in self.pieces),
            columns=self.columns,
            feet=self.feet,
        )

    def at(self, q: int, r: int) -> int:
        """The number of a hex; -1 if it is not on the map."""
        return int(self.grid.at(r, q))
