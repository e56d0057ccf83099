"""What effects count, always for the acting player at that moment."""

from mypy_extensions import i64

from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people, tracks
from megalith.games.origins.rules.state import OriginsState


def count(s: OriginsState, seat: i64, counter: i64, tile: i64) -> i64:
    kit = s.kit
    me = s.players[seat]
    what = kit.counter[2 * counter]
    of = kit.counter[2 * counter + 1]
    if what == ab.PATRICIANS:
        return people.all_patricians(me) if of < 0 else people.patricians(me, of)
    if what == ab.PATRICIAN_COLOURS:
        return people.patrician_colours(me)
    if what == ab.BUILDINGS:
        return city.buildings(kit, me, of)
    if what == ab.BUILDINGS_OF_TYPE:
        return city.of_type(kit, me, of)
    if what == ab.BUILDING_COLOURS:
        return city.colours(kit, me)
    if what == ab.FARMS:
        return city.farms(kit, me)
    if what == ab.EMPTY_NEIGHBOURS:
        return city.empty_sides(me, tile) if tile >= 0 else 0
    if what == ab.CLOSED_DISTRICTS:
        return city.closed(me)
    if what == ab.ADVISORS:
        return len(me.advisors)
    if what == ab.ZODIAC_CARDS:
        return people.cards_held(s, seat)
    return tracks.behind(s, seat)


def points(s: OriginsState, seat: i64, effect: i64, tile: i64) -> i64:
    """What a SCORE or LADDER effect would score now."""
    kit = s.kit
    if kit.kind(effect) == ab.LADDER:
        n = count(s, seat, kit.number(effect, 1), tile)
        last = kit.number(effect, 3) - 1
        return kit.ladders[kit.number(effect, 2) + (n if n < last else last)]
    total = kit.number(effect, 1)
    for k in range(kit.number(effect, 3)):
        term = 2 * (kit.number(effect, 2) + k)
        total += kit.terms[term] * count(s, seat, kit.terms[term + 1], tile)
    return total


def steps(s: OriginsState, seat: i64, effect: i64, tile: i64) -> i64:
    """The length of a military move."""
    kit = s.kit
    counter = kit.number(effect, ab.MOVE_COUNTER)
    if counter < 0:
        return kit.number(effect, ab.MOVE)
    return kit.number(effect, ab.MOVE_EACH) * count(s, seat, counter, tile)
