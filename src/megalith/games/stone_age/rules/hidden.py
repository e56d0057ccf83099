"""What a seat cannot know: the card that a draw_card effect brought. And what it is not shown: with
the option, bought cards lie face down, and everybody must remember them."""

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.kit import bits
from megalith.games.stone_age.rules.state import StoneAgeState


def knows_secret(s: StoneAgeState, seat: int | None) -> bool:
    """Its owner does, and everybody once the game is over."""
    return s.secret < 0 or s.depth == 0 or (seat is not None and seat == s.secret_seat)


def lies_open(s: StoneAgeState, k: i64, seat: int | None) -> i64:
    """The cards of player k that the seat, or a spectator, may look at: a bit for each."""
    cards = s.players[k].cards
    if s.depth == 0 or (seat is not None and seat == k):
        return cards
    if s.hides_cards:
        return kept_open(s, k)
    return cards if knows_secret(s, seat) or s.secret_seat != k else cards & ~bits.bit(s.secret)


def kept_open(s: StoneAgeState, k: i64) -> i64:
    """The cards that lie open until they are used."""
    found: i64 = 0
    for kept in range(4):
        if bits.has(s.players[k].open, kept):
            found |= bits.bit(s.kit.kept[kept])
    return found


def out_of_sight(s: StoneAgeState, seat: int | None) -> i64:
    """The cards that the seat may not look at: the deck, and what lies face down."""
    found = s.deck
    for k in range(s.seats):
        found |= s.players[k].cards & ~lies_open(s, k, seat)
    return found


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
