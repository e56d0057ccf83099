"""What is wrong with a command as it was typed, in the language that was asked for.

The library that reads the commands says it in English alone; its sentences are known here.
"""

import re
from typing import Final

from megalith.words import Words

_VALUE: Final = r"Invalid value for '(?P<name>[^']+)': "
SENTENCES: Final = (
    ("usage-argument", r"Missing argument '(?P<name>.+?)'\."),
    ("usage-option", r"Missing option '(?P<name>.+?)'\."),
    ("usage-value", r"Option '(?P<name>.+?)' requires an argument\."),
    ("usage-no-option", r"No such option: (?P<name>[^\s?]+)(?P<rest>.*)"),
    ("usage-no-command", r"No such command '(?P<name>.+?)'\.(?P<rest>.*)"),
    ("usage-command", r"Missing command\."),
    ("usage-too-many", r"Got unexpected extra arguments?(?:\(s\))? \((?P<found>.*)\)"),
    ("usage-whole", _VALUE + r"Input should be a valid integer.*"),
    ("usage-number", _VALUE + r"Input should be a valid number.*"),
    ("usage-least", _VALUE + r"Input should be greater than or equal to (?P<n>\S+)"),
    ("usage-one-of", _VALUE + r"Value error, (?P<found>'.*') is not one of (?P<known>.*)\."),
)
_OPTION: Final = re.compile(r"--[\w-]+")


def told(text: str, words: Words) -> str:
    """The sentence in our words; as it is, if it is none of these."""
    for key, pattern in SENTENCES:
        if found := re.fullmatch(pattern, text, re.DOTALL):
            said = {name: value or "" for name, value in found.groupdict().items()}
            like = ", ".join(_OPTION.findall(said.pop("rest", "")))
            more = f" {words.say('usage-like', known=like)}" if like else ""
            return words.say(key, **said) + more
    return text
