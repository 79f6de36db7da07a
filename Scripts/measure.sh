#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Measures the release build in a private X server: the intervals between frames through twenty
# openings and closings, and how often it wakes in ten idle seconds. The window's size is an argument
# (measure.sh 3840x2160); default 1280x800.
# The figures mean something only while the machine does nothing else.
set -euo pipefail

size=${1-1280x800}
[[ $size =~ ^([0-9]+)x([0-9]+)$ ]] || { printf 'usage: measure.sh [WIDTHxHEIGHT]\n' >&2; exit 64; }
screen=$((BASH_REMATCH[1] + 120))x$((BASH_REMATCH[2] + 100))x24

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$project/Scripts/setup.sh" --tests
drawer=$("$project/Scripts/build-release.sh")

folder=$(mktemp -d)
started=()
clean_up() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap clean_up EXIT

exec 3<> <(:)
Xvfb -displayfd 4 -screen 0 "$screen" -nolisten tcp 4>"$folder/display" 2>/dev/null &
started+=($!)
for _ in $(seq 100); do [ -s "$folder/display" ] && break; read -rt 0.05 -u 3 || true; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY

"$drawer" --sample colors --size "$size" --renderer software --frame-log "$folder/frames.json" &
program=$!
started+=("$program")
xdotool search --sync --onlyvisible --pid "$program" >/dev/null
pause() { read -rt "$1" -u 3 || true; }
switches() { awk '/ctxt_switches/ {sum += $2} END {print sum}' "/proc/$program/status"; }

pause 1
for _ in $(seq 40); do
  xdotool key F9
  pause 0.7
done
pause 1
before=$(switches)
pause 10
printf 'idle, context switches of the main thread in 10 s: %s\n' "$(($(switches) - before))"
xdotool key ctrl+q
wait "$program"

python3 - "$folder/frames.json" <<'PYTHON'
import json, sys
log = json.load(open(sys.argv[1]))
print(f"frames with an interval: {len(log['intervals'])}")
print(f"median {log['median']:.2f} ms, p99 {log['percentile99']:.2f} ms, longest {log['maximum']:.2f} ms")
print(f"within 17.5 ms: {100 * log['withinBudget']:.2f} %")
for bin in log["histogram"]:
    end = "…" if bin["to"] > 1e6 else f"{bin['to']:g}"
    print(f"{bin['from']:>6g} – {end:<6} {bin['count']:>5}  " + "█" * max(1, bin["count"] * 60 // len(log["intervals"])))
PYTHON
