"""What goes over the wire, as types: HTTP bodies and answers, socket messages both ways.

The page's types are made from these by `make types` (`typescript.py`), and so are the tables of
docs/protocol.md.
"""
