"""The bots of one live table: who of them must think, and what becomes of the answer."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from megalith.bots import hints, roster
from megalith.bots.base import RandomBot
from megalith.core import notation
from megalith.core.chance import rng_from
from megalith.core.game import Json
from megalith.server.storage.rows import PERSON, RUNNING
from megalith.server.wire.outgoing import Advice, Worse, WorseReason
from megalith.server.work import deal_work, team_work, thinking, weighing
from megalith.server.work.jobs import BOTS_ONLY, PEOPLE, JobFailed
from megalith.server.work.thinking import Sent

if TYPE_CHECKING:
    from megalith.server.tables.live import LiveTable

_log = logging.getLogger("megalith.turns")


class BotTurns:
    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._at = -1  # the version that is being thought about
        self._births: dict[int, str] = {}  # seat -> the seed of its bot
        self._decided: dict[int, int] = {}  # seat -> what its bot chose the last time
        self.continued = 0  # decisions that went on with the tree of the one before

    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def bot(self) -> tuple[int, str] | None:
        """The seat on turn and its bot, if a bot decides now."""
        live = self._live
        if live.past is None or live.doc.row.phase != RUNNING:
            return None
        seat = live.past.turn()
        if seat is None:
            return None
        name = live.doc.seats[seat].bot
        return None if name is None else (seat, name)

    def alone(self) -> bool:
        """Whether nobody but bots plays here."""
        return not any(s.kind == PERSON and s.bot is None for s in self._live.doc.seats)

    def resting(self) -> bool:
        """Bots among themselves play for those who watch, and for nobody else."""
        watched = bool(self._live.connections) or not self._live.hub.settings.bots_rest
        return self.alone() and not watched

    def wake(self, wait: float = 0.0) -> None:
        """Let the bot on turn think; after a while, if another server's bot is at it."""
        found = self.bot()
        if found is None or self.resting():
            self.stop()
            return
        if self._at == self._live.at and self.thinking():
            return
        self.stop()
        self._at = self._live.at
        self._task = asyncio.create_task(self._think(self._at, *found, wait))

    async def _think(self, at: int, seat: int, bot: str, wait: float) -> None:
        await asyncio.sleep(wait)
        ready = time.monotonic() + self._live.hub.settings.bot_pause
        code = await self.answer(seat, bot)
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        self._live.post(lambda: self._play(at, seat, code))

    async def answer(self, seat: int, bot: str) -> int:
        """What the bot would do; where no worker can say, anything legal, and the game goes on."""
        live, past = self._live, self._live.game()
        legal = past.table.legal()
        if len(legal) == 1:
            return legal[0]
        if live.doc.row.deal is not None:
            return await self._dealt(seat, bot)
        born = self._births.setdefault(seat, secrets.token_hex(16))
        state = self.as_known(seat, f"{born}/{live.at}")
        try:
            code, continued = await self._chosen(seat, bot, state, born)
        except JobFailed as error:
            _log.error("table %s: %s plays at random once: %s", live.id, bot, error)
            rng = rng_from(secrets.token_hex(16))
            return int(RandomBot().choose(past.game, state, seat, rng))
        self.continued += continued
        self._decided[seat] = code
        return code

    async def _chosen(self, seat: int, bot: str, state: Any, born: str) -> tuple[int, bool]:
        """A bot's answer, and whether it went on with the tree of the one before."""
        live = self._live
        known = roster.known(bot)  # or one that was invited before
        cost = roster.seconds(bot) if known else 0.0
        members = roster.members(bot) if known else 1
        jobs = live.hub.jobs_for(cost)
        spec = roster.invited.get(bot, bot)
        rank = BOTS_ONLY if self.alone() else PEOPLE
        given = live.id, self._sent(state), seat, spec, born
        payer = live.doc.row.host
        if members == 1:
            return await jobs.run(
                thinking.choose, *given, home=live.id, payer=payer, cost=cost, rank=rank
            )
        decided = self._decided.get(seat, -1)
        return await team_work.choose(jobs, members, *given, decided, payer, cost, rank)

    async def _dealt(self, seat: int, bot: str) -> int:
        """At a deal bots answer equal play equally, on every table and every server."""
        live, past = self._live, self._live.game()
        deal = live.doc.row.seed or ""
        state = deal_work.known(past.table, seat, deal)
        cost = roster.seconds(deal_work.spec(bot))
        return await live.hub.jobs_for(cost).run(
            deal_work.choose,
            *(self._sent(state), seat, bot, deal_work.seed_of(deal, seat, state)),
            home=live.id,
            payer=live.doc.row.host,
            cost=cost,
        )

    def _sent(self, state: Any) -> Sent:
        return thinking.sent(self._live.game().game, self._live.doc.changes, state)

    def as_known(self, seat: int, seed: str = "") -> Any:
        """The position with what the seat cannot know dealt anew: no bot can peek."""
        past = self._live.game()
        state = past.game.rules.copy(past.table.state)
        past.game.rules.hide(state, seat, rng_from(seed or secrets.token_hex(16)))
        return state

    async def _play(self, at: int, seat: int, code: int) -> None:
        """The answer, by the same door as everybody's; dropped if the table has moved on."""
        live = self._live
        found = self.bot()
        if live.at != at or found is None or found[0] != seat:
            return
        past = live.game()
        trial = past.trial(live.doc.row.seed or "")
        trial.do_code(code)
        await live.commit(trial, past.done(trial, None, None))

    def against_bots(self, seat: int) -> bool:
        """Whether the seat's rivals are bots, and nobody else waits for anything here."""
        seats = self._live.doc.seats
        return all(s.kind != PERSON for n, s in enumerate(seats) if n != seat)

    async def weigh(self, seat: int, record: Json, payer: str) -> Worse | None:
        """A choice that is much better than this one, if there is one, and why."""
        past = self._live.game()
        trial = past.table.twin()
        trial.state = state = self.as_known(seat)
        legal, known = trial.legal(), past.game.rules.copy(state)
        code = trial.do_record(seat, record).code
        if len(legal) == 1:
            return None
        cost = weighing.SECONDS
        found = await self._live.hub.jobs_for(cost).run(
            weighing.answer,
            *(self._sent(known), seat, code, secrets.token_hex(16)),
            payer=payer,
            cost=cost,
        )
        if found is None:
            return None
        why = found.reason
        better = past.game.border.describe(known, found.best)
        line = notation.line(better, past.game.border.shapes)
        return {
            "record": better,
            "line": line,
            "points": found.points,
            "reason": why
            and WorseReason(kind=why.kind, what=why.what, seat=why.seat, count=why.amount),
        }

    async def hint(self, seat: int, bot: str, payer: str) -> list[Advice]:
        """The bot's best choices for a seat, as records."""
        past = self._live.game()
        state = self.as_known(seat)
        seed = secrets.token_hex(16)
        cost = roster.seconds(bot)
        jobs = self._live.hub.jobs_for(cost)
        ranked = await jobs.run(
            thinking.best, self._sent(state), seat, bot, seed, payer=payer, cost=cost
        )
        shown: list[Advice] = []
        for code, value, win in ranked:
            record = past.game.border.describe(state, code)
            line = notation.line(record, past.game.border.shapes)
            expects = hints.expects(past.game, state)
            shown.append(
                {"record": record, "line": line, "expects": expects, "value": value, "win": win}
            )
        return shown
