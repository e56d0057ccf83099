"""Every small fault of a source: another comparison, number or sign, a line left out."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

OTHER: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}
BLOCKS: Final = (ast.FunctionDef, ast.For, ast.If, ast.While)
EFFECTS: Final = (ast.Assign, ast.AugAssign, ast.Expr)  # lines that may be left out


@dataclass(frozen=True)
class Fault:
    line: int
    before: str
    after: str


def faults(source: str) -> list[Fault]:
    """All that the file may be given."""
    return list(_spoiled(ast.parse(source)))


def spoiled(source: str, number: int) -> str:
    """The file with one of them."""
    tree = ast.parse(source)
    next(islice(_spoiled(tree), number, None))
    return ast.unparse(tree)


def _spoiled(tree: ast.Module) -> Iterator[Fault]:
    """One fault after the other; while one is told, the tree has it."""
    for node in _run(tree):
        for told, field, value in _changes(node):
            before, old = ast.unparse(told), getattr(node, field)
            setattr(node, field, value)
            after = "pass" if field == "body" else ast.unparse(value if field == "test" else node)
            yield Fault(told.lineno, before.splitlines()[0], after.splitlines()[0])
            setattr(node, field, old)


def _run(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """What functions do, line by line: no data of the module, no annotations, no complaints."""
    todo: list[tuple[ast.AST, bool]] = [(tree, False)]
    while todo:
        node, inside = todo.pop()
        if isinstance(node, ast.Raise | ast.Assert | ast.arguments) or _is_text(node):
            continue
        if inside and isinstance(node, ast.expr | ast.stmt):
            yield node
        if isinstance(node, ast.FunctionDef):
            within, inner = True, list[ast.AST](node.body)
        elif isinstance(node, ast.AnnAssign):
            within, inner = inside, [node.value] if node.value is not None else []
        else:
            within, inner = inside, list(ast.iter_child_nodes(node))
        todo += [(child, within) for child in reversed(inner)]


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, Any]]:
    """(what is told, a field of the node, its other value)."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in OTHER:
            yield node, "ops", [OTHER[type(op)]()]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHER:
            yield node, "op", OTHER[type(op)]()
        case ast.Constant(value=bool(value)):
            yield node, "value", not value
        case ast.Constant(value=int(value)):
            yield node, "value", value + 1
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, "test", ast.UnaryOp(ast.Not(), test)
    if isinstance(node, BLOCKS):
        for k, line in enumerate(node.body):
            if isinstance(line, EFFECTS) and not _is_text(line) and not _names(line):
                yield line, "body", [*node.body[:k], ast.Pass(), *node.body[k + 1 :]]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _names(line: ast.stmt) -> bool:
    """Whether it gives something a name; without that nothing behind it would run."""
    return isinstance(line, ast.Assign) and any(isinstance(t, ast.Name) for t in line.targets)
