"""The base of classes whose fields are their annotations."""

from __future__ import annotations

import cython

from moonsaga.kernel.cores import fields


@cython.cclass
class Declared:
    """A class whose fields are declared once: `held: u64[2]  # what it means`. Every field is 0 or None at first."""

    if not cython.compiled:

        def __new__(cls, *_arguments, **_named):
            return fields.fill(object.__new__(cls))
