"""The API as it describes itself: what fits the description and what does not is answered."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from support.packages import package

if TYPE_CHECKING:
    from web.conftest import Client, Server

pytestmark = pytest.mark.extra
schemathesis = package("schemathesis")

EXAMPLES = int(os.environ.get("QMINES_TEST_EXAMPLES", "2"))  # for each way to ask


def operations(server: Server, mode: Any) -> list[Any]:
    """All ways to ask; for wrong requests, those that ask for more than names in their path."""
    schema = schemathesis.openapi.from_dict(server.get("/openapi.json").json())
    found = [each.ok() for each in schema.get_all_operations()]
    return [each for each in found if mode.is_positive or each.body or each.query]


@pytest.mark.filterwarnings("ignore")  # those of the generator are not ours
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_no_request_makes_the_server_fail(client: Client, server: Server, mode: Any):
    game = client.new()["id"]
    headers = {"Origin": server.address}
    asked = 0
    for operation in operations(server, mode):
        cases = operation.as_strategy(generation_mode=mode)

        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            deadline=None,
        )
        @given(case=cases)
        def asked_for(case: Any) -> None:
            nonlocal asked
            asked += 1
            if "game" in case.path_parameters and asked % 3:
                case.path_parameters["game"] = game
            answer = case.call(
                base_url=server.address, headers=headers, cookies=dict(client.cookies)
            )
            assert answer.status_code < 500, (case.method, case.path, case.body, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]["message"]

        with suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked for
            asked_for()
    assert asked > 20


def test_every_way_is_described(server: Server):
    described = server.get("/openapi.json").json()
    assert described["paths"]["/api/games/{game}/moves"]["post"]["requestBody"]["required"]
    for path, ways in described["paths"].items():
        for way in ways.values():
            assert way["summary"].endswith("."), path
            assert {"400", "503"} <= way["responses"].keys()
            named = {each["name"] for each in way.get("parameters", ()) if each["in"] == "path"}
            assert named == {part[1:-1] for part in path.split("/") if part.startswith("{")}
