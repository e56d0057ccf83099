"""Messages from somebody who means no good: each is answered, and the table plays on."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megalith.core.catalogue import TITLES, load
from megalith.server.settings import Limits, Settings
from tests.server.bystander import BEARABLE, Bystander
from tests.server.helpers import Seat, Server, Visitor

WORDS = sorted({word for title in TITLES for word in load(title).border.shapes})
TYPES = [
    "hello",
    "do",
    "undo",
    "restart",
    "why",
    "preview",
    "hint",
    "weigh",
    "stand_in",
    "hand_back",
]
TYPES += ["ping", "x"]
FIELDS = ["at", "ref", "record", "line", "seat", "bot", "since", "invite", "type", "do"]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def records() -> st.SearchStrategy[Any]:
    """Records with the right word and fields, and values of all kinds."""

    def of(word: str) -> st.SearchStrategy[Any]:
        title = next(t for t in TITLES if word in load(t).border.shapes)
        fields = {name: values(kind) for name, kind in load(title).border.shapes[word]}
        return st.fixed_dictionaries({"do": st.just(word), **fields})

    return st.sampled_from(WORDS).flatmap(of)


def values(kind: str) -> st.SearchStrategy[Any]:
    number = st.integers(-3, 12) | st.integers()
    word = st.sampled_from(["forest", "hut", "wood", "food", "card_1", ""]) | st.text(max_size=5)
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "int": number,
        "word": word,
        "ints": st.lists(number, max_size=5),
        "words": st.lists(word, max_size=5),
        "mix": st.dictionaries(word, number, max_size=4),
    }
    return kinds[kind] | anything


# The socket's pings take numbers from `random`, in a thread of their own.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")

messages = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    anything.map(json.dumps),
    st.dictionaries(st.sampled_from(FIELDS), anything).map(json.dumps),
    st.builds(
        lambda type, more: json.dumps({**more, "type": type}),
        st.sampled_from(TYPES),
        st.dictionaries(st.sampled_from(FIELDS), anything),
    ),
    st.builds(
        lambda type, record, at: json.dumps(
            {"type": type, "record": record, "ref": "h", **({"at": at} if type == "do" else {})}
        ),
        st.sampled_from(["do", "why", "preview"]),
        records(),
        st.integers(0, 60),
    ),
    st.just("[" * 50_000),
    st.just('{"type":' * 5_000),
)


@pytest.fixture(autouse=True)
def bystander(server: Server, close_pages: None, start: object) -> Iterator[None]:
    """Whatever somebody says, another one plays on meanwhile."""
    with Bystander(server.port) as other:
        yield
    assert other.longest < BEARABLE, f"somebody else waited {other.longest:.1f} s"


def test_whatever_is_said_the_connection_lives_and_the_table_plays_on(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me", "bot:random")["id"])

    @settings(max_examples=60, deadline=None)
    @given(message=messages)
    def attack(message: str | bytes) -> None:
        page.socket.send(message)
        page.say("ping")
        while (heard := page.hear())["type"] != "pong":
            assert heard.get("error") != "internal", (message, heard)

    attack()
    page.say("hello")
    page.next("table")
    assert page.until_turn() and page.do()["type"] == "done"


ODD: list[Any] = [-1, 0, 7, 99, 2**31, -(2**63), 10**30, 0.5, True, None, "", "x", "moon", "-"]
ODD += [[], {}, [-1], [0, 0], [99] * 9, ["x"], {"": 1}, {"wood": -1}, {"wood": 10**12}, {"x": 1}]


@pytest.mark.parametrize("title", TITLES)
def test_a_choice_with_a_field_gone_astray_is_refused(ada: Visitor, title: str) -> None:
    pages = [_opened(ada, title)]

    @settings(max_examples=20, deadline=None)
    @given(which=st.integers(0, 10**6), field=st.integers(0, 9), walk=st.integers(0, 3))
    def attack(which: int, field: int, walk: int) -> None:
        if not pages[-1].until_turn():
            pages.append(_opened(ada, title))
        page = pages[-1]
        for value in ODD:
            for type in ("why", "preview", "do"):
                _astray(page, type, which, field, value)
        if walk == 0 and page.until_turn():
            assert page.do()["type"] == "done"  # elsewhere in the game other things are asked

    attack()


def _astray(page: Seat, type: str, which: int, field: int, value: Any) -> None:
    """One of the choices with one of its fields, or one more, that holds something odd."""
    if not page.until_turn():
        return
    choices = [choice["record"] for choice in page.last["choices"]]
    record = dict(choices[which % len(choices)])
    fields = [*record, "extra"][1:]
    record[fields[field % len(fields)]] = value
    answer = page.answer(page.say(type, record=record, **_now(type, page)))
    assert answer["type"] in ("error", "refused", type, "done"), answer
    assert answer.get("error") != "internal", (type, record, answer)
    assert answer["type"] != "done" or record in choices, record


def _opened(ada: Visitor, title: str) -> Seat:
    seats = [{"who": "me"}, {"who": "me"}]
    page = ada.sit(ada.post("/tables", {"game": title, "seats": seats})["id"])
    assert page.until_turn()
    return page


def _now(type: str, page: Seat) -> dict[str, Any]:
    return {"at": page.last["at"]} if type == "do" else {}


def test_a_flood_disturbs_nobody_and_is_told_to_slow_down(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    """With the limits as they are, but for the rate: what is a flood to a machine that is busy?"""
    running = start(Settings(db=sqlite, bot_pause=0.0, limits=Limits(messages=(60, 0.1))))
    ada = Visitor(running.port)
    pages = [ada.sit(ada.table("me", "me")["id"]) for _ in range(5)]
    odd = ["nonsense", "[" * 50_000, json.dumps({"type": "hello", "ref": "x"})]
    with Bystander(running.port) as other:
        for n in range(600):
            page = pages[n % 5]
            page.socket.send(odd[n % 3])
            page.say("why", line="keep")
            page.say("preview", record=page.last["choices"][0]["record"] if n == 0 else {"do": "x"})
            page.catch_up() if n % 50 < 5 else None
    assert other.longest < BEARABLE
    heard = [m.get("error") for page in pages for m in page.heard]
    assert "too_many" in heard and "internal" not in heard


def test_before_hello_nothing_is_shown(ada: Visitor) -> None:
    seat = Seat(ada, ada.table("me", "me")["id"])
    seat.say("why", line="keep")
    assert seat.hear()["detail"] == "say hello first"
    seat.socket.send("nonsense")
    assert seat.hear()["error"] == "bad_request"
    seat.say("hello")
    assert seat.hear()["type"] in ("table", "seats")


def test_whatever_one_player_says_another_ones_seat_stays_as_it_is(
    ada: Visitor, ben: Visitor
) -> None:
    """Ada is on turn; Ben, who sits at the table, and a guest say all they can in her place."""
    made = ada.table("me", "open", options={"start_player": "seat_0"})
    ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"], "seat": 1, "name": "Ben"})
    page = ada.sit(made["id"])
    assert page.until_turn()
    choices = [choice["record"] for choice in page.last["choices"]]
    other = ben.sit(made["id"])
    guest = Visitor(int(ada.origin.rsplit(":", 1)[1])).sit(made["id"], invite=made["invite"])
    wanted = st.fixed_dictionaries(
        {
            "record": st.sampled_from(choices),
            "seat": st.just(0),
            "ref": st.text("ab", min_size=1),
        }
    )
    kinds = st.sampled_from(["do", "undo", "restart", "stand_in", "hand_back", "preview", "hint"])

    @settings(max_examples=60, deadline=None)
    @given(type=kinds, more=wanted, who=st.sampled_from([other, guest]))
    def attack(type: str, more: dict[str, Any], who: Seat) -> None:
        fields = {"at": page.last["at"], "bot": "greedy", **more}
        shape = {"do": ["at", "record"], "undo": ["at"], "restart": ["at"], "preview": ["record"]}
        shape |= {"stand_in": ["seat", "bot"], "hand_back": ["seat"], "hint": ["bot"]}
        who.say(type, ref=more["ref"], **{name: fields[name] for name in shape[type]})
        answer = who.next("done", "refused", "error", "table", "hint", "preview")
        assert answer["type"] in ("refused", "error"), (type, fields, answer)

    attack()
    page.catch_up()
    seats = page.last["table"]["seats"]
    assert page.last["turn"] == 0 and [seat["bot"] for seat in seats] == [None, None]
    assert page.do()["type"] == "done"  # nothing was decided for Ada
