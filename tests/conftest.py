"""What every test relies on: cores that match their sources, and the same examples in each run."""

from pathlib import Path

import pytest
from hypothesis import settings

from moonsaga import _cores
from support import selection

# Interpreted cores are a hundred times slower than compiled ones, so no example has a time limit.
settings.register_profile("moonsaga", deadline=None, derandomize=True)
settings.load_profile("moonsaga")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="every test, with all of its parameters: make test-all")
    parser.addoption("--repeat", type=int, default=1, help="how often each test runs: tools/repeat_tests.py")


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to start where the tests would look at other code than the sources."""
    selection.choose_everything(config.getoption("--all"))
    sentence = _cores.problem()
    if not sentence and _cores.stale():
        sentence = f"{_cores.some(_cores.stale())} compiled from an older source: run `make install`."
    if sentence:
        pytest.exit(sentence, returncode=2)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files without a test for `-m every_mode`, which are most, are not even imported."""
    if config.getoption("markexpr") != "every_mode" or not collection_path.name.startswith("test_"):
        return None
    return None if collection_path.is_dir() or "every_mode" in collection_path.read_text("utf-8") else True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if (times := metafunc.config.getoption("--repeat")) > 1:
        metafunc.fixturenames.append("repetition")
        metafunc.parametrize("repetition", range(times))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--all` some are left out. What takes long begins first, so that no process ends alone with it."""
    if not config.getoption("--all"):
        left_out = [item for item in items if item.get_closest_marker("all")]
        items[:] = [item for item in items if not item.get_closest_marker("all")]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: not any(map(item.get_closest_marker, ("early", "slow"))))


def pytest_report_header() -> str:
    return f"cores: {_cores.running()}"
