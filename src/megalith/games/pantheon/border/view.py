"""What one seat, or a spectator, may see; built up from nothing."""

from typing import Any

from megalith.core.game import OVER
from megalith.core.kit import bits
from megalith.games.pantheon.border import records
from megalith.games.pantheon.border.shapes import DECISIONS
from megalith.games.pantheon.border.view_types import BootyHex, PantheonView, Piece, Target
from megalith.games.pantheon.border.view_types import Player as PlayerView
from megalith.games.pantheon.rules import cards, effects, paths, scoring
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.phases import buy, offer
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import (
    EXTRA_COINS,
    JUMPS,
    MAX_LEVEL,
    MOST_LAID,
    N_COMMON,
    N_VALUES,
    STEPS,
)


def view(s: PantheonState, seat: int | None) -> PantheonView:
    kit = s.kit
    over = s.depth == 0
    return {
        "game": "pantheon",
        "seats": int(s.seats),
        "epoch": int(s.epoch),
        "epochs": int(kit.epochs),
        "phase": int(s.phase),
        "god_points": int(kit.god_points[max(1, s.epoch) - 1]),
        "nation": kit.nations[s.nation] if s.nation >= 0 else None,
        "nations_left": [kit.nations[k] for k in bits.members(s.unseen)],
        "start": int(s.start),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "big_foot": _big_foot(s),
        "ready": int(s.ready),
        "to_move": OVER if over else int(s.seat()) if s.need() > n.LAST_LUCK else -1,
        "decision": DECISIONS.get(s.need(), ""),
        "asked": _asked(s),
        "targets": _targets(s),
        "players": [_player(s, k, seat) for k in range(s.seats)],
        "temple": records.hex_record(kit, int(s.temple)) if s.temple >= 0 else None,
        "pieces": _pieces(s),
        "gods": [
            kit.gods[s.offer[k]] if s.offer[k] >= 0 else None for k in range(kit.gods_laid[s.seats])
        ],
        "booty": _booty(s),
        "picked": [kit.booty[s.picked[k]] for k in range(MOST_LAID) if s.picked[k] >= 0],
        "demigods": [int(s.pile[i]) + 1 for i in range(s.piled)],
        "demigod_stack": {g: _in_group(s, k) for k, g in enumerate(kit.groups)},
        "unseen_demigods": _unseen_demigods(s, seat),
        "god_stack": _counts(s.god_stack, kit.gods),
        "god_box": _counts(s.god_box, kit.gods),
        "bag": _counts(s.bag, kit.booty),
        "bonus": [kit.bonus[k] for k in range(len(kit.bonus)) for _ in range(s.bonus[k])],
        "row": [kit.cards[s.row[k]] if s.row[k] >= 0 else None for k in range(kit.row_size)],
        "deck": int(cards.deck_size(s)),
        "discard": _counts(s.discard, kit.cards),
        "played": _counts(s.played, kit.cards),
        "unseen_cards": _unseen_cards(s, seat),
        "special_money": _money(s),
        "ending": scoring.ending(s),
    }


def _counts(counts: Any, ids: list[str]) -> dict[str, int]:
    return {id: int(counts[k]) for k, id in enumerate(ids) if counts[k] > 0}


def _big_foot(s: PantheonState) -> int | None:
    """The active player has it as long as a move lasts."""
    moving = any(s.todo[4 * i] == n.FOLLOWERS for i in range(s.depth))
    return int(s.turn) if moving else None


