"""Law 2 across processes: random games played in a process of its own, with another environment."""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping

import msgspec

CODE = """
import sys
from pkgutil import resolve_name
import msgspec
from moonsaga.kernel.laws import fingerprint
where, options, seeds = sys.argv[1:]
print(fingerprint(resolve_name(where), msgspec.json.decode(options), msgspec.json.decode(seeds)))
"""


def fingerprint_elsewhere(where: str, options: Mapping[str, object], seeds: Iterable[int], **environment: str) -> str:
    """`laws.fingerprint` of the game at `module:NAME`, say with PYTHONHASHSEED="1" or MOONSAGA_CORES="interpreted"."""
    words = [where, msgspec.json.encode(options).decode(), msgspec.json.encode(list(seeds)).decode()]
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE, *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()
