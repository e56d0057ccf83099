"""What can be chosen now: a ladder from the need on top of the stack to the list of its phase."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.phases import (
    citizens,
    deal,
    district,
    military,
    passing,
    purchase,
    round_end,
    temples,
    turn,
    visit,
)
from megalith.games.origins.rules.state import OriginsState


def fill(s: OriginsState, out: Choices) -> None:
    """Every choice of now, ascending; at a chance node every outcome with its weight."""
    out.clear()
    need = s.need()
    if need <= need_of.SOLO_KEEP:
        _outcomes(s, need, out)
        return
    seat = s.seat()
    if need == need_of.ACTION:
        turn.legal(s, seat, out)
    elif need == need_of.VISIT:
        visit.legal(s, seat, s.a(), s.b(), out)
    elif need == need_of.GAIN_BASIC:
        visit.legal_basic(s.b(), out)
    elif need == need_of.MILITARY:
        military.legal(s, seat, s.a(), s.b(), out)
    elif need == need_of.CHOOSE_TILE:
        purchase.legal_tile(s, seat, out)
    elif need == need_of.PLACE_TILE:
        purchase.legal_cell(s.kit, s.players[seat], s.b(), out)
    elif need == need_of.ACTIVATE:
        purchase.legal_activate(s, seat, s.a(), s.b(), out)
    elif need == need_of.EXTRA_ACTION:
        out.add(act.EXTRA)
        out.add(act.NO_EXTRA)
    else:
        _others(s, need, seat, out)


def _others(s: OriginsState, need: i64, seat: i64, out: Choices) -> None:
    kit = s.kit
    me = s.players[seat]
    if need == need_of.UPGRADE:
        citizens.legal_upgrade(kit, me, s.b(), out)
    elif need == need_of.CITIZEN:
        citizens.legal_citizen(s, seat, s.a(), s.b(), out)
    elif need == need_of.TEMPLE_MOVE:
        temples.legal_move(s, seat, s.a(), out)
    elif need == need_of.TEMPLE_EXTRA:
        temples.legal_extra(s, seat, s.a(), s.b(), out)
    elif need == need_of.SPEAKER:
        citizens.legal_speaker(s, seat, out)
    elif need == need_of.DISTRICT_CARD:
        district.legal_card(s, seat, s.a(), out)
    elif need == need_of.MAGE:
        purchase.legal_mage(s, seat, s.a(), s.b(), out)
    elif need == need_of.TAKE_WAITING:
        purchase.legal_aside(s, out)
    elif need == need_of.RAISE_DIE:
        citizens.legal_raise(kit, me, s.a(), out)
    elif need == need_of.VETERAN:
        citizens.legal_veteran(kit, me, s.a(), out)
    elif need == need_of.COURT:
        citizens.legal_court(s, me, out)
    elif need == need_of.SET_SHIP:
        citizens.legal_ship(out)
    elif need == need_of.CAPRICORN:
        turn.legal_capricorn(me, out)
    elif need == need_of.COLLECT_SIX:
        passing.legal(me, out)
    elif need == need_of.EXCHANGE:
        military.legal_exchange(kit, me, s.a(), out)
    elif need == need_of.RISE:
        visit.legal_rise(s, seat, s.a(), out)
    elif need == need_of.DRAFT_DIE:
        deal.legal_draft(s, out)
    else:
        deal.legal_solo(s, out)


def _outcomes(s: OriginsState, need: i64, out: Choices) -> None:
    if need == need_of.CITIZEN_REFILL or need == need_of.CITIZEN_POOL:
        deal.add_citizen(s.a(), out)
    elif need == need_of.STACK_TOP or need == need_of.POOL_TILES:
        deal.add_tiles(s, s.a(), out)
    elif need == need_of.DRAFT_ROLL:
        deal.add_citizen(s.a(), out)
    elif need == need_of.SPEAKER_ROLL:
        deal.add_speaker(out)
    elif need == need_of.DISTRICT_DEAL:
        deal.add_cards(s, out)
    elif need == need_of.ZODIAC_DEAL:
        deal.add_zodiac(s, out)
    elif need == need_of.FIRST_PLAYER:
        for seat in range(s.seats):
            out.add_outcome(seat, 1)
    elif need == need_of.SOLO_KEEP:
        round_end.add_held(s, out)
    else:
        deal.add_orders(out)
