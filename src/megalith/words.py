"""Everything a person reads, in English and Polish, from the .ftl files (Fluent).

Records, events and refusals carry ids and numbers; here they become sentences. A field
`place: "forest"` looks up the message `place-forest`; its attributes (grammatical cases)
come along as `place_at` and so on. Keys are listed in docs/adding-a-game.md.
"""

import errno
import locale
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from megalith import places
from megalith.core.errors import IllegalAction, OptionError, Refusal, SheetError, TableError
from megalith.core.game import Json

LANGUAGES: Final = ("en", "pl")
_ROOT: Final = Path(__file__).parent
_OF_SYSTEM: Final = {os.strerror(n): f"system-{name}" for n, name in errno.errorcode.items()}


def default_language() -> str:
    """From the environment's locale, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    code = locale.getlocale()[0] or ""
    return "pl" if code.lower().startswith(("pl", "polish")) else "en"


def files(title: str | None, lang: str, lessons: bool = False) -> list[Path]:
    paths = [_ROOT / "text" / f"{lang}.ftl"]
    if title is not None:
        paths.append(_ROOT / "games" / title / "text" / f"{lang}.ftl")
    if lessons and title is not None:
        paths.append(_ROOT / "games" / title / "lessons" / f"{lang}.ftl")
    return paths


@cache
def _read(title: str | None, lang: str, lessons: bool) -> tuple[FluentBundle, list[places.Cell]]:
    """The messages, and the hexes with names. Parsing takes a while, so it is done once."""
    bundle = FluentBundle([lang], use_isolating=False)
    named: list[places.Cell] = []
    for path in files(title, lang, lessons):
        text = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        named += places.named(text)
    return bundle, named


class Words:
    """The words of one title (or of the platform alone) in one language."""

    def __init__(
        self,
        lang: str,
        title: str | None = None,
        names: list[str] | None = None,
        lessons: bool = False,
        me: int | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            text = "unknown language {found}; there are: {known}"
            raise OptionError(text, "language", found=repr(lang), known=known)
        self.lang = lang
        self.names = names or []
        self.me = me  # the seat that is spoken to as "you"
        self._title, self._lessons = title, lessons
        self._bundle, self._places = _read(title, lang, lessons)

    def over(self, source: str) -> None:
        """Messages that stand over the title's own: those of a set of components."""
        if not source or self._title is None:
            return
        bundle = FluentBundle([self.lang], use_isolating=False)
        for path in files(self._title, self.lang, self._lessons):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        self._bundle = bundle
        self._places = places.named(source) or self._places

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The message, or its attribute `key.attribute`. A missing key is our fault."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{key} ({self.lang}): {errors[0]}")
        return str(text)

    def decimal(self, value: float, form: str = ".1f") -> str:
        """A number with the decimal sign of the language."""
        told = f"{value:{form}}"
        return told.replace(".", ",") if self.lang == "pl" else told

    def name(self, field: str, id: str) -> str:
        return self.say(f"{field}-{id}")

    def tip(self, field: str, id: str) -> str:
        """The tooltip of a component; empty if it has none."""
        key = f"{field}-{id}"
        if self.has(key) and "tip" in self._bundle.get_message(key).attributes:
            return self.say(f"{key}.tip")
        return ""

    # -- records as sentences

    def action(self, record: Json) -> str:
        return self.say(f"do-{record['do']}", **self.args(record))

    def decision(self, name: str, asked: Json, seat: int) -> str:
        return self._told(f"decision-{name}", {**asked, "seat": seat})

    def event(self, record: Json) -> str:
        return self._told(f"event-{record['tell']}", record)

    def _told(self, key: str, record: Json) -> str:
        """What is about me is said to me: in the message's attribute `you`, or else without my name
        before it ("Which action?")."""
        args = self.args(record)
        if self.me is None or record.get("seat") != self.me:
            return self.say(key, **args)
        if "you" in self._bundle.get_message(key).attributes:
            return self.say(f"{key}.you", **args)
        said, name = self.say(key, **args), f"{self.player(self.me)}: "
        return said[len(name)].upper() + said[len(name) + 1 :] if said.startswith(name) else said

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.key}", **self.args(refusal.args))

    def fault(self, error: TableError) -> str:
        """What is wrong with what came from outside; of a score sheet also where."""
        if isinstance(error, IllegalAction) and self.has(f"refusal-{error.refusal.key}"):
            return f"{self.refusal(error.refusal)} ({error.refusal.rule})"
        if not error.key:
            return str(error)
        args = {name: self._argument(value) for name, value in error.said.items()}
        said = self.say(f"{error.prefix}-{error.key}", **args)
        if not isinstance(error, SheetError):
            return said
        return ": ".join(part for part in (error.code, error.where, said) if part)

    def _argument(self, value: str | TableError) -> str:
        """Another fault, or a reason that the system gave in its own language."""
        if isinstance(value, TableError):
            return self.fault(value)
        known = _OF_SYSTEM.get(value, "")
        return self.say(known) if self.has(known) else value

    def args(self, record: Json) -> dict[str, Any]:
        """The fields of a record as arguments of a message."""
        args: dict[str, Any] = {}
        for field, value in record.items():
            if field in ("do", "tell"):
                continue
            if field == "seat":
                args["player"] = self.player(value)
            elif field == "decision":
                args[field] = self.say(f"asked-{value}")
            elif isinstance(value, str):
                self._named(args, field, value)
            elif isinstance(value, dict):
                args[field] = self.mix(value)
                args[f"{field}_count"] = sum(value.values())
            elif isinstance(value, list):
                args[field] = self.join([self._item(field, x) for x in value])
                args[f"{field}_count"] = len(value)
            else:
                args[field] = value
        if self._places and "q" in record and "r" in record:
            args["hex"] = self.hex(record["q"], record["r"])
        return args

    def hex(self, q: int, r: int) -> str:
        """A hex by its name, or by the way from the nearest one that has a name."""
        if not self._places:
            return f"({q}, {r})"
        near = places.nearest(self._places, (q, r))
        place = self.say(f"hex-{near[0]}_{near[1]}")
        way = [self.say(f"hexes-{to}", n=n) for to, n in places.legs(near, (q, r))]
        return self.say("hex-beside", place=place, way=self.join(way)) if way else place

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat < 0:
            return self.say("luck")
        rival = bool(self.names) and self.has("rival")  # of a solo game: it has no seat
        return self.say("rival") if rival else self.say("seat", n=seat + 1)

    def mix(self, mix: dict[str, int]) -> str:
        return self.join([self.say(f"amount-{id}", n=n) for id, n in mix.items() if n])

    def join(self, items: list[str]) -> str:
        """a, b and c."""
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        return self.say("and", first=", ".join(items[:-1]), last=items[-1])

    def _named(self, args: dict[str, Any], field: str, id: str) -> None:
        key = f"{field}-{id}"
        if not self.has(key):
            args[field] = id
            return
        args[field] = self.say(key)
        for attribute in self._bundle.get_message(key).attributes:
            if attribute != "tip":
                args[f"{field}_{attribute}"] = self.say(f"{key}.{attribute}")

    def _item(self, field: str, value: Any) -> str:
        key = f"{field}-{value}"
        return self.say(key) if self.has(key) else str(value)
