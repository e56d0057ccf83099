"""The names that people give themselves, as they are shown to others."""

import unicodedata

LONGEST = 40
MOST_MARKS = 3  # accents over one letter; more would cover the lines above
_JOINERS = "\u200c\u200d"  # they belong to the scripts of some languages and to emoji
_HIDDEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that draw nothing


def clean(name: str) -> str:
    """Without what cannot be seen, or turns or covers the text around it."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z":  # spaces of every width, ends of lines
            kept.append(" ")
        elif c in _JOINERS or (kind not in ("Cc", "Cf", "Cs", "Co") and c not in _HIDDEN):
            kept.extend(c if marks <= MOST_MARKS else "")
    text = " ".join("".join(kept).split())[:LONGEST].rstrip()
    return text if text.strip(_JOINERS + " ") else ""
