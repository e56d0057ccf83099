"""A witness of a whole game: counts by itself what the rules should have done, and compares."""

from collections import Counter
from typing import Any

from megalith.core.data import components
from megalith.core.game import Event, Title
from megalith.games.stone_age.rules.needs import PAY_BUILDING, PAY_CARD
from tests.games.stone_age.helpers import KIT

DATA = components("stone_age")
TOPS = {card["id"]: card["top"] for card in DATA["cards"]["items"]}
TILE = {tile["id"]: tile for tile in DATA["buildings"]["items"]}
VALUE = {item["id"]: item["value"] for item in DATA["resources"]["items"]}
MOST = {item["id"]: item["max_options"] for item in DATA["decisions"]["items"]}
KEPT = ["c33", "c34", "c35", "c36"]


class Witness:
    """Is told every step before it is done (`before`) and what it did (`after`)."""

    def __init__(self, game: Title[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.tool_gains = [0] * seats
        self.points = [0] * seats  # what the score track should show
        self.scores = [0] * seats
        self.tool_sums = [0] * seats
        self.hungry: Counter[int] = Counter()  # this round, by seat
        self.penniless: set[int] = set()  # have paid all food this round
        self.placements: Counter[tuple[int, int]] = Counter()  # this round
        self.cards_sold = 0  # this round
        self.sold_before = [0] * seats  # tiles by stack, when the round began
        self.asked_to_place: list[int] = []
        self.bought: set[tuple[int, str]] = set()
        self.spent: set[str] = set()
        self.rounds = 0
        self.first = -1

    # -- a decision

    def before(self, s: Any, who: int, codes: list[int], code: int) -> None:
        name = self.game.border.decision(s)
        if who < 0:
            return
        assert 1 <= len(codes) <= MOST[name] <= 340, f"J16: {len(codes)} choices of {name}"
        assert len(set(codes)) == len(codes), "J16: a choice twice"
        record = self.game.border.describe(s, code)
        if record["do"] == "place_workers":
            self.asked_to_place.append(who)
        elif record["do"] == "pay_building" and s.need() == PAY_BUILDING:
            self.points[who] += tile_points(KIT.tiles[s.tops[s.a()]], record["pay"])
        elif record["do"] == "pay_card" and s.need() == PAY_CARD:
            self.buys(who, KIT.cards[s.row[s.a()]])
        elif record["do"] == "pick_die" and record["face"] == 5:
            self.tool_gains[who] += 1
        elif record["do"] == "choose_group" and record["place"] == "tool_maker":
            self.tool_gains[who] += 1
        elif record["do"] == "starve":
            self.points[who] -= 10
            self.hungry[who] += 1

    def buys(self, who: int, card: str) -> None:
        self.cards_sold += 1
        self.bought.add((who, card))
        self.points[who] += TOPS[card].get("points", 0)
        self.tool_gains[who] += TOPS[card].get("tools", 0)

    # -- what it did

    def after(self, s: Any, events: list[Event], over: bool) -> None:
        for what, seat, a, _ in events:
            if what == "placed":
                self.placements[seat, a] += 1
                assert self.placements[seat, a] == 1, f"J6: twice on {KIT.places[a]}"
            elif what in ("starved", "fed_with"):
                self.penniless.add(seat)
            elif what == "round_begins":
                self.new_round(s, a)
        for seat, me in enumerate(s.players):
            self.player(seat, me, {what for what, who, _, _ in events if who == seat})
        if over or s.phase == 3:
            self.sales(s)
        if over:
            self.end(s)

    def player(self, seat: int, me: Any, told: set[str]) -> None:
        tools = sum(me.tools)
        assert tools >= self.tool_sums[seat], "J3: the sum of tools fell"
        assert tools == min(self.tool_gains[seat], 12), "J3: tools are not the gains"
        assert me.score == self.points[seat], "J14: the score is not what was earned"
        if me.score < self.scores[seat]:
            assert me.score == self.scores[seat] - 10 and "starved" in told, "J13: points lost"
        assert self.hungry[seat] <= 1, "J13: hungry twice in a round"
        if seat in self.penniless:
            assert me.food == 0, "J15: food left with somebody who was short"
        self.tool_sums[seat] = tools
        self.scores[seat] = int(me.score)
        for k, card in enumerate(KEPT):
            if me.open >> k & 1:
                assert (seat, card) in self.bought and card not in self.spent, "J12: opened again"
            elif (seat, card) in self.bought:
                self.spent.add(card)

    def sales(self, s: Any) -> None:
        """At most one tile from each stack and four cards in a round."""
        sold = tiles_sold(s, self.seats)
        for before, now in zip(self.sold_before, sold, strict=True):
            assert 0 <= now - before <= 1, "J9: two tiles of one stack in a round"
        assert self.cards_sold <= 4, "J9: more than four cards in a round"

    def new_round(self, s: Any, number: int) -> None:
        self.sales(s)
        self.rounds += 1
        assert number == self.rounds
        self.first = int(s.start) if self.first < 0 else self.first
        assert s.start == (self.first + number - 1) % self.seats, "J17: the wrong start player"
        assert all(s.tops[k] >= 0 for k in range(self.seats)), "J9: a stack without a tile"
        assert all(s.row[k] >= 0 for k in range(4)), "J18: the deck could not fill the row"
        self.order()
        self.placements.clear()
        self.hungry.clear()
        self.penniless.clear()
        self.cards_sold = 0
        self.sold_before = tiles_sold(s, self.seats)

    def order(self) -> None:
        """Turns go clockwise; whoever was skipped once is not asked again."""
        out: set[int] = set()
        for seat, after in zip(self.asked_to_place, self.asked_to_place[1:], strict=False):
            step = (after - seat) % self.seats or self.seats
            out |= {(seat + k) % self.seats for k in range(1, step)}
            assert after not in out, "SA-026: asked again after being out"
        self.asked_to_place.clear()

    def end(self, s: Any) -> None:
        gaps = sum(1 for k in range(4) if s.row[k] < 0)
        empty = any(s.tops[k] < 0 for k in range(self.seats))
        capped = s.round_cap > 0 and s.round == s.round_cap
        assert s.phase == 3, "J18: ended outside phase 3"
        assert empty or int(s.deck).bit_count() < gaps or capped, "J18: ended without a reason"
        assert capped or s.round >= 7, "J18: ended before round 7"
        sheets = self.game.rules.sheets(s)
        winners = [sheet for sheet in sheets if sheet.place == 1]
        assert winners, "J19: nobody won"
        assert all(w.total == max(sheet.total for sheet in sheets) for w in winners), "J19"


def tiles_sold(s: Any, seats: int) -> list[int]:
    return [7 - int(s.left[k]) - (1 if s.tops[k] >= 0 else 0) for k in range(seats)]


def tile_points(id: str, pay: dict[str, int]) -> int:
    if "points" in TILE[id]:
        return int(TILE[id]["points"])
    return sum(VALUE[kind] * n for kind, n in pay.items())
