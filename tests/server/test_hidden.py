"""No message to a seat depends on what the seat may not know.

A real game is played until something hidden happens. Then the hidden outcome is exchanged
for another one that was possible, and everything is sent again: those who may not know it
must be sent the very same bytes.
"""

import json
import secrets
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import pytest

from megalith.core import position
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.errors import TableError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Step, Table
from megalith.server.features import branching
from megalith.server.people.identity import Identity
from megalith.server.settings import Settings
from megalith.server.storage.rows import PERSON, Doc, Entry, Seat
from megalith.server.storage.store import Store
from megalith.server.tables.history import result
from megalith.server.tables.new_tables import new_table
from megalith.server.wire.branches import Explore
from megalith.server.work import clerk_work, reasons, weighing
from tests.helpers import THOROUGH
from tests.server.helpers import Seat as Page
from tests.server.helpers import Server, Visitor, settings, until


def hidden(table: Table[Any], step: Step) -> bool:
    game = table.game
    others = [seat for seat in range(table.seats) if seat != step.owner]
    return any(game.border.seen(step.record, step.owner, seat) != step.record for seat in others)


SECRETS = {  # what luck gives to one player alone; the other titles hide nothing
    "stone_age": ["draw_extra_card"],
    "akropolis": [],
    "origins": [],
    "pantheon": ["deal_hand", "draw_from_deck", "draw_demigod"],
}
MOST_WORLDS = 4 if THOROUGH else 2


def random_game(title: str, seed: int) -> Iterator[Table[Any]]:
    """The table after every decision."""
    game = load(title)
    table: Table[Any] = Table(game, 2, game.guard, FairSource(f"h{seed}"))
    rng = rng_from("play", seed)
    while not table.over():
        codes = table.legal()
        table.do_code(codes[rng.below(len(codes))])
        yield table


def played_with_a_secret(title: str, word: str) -> Table[Any]:
    """A running game in which such a secret was given and a little more was done."""
    for seed in range(40):
        since = None
        for table in random_game(title, seed):
            if since is None and any(s.record["do"] == word for s in table.steps):
                since = len(table.steps)
            if since is not None and len(table.steps) > since + 15 and not table.over():
                if other_worlds(table, word):
                    return table
                break
    raise AssertionError(f"no {word} could be exchanged in 40 games")


@pytest.mark.parametrize("title", TITLES)
def test_the_list_of_secrets_is_complete(title: str) -> None:
    found: set[str] = set()
    for seed in range(6):
        *_, table = random_game(title, seed)
        found |= {s.record["do"] for s in table.steps if s.who == CHANCE and hidden(table, s)}
    assert found == set(SECRETS[title])


def other_worlds(table: Table[Any], word: str) -> list[tuple[int, list[Step]]]:
    """The same game with one such outcome exchanged, each with the seat that knows it."""
    found: list[tuple[int, list[Step]]] = []
    for n, step in enumerate(table.steps):
        if len(found) == MOST_WORLDS or step.record["do"] != word or not hidden(table, step):
            continue
        before = replayed(table, table.steps[:n])
        assert before is not None
        for code in before.legal():
            record = table.game.border.describe(before.state, code)
            if record == step.record:
                continue
            steps = [(s.who, s.record) for s in table.steps]
            steps[n] = (CHANCE, record)
            world = replayed(table, [Step(w, 0, r, 0, []) for w, r in steps])
            if world is not None and not world.over():
                found.append((step.owner, world.steps))
                break
    return found


def replayed(like: Table[Any], steps: list[Step]) -> Table[Any] | None:
    again: Table[Any] = Table(like.game, like.seats, like.options)
    try:
        for step in steps:
            again.do(step.who, step.record)
    except TableError:
        return None  # the exchanged outcome was seen later
    return again


@pytest.fixture
def world(
    start: Callable[[Settings], Server], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Doc, list[Step]], Server]:
    def make(doc: Doc, steps: list[Step]) -> Server:
        db = f"sqlite:///{tmp_path_factory.mktemp('world') / 'test.db'}"
        store = Store(db)
        store.setting("cookie_key", lambda: "the same key in every world")
        doc.fresh = [Entry(n, s.who, s.record) for n, s in enumerate(steps)]
        store.create(doc)
        store.close()
        return start(settings(db))

    return make


