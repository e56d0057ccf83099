"""What follows by itself: runs until somebody must decide, luck speaks or the game is over."""

from megalith.games.stone_age.rules.needs import BEGIN_ROUND, END_ROUND, FEED_SEAT, USE_SEAT
from megalith.games.stone_age.rules.phases import feed, place, use
from megalith.games.stone_age.rules.state import StoneAgeState


def run(s: StoneAgeState) -> None:
    while True:
        need = s.need()
        if need == USE_SEAT:
            use.next_seat(s, s.a())
        elif need == FEED_SEAT:
            feed.next_seat(s, s.a())
        elif need == END_ROUND:
            s.pop()
            feed.end_round(s)
        elif need == BEGIN_ROUND:
            s.pop()
            place.begin(s)
        else:
            return
