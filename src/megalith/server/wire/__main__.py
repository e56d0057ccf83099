"""Run in the repository: writes the page's types and the tables of docs/protocol.md."""

from megalith.server.wire.page import main

main()
