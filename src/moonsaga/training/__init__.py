"""Learning a value from self-play: games, examples, nets. Only this package needs numpy."""

import os

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")  # before numpy comes: sums in several threads are no faster, and differ
