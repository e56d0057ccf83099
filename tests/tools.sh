#!/bin/sh
# Programs that some tests need and Python cannot install: a browser, a database server, and systemd
# for a look at the units of deploy/.
# Says what is missing; `tests/tools.sh install` installs it, as root on Debian or Ubuntu.
# The tests that need what is not there are skipped and say so (with MEGALITH_REQUIRE=1 they fail).
missing=""
browser="${MEGALITH_CHROMIUM:-}${CHROME:-}" # as in tests/web/browsers.py
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome; do
    browser="$browser$(command -v $name || true)"
done
[ -n "$browser" ] || missing="chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v systemd-analyze >/dev/null || missing="$missing systemd"
[ -z "$missing" ] && exit 0
if [ "${1:-}" = install ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "== installing for the tests: $missing"
    export DEBIAN_FRONTEND=noninteractive
    log=$(mktemp)
    apt-get update -qq >"$log" 2>&1 || true
    if apt-cache show chromium-headless-shell >/dev/null 2>&1; then # the same browser, much lighter
        missing=$(echo "$missing" | sed 's/chromium/chromium-headless-shell/')
    fi
    # shellcheck disable=SC2086
    if apt-get install -y -qq --no-install-recommends $missing >>"$log" 2>&1; then
        rm "$log"
        exit 0
    fi
    tail -5 "$log"
    rm "$log"
    echo "could not be installed; the tests that need them are skipped: $missing"
else
    echo "not on this machine; the tests that need them are skipped: $missing"
    echo "(on Debian or Ubuntu: sudo apt-get install $missing)"
fi
exit 0
