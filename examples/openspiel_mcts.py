"""OpenSpiel's own MCTS on a short game of Stone Age, against random play.

    python examples/openspiel_mcts.py --games 10 --simulations 50

The bot sees explicit chance nodes, so it averages over dice and draws by itself.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import megalith.research.openspiel  # noqa: F401  # registers the games

GAME = "megalith_stone_age(players=2,round_cap=2)"


def play(bot: Any, seat: int, game: Any, rng: np.random.RandomState) -> float:
    """The return of the bot in one game from that seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[seat])


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTS against random play.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="of the search, a decision")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rng = np.random.RandomState(chosen.seed)
    game = pyspiel.load_game(GAME)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2.0, chosen.simulations, evaluator, random_state=rng)
    returns = [play(bot, k % 2, game, rng) for k in range(chosen.games)]
    mean = sum(returns) / len(returns)
    print(f"mean return {mean:+.2f} in {len(returns)} games (-1 all lost, 1 all won)")
    return mean


if __name__ == "__main__":
    main()
