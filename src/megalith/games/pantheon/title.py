"""The door of Pantheon: its rules, its mind and its border in one, for a set of components."""

from functools import partial
from typing import Any

from megalith.core.border import bundled
from megalith.core.game import Title
from megalith.games.pantheon import border
from megalith.games.pantheon.mind.mind import PantheonMind
from megalith.games.pantheon.mind.weights import SHIPPED
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.options import options
from megalith.games.pantheon.rules.rules import PantheonRules
from megalith.games.pantheon.rules.state import PantheonState

VERSION = 3
OLDER = (1, 2)  # versions of the rules by which records and tables that began so go on
EDITIONS = {1: 1, 2: 1}  # of the shipped components, with which these came


def title(facts: dict[str, Any], version: int = VERSION) -> Title[PantheonState]:
    kit = PantheonKit(facts, version)
    return Title(
        id="pantheon",
        version=version,
        prefix="PA",
        players=tuple(kit.players),
        options=options(),
        rules=PantheonRules(kit),
        mind=PantheonMind(kit, SHIPPED),
        border=bundled(
            kit,
            border,
            seen=partial(border.records.seen, kit),
            holds=border.holds.holds,
            small=border.holds.SMALL,
        ),
        kit=kit,
    )
