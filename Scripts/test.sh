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

swift build --build-tests </dev/null

# An interrupt, because on that alone swift test takes the running tests down with it.
limit=(timeout --signal=INT --kill-after=20)
if [ $# -gt 0 ]; then
  exec "${limit[@]}" 2400 swift test --skip-build --no-parallel "$@" </dev/null
fi

folder=$(mktemp -d)
workers=()
# Ends a process and all that it started, parents first, so that none starts another one.
end_tree() {
  local child children
  children=$(pgrep -P "$1" || true)
  kill "$1" 2>/dev/null || true
  for child in $children; do end_tree "$child"; done
}
clean_up() {
  local worker
  for worker in "${workers[@]}"; do end_tree "$worker"; done
  rm -rf "$folder"
}
trap clean_up EXIT

# The tests are started without SwiftPM, which runs one thing at a time.
tests=$(swift build --show-bin-path)/DrawerContainerPackageTests.xctest
"$tests" --testing-library swift-testing --list-tests >"$folder/list"

# Divides the suites that match a pattern, and that no earlier call divided, into groups: files of arguments for one
# process each.
divide() { # NAME COUNT PATTERN
  grep -oE "$3" "$folder/list" | sort -u >"$folder/$1"
  awk -v name="$folder/$1" -v count="$2" '
    { gsub(/\./, "\\."); print "--filter\n^" $0 > (name "-" (NR % count) ".group") }' "$folder/$1"
  grep -vE "$3" "$folder/list" >"$folder/rest" || true
  mv "$folder/rest" "$folder/list"
}

# Runs the groups of a name, several at the same time. Fails if one of them did.
run() { # NAME PROCESSES NICENESS
  printf '%s\0' "$folder/$1"-*.group | TESTS=$tests nice -n "$3" xargs -0 -n 1 -P "$2" bash -c '
    mapfile -t arguments <"$0"
    timeout --signal=INT --kill-after=20 1200 "$TESTS" --testing-library swift-testing --no-parallel \
      "${arguments[@]}" >"$0.log" 2>&1 </dev/null'
}

count=$(wc -l <"$folder/list")
# Tests that depend on real time run last, with nothing next to them: Orca speaks what has changed when it looks.
divide alone 1 '^EndToEndTests\.EndToEnd/(FramePacingTests|OrcaTests)/'
divide window 24 '^EndToEndTests\.EndToEnd/[A-Za-z0-9]+/'
divide unit 32 '^[A-Za-z]+\.[A-Za-z0-9]+/'

status=0
"${limit[@]}" 300 "$tests" </dev/null || status=$?
# A process runs one test at a time, since its tests share an actor and a display. The end-to-end tests mostly wait for
# the program; the others take what they leave of the machine.
run window 2 0 &
workers+=($!)
run unit "$(nproc)" 19 &
workers+=($!)
for worker in "${workers[@]}"; do wait "$worker" || status=$?; done
workers=()
run alone 1 0 || status=$?

cat "$folder"/*.log
# Each test has run exactly once.
ran=$(cat "$folder"/*.log | awk '/ Test run with / {ran += $5} END {print ran}')
if [ "$ran" != "$count" ]; then
  printf '%s of %s tests have run\n' "$ran" "$count"
  status=1
fi
if [ "$status" -ne 0 ]; then
  # Once more at the end, where one looks first. The details of an issue follow its line.
  printf '\n== Failures\n'
  for log in "$folder"/*.log; do
    awk '/^(◇|✔|━|➜)/ {is_failure = 0} /^✘|error: / {is_failure = 1} is_failure && n++ < 200' "$log"
    # The last lines of a process that has crashed.
    grep -q 'Test run with' "$log" || tail -n 30 "$log"
  done
fi
exit "$status"
