# make install | play | test | sweep | bench | clean      (the parts of `test`: lint, test-compiled, test-checked, ...)
# MOONSAGA_CORES=auto|compiled|checked|interpreted chooses how the cores are built and run; see CONTRIBUTING.md.

PYTHON ?= python3
JOBS ?= 2
GAMES ?= eko blue_moon saga
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
PYTEST := $(PY) -m pytest -q -n $(JOBS) --dist worksteal
EACH_MODE := -m "not once and not slow"

# True in the shell if every core of a build is compiled from the present sources.
current = $(PY) -c 'import sys; from moonsaga import _cores; sys.exit(bool(_cores.lacking("$(1)")))'

# A virtual environment remembers its folder; in a copied or moved tree it would run the other tree's code.
ifneq ($(wildcard $(VENV)/installed),)
ifneq ($(shell cat $(VENV)/installed),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

.PHONY: install play test lint test-compiled test-checked test-interpreted checked sweep bench clean

install: $(VENV)/installed
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

play: install
	@$(VENV)/bin/moonsaga play eko

# Everything once compiled; what depends on the cores also interpreted and with array bounds checked.
test: install
	@$(MAKE) --no-print-directory lint
	@if $(call current,compiled) || command -v $${CC:-cc} > /dev/null; then \
	    $(MAKE) --no-print-directory test-compiled && \
	    $(MAKE) --no-print-directory test-checked && \
	    $(MAKE) --no-print-directory test-interpreted; \
	else \
	    echo "No C compiler: the compiled and checked runs are skipped, the interpreted one has all tests."; \
	    $(MAKE) --no-print-directory test-interpreted EACH_MODE=; \
	fi

lint: $(VENV)/installed
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

test-compiled: $(VENV)/installed
	@$(call current,compiled) || MOONSAGA_CORES=compiled $(PY) setup.py -q build_ext --inplace
	MOONSAGA_CORES=compiled $(PYTEST)

test-checked: checked
	MOONSAGA_CORES=checked $(PYTEST) $(EACH_MODE)

test-interpreted: $(VENV)/installed
	MOONSAGA_CORES=interpreted $(PYTEST) $(EACH_MODE)

checked: $(VENV)/installed
	@$(call current,checked) || { echo "Building the checked cores"; MOONSAGA_CORES=checked $(PY) setup.py -q build_ext; }

sweep: install checked
	@for game in $(GAMES); do $(PY) tools/sweep.py $$game $(ARGS) || exit; done

bench: install
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" benchmarks/run $(ARGS)

# The virtual environment stays; remove $(VENV) by hand to begin from nothing.
clean:
	rm -rf build src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/moonsaga/cores.json
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
