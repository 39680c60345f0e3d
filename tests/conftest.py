"""What every test relies on: cores that match their sources, and the same examples in each run."""

import pytest
from hypothesis import settings

from moonsaga import _cores

# Interpreted cores are a hundred times slower than compiled ones, so no example has a time limit.
settings.register_profile("moonsaga", deadline=None, derandomize=True)
settings.load_profile("moonsaga")


def pytest_configure() -> None:
    """Refuses to start where the tests would look at other code than the sources."""
    sentence = _cores.problem()
    if not sentence and _cores.stale():
        sentence = f"{_cores.some(_cores.stale())} compiled from an older source: run `make install`."
    if sentence:
        pytest.exit(sentence, returncode=2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that no process ends alone with it."""
    items.sort(key=lambda item: not any(map(item.get_closest_marker, ("early", "slow"))))


def pytest_report_header() -> str:
    return f"cores: {_cores.running()}"
