"""What a request or a message can get wrong; the same codes for HTTP and sockets."""

from math import ceil
from typing import Any

from megalith.core.errors import IllegalAction, Refusal, SheetError, TableError
from megalith.server.wire.answers import ErrorAnswer, Fault, Limit, RefusalJson

STATUS = {
    "bad_request": 422,
    "rules": 422,
    "unauthorized": 401,  # a token that is none, or none any more
    "forbidden": 403,
    "not_found": 404,
    "method": 405,
    "conflict": 409,
    "too_slow": 408,
    "too_large": 413,
    "wrong_host": 421,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,  # the store does not answer: nothing was done, try again
}


class ServerError(Exception):
    def __init__(
        self,
        code: str,
        detail: str = "",
        refusal: Refusal | None = None,
        fault: SheetError | None = None,
    ) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        """It may come from another process."""
        return ServerError, (self.code, self.detail, self.refusal, self.fault)

    def body(self) -> ErrorAnswer:
        refusal = refusal_json(self.refusal) if self.refusal else None
        fault = fault_json(self.fault) if self.fault else None
        return {
            "error": self.code,
            "detail": self.detail,
            "refusal": refusal,
            "fault": fault,
            "limit": None,
        }


class TooMany(ServerError):
    """Of what there was too much, and after how many seconds it can be tried again (0: waiting
    does not help)."""

    def __init__(self, what: str, wait: float, detail: str) -> None:
        super().__init__("too_many", detail)
        self.what = what
        self.wait = ceil(wait)

    def limit(self) -> Limit:
        return {"what": self.what, "wait": self.wait}

    def body(self) -> ErrorAnswer:
        return {**super().body(), "limit": self.limit()}


class Conflict(Exception):
    """Somebody else has written the log in the meantime."""


def by_rules(error: TableError) -> ServerError:
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    fault = error if isinstance(error, SheetError) else None
    return ServerError("rules", str(error), refusal, fault)


def refusal_json(refusal: Refusal) -> RefusalJson:
    return {"rule": refusal.rule, "key": refusal.key, "args": refusal.args}


def fault_json(fault: SheetError) -> Fault:
    said = {name: str(value) for name, value in fault.said.items()}
    return {"key": fault.key, "where": fault.where, "code": fault.code, "args": said}
