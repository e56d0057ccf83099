#!/bin/sh
# Builds the page into src/megalith/server/static.
exec "$(dirname "$0")/run.sh" build
