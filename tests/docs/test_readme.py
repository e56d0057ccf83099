"""What the README shows works."""

import re
from pathlib import Path

import pytest

from megalith import rulebook
from megalith.core.catalogue import TITLES, load
from megalith.words import LANGUAGES

ROOT = Path(__file__).parent.parent.parent


def test_the_example_runs_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    shown = capsys.readouterr().out
    assert "place_workers hunt 1" in shown
    assert "too-many-players (SA-051): place forest" in shown


@pytest.mark.parametrize("name", ["README.md", "README.pl.md"])
def test_what_a_readme_links_to_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert len(links) > 5
    for link in links:
        assert (ROOT / link).exists(), link


def command_names() -> set[str | None]:
    from megalith.cli.main import app

    groups = {group.name for group in app.registered_groups}
    return groups | {command.name for command in app.registered_commands}


def test_the_polish_readme_shows_commands_that_exist_and_the_right_numbers() -> None:
    text = (ROOT / "README.pl.md").read_text(encoding="utf-8")
    commands = command_names()
    assert set(re.findall(r"^megalith (\w+)", text, re.MULTILINE)) <= commands
    told = re.findall(r"games/(\w+)/RULES\.pl\.md\) \| ([\d-]+) \| .*?(\d+) zasad", text)
    assert [(title, int(n)) for title, _, n in told] == [
        (title, len(rulebook.rules(title, "pl"))) for title in TITLES
    ]
    for title, players, _ in told:
        least, most = (int(n) for n in players.split("-"))
        assert (least, most) == (min(load(title).players), max(load(title).players))


def test_every_command_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in command_names():
        assert f"megalith {name}" in text


HEADINGS = ["What it is", "Rules and rulings", "Options", "Decisions and records", "Action codes"]
HEADINGS += ["Luck", "Hidden information", "Score sheet and calculator", "Bots", "Version history"]


@pytest.mark.parametrize("title", TITLES)
def test_the_page_of_a_title_is_short_and_like_the_others(title: str) -> None:
    lines = (ROOT / "docs" / "games" / f"{title}.md").read_text(encoding="utf-8").splitlines()
    assert [line[3:] for line in lines if line.startswith("## ")] == HEADINGS
    assert len(lines) < 200, "what was measured goes into docs/lab"


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_is_there(page: Path) -> None:
    for link in re.findall(r"\]\(([\w./-]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_page_with_its_options_and_records(title: str) -> None:
    page = (ROOT / "docs" / "games" / f"{title}.md").read_text(encoding="utf-8")
    game = load(title)
    for option in game.options:
        assert f"`{option.id}`" in page, option.id
    for word in game.border.shapes:
        assert f"`{word}" in page, word


def test_the_files_that_a_contributor_is_sent_to_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## How do I add")[2]
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    named = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    assert len(named) > 15
    for name in named:
        pattern = re.sub(r"<\w+>", "*", name)
        folder = Path(named[named.index(name) - 1]).parent if "/" not in name else Path()
        for spelt in [pattern.replace("{en,pl}", lang) for lang in LANGUAGES]:
            assert list(ROOT.glob(str(folder / spelt))), name
