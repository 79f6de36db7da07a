#!/bin/sh
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Makes the pictures of the README from the program's tour: a moving one, and a still of each container.
# Needs img2webp (Debian's package webp).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
images="$root/docs/images"
# Pixels per point of the moving one.
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

"$drawer" --headless --theme light --scale "$scale" --tour "$work/visit" --record "$work/recording"
"$drawer" movie "$work/recording" "$images/tour.webp"
ls -l "$images/tour.webp"
