"""Sums of dice: how many ways lead to each total, and single dice that make a total."""

from megalith.core.chance import Rng


def ways(dice: int, faces: int = 6) -> list[int]:
    """Ways to throw each total dice … dice * faces."""
    counts = [1]
    for _ in range(dice):
        longer = [0] * (len(counts) + faces - 1)
        for i, n in enumerate(counts):
            for face in range(faces):
                longer[i + face] += n
        counts = longer
    return counts


def faces_of(total: int, dice: int, rng: Rng) -> list[int]:
    """Single dice with that total, every such throw equally likely."""
    thrown: list[int] = []
    for left in range(dice - 1, -1, -1):
        rest = ways(left)
        weights = [
            rest[total - face - left] if left <= total - face <= 6 * left else 0
            for face in range(1, 7)
        ]
        x = rng.below(sum(weights))
        face = 0
        while x >= weights[face]:
            x -= weights[face]
            face += 1
        thrown.append(face + 1)
        total -= face + 1
    return thrown
