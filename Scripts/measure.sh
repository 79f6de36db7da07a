#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Measures the release build in a private X server:
#   - the intervals between frames through twenty openings and closings of the drawer, and how often the program wakes in
#     ten idle seconds (1280x800, or the size that is named); the same once more while a client of assistive technology
#     asks for all elements without a pause
#   - the intervals while screens appear: swaps, pushes, tabs, sheets; of a long list under the wheel; and how long a
#     press waits for the first frame that answers it
#   - the memory that only this program uses, a second after its start
#   - beside them, the intervals of a program that only sends a still picture: no program sends more evenly on this machine
#
#   measure.sh                          at 1280x800, 1920x1080 and 3840x2160 with scale 2; six minutes
#   measure.sh WIDTHxHEIGHT [SCALE]     at one size, in pixels
#
# The figures mean something only while the machine does nothing else.
set -euo pipefail

usage() { printf 'usage: measure.sh [WIDTHxHEIGHT [SCALE]]\n' >&2; exit 64; }
[ $# -le 2 ] || usage
[[ ${1-1x1} =~ ^[0-9]+x[0-9]+$ && ${2-1} =~ ^[0-9.]+$ ]] || usage
if [ $# -gt 0 ]; then sizes=("$1 ${2-1}"); else sizes=("1280x800 1" "1920x1080 1" "3840x2160 2"); fi

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$project/Scripts/setup.sh" --tests
drawer=$("$project/Scripts/build-release.sh")
scenes=$("$project/Scripts/build-release.sh" Scenes)

folder=$(mktemp -d)
started=()
clean_up() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap clean_up EXIT
exec 3<> <(:)
pause() { read -rt "$1" -u 3 || true; }
# Where that is allowed, before all other work.
calm=()
if chrt -f 5 true 2>/dev/null; then calm=(chrt -f 5); fi

start_server() {
  rm -f "$folder/display"
  "${calm[@]}" Xvfb -displayfd 4 -screen 0 "$(($1 + 120))x$(($2 + 100))x24" -nolisten tcp \
    4>"$folder/display" 2>/dev/null &
  server=$!
  started+=("$server")
  for _ in $(seq 100); do [ -s "$folder/display" ] && break; pause 0.05; done
  DISPLAY=:$(cat "$folder/display")
  export DISPLAY
}
start_program() {
  "${calm[@]}" "$@" 3<&- &
  program=$!
  started+=("$program")
  xdotool search --sync --onlyvisible --pid "$program" >/dev/null
  pause 1
}
points() { awk -v pixels="$1" -v scale="$2" 'BEGIN {print int(pixels / scale)}'; }
switches() { awk '/ctxt_switches/ {sum += $2} END {print sum}' "/proc/$program/status"; }

# `off`, or `on` while a client of assistive technology asks for the whole tree again and again.
measure_slides() {
  printf '\nslides, accessibility %s\n' "$4"
  start_program "$drawer" --accessibility "$4" --sample million --size "$(points "$1" "$3")x$(points "$2" "$3")" \
    --scale "$3" --renderer software --frame-log "$folder/frames.json"
  awk '/^Private/ {sum += $2} END {printf "memory that only the program uses: %.1f MB\n", sum / 1024}' \
    "/proc/$program/smaps_rollup"
  if [ "$4" = on ]; then start_client; fi
  for _ in $(seq 40); do
    xdotool key F9
    pause 0.7
  done
  pause 1
  if [ "$4" = on ]; then
    kill "$client"
    wait "$client" || true
  fi
  local before
  before=$(switches)
  pause 10
  printf 'idle, context switches of the main thread in 10 s: %s\n' "$(($(switches) - before))"
  xdotool key ctrl+q
  wait "$program"
  python3 - "$folder/frames.json" <<'PYTHON'
import json, sys
log = json.load(open(sys.argv[1]))
print(f"slides, frames with an interval: {len(log['intervals'])}")
print(f"median {log['median']:.2f} ms, p99 {log['percentile99']:.2f} ms, longest {log['maximum']:.2f} ms")
print(f"within 17.5 ms: {100 * log['withinBudget']:.2f} %")
for bin in log["histogram"]:
    end = "…" if bin["to"] > 1e6 else f"{bin['to']:g}"
    print(f"{bin['from']:>6g} – {end:<6} {bin['count']:>5}  " + "█" * max(1, bin["count"] * 60 // len(log["intervals"])))
PYTHON
}

# A session bus, for the program and the client.
start_bus() {
  HOME=$folder XDG_RUNTIME_DIR=$folder GSETTINGS_BACKEND=memory "${calm[@]}" \
    dbus-daemon --session --nofork --print-address=4 4>"$folder/bus" 2>/dev/null 3<&- &
  bus=$!
  started+=("$bus")
  for _ in $(seq 100); do [ -s "$folder/bus" ] && break; pause 0.05; done
  DBUS_SESSION_BUS_ADDRESS=$(cat "$folder/bus")
  export DBUS_SESSION_BUS_ADDRESS
}
# Walks over the program's tree without a pause and keeps nothing; it prints how often.
start_client() {
  /usr/bin/python3 -W ignore -c '
import signal, sys, time, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

def program():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_toolkit_name() == "DrawerContainer": return child

def walk(node):
    node.get_extents(Atspi.CoordType.WINDOW), node.get_name(), node.get_state_set(), node.get_role()
    children = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    return 1 + sum(walk(child) for child in children if child)

signal.signal(signal.SIGTERM, lambda *_: sys.exit())
while not (found := program()): time.sleep(0.1)
walks, elements, began = 0, 0, time.monotonic()
try:
    while True:
        found.clear_cache()
        try: elements += walk(found)
        except gi.repository.GLib.GError: continue
        walks += 1
finally:
    print(f"the client went over {elements} elements in {walks} walks, {(time.monotonic() - began):.1f} s")
' 3<&- &
  client=$!
  started+=("$client")
  pause 2
}

# Keys with Ctrl, and the seconds after each.
press() {
  local key
  for key in $1; do
    xdotool key "ctrl+$key"
    pause "$2"
  done
}
repeated() { for _ in $(seq "$2"); do printf '%s ' "$1"; done; }

# What any program can reach: sends the same picture 600 times at even moments, as soon as sending lately took.
send_still_picture() {
  SDL_FRAMEBUFFER_ACCELERATION=0 "${calm[@]}" python3 -c '
import ctypes, sys, time
sdl = ctypes.CDLL("libSDL2-2.0.so.0")
sdl.SDL_CreateWindow.restype = ctypes.c_void_p
sdl.SDL_Init(0x20)
window = ctypes.c_void_p(sdl.SDL_CreateWindow(b"still", 0, 0, int(sys.argv[1]), int(sys.argv[2]), 4))
event = ctypes.create_string_buffer(128)
due, takes, last = time.monotonic(), 0, None
for frame in range(660):
    due += 1 / 60
    time.sleep(max(0, due - takes - time.monotonic()))
    began = time.monotonic()
    sdl.SDL_GetWindowSurface(window)
    sdl.SDL_UpdateWindowSurface(window)
    sent = time.monotonic()
    while sdl.SDL_PollEvent(event): pass
    took = sent - began
    takes += min(max(took - takes, -takes / 2), takes / 2) / 8 if takes else took
    if frame >= 60: print("frame still", 1000 * (sent - last), "- -")
    last = sent
' "$1" "$2" 3<&-
}

measure_screens() {
  start_program "$scenes" screens "$(points "$1" "$3")" "$(points "$2" "$3")" "$3" >"$folder/frames"
  # The first eight panes appear for the first time.
  press "$(repeated 'o s' 16)" 0.8
  press n 0.4
  press "$(repeated p 5) $(repeated b 5)" 0.7
  press a 0.4
  press "$(repeated t 6)" 0.6
  press "$(repeated h 6)" 0.8
  press l 0.5
  xdotool mousemove "$(($1 / 2))" "$(($2 / 2))"
  xdotool click --repeat 400 --delay 8 5
  pause 0.5
  xdotool key ctrl+q
  wait "$program"
  send_still_picture "$1" "$2" >>"$folder/frames"
  python3 - "$folder/frames" "$1 × $2, scale $3" <<'PYTHON'
import sys
names = {"swap": "swaps", "push": "pushes", "pop": "pops", "tab": "tabs", "sheet": "sheets", "list": "wheel",
         "still": "a still picture"}
intervals, answers = {}, {}
for line in open(sys.argv[1]):
    words = line.split()
    if words[:1] != ["frame"] or words[1] not in names:
        continue
    # Under the wheel the loop rests between two events.
    interval, gap, answer = words[2:]
    value = gap if words[1] == "list" else interval
    if value != "-" and float(value) < 1000 and not (words[1] == "list" and float(value) > 100):
        intervals.setdefault(words[1], []).append(float(value))
    if answer != "-":
        answers.setdefault(words[1], []).append(float(answer))
for scene, name in names.items():
    values = sorted(intervals.get(scene, [0]))
    waits = sorted(answers.get(scene, []))
    wait = f"{waits[len(waits) // 2]:.1f} ms" if waits else ""
    within = 100 * sum(value <= 17.5 for value in values) / len(values)
    late = sum(value > 25 for value in values)
    print(f"| {sys.argv[2]} | {name} | {len(values)} | {values[int(len(values) * .99)]:.1f} ms | {values[-1]:.1f} ms "
          f"| {within:.1f} % | {late} | {wait} |")
PYTHON
}

printf 'load before: %s\n' "$(cut -d ' ' -f 1 /proc/loadavg)"
read -r first scale <<<"${sizes[0]}"
start_server "${first%x*}" "${first#*x}"
measure_slides "${first%x*}" "${first#*x}" "$scale" off
start_bus
measure_slides "${first%x*}" "${first#*x}" "$scale" on
kill "$server"
# Screens are measured without a bus.
kill "$bus"
unset DBUS_SESSION_BUS_ADDRESS
printf '\n| window | scene | intervals | 99 %% within | longest | within 17.5 ms | over 25 ms | first frame after the press |\n'
printf '|---|---|--:|--:|--:|--:|--:|--:|\n'
for size in "${sizes[@]}"; do
  read -r pixels scale <<<"$size"
  start_server "${pixels%x*}" "${pixels#*x}"
  measure_screens "${pixels%x*}" "${pixels#*x}" "$scale"
  kill "$server"
done
printf '\nload after: %s\n' "$(cut -d ' ' -f 1 /proc/loadavg)"
