"""Rows for learners tell a city as it is, however many were told of before."""

from megalith.core import play
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import OVER
from megalith.core.options import choose
from megalith.games.akropolis.mind.told import KnownCities, Told, numbers_of
from megalith.games.akropolis.rules.components import VARIANTS
from megalith.games.akropolis.rules.state import AkropolisState


def test_what_is_kept_is_what_would_be_counted_anew() -> None:
    game, known, out = load("akropolis"), KnownCities(), Choices()
    asked = 0
    for number, wishes in enumerate(({}, dict.fromkeys(VARIANTS, True), {})):
        s = game.rules.initial(2, choose(game.options, wishes))
        luck = rng_from("told", number // 2)
        while play.settle(game.rules, s, luck, out) != OVER:
            assert isinstance(s, AkropolisState)
            for city in s.cities:
                told = list(known.told(s.kit, city, s.rules))
                assert told == list(numbers_of(s.kit, city, s.rules))
                asked += 1
            game.rules.choices(s, out)
            game.rules.apply(s, out.any(luck))
    assert asked > 60


def test_another_city_in_its_place_is_not_mistaken_for_it() -> None:
    game, out, luck = load("akropolis"), Choices(), rng_from("other")
    s = game.rules.initial(2, choose(game.options, {}))
    while play.settle(game.rules, s, luck, out) != OVER:
        game.rules.choices(s, out)
        game.rules.apply(s, out.any(luck))
    assert isinstance(s, AkropolisState)
    one, other = s.cities
    kept = Told(s.kit, one, s.rules)
    assert kept.tells(s.kit, one.copy(), s.rules)
    assert not kept.tells(s.kit, other, s.rules)
    assert not kept.tells(s.kit, one, s.rules ^ 1)
