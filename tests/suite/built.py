"""Whether the engines are compiled, as a step of the suite: `python -m tests.suite.built`."""

import os
import shutil
import sys

import megalith.core.game
from tests.suite.parts import CANNOT


def main() -> int:
    if not str(megalith.core.game.__file__).endswith(".py"):
        return 0
    if shutil.which(os.environ.get("CC", "cc").split()[0]) or shutil.which("gcc"):
        print("the engines could not be compiled: see .venv/build.log")
        return 1
    print("no C compiler on this machine: the engines are interpreted")
    return CANNOT


if __name__ == "__main__":
    sys.exit(main())
