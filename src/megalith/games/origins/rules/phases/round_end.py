"""The end of a round in its five steps, and the conditions that end the game."""

from typing import Final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins.rules import people, tracks
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    N_COLOURS,
    N_TEMPLES,
    SPEAKER_MOST,
    TOWER_COLOURS_LEFT,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import (
    BEGIN_ROUND,
    END_CHECK,
    MARCH_BACK,
    SOLO_KEEP,
    SPEAKER_ROLL,
)
from megalith.games.origins.rules.state import ENDING_ROUND, FINISHED, OriginsState, Player

# Why a game ends, in the order of the rule book.
GOES_ON: Final = -1
TEMPLES: Final = 0
DISTRICT_GOLD: Final = 1
TOWER_COLOURS: Final = 2
CITIZEN_RESERVE: Final = 3
ROUND_CAP: Final = 4
SOLO_OVER: Final = 5
CONDITIONS: Final = (
    "temples",
    "district_gold",
    "tower_colours",
    "citizen_reserve",
    "round_cap",
    "solo_over",
)


def begin(s: OriginsState) -> None:
    """Step 1: speakers go back, one higher; the highest are thrown again."""
    s.phase = ENDING_ROUND
    s.tell("round_ends", -1, s.round)
    s.push(END_CHECK, 0, 0, 0)
    s.push(MARCH_BACK, 0, 0, 0)
    for place in range(N_PLACES):
        for value in range(1, SPEAKER_MOST + 1):
            k = place * (SPEAKER_MOST + 1) + value
            for _ in range(s.standing[k]):
                if value < SPEAKER_MOST:
                    s.speakers[value + 1] += 1
                else:
                    s.push(SPEAKER_ROLL, 0, 0, 0)
            s.standing[k] = 0


def march_back(s: OriginsState) -> None:
    """Steps 2 to 4: first player, retreat, zodiac cards."""
    if s.alien >= 0:
        tracks.retreat(s)
        if people.cards_held(s, 0) > 1:
            s.push(SOLO_KEEP, 0, 0, 0)
        return
    s.first = s.military[0]
    s.tell("first_player", s.first)
    tracks.retreat(s)
    for temple in range(N_TEMPLES):
        seat = tracks.leader(s, temple)
        if seat >= 0 and s.holder[temple] != seat:
            s.holder[temple] = seat
            s.tell("zodiac_taken", seat, temple, s.zodiac[temple])


def add_held(s: OriginsState, out: Choices) -> None:
    """Solo: any card held may be the one that stays."""
    for temple in range(N_TEMPLES):
        if s.holder[temple] == 0:
            out.add_outcome(temple, 1)


def keep_one(s: OriginsState, kept: i64) -> None:
    for temple in range(N_TEMPLES):
        if temple != kept:
            s.holder[temple] = -1
    s.tell("zodiac_kept", 0, kept, s.zodiac[kept])


# -- step 5


def end_check(s: OriginsState) -> None:
    if reason(s) != GOES_ON:
        s.phase = FINISHED
        s.tell("game_ends", -1, s.round)
        return
    s.round += 1
    for me in s.players:
        me.passed = 0
    if s.alien >= 0:
        s.alien = s.kit.alien_space(int(s.round))
    s.push(BEGIN_ROUND, 0, 0, 0)


def reason(s: OriginsState) -> i64:
    """Why the game would end with this round; GOES_ON if it would not."""
    if s.alien >= 0:
        if s.round >= s.kit.solo_rounds:
            return SOLO_OVER
    else:
        condition = arisen(s)
        if condition != GOES_ON:
            return condition
    return ROUND_CAP if s.round_cap > 0 and s.round >= s.round_cap else GOES_ON


def arisen(s: OriginsState) -> i64:
    """The first end condition that holds now."""
    for me in s.players:
        if _on_all_tops(s.kit, me):
            return TEMPLES
    if not _gold_left(s):
        return DISTRICT_GOLD
    if tower_colours(s) <= TOWER_COLOURS_LEFT:
        return TOWER_COLOURS
    return CITIZEN_RESERVE if s.exhausted > 0 else GOES_ON


def _on_all_tops(kit: OriginsKit, me: Player) -> bool:
    for temple in range(N_TEMPLES):
        if me.temples[temple] < kit.top[temple]:
            return False
    return True


def _gold_left(s: OriginsState) -> bool:
    for k in range(len(s.card_gold)):
        if s.card_gold[k] > 0:
            return True
    return False


def tower_colours(s: OriginsState) -> i64:
    """Colours with discs in the pool."""
    n: i64 = 0
    for colour in range(N_COLOURS):
        if s.towers[colour] > 0:
            n += 1
    return n
