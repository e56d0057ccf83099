# Two commands: `make play` and `make test`. Both build their own environment in .venv.
PYTHON ?= python3
BIN := .venv/bin
HOT := $(shell find src/megalith/core src/megalith/games src/megalith/bots src/megalith/research/tables.py -name "*.py") setup.py
PAGE := src/megalith/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts -type f) $(shell find src/megalith -name '*.ftl')
ENGINES := tests/contract tests/core tests/games tests/records tests/bots tests/cli tests/docs
COMPILE = $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# Tests with real processes, sockets and a browser: what failed is tried once more, alone.
twice = PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/pytest -rs -n 2 --dist loadfile $(1) || \
	{ echo "== once more, alone"; $(BIN)/pytest --last-failed --last-failed-no-failures none $(1); }

.PHONY: play terminal test test-all lint rules bench build web clean

play: .venv/compiled
	@$(MAKE) --no-print-directory web || true
	@if [ -f $(PAGE) ]; then $(BIN)/megalith serve --open; \
	else echo "The page could not be built, so here is the game in the terminal."; $(MAKE) --no-print-directory terminal; fi

terminal: .venv/compiled
	@$(BIN)/megalith play stone_age --seats me,greedy,greedy

test: .venv/dev .venv/compiled
	@echo "== style and types"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@echo "== tests, compiled"
	@$(BIN)/pytest -n 2 --dist loadfile $(ENGINES)
	@echo "== tests, interpreted"
	@MEGALITH_PURE=1 $(BIN)/pytest -n 2 --dist loadfile $(ENGINES)
	@$(MAKE) --no-print-directory rules
	@echo "== tests of the server and of the page"
	@tests/tools.sh
	@$(MAKE) --no-print-directory web || echo "the page is not built: its tests are skipped"
	@$(call twice,tests/server --ignore=tests/server/test_openapi.py)
	@$(BIN)/pytest tests/server/test_openapi.py  # beside others it would leave most of its cases out
	@$(call twice,tests/web)
	@echo "== tests of the research interfaces, also on Ray"
	@$(call twice,tests/research)

# The same, with a browser and PostgreSQL if they can be installed.
test-all: .venv/dev
	@tests/tools.sh install
	@$(MAKE) --no-print-directory test

rules: .venv/ready
	@$(BIN)/python tests/rule_coverage.py

lint: .venv/dev
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

bench: .venv/compiled
	@$(BIN)/megalith bench

build: .venv/compiled

web: $(PAGE)

$(PAGE): $(WEB) | .venv/ready
	@echo "== the page"
	@web/build.sh

.venv/ready: pyproject.toml constraints.txt
	@echo "== environment (.venv)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --upgrade pip setuptools wheel -c constraints.txt
	@MEGALITH_PURE=1 $(BIN)/pip install --quiet -c constraints.txt -e ".[server,build]"
	@touch $@

.venv/dev: .venv/ready
	@echo "== what the tests need"
	@MEGALITH_PURE=1 $(BIN)/pip install --quiet -c constraints.txt -e ".[dev]"
	@touch $@

.venv/compiled: .venv/ready $(HOT)
	@echo "== compiling (interpreted if there is no C compiler)"
	@find src -name '*.so' -delete
	@$(COMPILE) > .venv/build.log 2>&1 || { rm -rf build .mypy_cache; $(COMPILE) > .venv/build.log 2>&1; } || \
		{ find src -name '*.so' -delete; tail -5 .venv/build.log; echo "not compiled: going on interpreted"; }
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info; find src -name '*.so' -delete
