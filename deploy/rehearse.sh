#!/bin/sh
# Does what deploy/Dockerfile does, step by step, on a machine without a container engine: builds
# the page and the wheels from a clean copy, installs them into an empty environment, starts the
# server as a user who may write nowhere but into its data folder, asks the image's own health
# check, plays a game of bots through the API, and makes and checks a backup.
#
#   deploy/rehearse.sh [FOLDER]     the clean folder; a temporary one if left out
#
# MEGALITH_PURE=1 leaves the compiling out. Ends with 77 where the page cannot be built.
set -eu
cd "$(dirname "$0")/.."
ROOT=$(pwd)
PYTHON=${PYTHON:-python3}
WORK=${1:-$(mktemp -d -t megalith-rehearsal-XXXXXX)}
SERVER=""

finish() {
    [ -z "$SERVER" ] || kill "$SERVER" 2>/dev/null || true
    [ -n "${1:-}" ] || { chmod -R u+w "$WORK"; rm -rf "$WORK"; }
}
trap 'finish "${1:-}"' EXIT
chmod 755 "$WORK"

say() { echo "== $*"; }

# The server runs as somebody else, who needs a Python that is not in our own home.
AS=""
[ "$(id -u)" != 0 ] || AS="setpriv --reuid=65534 --regid=65534 --clear-groups"
version() { # of a Python that this somebody can run
    # shellcheck disable=SC2086
    $AS "$1" -c 'import ensurepip, sys; sys.executable and print(sys.version_info[:2])' 2>/dev/null
}
WANTED=$("$PYTHON" -c 'import sys; print(sys.version_info[:2])')
RUNNER=""
for each in /usr/bin/python3 /usr/local/bin/python3 "$(command -v "$PYTHON")"; do
    [ -n "$RUNNER" ] || [ "$(version "$each")" != "$WANTED" ] || RUNNER=$each
done
[ -n "$RUNNER" ] || { echo "no Python $WANTED that an unprivileged user can run"; exit 77; }

# The command of a RUN line that begins with these words, with our folders in the image's place.
step() {
    line=$(sed -nE "s/^RUN (--mount=[^ ]+ )?($1 .*)/\2/p; s/^RUN ($1)\$/\1/p" deploy/Dockerfile)
    [ -n "$line" ] || { echo "deploy/Dockerfile has no RUN $1" >&2; exit 1; }
    echo "$line" | sed "s#/wheels#$WORK/wheels#g"
}

# A value of an ENV line.
env_of() { sed -nE "s/^ENV (.* )?$1=([^ ]+).*/\2/p" deploy/Dockerfile; }

say "a clean copy"
mkdir -p "$WORK/source"
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files -z -co --exclude-standard | grep -zE '^(src|tools|web|pyproject.toml|setup.py|constraints.txt|README.md|LICENSE|THIRD-PARTY.txt)' |
        tar --null -T - -cf - | tar -xf - -C "$WORK/source"
else
    tar -cf - --exclude=node_modules --exclude='*.so' --exclude=static src tools web pyproject.toml setup.py constraints.txt README.md LICENSE THIRD-PARTY.txt |
        tar -xf - -C "$WORK/source"
fi

say "the page: $(step 'web\/build.sh')"
cd "$WORK/source"
"$PYTHON" -m venv .venv # Node comes from there if the machine has none
(cd "$ROOT" && step 'web\/build.sh') >"$WORK/step"
sh -eu "$WORK/step"

cd "$ROOT"
say "the wheels"
"$PYTHON" -m venv "$WORK/builder"
step 'pip install --no-cache-dir --constraint' >"$WORK/step-pip"
step 'pip wheel' >"$WORK/step-wheel"
cd "$WORK/source"
for each in pip wheel; do
    PATH="$WORK/builder/bin:$PATH" sh -eu "$WORK/step-$each" >"$WORK/log" 2>&1 || { tail -20 "$WORK/log"; exit 1; }
done
cd "$ROOT"

say "an empty environment with nothing but these"
"$RUNNER" -m venv "$WORK/app"
step 'pip install --no-cache-dir --no-index' >"$WORK/step"
PATH="$WORK/app/bin:$PATH" sh -eu "$WORK/step" >"$WORK/log" 2>&1 || { tail -20 "$WORK/log"; exit 1; }
chmod -R a-w,a+rX "$WORK/app"

say "the server, as a user who may only write into its data folder"
mkdir "$WORK/data"
[ -z "$AS" ] || chown 65534:65534 "$WORK/data"
chmod 700 "$WORK/data"
PORT=$("$PYTHON" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
DB=$(env_of MEGALITH_DB | sed "s#/data#$WORK/data#")
become() { # a command as the container would run it, in place of this shell
    cd "$WORK/data"
    # shellcheck disable=SC2086
    exec env -i PATH="$WORK/app/bin:/usr/bin:/bin" HOME="$WORK/data" PYTHONDONTWRITEBYTECODE=1 \
        MEGALITH_HOST=127.0.0.1 MEGALITH_PORT="$PORT" MEGALITH_DB="$DB" MEGALITH_LOG_FORMAT=json $AS "$@"
}
inside() { (become "$@"); }
become megalith serve >"$WORK/server.log" 2>&1 &
SERVER=$! # the server itself, not a shell around it

say "its health, as the image asks for it"
CHECK=$(sed -nE 's/^HEALTHCHECK .*"-c", "(.*)"\]$/\1/p' deploy/Dockerfile | sed "s/:8000/:$PORT/")
[ -n "$CHECK" ] || { echo "deploy/Dockerfile has no HEALTHCHECK" >&2; exit 1; }
tries=0
until inside python -c "$CHECK" 2>/dev/null; do
    tries=$((tries + 1))
    if [ $tries -ge 120 ] || ! kill -0 "$SERVER" 2>/dev/null; then cat "$WORK/server.log"; exit 1; fi
    sleep 0.5
done

say "a game of bots"
inside python - "http://127.0.0.1:$PORT" <"$ROOT/deploy/bot_game.py"

say "a backup, made while the server runs and checked"
inside megalith admin backup "$WORK/data/now.backup"
! inside sh -c "echo x > '$WORK/app/x'" 2>/dev/null || { echo "the tree can be written" >&2; exit 1; }

say "its end"
kill -TERM "$SERVER"
wait "$SERVER" || status=$?
SERVER=""
case "${status:-0}" in 0 | 143) ;; *) cat "$WORK/server.log"; exit 1 ;; esac
! inside python -c "$CHECK" 2>/dev/null || { echo "the server has not ended" >&2; exit 1; }
say "all well"
