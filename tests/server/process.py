"""python -m tests.server.process DB PORT SETTINGS: a server for tests in a process of its own."""

import json
import sys

from megalith.server.run import run
from tests.server.helpers import settings

if __name__ == "__main__":
    db, port, changes = sys.argv[1:]
    run(settings(db, port=int(port), **json.loads(changes)))
