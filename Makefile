# Two commands: `make play` and `make test`. Both build their own environment in .venv.
PYTHON ?= python3
BIN := .venv/bin
HOT := $(shell find src/megalith/core src/megalith/games src/megalith/bots src/megalith/research/tables.py src/megalith/research/offers.py src/megalith/research/rivals.py -name "*.py") setup.py
PAGE := src/megalith/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/package.json web/package-lock.json web/vite.config.ts -type f) $(shell find src/megalith -name '*.ftl')
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")
COMPILE = $(BIN)/python setup.py --quiet build_ext --inplace --parallel $(CORES)
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play terminal test test-all soak lint types mutants rules bench build web docs clean

# Starts with what is there; what can be compiled is compiled behind it, for the next start.
play:
	@$(PYTHON) -m tools.play

terminal:
	@$(PYTHON) -m tools.play terminal

# Every part is run, whatever became of the others; the last line counts. What the tests need is
# installed while the compiler is at work.
test:
	@$(MAKE) --no-print-directory -j2 .venv/dev .venv/compiled
	@tests/tools.sh
	@$(BIN)/python -m tests.suite

# With a browser and PostgreSQL if they can be installed, every test in both builds, and mutants.
test-all: .venv/dev
	@tests/tools.sh install
	@$(BIN)/python -m tests.suite --whole

# An hour of kills, harm and play, with figures at the end; MINUTES=10 for less.
soak: .venv/dev .venv/compiled
	@$(BIN)/python -m tests.server.soak --minutes $(or $(MINUTES),60)

# Small faults in the rules, and which of them no test notices. SEED=2 tries others.
mutants: .venv/dev
	@$(BIN)/python -m tests.mutants --seed $(or $(SEED),1) --each $(or $(EACH),10)

rules: .venv/ready
	@$(BIN)/python tests/rule_coverage.py

lint: .venv/dev
	@$(BIN)/python -m tests.suite style types libraries page-style

# The page's types and the tables of docs/protocol.md, from the types of server/wire and the titles' views.
types: .venv/ready
	@MEGALITH_PURE=1 $(BIN)/python -m megalith.server.wire

bench: .venv/compiled
	@$(BIN)/megalith bench

build: .venv/compiled

web: $(PAGE)

# The documentation as a site with search; the server serves it as /manual/.
docs: .venv/dev
	@$(BIN)/python -m tools.site

$(PAGE): $(WEB) | .venv/ready
	@echo "== the page"
	@web/build.sh

.venv/ready: pyproject.toml constraints.txt
	@echo "== environment (.venv)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --upgrade pip setuptools wheel -c constraints.txt
	@MEGALITH_PURE=1 $(BIN)/pip install --quiet --no-build-isolation -c constraints.txt -e ".[terminal,server,build]"
	@touch $@

.venv/dev: .venv/ready
	@echo "== what the tests need"
	@MEGALITH_PURE=1 $(BIN)/pip install --quiet --no-build-isolation -c constraints.txt -e ".[dev]"
	@touch $@

.venv/compiled: .venv/ready $(HOT)
	@echo "== compiling: some minutes (interpreted if there is no C compiler); .venv/build.log"
	@find src -name '*.so' -delete
	@$(COMPILE) > .venv/build.log 2>&1 || { rm -rf build .mypy_cache; $(COMPILE) > .venv/build.log 2>&1; } || \
		{ find src -name '*.so' -delete; tail -5 .venv/build.log; echo "not compiled: going on interpreted"; }
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info; find src -name '*.so' -delete