def sent(server: Server, doc: Doc, person: str | None) -> list[Json]:
    """Everything that a page is sent when it opens the table and asks around."""
    visitor = Visitor(server.port)
    if person:
        identity = Identity("the same key in every world")
        visitor.http.cookies.set(identity.cookie, identity.signed(person))
    page: Page = visitor.sit(doc.row.id, invite=doc.row.invite)
    page.say("hello", since=doc.row.length // 2, ref="again")
    page.next("table")
    choices = page.last["choices"]
    record = choices[0]["record"] if choices else {"do": "nothing"}
    for question in ("why", "preview"):
        page.answer(page.say(question, record=record, ref=question))
    where, invite = f"/tables/{doc.row.id}", doc.row.invite
    pages = range(0, doc.row.length + 1, 100)
    replays = [visitor.get(f"{where}/replay", start=k, count=100, invite=invite) for k in pages]
    studies = [
        visitor.get(f"{where}/study", 409, invite=invite),
        visitor.post(f"{where}/study?invite={invite}", status=409),
    ]
    everything = [*page.heard, *replays, *studies, visitor.get(where, invite=invite)]
    page.close()
    until(lambda: not server.hub.presence.online(doc.row.id))  # nobody is there for the next one
    return everything


@pytest.mark.parametrize(
    "title,word", [(title, word) for title, words in SECRETS.items() for word in words]
)
def test_what_a_seat_is_sent_is_the_same_in_every_world_it_cannot_tell_apart(
    title: str, word: str, world: Callable[[Doc, list[Step]], Server]
) -> None:
    table = played_with_a_secret(title, word)
    people = [secrets.token_urlsafe(16) for _ in range(table.seats)]
    seats = [Seat(n, PERSON, person=p, name=f"P{n}") for n, p in enumerate(people)]
    doc = new_table(title, table.options, seats, people[0])
    doc.row.length = doc.row.steps = len(table.steps)
    doc.row.turn, doc.row.result = table.to_move(), result(table)
    real = world(doc, table.steps)
    for knows, steps in other_worlds(table, word):
        other = world(doc, steps)
        for seat, person in [*enumerate(people), (None, None)]:
            texts = [json.dumps(sent(server, doc, person)) for server in (real, other)]
            if seat == knows:
                assert texts[0] != texts[1], "its owner sees the difference"
            else:
                assert texts[0] == texts[1]


# -- the coach


@cache
def two_weighable(title: str, word: str) -> list[tuple[Table[Any], Table[Any]]]:
    return list(islice(weighable(title, word), 2))


def weighable(title: str, word: str) -> Iterator[tuple[Table[Any], Table[Any]]]:
    """Tables at which somebody decides among several choices while a rival has a secret, each with
    one of another world that the one who decides cannot tell from it."""
    for seed in range(40):
        for table in random_game(title, seed):
            mover = table.to_move()
            if len(table.steps) % 7 or mover < 0 or len(table.legal()) < 4:
                continue
            others = [steps for knows, steps in other_worlds(table, word) if knows != mover]
            other = replayed(table, others[0]) if others else None
            if other is not None:
                yield table, other
                break


@pytest.mark.parametrize(
    "title,word", [(title, word) for title, words in SECRETS.items() for word in words]
)
def test_what_the_coach_says_does_not_depend_on_what_its_pupil_cannot_know(
    title: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "MUCH", -1000.0)  # it speaks about every choice
    monkeypatch.setattr(weighing, "ITERATIONS", 60)
    monkeypatch.setattr(weighing, "LOOK", 20)
    monkeypatch.setattr(reasons, "GAMES", 2)
    spoken = 0
    for worlds in two_weighable(title, word):
        assert position.plain(worlds[0].state) != position.plain(worlds[1].state)
        for code in worlds[0].legal()[:2]:
            said = [_coach(table, code) for table in worlds]
            assert said[0] == said[1]
            spoken += said[0] is not None
    assert spoken, "the coach never had anything to say"


def _coach(table: Table[Any], code: int) -> weighing.Weighed | None:
    """As a table asks it: with what the pupil cannot know dealt anew, here by the same luck."""
    game, state = table.game, table.game.rules.copy(table.state)
    game.rules.hide(state, table.to_move(), rng_from("the same luck in every world"))
    return weighing.weigh(game, state, table.to_move(), code, "the same search")


# -- exploring


@pytest.mark.parametrize(
    "title,word", [(title, word) for title, words in SECRETS.items() for word in words]
)
def test_what_is_explored_does_not_depend_on_what_its_seat_cannot_know(
    title: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat's own choice, what the search thinks of it, and the rival's view after it."""
    for worlds in two_weighable(title, word):
        at, seat = len(worlds[0].steps), worlds[0].to_move()
        assert position.plain(worlds[0].state) != position.plain(worlds[1].state)
        line = _explored(worlds[0], seat, Explore(at=at, lines=[]), monkeypatch)["position"][
            "choices"
        ][0]
        for asked in (Explore(at=at, lines=[], look=True), Explore(at=at, lines=[line["line"]])):
            first, second = (_explored(world, seat, asked, monkeypatch) for world in worlds)
            assert first == second and first["refusal"] is None


def _explored(
    table: Table[Any], seat: int, asked: Explore, monkeypatch: pytest.MonkeyPatch
) -> Json:
    again = replayed(table, table.steps)
    with monkeypatch.context() as m:
        m.setattr(clerk_work, "past", lambda doc, lines: SimpleNamespace(table=again))
        found = branching.explored_live(cast(Doc, None), [], seat, 16, asked)
    return cast(Json, found)
