#!/bin/sh
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Makes the pictures of the README from the program's tour: a moving one, and a still of each container.
# Needs img2webp (Debian's package webp).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
images="$root/docs/images"
# Pictures a second, and pixels per point.
rate=12
scale=0.8

command -v img2webp >/dev/null || {
  printf 'make-pictures: img2webp is missing; install webp\n' >&2
  exit 69
}
cd "$root"
swift build -c release --product drawer
drawer=$(swift build -c release --show-bin-path)/drawer
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$drawer" --headless --theme light --tour "$work/stills"
for still in drag=drawer pushed=navigation tabs=tabs split=split page=pages form=presentations \
  popover=popovers segues=segues; do
  cp "$work/stills/"*"-${still%=*}.png" "$images/${still#*=}.png"
done

"$drawer" --headless --theme light --scale "$scale" --tour "$work/film" --tour-rate "$rate"
img2webp -loop 0 -lossy -q 60 -m 4 -d "$((1000 / rate))" "$work/film/film-"*.png \
  -o "$images/tour.webp"
ls -l "$images/tour.webp"
