# make install | play | test | sweep | kill | balance | bench | bench-load-time | load | images | clean
# Parts of `test`: lint (lint-python, lint-client), test-client, test-compiled, test-checked, test-interpreted, test-browser.
# MOONSAGA_CORES=auto|compiled|checked|interpreted chooses how the cores are built and run; see CONTRIBUTING.md.

PYTHON ?= python3
JOBS ?= 2
GAMES ?= eko blue_moon saga crescent_moon
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
PYTEST := $(PY) -m pytest -q -n $(JOBS) --dist worksteal
EACH_MODE := -m "not once and not slow and not browser"
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
BROWSER ?= browser
CLIENT := src/moonsaga/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/index.html web/public web/*.json web/*.js web/*.ts -type f 2> /dev/null)

# Where it is forbidden to keep bytecode, every process of the tests would compile all their sources once more.
unexport PYTHONDONTWRITEBYTECODE

# True in the shell if every core of a build is compiled from the present sources.
current = $(PY) -c 'import sys; from moonsaga import _cores; sys.exit(bool(_cores.lacking("$(1)")))'

# A virtual environment remembers its folder; in a copied or moved tree it would run the other tree's code.
ifneq ($(wildcard $(VENV)/installed),)
ifneq ($(shell cat $(VENV)/installed),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

.PHONY: install client play test lint lint-python lint-client test-client test-compiled test-checked test-interpreted
.PHONY: test-browser checked sweep kill balance bench bench-load-time load images clean

install:
	@$(MAKE) --no-print-directory -j$(JOBS) $(VENV)/installed client
	@if [ "$$MOONSAGA_CORES" = checked ]; then $(MAKE) --no-print-directory checked; \
	elif [ "$$MOONSAGA_CORES" = interpreted ] || ! $(call current,compiled); then \
	    echo "Building the cores"; $(PY) setup.py -q build_ext --inplace; fi
	@$(VENV)/bin/moonsaga doctor --line

# Setuptools and Cython come first: constraints do not reach an isolated build.
$(VENV)/installed: pyproject.toml constraints.txt
	@echo "Installing moonsaga and its tools into $(VENV)"
	@[ -x $(PY) ] || $(PYTHON) -m venv $(VENV)
	@$(PIP) install -c constraints.txt setuptools cython
	@MOONSAGA_CORES=interpreted $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@echo '$(CURDIR)' > $@

# The browser client, built into the package. Without Node the table still offers its API, and says so.
client:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory $(CLIENT); \
	else echo "No Node.js: the browser client is not built. Install Node 20 and run make install again."; fi

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Installing what the browser client is built with"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

play: install
	@$(VENV)/bin/moonsaga serve --open

# Everything once compiled; what depends on the cores also interpreted and with array bounds checked.
test: install
	@$(MAKE) --no-print-directory -j$(JOBS) lint test-client
	@if $(call current,compiled) || command -v $${CC:-cc} > /dev/null; then \
	    $(MAKE) --no-print-directory test-compiled && \
	    $(MAKE) --no-print-directory test-checked && \
	    $(MAKE) --no-print-directory test-interpreted; \
	else \
	    echo "No C compiler: the compiled and checked runs are skipped, the interpreted one has all tests."; \
	    $(MAKE) --no-print-directory test-interpreted EACH_MODE='-m "not browser"'; \
	fi
	@if [ -n "$(CHROMIUM)" ]; then $(MAKE) --no-print-directory test-browser BROWSER="browser and not slow"; \
	else echo "No Chromium: the browser tests are skipped. Install Debian's package chromium to run them."; fi

lint: lint-python lint-client

lint-python: $(VENV)/installed
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

lint-client:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web/node_modules/.package-lock.json && \
	    cd web && npm run --silent check; \
	else echo "No Node.js: the client's sources are not checked."; fi

test-client: $(VENV)/installed
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory web/node_modules/.package-lock.json && \
	    cd web && npm run --silent test; \
	else echo "No Node.js: the client's unit tests are skipped."; fi

test-compiled: $(VENV)/installed
	@$(call current,compiled) || MOONSAGA_CORES=compiled $(PY) setup.py -q build_ext --inplace
	MOONSAGA_CORES=compiled $(PYTEST) -m "not browser"

test-checked: checked
	MOONSAGA_CORES=checked $(PYTEST) $(EACH_MODE)

test-interpreted: $(VENV)/installed
	MOONSAGA_CORES=interpreted $(PYTEST) $(EACH_MODE)

# Whole games by clicks in a real browser. `make test` leaves the slow ones out: every record, every example, more pages.
test-browser: install
	@[ -n "$(CHROMIUM)" ] || { echo "There is no Chromium: install Debian's package chromium." >&2; exit 1; }
	CHROMIUM="$(CHROMIUM)" $(PYTEST) -m "$(BROWSER)" tests/browser

checked: $(VENV)/installed
	@$(call current,checked) || { echo "Building the checked cores"; MOONSAGA_CORES=checked $(PY) setup.py -q build_ext; }

sweep: install checked
	@for game in $(GAMES); do $(PY) tools/sweep.py $$game $(ARGS) || exit; done

# The server dies again and again while tables play; nothing acknowledged may be lost.
kill: install
	@$(PY) tools/kill_server.py $(ARGS)

# Crescent Moon's balance tables, ten maps of 1,000 games: about 40 minutes on two free cores; ARGS="--games 20" two minutes.
balance: install
	@$(PY) tools/balance_table.py --games 1000 --jobs $(JOBS) $(ARGS)

bench: install
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" benchmarks/run $(ARGS)

# How long a table of 100, 1,000 and 10,000 actions takes to load, from the request to the first view.
bench-load-time: install
	@$(PY) tools/load_time.py $(ARGS)

# Many tables at once with real clients, beside boardgame.io's server in the same run.
load: install
	@$(PY) -m tools.load $(ARGS)

# The pictures of the documentation, taken in a real browser; ARGS=lobby takes those whose names begin so.
images: install
	@[ -n "$(CHROMIUM)" ] || { echo "There is no Chromium: install Debian's package chromium." >&2; exit 1; }
	@CHROMIUM="$(CHROMIUM)" $(PY) tools/make_images.py $(ARGS)

# The virtual environment stays; remove $(VENV) by hand to begin from nothing.
clean:
	rm -rf build src/moonsaga/server/client src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/moonsaga/cores.json
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
