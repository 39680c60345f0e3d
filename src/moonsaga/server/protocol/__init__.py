"""Messages between server and client. The client's types are made from these structs (`tools/make_types.py`).

A target is written `kind:name`, so that a client can use it as the name of what it draws. Texts travel as messages,
a key with its arguments, and become sentences at the reader.
"""

from __future__ import annotations

import msgspec

from moonsaga.server.protocol import account, common, decks, learning, lobby, replay, table


def structs() -> list[type[msgspec.Struct]]:
    """All structs of the protocol, module by module in the order they are written."""
    modules = (common, lobby, account, decks, table, learning, replay)
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]
