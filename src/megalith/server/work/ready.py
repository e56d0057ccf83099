"""Everything that a worker needs, loaded before there is one.

On Linux all workers are forked from one process that has imported this and nothing else has
happened in: a new one is there at once, and what it only reads is in memory once.
"""

import gc
from contextlib import suppress

from megalith.core.catalogue import TITLES, load
from megalith.core.errors import TableError
from megalith.server.work import clerk_work as clerk_work
from megalith.server.work import deal_work as deal_work
from megalith.server.work import judging as judging
from megalith.server.work import study_work as study_work
from megalith.server.work import thinking as thinking
from megalith.server.work import weighing as weighing

for title in TITLES:
    with suppress(TableError):  # a worker that is asked for it says what is wrong
        load(title)
gc.collect()
gc.freeze()  # the collector would write to what is shared
