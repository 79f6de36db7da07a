#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Builds the program and opens it; arguments go to the program (run.sh --theme dark).
# Without a display it plays the tour and writes pictures instead.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$project/Scripts/setup.sh"
drawer=$("$project/Scripts/build-release.sh")

if [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
  exec "$drawer" "$@"
fi
for argument in "$@"; do
  case "$argument" in
    --screenshot | --screenshot=* | --replay | --replay=*) exec "$drawer" --headless "$@" ;;
    --headless | --tour | --tour=* | --version | --help | -h | movie | shrink) exec "$drawer" "$@" ;;
  esac
done
printf 'No display (DISPLAY and WAYLAND_DISPLAY are empty): playing the tour without a window.\n' >&2
# The pictures of another tour stay.
tour=$project/tour
for ((number = 2; ; number++)); do
  [ -e "$tour" ] || break
  tour=$project/tour-$number
done
"$drawer" --headless --tour "$tour" "$@"
printf 'The pictures are in %s\n' "$tour"
