"""Every HTTP function keeps what the OpenAPI description promises, whatever it is sent."""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from megalith.server.app import make_app
from megalith.server.settings import Settings
from tests.helpers import THOROUGH
from tests.server.helpers import Server, Visitor, play_to_end
from tests.server.helpers import settings as server_settings

EXCLUDED = [
    positive_data_acceptance,  # what fits the description may still be against the rules
    allow_header_conformance,  # of two functions on one path, `Allow` names one
]
SCHEMA = schemathesis.openapi.from_dict(make_app(Settings()).openapi())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, list[str]]]:
    """A server with tables that wait, run and are over."""
    server = Server(server_settings(f"sqlite:///{tmp_path_factory.mktemp('api') / 'api.db'}"))
    ada = Visitor(server.port)
    waiting = ada.table("me", "open", "open", "open", public=True, hold=True)["id"]
    running = ada.table("me", "me", public=True)["id"]
    over = ada.table("me", "me", public=True, options={"round_cap": 1})["id"]
    play_to_end(ada.sit(over))
    yield ada, [waiting, running, over]
    server.stop()


@SCHEMA.parametrize()
@settings(max_examples=15 if THOROUGH else 6, deadline=None)
def test_the_description_is_kept(
    case: schemathesis.Case[Any], place: tuple[Visitor, list[str]]
) -> None:
    ada, ids = place
    sound = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if "id" in case.path_parameters and sound:
        chosen = crc32(f"{case.body!r}{case.query!r}".encode()) % (len(ids) + 1)
        if chosen < len(ids):
            case.path_parameters["id"] = ids[chosen]
    if "game" in case.path_parameters and sound and crc32(str(case.body).encode()) % 2:
        case.path_parameters["game"] = "stone_age"
    case.call_and_validate(
        base_url=ada.origin, headers={"Origin": ada.origin}, excluded_checks=EXCLUDED
    )
