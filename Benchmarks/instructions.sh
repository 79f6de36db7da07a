#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Counts the instructions of each workload under callgrind, where the kernel counts none. Only what
# runs inside the operation is counted, so neither start-up nor the building of the scene is.
#
#   Benchmarks/instructions.sh                    all workloads, 10 operations each
#   Benchmarks/instructions.sh -n 100 NAME…       some of them, 100 operations each
#   Benchmarks/instructions.sh --top 10 NAME…     with the functions that most of it is spent in
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
count=10
top=0
usage() { printf 'usage: instructions.sh [-n COUNT] [--top FUNCTIONS] [WORKLOAD…]\n' >&2; exit 64; }
while [ $# -gt 0 ]; do
  case "$1" in
    -n | --top)
      [[ ${2-} =~ ^[1-9][0-9]*$ ]] || usage
      if [ "$1" = -n ]; then count=$2; else top=$2; fi
      shift 2 ;;
    -*) usage ;;
    *) break ;;
  esac
done
command -v valgrind >/dev/null || { printf 'instructions.sh: install valgrind\n' >&2; exit 69; }

build=(swift build --package-path "$here" -c release)
"${build[@]}" --product WorkloadRunner >&2
runner=$("${build[@]}" --show-bin-path)/WorkloadRunner

mapfile -t known < <("$runner")
if [ $# -gt 0 ]; then workloads=("$@"); else workloads=("${known[@]}"); fi
for workload in "${workloads[@]}"; do
  printf '%s\n' "${known[@]}" | grep -qxF -e "$workload" ||
    { printf 'instructions.sh: unknown workload %s; the workloads are:\n' "$workload" >&2; "$runner" >&2; exit 64; }
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Valgrind 3.19 takes minutes over Swift's debug information.
strip --strip-debug -o "$folder/runner" "$runner"
runner=$folder/runner
# Swift seeds its hashing anew in each process; the same seed gives the same count.
export SWIFT_DETERMINISTIC_HASHING=1

# The functions that most instructions were executed in, with their share; callees are not counted.
print_top() {
  callgrind_annotate "$folder/profile" 2>/dev/null | swift demangle --compact --simplified |
    sed -n 's/^ *[0-9,]* (\( *[0-9.]*%\)) *[^ :]*:\(.*\)$/    \1  \2/p' |
    sed 's/ \[[^]]*\]$//' | sed -n "1,${top}p" | cut -c 1-110
}

printf '%-32s %20s\n' Workload 'Instructions each'
for workload in "${workloads[@]}"; do
  # A deep tree takes more stack than valgrind expects of one thread.
  valgrind --tool=callgrind --callgrind-out-file="$folder/profile" --main-stacksize=16777216 \
    --max-stackframe=8388608 --collect-atstart=no --toggle-collect='*8measured*' \
    "$runner" "$workload" "$count" >"$folder/output" 2>&1 || { cat "$folder/output" >&2; exit 70; }
  total=$(sed -n 's/^.*Collected : \([0-9]*\)$/\1/p' "$folder/output")
  # An empty count would mean that the compiler has done away with the function that is looked for.
  [ "${total:-0}" -gt 0 ] ||
    { printf 'instructions.sh: callgrind counted nothing for %s\n' "$workload" >&2; exit 70; }
  printf '%-32s %20s\n' "$workload" \
    "$(printf '%d' "$((total / count))" | sed ':group; s/\([0-9]\)\([0-9]\{3\}\)\(,\|$\)/\1,\2\3/; t group')"
  [ "$top" -eq 0 ] || print_top
done
