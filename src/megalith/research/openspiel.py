"""Every title as an OpenSpiel game with explicit chance nodes.

    import pyspiel, megalith.research.openspiel
    game = pyspiel.load_game("megalith_stone_age(players=2,start_player=seat_0)")

A title's options are parameters; -1 stands for a number that is not set. Returns go from -1
(last) to 1 (first). No history is longer than `max_game_length`, a parameter too: at that many
steps, luck included, a game is broken off and the points of the moment count.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from megalith.core import notation
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Title
from megalith.core.position import digest
from megalith.research import tables
from megalith.research.plans import bounded

MOST_STEPS: Final = 6000  # decisions and outcomes of one game, if no parameter says otherwise
MOST_OUTCOMES: Final = 4096  # codes of luck are below


def name_of(title: str) -> str:
    return f"megalith_{title}"


def kind_of(game: Title[Any]) -> pyspiel.GameType:
    alone = 1 in game.players  # points instead of places
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Megalith {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.players[0]),
            "max_game_length": MOST_STEPS,
            **{option.id: _parameter(_default(game, option.id)) for option in game.options},
        },
    )


def _default(game: Title[Any], id: str) -> object:
    return bounded(game, {}, random=True)[id]


def _parameter(value: object) -> object:
    """A value in one of the types that OpenSpiel knows."""
    return -1 if value is None else value


def _value(parameter: object) -> object:
    return None if parameter == -1 else parameter


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    title: str  # set by the class that is registered

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.engine = load(self.title)
        kind = kind_of(self.engine)
        self.players = int(given.get("players", max(2, self.engine.players[0])))
        ids = [option.id for option in self.engine.options]
        chosen = {id: _value(given[id]) for id in ids if id in given}
        self.options = bounded(self.engine, chosen, random=True)
        self.most_steps = int(given.get("max_game_length", MOST_STEPS))
        self.slots = self.engine.mind.slots(self.players)
        most = 1000.0 if self.players == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.rules.n_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.most_steps,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (name_of(self.title), self.get_parameters())

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return pyspiel.load_game(name_of(self.title), self.get_parameters())

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Position:
    """What a state holds; OpenSpiel copies and pickles it with the generic functions."""

    def __init__(self, title: str, table: Any, past: list[tuple[int, int, int]]) -> None:
        self.title = title
        self.table = table
        self.past = past  # of each step: who, code, bits of the seats it is hidden from

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.title, load(self.title).rules.copy(self.table), self.past[:])


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, owner: OpenSpielGame) -> None:
        super().__init__(owner)
        self.players = owner.players
        self.most_steps = owner.most_steps
        table = owner.engine.rules.initial(owner.players, owner.options)
        self.position = Position(owner.title, table, [])

    @property
    def engine(self) -> Title[Any]:
        return load(self.position.title)  # not a field: OpenSpiel copies all fields

    @property
    def table(self) -> Any:
        return self.position.table

    @property
    def past(self) -> list[tuple[int, int, int]]:
        return self.position.past

    # -- play

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        who = int(self.engine.rules.to_move(self.table))
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def _legal_actions(self, player: int) -> list[int]:
        return self.engine.rules.legal(self.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        out = Choices()
        self.engine.rules.choices(self.table, out)
        total = int(out.total)
        pairs = zip(out.to_list(), out.weight_list(), strict=True)
        return [(code, weight / total) for code, weight in pairs]

    def _apply_action(self, action: int) -> None:
        who = int(self.engine.rules.to_move(self.table))
        self.past.append((who, action, self._hidden_from(action)))
        self.engine.rules.apply(self.table, action)

    def _hidden_from(self, action: int) -> int:
        """One bit for each seat that does not see this step as it is."""
        record = self.engine.border.describe(self.table, action)
        owner = int(self.table.seat())
        seats = range(self.players)
        return sum(1 << k for k in seats if self.engine.border.seen(record, owner, k) != record)

    def is_terminal(self) -> bool:
        ended = int(self.engine.rules.to_move(self.table)) == OVER
        return ended or len(self.past) >= self.most_steps

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.players
        sheets = self.engine.rules.sheets(self.table)
        totals, places = [x.total for x in sheets], [x.place for x in sheets]
        return [tables.reward_of(totals, places, k, tables.PLACE) for k in range(self.players)]

    def resample_from_infostate(self, player_id: int, sampler: Any) -> "OpenSpielState":
        """A state that the seat cannot tell from this one; its past is this one's."""
        other: OpenSpielState = self.clone()
        word = int(sampler() * (1 << 31)) if callable(sampler) else 0
        other.engine.rules.hide(other.table, player_id, rng_from("resample", word))
        return other

    # -- words

    def _action_to_string(self, player: int, action: int) -> str:
        record = self.engine.border.describe(self.table, action)
        return notation.line(record, self.engine.border.shapes)

    def __str__(self) -> str:
        return f"{self.engine.id} {self.engine.border.decision(self.table)} {digest(self.table)}"

    def view(self, player: int) -> str:
        """Everything that the seat may see, as JSON."""
        return json.dumps(self.engine.border.view(self.table, player))


class Observer:
    """The row of numbers; with perfect recall also every step that the seat has seen."""

    def __init__(self, game: OpenSpielGame, recall: bool) -> None:
        self.slots = game.slots
        self.row = Features(1, len(game.slots))
        self.recall = recall
        size = len(game.slots) + (game.most_steps if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: len(game.slots)]}
        if recall:
            self.dict["steps"] = self.tensor[len(game.slots) :]

    def _look(self, state: OpenSpielState, player: int) -> None:
        self.row.start(0)
        state.engine.mind.observe(state.table, player, self.row)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self._look(state, player)
        self.dict["observation"][:] = np.frombuffer(memoryview(self.row.values), np.int16)
        if self.recall:
            steps = [1 + code if not hidden >> player & 1 else -1 for _, code, hidden in state.past]
            self.dict["steps"].fill(0)
            self.dict["steps"][: len(steps)] = steps

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self.recall:
            shown = (f"{w}:{'?' if h >> player & 1 else c}" for w, c, h in state.past)
            return f"{player} " + " ".join(shown)
        self._look(state, player)
        pairs = zip(self.slots, self.row.row(0), strict=True)
        return " ".join(f"{name}={value}" for name, value in pairs if value)


def register() -> None:
    """`megalith_<title>` for pyspiel.load_game; done when this module is imported."""
    for title in TITLES:
        kind = kind_of(load(title))
        made = type(f"OpenSpiel_{title}", (OpenSpielGame,), {"title": title})
        pyspiel.register_game(kind, made)


register()
