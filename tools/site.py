"""Builds the documentation as a site with search: `python -m tools.site [FOLDER]`.

Its pages are docs/, both READMEs, the rule books, the changelog, and what the sources say about the
public modules. The server serves it as /manual/ if it is there. Needs megalith[docs]; no network.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "src" / "megalith" / "server" / "manual"
TITLES: Final = ("stone_age", "akropolis", "origins", "pantheon")
ROOTS: Final = {  # pages from outside docs/
    "README.md": "index.md",
    "README.pl.md": "index.pl.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    **{f"src/megalith/games/{t}/RULES.md": f"rules/{t}.md" for t in TITLES},
    **{f"src/megalith/games/{t}/RULES.pl.md": f"rules/{t}.pl.md" for t in TITLES},
}
MODULES: Final = (  # what other programs may use
    *("core.catalogue", "core.table", "core.game", "core.border", "core.record", "core.chance"),
    *("core.options", "core.errors", "bots.base", "bots.roster", "bots.match"),
    *("research.pettingzoo", "research.gymnasium", "research.vector", "research.openspiel"),
    *("research.arena", "research.many_games", "words"),
)
LINK: Final = re.compile(r"(?<!!)\[([^]]+)\]\(([^)#:]+)(#[^)]*)?\)")
PICTURE: Final = re.compile(r"(!\[[^]]*\]\()docs/")


def pages() -> dict[Path, str]:
    """The path of every page of the site, by its source."""
    found = {ROOT / source: page for source, page in ROOTS.items()}
    docs = ROOT / "docs"
    return found | {p: str(p.relative_to(docs)) for p in sorted(docs.rglob("*.md"))}


def moved(source: Path, page: str, known: dict[Path, str]) -> str:
    """The text with its links as the site has them; what is not in the site is no link."""

    def link(found: re.Match[str]) -> str:
        target = (source.parent / found[2]).resolve()
        if target.is_dir() and target / "README.md" in known:
            target = target / "README.md"
        if target not in known:
            return f"`{found[1]}`" if "`" not in found[1] else found[1]
        there = Path(known[target])
        up = "../" * (len(Path(page).parts) - 1)
        return f"[{found[1]}]({up}{there.as_posix()}{found[3] or ''})"

    text = PICTURE.sub(r"\1", source.read_text(encoding="utf-8"))
    return LINK.sub(link, text)


def assemble(folder: Path) -> None:
    """The sources of the site, as MkDocs reads them."""
    shutil.copytree(ROOT / "docs" / "images", folder / "images")
    known = pages()
    for source, page in known.items():
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text(moved(source, page, known), encoding="utf-8")
    (folder / "api").mkdir()
    for name in MODULES:
        text = f"# megalith.{name}\n\n::: megalith.{name}\n"
        (folder / "api" / f"{name}.md").write_text(text, encoding="utf-8")


def build(out: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="megalith-site-") as name:
        assemble(Path(name) / "docs")
        # The sources alone: compiled modules would be loaded instead of read.
        only = shutil.ignore_patterns("*.so", "*.pyd", "static", "manual", "__pycache__")
        shutil.copytree(ROOT / "src" / "megalith", Path(name) / "src" / "megalith", ignore=only)
        config = (ROOT / "tools" / "mkdocs.yml").read_text(encoding="utf-8")
        (Path(name) / "mkdocs.yml").write_text(
            f"{config}docs_dir: docs\nsite_dir: {out}\n", encoding="utf-8"
        )
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--clean"]
        quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        subprocess.run([*command, "-f", f"{name}/mkdocs.yml"], check=True, cwd=name, env=quiet)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT)
