"""The store as a program beside the servers opens it: while they run, and without their ways."""

from pathlib import Path

import sqlalchemy as sa

from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.server.operations import mailbox
from megalith.server.storage.database import must_be_current, unusable
from megalith.server.storage.store import Store


class Books(Store):
    """Nothing is made or brought up to date; what is changed here is told to the servers."""

    def __init__(self, url: str) -> None:
        try:
            file = sqlite_file(url)
            if file is not None and not file.exists():
                raise OptionError("there is no {path}", "no-file", path=file)
            super().__init__(url, must_be_current)
        except OptionError:
            raise
        except (sa.exc.SQLAlchemyError, ValueError, OSError) as error:
            raise unusable(error) from None

    def _tell(self, db: sa.Connection, message: Json) -> None:
        if self.shared:
            super()._tell(db, message)
        else:
            mailbox.post(db, message)


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite address."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database)
