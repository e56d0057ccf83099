"""What holds for every test: those that are for one build only are left out in the other."""

import pytest

from tests.helpers import PURE


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    running = "interpreted" if PURE else "compiled"
    chosen = {True: list[pytest.Item](), False: list[pytest.Item]()}
    for item in items:
        wanted = {str(mark.args[0]) for mark in item.iter_markers("build")}
        assert wanted <= {"compiled", "interpreted"}, f"{item.nodeid}: {wanted}"
        chosen[wanted <= {running}].append(item)
    if chosen[False]:
        config.hook.pytest_deselected(items=chosen[False])
        items[:] = chosen[True]
