"""Which rule forbids a record now. Asks the phases' own judges; decides nothing itself."""

from typing import Final

from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.games.origins.border import parsing, refusals_city, refusals_people, shapes
from megalith.games.origins.rules import choices
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.state import OriginsState

# The words that answer each question, and the rule behind asking just this.
_ANSWERS: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    need_of.DRAFT_DIE: (("draft_die",), "OR-020"),
    need_of.SOLO_START: (("solo_start_dice",), "OR-204"),
    need_of.ACTION: (("visit", "close", "tower", "population", "pass"), "OR-041"),
    need_of.RISE: (("solo_rise", "no_rise", "spend_token"), "OR-206"),
    need_of.VISIT: (("main_action", "bonus", "bonus_gold", "end"), "OR-051"),
    need_of.GAIN_BASIC: (("gain_basic",), "OR-025"),
    need_of.MILITARY: (("military_move", "attack", "stop"), "OR-066"),
    need_of.EXCHANGE: (("exchange", "decline"), "OR-072"),
    need_of.CHOOSE_TILE: (("choose_tile",), "OR-073"),
    need_of.PLACE_TILE: (("place_tile",), "OR-074"),
    need_of.ACTIVATE: (("activate", "done"), "OR-083"),
    need_of.MAGE: (("mage_target",), "OR-164"),
    need_of.TAKE_WAITING: (("take_waiting",), "OR-156"),
    need_of.TEMPLE_MOVE: (("temple_move",), "OR-088"),
    need_of.TEMPLE_EXTRA: (("temple_extra", "decline"), "OR-142"),
    need_of.CITIZEN: (("take_citizen", "decline"), "OR-096"),
    need_of.SPEAKER: (("take_speaker",), "OR-103"),
    need_of.UPGRADE: (("upgrade_die", "upgrade_move", "stop"), "OR-099"),
    need_of.RAISE_DIE: (("raise_die",), "OR-162"),
    need_of.VETERAN: (("veteran_die",), "OR-150"),
    need_of.COURT: (("court_swap",), "OR-158"),
    need_of.SET_SHIP: (("set_ship",), "OR-161"),
    need_of.CAPRICORN: (("capricorn", "decline"), "OR-172"),
    need_of.DISTRICT_CARD: (("choose_district_card",), "OR-111"),
    need_of.COLLECT_SIX: (("collect_six",), "OR-126"),
    need_of.EXTRA_ACTION: (("extra_action", "no_extra_action"), "OR-044"),
}
_LUCK: Final[dict[int, str]] = {
    need_of.BONUS_TOKENS: "OR-003",
    need_of.ZODIAC_DEAL: "OR-005",
    need_of.POOL_TILES: "OR-007",
    need_of.POOL_ORDER: "OR-007",
    need_of.STACK_TOP: "OR-008",
    need_of.CITIZEN_POOL: "OR-009",
    need_of.SPEAKER_ROLL: "OR-011",
    need_of.DISTRICT_DEAL: "OR-012",
    need_of.FIRST_PLAYER: "OR-018",
    need_of.DRAFT_ROLL: "OR-019",
    need_of.CITIZEN_REFILL: "OR-097",
    need_of.SOLO_KEEP: "OR-211",
}


def why_not(s: OriginsState, record: Json) -> Refusal | None:
    need = int(s.need())
    word: str = record["do"]
    if need < 0:
        return Refusal("OR-184", "game-over")
    if need <= need_of.SOLO_KEEP:
        return _luck(s, need, record)
    words, rule = _ANSWERS[need]
    if word not in words:
        return Refusal(rule, "other-decision", decision=shapes.DECISIONS[need])
    code = parsing.parse(s, record)
    if _listed(s, code):
        return None
    refusal = refusals_city.judge(s, need, record, code)
    if refusal is None:
        refusal = refusals_people.judge(s, need, record, code)
    return refusal or Refusal(rule, "not-possible-now")


def _luck(s: OriginsState, need: int, record: Json) -> Refusal | None:
    asked = shapes.DECISIONS[need]
    if record["do"] != asked:
        return Refusal(_LUCK[need], "other-decision", decision=asked)
    if _listed(s, parsing.parse(s, record)):
        return None
    return Refusal(_LUCK[need], "not-drawable")


def _listed(s: OriginsState, code: int) -> bool:
    out = Choices()
    choices.fill(s, out)
    return code in out.to_list()
