"""Which rule forbids a record now. Asks the phases' own judges; decides nothing itself."""

from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.games.origins.state import OriginsState


def why_not(s: OriginsState, record: Json) -> Refusal | None:
    return None
