"""Megalith: four board games about the ancient world, as exact and fast engines.

MEGALITH_PURE=1 in the environment makes Python load the sources instead of the compiled build.
"""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("MEGALITH_PURE"):
    from megalith._pure import SourcesOnly

    sys.meta_path.insert(0, SourcesOnly())
