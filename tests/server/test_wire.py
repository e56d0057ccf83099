"""The page's types and the tables of the protocol are those of the server."""

from pathlib import Path
from typing import Any, get_args

import pytest

from megalith.server.wire import answers, incoming, outgoing
from megalith.server.wire import page as made
from megalith.server.wire.typescript import declared, expression, summary
from tests.server.helpers import Server, Visitor
from tests.typed import misfit

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", made.files())
def test_the_page_has_the_types_of_the_server(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == made.files()[path], "run: make types"


def test_the_protocol_has_the_messages_of_the_server() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    assert text == made.documented(text), "run: make types"
    assert text.count("| message | fields | meaning |") == 2


@pytest.mark.parametrize(
    "message",
    [*get_args(get_args(incoming.AnyMessage)[0]), *get_args(outgoing.AnyMessage)],
)
def test_every_message_says_what_it_means(message: Any) -> None:
    assert summary(message).endswith(".")


def test_types_are_said_in_typescript() -> None:
    assert expression(dict[str, list[int | None]]) == "Record<string, (number | null)[]>"
    assert expression(list[tuple[str, bool]]) == "[string, boolean][]"
    assert declared(outgoing.DoneMessage).splitlines()[1] == (
        'export type DoneMessage = { type: "done"; ref: string; at: number };'
    )
    assert "limit?: Limit" in declared(outgoing.ErrorMessage)
    with pytest.raises(TypeError):
        expression(set[int])


def test_what_is_sent_has_its_type(server: Server) -> None:
    """A game and every question in it: each message has its declared fields and no others."""
    ada = Visitor(server.port)
    table = ada.table("me", "bot:greedy")
    assert misfit(table, answers.TableInfo) == ""
    page = ada.sit(table["id"])
    heard = [page.last]
    assert page.until_turn()
    choice = page.last["choices"][0]["record"]
    for say, fields in (
        ("why", {"record": choice}),
        ("preview", {"record": choice}),
        ("hint", {"bot": "greedy"}),
        ("log", {"before": 1}),
        ("do", {"at": 0, "record": choice}),
        ("do", {"at": page.last["at"], "line": "keep"}),
        ("do", {"at": page.last["at"], "record": choice}),
        ("undo", {"at": 0}),
        ("why", {"line": "nonsense"}),
    ):
        heard.append(page.answer(page.say(say, **fields)))
    page.say("ping")
    heard.append(page.next("pong"))
    assert {m["type"] for m in heard} == {
        *("table", "why", "preview", "hint", "log", "refused", "done", "error", "pong")
    }
    for message in heard:
        assert misfit(message, outgoing.AnyMessage) == ""


def test_answers_have_their_types(server: Server) -> None:
    ada = Visitor(server.port)
    for path, kind in (
        ("/games", answers.Games),
        ("/me", answers.Myself),
        ("/games/stone_age/rules", answers.Rules),
    ):
        assert misfit(ada.get(path), kind) == ""
    ada.table("me", "open")
    mine = ada.get("/tables", list="mine")
    assert len(mine["tables"]) == 1 and misfit(mine, answers.Tables) == ""
    fault = ada.post("/tables", {"game": "chess", "seats": [{"who": "me"}]}, status=422)
    assert misfit(fault, answers.ErrorAnswer) == ""
