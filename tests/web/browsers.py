"""Chromium under whatever name this machine has it; MEGALITH_CHROMIUM or CHROME name another."""

import os
import shutil
from typing import Final

NAMED: Final = ("MEGALITH_CHROMIUM", "CHROME")
NAMES: Final = (
    "chromium-headless-shell",  # the lightest
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def found() -> str | None:
    """The first there is; one that was named must be there."""
    for variable in NAMED:
        if name := os.environ.get(variable):
            program = shutil.which(name)
            assert program is not None, f"{variable}={name}: there is no such program"
            return program
    return next((program for name in NAMES if (program := shutil.which(name))), None)
