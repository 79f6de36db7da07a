#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Measures a frame of a sliding drawer in the release build, without a display and with the mouse resting over
# the pane: blocks asked of the heap, and instructions, with 100 and with 100,000 labels in the pane; `core` is
# Window.step alone, `host` the whole frame in memory, `recorded` the same while it is written down, `recent` while the last minute is kept in memory;
# `tree` is what assistive technology is told of a list of so many rows. Instructions are steady whatever else the machine does.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
swift build --package-path "$project" -c release --product SlideCost >&2
program=$(swift build --package-path "$project" -c release --show-bin-path)/SlideCost
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Valgrind 3.19 gives up on Swift's debug information.
strip --strip-debug -o "$folder/program" "$program"
frames=40
for mode in core host recorded recent tree; do
  for labels in 100 100000; do
    "$folder/program" "$mode" "$labels" "$frames"
    valgrind --tool=callgrind --callgrind-out-file="$folder/out" --toggle-collect='*measuredFrame*' \
      "$folder/program" "$mode" "$labels" "$frames" 2>&1 |
      awk -v mode="$mode" -v labels="$labels" -v frames="$frames" \
        '/Collected/ {printf "%s, %s: %d instructions a frame\n", mode, labels, $NF / frames}'
  done
done
