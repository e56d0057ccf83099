# Two commands: `make play` and `make test`. Both build their own environment in .venv.
PYTHON ?= python3
BIN := .venv/bin
HOT := $(shell find src/megalith/core src/megalith/games src/megalith/bots src/megalith/research/tables.py -name "*.py") setup.py
PAGE := src/megalith/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts -type f) $(shell find src/megalith -name '*.ftl')
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play test lint rules bench build web clean

play: .venv/compiled
	@$(BIN)/megalith play stone_age --seats me,greedy,greedy

test: .venv/compiled web
	@echo "== style and types"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@echo "== tests, compiled"
	@$(BIN)/pytest -n 2
	@echo "== tests, interpreted"
	@MEGALITH_PURE=1 $(BIN)/pytest -n 2
	@$(MAKE) --no-print-directory rules

rules: .venv/compiled
	@$(BIN)/python tests/rule_coverage.py

lint: .venv/ready
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
	@MEGALITH_PURE=1 $(BIN)/pip install --quiet -c constraints.txt -e ".[dev]"
	@touch $@

.venv/compiled: .venv/ready $(HOT)
	@echo "== compiling (interpreted if there is no C compiler)"
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace > .venv/build.log 2>&1 || \
		{ find src -name '*.so' -delete; tail -5 .venv/build.log; echo "not compiled: going on interpreted"; }
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info; find src -name '*.so' -delete