def _asked(s: PantheonState) -> dict[str, int | str]:
    """The numbers that belong to the question; all of them are public."""
    kit = s.kit
    need = s.need()
    if need == n.PLACE_PIECE:
        return {"steps": int(s.a()), "jumps": int(s.b()) // 2}
    if need == n.BUY_ITEM:
        return {"coins": int(s.a())}
    if need == n.GALLIA_PAY:
        return {"god": kit.gods[s.a()]}
    if need == n.PAY_OFFERING:
        return {"god": kit.gods[s.offer[s.a()]]}
    if need == n.RAISE_OFFERING or need == n.PLACE_BONUS_COLUMN or need == n.DISCARD_CARD:
        return {"count": int(s.a())}
    if need == n.DRAW_CARD:
        return {"n": int(s.a()) + 1, "most": int(offer.cards_of_draw(s, s.seat()))}
    return {}


def _targets(s: PantheonState) -> list[Target]:
    """Where the piece under way can be laid, with its cost; the reserves are public."""
    kit = s.kit
    need = s.need()
    if need != n.PLACE_PIECE and need != n.BUY_ITEM:
        return []
    seat, left = s.seat(), s.a()
    marks = paths.reach(s, seat, s.b() // 2 if need == n.PLACE_PIECE else 0)
    return [
        {
            **records.hex_record(kit, hex),
            "piece": "column" if kit.is_column[hex] else "foot",
            "cost": int(paths.cost(s, hex)),
            "jump": paths.needs_jump(kit, marks, hex),
        }
        for hex in range(kit.n_hexes)
        if paths.obstacle(s, seat, hex, marks, left) == paths.FREE
    ]


def _pieces(s: PantheonState) -> list[Piece]:
    """Every piece on the board, hex by hex."""
    kit = s.kit
    found: list[Piece] = []
    for hex in range(kit.n_hexes):
        for seat in range(s.seats):
            if paths.has_piece(s, seat, hex):
                piece: Piece = {
                    "q": int(kit.q[hex]),
                    "r": int(kit.r[hex]),
                    "seat": seat,
                    "piece": "column" if kit.is_column[hex] else "foot",
                    "linked": paths.is_linked(s, seat, hex),
                }
                if hex in kit.column_at:
                    piece["column"] = kit.column_at[hex]
                found.append(piece)
    return found


def _booty(s: PantheonState) -> list[BootyHex]:
    """The booty hexes of the nation that this number of players uses."""
    kit = s.kit
    if s.nation < 0:
        return []
    return [
        {
            **records.hex_record(kit, int(kit.slot_hex[MOST_LAID * s.nation + k])),
            "token": kit.booty[s.booty[k]] if s.booty[k] >= 0 else None,
        }
        for k in range(kit.booty_laid[s.seats])
    ]


def _money(s: PantheonState) -> list[str]:
    """The special money left, top card first."""
    kit = s.kit
    left = [kit.cards[N_COMMON + k] for k in range(kit.n_special) for _ in range(s.money[k])]
    return left[::-1] if s.highest_first else left


# -- players


def _player(s: PantheonState, k: int, seat: int | None) -> PlayerView:
    kit = s.kit
    me = s.players[k]
    shown: PlayerView = {
        "seat": k,
        "colour": kit.colours[k],
        "points": int(scoring.points(me)),
        "lines": {key: int(me.score[i]) for i, key in enumerate(scoring.LINES)},
        "feet": int(me.feet),
        "columns": int(me.columns),
        "spare_feet": int(me.spare_feet),
        "spare_columns": int(me.spare_columns),
        "columns_on_board": int(paths.columns_on_board(s, k)),
        "offerings": {kind: int(me.levels[i]) for i, kind in enumerate(kit.kinds)},
        "pays": {kind: _pays(kit, me, i) for i, kind in enumerate(kit.kinds)},
        "gods": _counts(me.gods, kit.gods),
        "tokens": _counts(me.tokens, kit.tokens),
        "bonus": kit.bonus[me.bonus] if me.bonus >= 0 else None,
        "steps": int(effects.power(kit, me, STEPS)),
        "jumps": int(effects.power(kit, me, JUMPS)),
        "coins": int(effects.power(kit, me, EXTRA_COINS)),
        "hand_size": int(cards.hand_size(me)),
        "demigod_tokens": int(scoring.demigod_tokens(me)),
    }
    if k == seat or s.show_cards:
        shown["known"] = _counts(me.known, kit.cards)
    if k == seat or s.show_demigods:
        shown["demigods"] = _values(me.shown)
        shown["hidden_demigods"] = _secret_groups(kit, me)
    if k == seat:
        shown["hand"] = _counts(me.hand, kit.cards)
        shown["secret_demigods"] = _values(me.secret)
    return shown


def _pays(kit: PantheonKit, me: Player, kind: int) -> list[int | None]:
    """What each level of an offering token costs this player; nothing to pay for what is there."""
    return [
        int(buy.offering_price(kit, me, kind, level)) if level > me.levels[kind] else None
        for level in range(1, MAX_LEVEL + 1)
    ]


def _values(counts: Any) -> list[int]:
    return [k + 1 for k in range(N_VALUES) for _ in range(counts[k])]


def _secret_groups(kit: PantheonKit, me: Player) -> dict[str, int]:
    """Of demigods drawn face down everybody knows the group."""
    groups = dict.fromkeys(kit.groups, 0)
    for k in range(N_VALUES):
        groups[kit.groups[kit.group[k]]] += int(me.secret[k])
    return groups


# -- what counting tells


def _unseen_cards(s: PantheonState, seat: int | None) -> dict[str, int]:
    """The cards that can be in the deck or in the hidden part of another hand."""
    kit = s.kit
    unseen = {}
    for k, card in enumerate(kit.cards):
        count = int(s.deck[k])
        for other in range(s.seats):
            if other != seat:
                count += int(s.players[other].hand[k] - s.players[other].known[k])
        if count > 0:
            unseen[card] = count
    return unseen


def _unseen_demigods(s: PantheonState, seat: int | None) -> dict[str, list[int]]:
    """The values that can be in the stack or face down with another player, by group."""
    kit = s.kit
    unseen: dict[str, list[int]] = {group: [] for group in kit.groups}
    for k in range(N_VALUES):
        count = int(s.demigods[k])
        for other in range(s.seats):
            if other != seat:
                count += int(s.players[other].secret[k])
        unseen[kit.groups[kit.group[k]]] += [k + 1] * count
    return unseen


def _in_group(s: PantheonState, group: int) -> int:
    return sum(int(s.demigods[k]) for k in range(N_VALUES) if s.kit.group[k] == group)
