"""Runs one long step of the Makefile and says what it is doing: `step.py TITLE COMMAND...`.

Every few seconds a line shows the time so far and the last thing the command said. The whole output goes to
build/logs; its end is shown if the command fails. Needs Python alone, since it runs before anything is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from pathlib import Path

LOGS = Path("build", "logs")
EVERY = 5.0
"""Seconds between two lines."""
WIDTH = 100
SHOWN = 30
"""Lines of a failed command's output."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Output:
    """What a command prints, copied to its log; `last` is its latest line."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.last = ""

    def read(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdout is None:
            return
        with self.log.open("wb") as file:
            for raw in process.stdout:
                file.write(raw)
                line = ESCAPES.sub("", raw.decode("utf-8", "replace")).strip()
                self.last = line or self.last

    def end(self) -> str:
        return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-SHOWN:])


def run(title: str, command: list[str]) -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    output = Output(LOGS / (re.sub(r"\W+", "-", title.lower()).strip("-") + ".log"))
    print(f"{title} ...", flush=True)
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    reader = threading.Thread(target=output.read, args=(process,), daemon=True)
    reader.start()
    try:
        code = wait(title, process, output, start)
    except KeyboardInterrupt:
        process.wait()  # Ctrl-C reached the command too
        print(f"{title}: interrupted. Call make again to go on.", file=sys.stderr)
        return 130
    reader.join()
    if code:
        print(f"{output.end()}\n{title}: failed. The whole output is in {output.log}.", file=sys.stderr)
    else:
        print(f"{title}: {time.monotonic() - start:.0f} s", flush=True)
    return code


def wait(title: str, process: subprocess.Popen[bytes], output: Output, start: float) -> int:
    while True:
        try:
            return process.wait(EVERY)
        except subprocess.TimeoutExpired:
            print(f"{title}: {time.monotonic() - start:.0f} s, {output.last}"[:WIDTH], flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
