"""Learned values: what they go by is named, and they judge only what they were taught."""

from typing import Any

import pytest
from librt.vecs import vec

from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.kit.network import Inputs, Network
from megalith.core.options import choose
from megalith.games.akropolis.mind import learned
from megalith.games.akropolis.mind.mind import AkropolisMind
from megalith.games.akropolis.mind.weights import SHIPPED
from megalith.games.akropolis.rules import scoring
from tests.games.akropolis.helpers import KIT, play_on, start

NAMES = AkropolisMind(KIT, SHIPPED).input_names(2)


def network(**weights: float) -> dict[str, Any]:
    """One that says the sum of some inputs, named me_stones for me.stones."""
    wanted = {name.replace("_", ".", 1): x for name, x in weights.items()}
    assert set(wanted) <= set(NAMES)
    first = [wanted.get(name, 0.0) for name in NAMES]
    return {"inputs": NAMES, "first": first, "bias": [0.0], "second": [1.0], "last": 0.0}


def later() -> Any:
    """A position in which the cities differ."""
    t = start(2, start_player="seat_0")
    play_on(t, 9)
    return t.state


def told(s: Any, seat: int) -> dict[str, float]:
    out = Inputs(learned.INPUTS)
    assert AkropolisMind(KIT, SHIPPED).inputs(s, seat, out)
    assert out.at == learned.INPUTS
    return dict(zip(NAMES, out.values, strict=True))


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == learned.INPUTS


def test_what_is_written_is_what_the_name_says() -> None:
    s = later()
    mine, theirs = told(s, 0), told(s, 1)
    for name in NAMES:
        whose, _, what = name.partition(".")
        if whose in ("me", "they"):
            other = f"{'they' if whose == 'me' else 'me'}.{what}"
            assert mine[name] == theirs[other]
    tallies = [scoring.score(KIT, city, s.rules) for city in s.cities]
    assert tallies[0].points() != tallies[1].points()
    for seat, side in enumerate(("me", "they")):
        assert mine[f"{side}.stones"] == s.cities[seat].stones
        assert mine[f"{side}.points"] == tallies[seat].points()
        for kind, word in enumerate(("house", "market", "barracks", "temple", "garden")):
            assert mine[f"{side}.{word}_value"] == tallies[seat].values[kind]
            assert mine[f"{side}.{word}_stars"] == tallies[seat].stars[kind]
    assert mine["turn"] == s.turn == theirs["turn"]
    assert (mine["my_turn"], theirs["my_turn"]) == (0.0, 1.0)
    assert theirs["my_tiles"] == s.on_site == mine["their_tiles"]
    assert sum(x for name, x in mine.items() if name.startswith("site.")) == 3 * s.on_site


def test_the_order_in_a_file_means_nothing() -> None:
    plain = network(me_stones=1.0, they_worth=0.5, me_garden_value=2.0)
    turned = {**plain, "inputs": NAMES[::-1], "first": plain["first"][::-1]}
    x = vec[float]([float(k) for k in range(len(NAMES))])
    said = Network(plain).value(x)
    assert Network(turned).value(x) != said
    assert Network(turned).going_by(NAMES).value(x) == said


@pytest.mark.parametrize("names", [[], NAMES[1:], [*NAMES, "more"], [NAMES[1], *NAMES[1:]]])
def test_names_that_are_missing_unknown_or_doubled_are_refused(names: list[str]) -> None:
    net = {**network(), "inputs": names, "first": [0.0] * max(1, len(names))}
    with pytest.raises(OptionError):
        load("akropolis").with_values(2, Network(net))


def test_it_adds_half_the_difference_of_both_views() -> None:
    s, one, other = later(), vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    s.cities[0].stones += 4
    plain = AkropolisMind(KIT, SHIPPED)
    plain.appraise(s, one)
    plain.with_values(2, Network(network(me_stones=3.0))).appraise(s, other)
    more = 1.5 * (s.cities[0].stones - s.cities[1].stones)
    assert more > 0
    assert list(other) == pytest.approx([one[0] + more, one[1] - more])


@pytest.mark.parametrize("option", ["long_game", "variant_houses", "variant_gardens"])
def test_other_games_are_judged_without(option: str) -> None:
    game = load("akropolis")
    for seats, chosen, judged in ((2, {}, True), (2, {option: True}, False), (3, {}, False)):
        s = game.rules.initial(seats, choose(game.options, chosen))
        assert learned.judges(s) == judged, (seats, chosen)


def test_they_belong_to_the_numbers_beside_which_they_were_learned() -> None:
    game = load("akropolis").with_values(2, Network(network(me_stones=1.0)))
    assert game.mind.values(2) is not None and game.mind.values(3) is None
    assert game.with_weights(2, game.mind.weights(2)).mind.values(2) is None
    assert game.with_weights(3, game.mind.weights(3)).mind.values(2) is not None
