"""python -m tests.server.process DB PORT SETTINGS: a server for tests in a process of its own."""

import json
import sys

if __name__ == "__main__":  # its workers read this file too, and need no server
    from megalith.server.run import run
    from tests.server.helpers import settings

    db, port, changes = sys.argv[1:]
    run(settings(db, port=int(port), **json.loads(changes)))
