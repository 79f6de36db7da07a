#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Looks for what no test knows of yet: soak.sh MINUTES (default 60). Run it each night.
#
# First every unit suite runs under the address and the thread sanitizer. Then, until the minutes are over, random
# families of containers get random inputs in a release build, and a monkey uses the real window; both with seeds
# that were never used before. What a sequence leaves alive when its window is dropped fails too. Each failure is
# printed with the command that repeats it. Ends with 1 after one.
#
#   --sanitizers   only the sanitizers, each suite once
#   --random       no sanitizers
set -uo pipefail

minutes=60
sanitizers=yes
random=yes
for argument in "$@"; do
  case $argument in
    --sanitizers) random= ;;
    --random) sanitizers= ;;
    '' | *[!0-9]*) echo "soak.sh: unknown option $argument" >&2; exit 64 ;;
    *) minutes=$argument ;;
  esac
done

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
Scripts/setup.sh --tests || exit 1
failures=0
end=$((SECONDS + minutes * 60))

# failed WHAT, then how to repeat it: counts it and says so.
failed() {
  failures=$((failures + 1))
  printf 'FAILED %s\n  repeat: %s\n' "$1" "$2"
}

if [ -n "$sanitizers" ]; then
  # Deeply nested controllers need more of it than without.
  ulimit -s 131072
  for kind in address thread; do
    build=(--sanitize="$kind" --scratch-path ".build-$kind")
    suites=(swift test "${build[@]}" --no-parallel --skip EndToEndTests --skip FuzzTests)
    # What the system's libraries keep until the end is no leak of ours.
    export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/Scripts/thread-sanitizer.txt"
    if swift build --build-tests "${build[@]}" </dev/null &&
      timeout --signal=INT --kill-after=20 3600 "${suites[@]}" --skip-build </dev/null; then
      echo "$kind sanitizer: nothing found"
    else
      failed "the unit suites under the $kind sanitizer" "${suites[*]}"
    fi
  done
fi

if [ -n "$random" ]; then
  testable=(-c release -Xswiftc -enable-testing --scratch-path .build-soak)
  swift build --build-tests "${testable[@]}" </dev/null || exit 1
  # Seconds since 1970 are a seed that was not used before; a round uses less than that many.
  seed=$(($(date +%s) * 1000))
  # Few enough that each suite, and the monkey, has its turn within an hour on a busy machine.
  sequences=250
  rounds=0
  while [ $SECONDS -lt "$end" ]; do
    log=$(mktemp)
    # On a busy machine a round takes many minutes.
    DRAWER_RANDOM_FIRST_SEED=$seed DRAWER_RANDOM_SEQUENCES=$sequences timeout --signal=INT --kill-after=20 3000 \
      swift test "${testable[@]}" --skip-build --no-parallel --filter FuzzTests >"$log" 2>&1 </dev/null
    code=$?
    case $code in 124 | 137) end_kind="no end in 3000 seconds" ;; *) end_kind="a crash" ;; esac
    [ $code -eq 0 ] ||
      failed "$(grep -aoE 'seed [0-9]+: .*' "$log" || echo "$end_kind in the seeds $seed to $((seed + sequences - 1))")" \
        "DRAWER_RANDOM_FIRST_SEED=$seed DRAWER_RANDOM_SEQUENCES=$sequences swift test ${testable[*]} --filter FuzzTests"
    DRAWER_MONKEY_SEED=$seed DRAWER_MONKEY_ACTIONS=300 timeout --signal=INT --kill-after=20 600 \
      swift test "${testable[@]}" --skip-build --no-parallel --filter MonkeyTests >"$log" 2>&1 </dev/null || {
      failed "the monkey" \
        "DRAWER_MONKEY_SEED=$seed DRAWER_MONKEY_ACTIONS=300 swift test ${testable[*]} --filter MonkeyTests"
      grep -a '✘\|↳\|seed' "$log" | head -40
    }
    rm -f "$log"
    rounds=$((rounds + 1))
    seed=$((seed + sequences))
  done
  echo "$rounds rounds of $sequences seeds for each random suite, $((rounds * 300)) actions of the monkey"
fi

echo "$failures failures"
[ "$failures" -eq 0 ]
