#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Checks docs/ARCHITECTURE.md, and prints a line for each problem: a folder below Sources that the page does not list, or a
# listed folder that does not exist; a step `Type (Module/Folder)` of a walk whose type is not declared in that folder; more
# than 150 lines, or a line of more than 120 columns. C modules and documentation catalogs need not be listed.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly page=docs/ARCHITECTURE.md
broken=0

# report : prints the lines on standard input; the check fails if there is one.
report() {
  local lines
  lines=$(cat)
  [ -z "$lines" ] && return
  printf '%s\n' "$lines" >&2
  broken=1
}

# listed : the modules and folders in the page's list, such as Views/Tree/Pointers. A module has two spaces before it, a line of
# folders four, with " | " between folders. A nested folder is written with its path in the module.
listed() {
  awk '
    /^## / { inside = $0 == "## Modules and folders" }
    !inside { next }
    /^  C[A-Z]/ { module = ""; next }
    /^  [A-Z]/ { module = $1; sub(/\/.*/, "", module); print module; next }
    /^    [A-Z]/ && module != "" {
      count = split($0, folders, " [|] ")
      for (at = 1; at <= count; at++) {
        sub(/^ +/, "", folders[at])
        if (match(folders[at], /^[A-Za-z0-9\/]+\//)) print module "/" substr(folders[at], 1, RLENGTH - 1)
      }
    }' "$page" | sort -u
}

# existing : the modules and folders below Sources that have a file.
existing() {
  find Sources -name '*.swift' |
    awk -F/ '
      $2 ~ /^C[A-Z]/ || /\.docc\// { next }
      { path = $2; print path; for (at = 3; at < NF; at++) print path = path "/" $at }' | sort -u
}

# steps : the steps of the walks, each as a type and its folder.
steps() {
  awk '/^## / { inside = $0 == "## Six walks" } inside' "$page" | tr '\n' ' ' |
    grep -oE '[A-Z][A-Za-z0-9]+`? +\([A-Z][A-Za-z]*(/[A-Za-z0-9]+)*\)' | tr -d '`()' | sort -u
}

readonly declaration='^(@[A-Za-z]+(\([^)]*\))? +|[a-z]+ +)*(class|struct|enum|protocol|actor|typealias) +'

report < <(comm -13 <(listed) <(existing) | sed "s|^|$page does not list |")
report < <(comm -23 <(listed) <(existing) | sed "s|^|$page lists a folder that does not exist: |")
[ -n "$(steps)" ] || report <<<"$page has no walks below the heading \"Six walks\""
report < <(
  while read -r type folder; do
    grep -qsE "$declaration$type\b" "Sources/$folder"/*.swift ||
      printf '%s: %s is not declared in Sources/%s\n' "$page" "$type" "$folder"
  done < <(steps))
report < <(
  perl -CSD -Mstrict -nle '
    END { print "$ARGV has $. lines, more than 150" if $. > 150 }
    print "$ARGV:$.: ", length, " columns, more than 120" if length > 120' "$page")

exit "$broken"
