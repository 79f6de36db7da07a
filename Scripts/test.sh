#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Runs every test; arguments go to swift test (test.sh --filter DrawerKeyTests).
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$project/Scripts/setup.sh" --tests
cd "$project"
swift build --build-tests </dev/null
# What no program should do is done to the release build, in processes of their own.
swift build -c release --product Hostile </dev/null
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# One test at a time: the end-to-end tests measure real time, and the others cost little.
# An interrupt, because on that alone swift test takes the running tests down with it.
status=0
timeout --signal=INT --kill-after=20 1200 swift test --skip-build --no-parallel "$@" </dev/null 2>&1 |
  tee "$log" || status=$?
if [ "$status" -ne 0 ]; then
  # Once more at the end, where one looks first. What is told of an issue follows its line.
  printf '\n== What failed\n'
  awk '/^(◇|✔|━|➜)/ {told = 0} /^✘|error: / {told = 1} told' "$log" | head -n 200
fi
exit "$status"
