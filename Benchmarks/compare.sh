#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Runs the peer scene beside plain C + SDL2 in one run of the peers' own driver, and prints its tables.
#
#   Benchmarks/compare.sh PEERS [OPTION…]     PEERS: the folder of the peers, or set DRAWER_PEERS
#   Benchmarks/compare.sh PEERS --quick       fewer runs; other options of the driver go here too
#
# It takes about ten minutes on a quiet machine; on a busy one the driver repeats what was disturbed. At the
# end it draws the frame intervals of one more run into docs/images/frame-intervals.png.
# The folder is only read: its programs are built and run in a copy below Benchmarks/.build.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
peers=${DRAWER_PEERS-}
if [ $# -gt 0 ] && [ -d "$1" ]; then
  peers=$1
  shift
fi
if [ ! -f "$peers/run.sh" ]; then
  printf 'usage: compare.sh FOLDER (the folder of the peers, which contains run.sh)\n' >&2
  exit 64
fi

# Built as a program is shipped.
scene=$("$here/../Scripts/build-release.sh" PeerScene "$here" "$here/.build/static")

copy=$here/.build/peers
mkdir -p "$copy"
# The copy is writable, whatever the folder is.
cp -R --no-preserve=mode "$peers/." "$copy/"

only=(--only c-surface,c-memcpy)
for argument in "$@"; do
  [ "$argument" = --only ] && only=()
done
bash "$copy/run.sh" "${only[@]}" --name drawer "$@" -- "$scene"

# One more run in a server of its own, for the plot.
folder=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$folder/display" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
exec 4<> <(:)
for _ in $(seq 100); do [ -s "$folder/display" ] && break; read -rt 0.05 -u 4 || true; done
calm=()
[ "$(id -u)" = 0 ] && calm=(nice -n -15)
mkdir -p "$here/../docs/images"
DISPLAY=:$(cat "$folder/display") "${calm[@]}" "$scene" --cycles 5 \
  --plot "$here/../docs/images/frame-intervals.png" >/dev/null
printf 'The intervals between frames: docs/images/frame-intervals.png\n'
