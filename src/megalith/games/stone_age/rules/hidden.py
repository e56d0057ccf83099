"""The one secret of the game: the card that a draw_card effect brought."""

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.kit import bits
from megalith.games.stone_age.rules.state import StoneAgeState


def knows_secret(s: StoneAgeState, seat: int | None) -> bool:
    """Its owner does, and everybody once the game is over."""
    return s.secret < 0 or s.depth == 0 or (seat is not None and seat == s.secret_seat)


def redeal(s: StoneAgeState, seat: i64, rng: Rng) -> None:
    """For a seat that did not see it, the secret card may be any that this seat has not seen."""
    if s.secret < 0 or s.depth == 0 or s.secret_seat == seat:
        return
    unseen = bits.members(s.deck | bits.bit(s.secret))
    card = unseen[rng.below(len(unseen))]
    owner = s.players[s.secret_seat]
    s.deck = (s.deck | bits.bit(s.secret)) & ~bits.bit(card)
    owner.cards = (owner.cards & ~bits.bit(s.secret)) | bits.bit(card)
    s.secret = card
