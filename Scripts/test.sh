#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Runs every test; arguments go to swift test (test.sh --filter DrawerKeyTests).
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$project/Scripts/setup.sh" --tests
cd "$project"
# The tests are in English, whatever the machine speaks.
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
hostile=
others=
clean_up() {
  local process
  for process in $hostile $others; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap clean_up EXIT

# What no program should do is done to a release build under the address sanitizer, in processes of their own. A release
# build is mostly busy with one module at a time, so the debug build goes on beside it.
swift build -c release --product Hostile --sanitize=address --scratch-path .build-address \
  >"$folder/hostile" 2>&1 </dev/null &
hostile=$!
built=0
swift build --build-tests </dev/null || built=$?
wait "$hostile" || built=$?
hostile=
cat "$folder/hostile"
[ "$built" -eq 0 ] || exit "$built"

# An interrupt, because on that alone swift test takes the running tests down with it.
limit=(timeout --signal=INT --kill-after=20 2400)

# One test at a time: the end-to-end tests measure real time, and the others run on one actor.
status=0
if [ $# -gt 0 ]; then
  "${limit[@]}" swift test --skip-build --no-parallel "$@" </dev/null 2>&1 | tee "$folder/log" || status=$?
else
  # Those that need no screen take what the end-to-end tests leave of the machine, which mostly wait. SwiftPM runs one
  # thing at a time, so they are started without it.
  nice -n 19 "${limit[@]}" "$(swift build --show-bin-path)/DrawerContainerPackageTests.xctest" \
    --testing-library swift-testing --no-parallel --skip 'EndToEndTests\.EndToEnd/' \
    >"$folder/others" 2>&1 </dev/null &
  others=$!
  "${limit[@]}" swift test --skip-build --disable-swift-testing </dev/null 2>&1 |
    tee "$folder/log" || status=$?
  "${limit[@]}" swift test --skip-build --disable-xctest --no-parallel --filter 'EndToEndTests\.EndToEnd/' \
    </dev/null 2>&1 | tee -a "$folder/log" || status=$?
  wait "$others" || status=$?
  others=
  cat "$folder/others"
  cat "$folder/others" >>"$folder/log"
fi
if [ "$status" -ne 0 ]; then
  # Once more at the end, where one looks first. What is told of an issue follows its line.
  printf '\n== Failures\n'
  awk '/^(◇|✔|━|➜)/ {told = 0} /^✘|error: / {told = 1} told && n++ < 200' "$folder/log"
fi
exit "$status"
