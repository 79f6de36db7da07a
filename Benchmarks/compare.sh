#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Runs the peer scene beside plain C + SDL2 in one run of the peers' own driver, and prints its tables.
#
#   Benchmarks/compare.sh PEERS [OPTION…]     PEERS: the folder of the peers, or set DRAWER_PEERS
#   Benchmarks/compare.sh PEERS --quick       fewer runs; other options of the driver go here too
#
# The folder is only read: its programs are built and run in a copy below Benchmarks/.build.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
peers=${DRAWER_PEERS-}
if [ $# -gt 0 ] && [ -d "$1" ]; then
  peers=$1
  shift
fi
if [ ! -f "$peers/run.sh" ]; then
  printf 'compare.sh: name the folder of the peers (the one with run.sh): compare.sh FOLDER\n' >&2
  exit 64
fi

# The static runtime: what a program is shipped with.
build=(swift build --package-path "$here" --scratch-path "$here/.build/static" -c release
  --static-swift-stdlib)
"${build[@]}" --product PeerScene >&2
scene=$("${build[@]}" --show-bin-path)/PeerScene

copy=$here/.build/peers
mkdir -p "$copy"
# The copy is writable, whatever the folder is.
cp -R --no-preserve=mode "$peers/." "$copy/"

only=(--only c-surface,c-memcpy)
for argument in "$@"; do
  [ "$argument" = --only ] && only=()
done
bash "$copy/run.sh" "${only[@]}" --name drawer "$@" -- "$scene"
