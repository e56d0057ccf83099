"""The door of Stone Age: its rules, its mind and its border in one, for a set of components."""

from functools import partial
from typing import Any

from megalith.core.border import Border
from megalith.core.game import Title
from megalith.games.stone_age.border import (
    calculator,
    events,
    form,
    holds,
    luck,
    records,
    refusals,
    view,
)
from megalith.games.stone_age.mind.mind import StoneAgeMind
from megalith.games.stone_age.mind.weights import SHIPPED
from megalith.games.stone_age.rules.components import StoneAgeKit
from megalith.games.stone_age.rules.options import options
from megalith.games.stone_age.rules.rules import StoneAgeRules
from megalith.games.stone_age.rules.state import StoneAgeState


def title(facts: dict[str, Any]) -> Title[StoneAgeState]:
    kit = StoneAgeKit(facts)
    return Title(
        id="stone_age",
        version=1,
        prefix="SA",
        players=(2, 3, 4),
        options=options(),
        rules=StoneAgeRules(kit),
        mind=StoneAgeMind(kit, SHIPPED),
        border=border(kit),
        kit=kit,
        longest=4_000,
    )


def border(kit: StoneAgeKit) -> Border[StoneAgeState]:
    return Border(
        shapes=records.SHAPES,
        decision=records.decision,
        describe=records.describe,
        parse=records.parse,
        why_not=refusals.why_not,
        view=view.view,
        eyes=view.eyes,
        explain=partial(events.explain, kit),
        calculate=partial(calculator.calculate, kit),
        form=form.form(kit),
        seen=records.seen,
        detail=records.detail,
        luck=luck.luck,
        lacks=events.LACKS,
        holds=holds.holds,
    )
