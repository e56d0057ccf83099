"""An importer that loads this package from its sources, past the compiled modules."""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("megalith."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None
