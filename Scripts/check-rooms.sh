#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# A folder of a module may use only the folders that docs/ARCHITECTURE.md lists before it in the module, so there is no cycle
# between them. Prints each line that names a type of a later folder, and fails when there is one. Comments, strings and names
# behind a dot, as of a nested type, may be any. A file beside the folders belongs to none of them.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# order MODULE : its folders as docs/ARCHITECTURE.md lists them; a line may have several, with " | " between them.
order() {
  awk -v module="  $1/" '
    index($0, module) == 1 { inside = 1; next }
    inside && /^  [A-Za-z]/ { exit }
    inside && /^    [A-Z][A-Za-z]*\// {
      count = split(substr($0, 5), folders, " [|] ")
      for (at = 1; at <= count; at++) {
        # A nested folder is a part of its folder.
        if (folders[at] ~ /^[A-Z][A-Za-z]*\/( |$)/) { sub(/\/.*/, "", folders[at]); print folders[at] }
      }
    }' docs/ARCHITECTURE.md
}

# Reads all files twice: the first time for the types that each folder declares.
readonly program='
function rank_of(path) { split(path, parts, "/"); return rank[parts[3]] }

BEGIN { count = split(order, names, "\n"); for (at = 1; at <= count; at++) rank[names[at]] = at }

FNR == 1 { here = rank_of(FILENAME); in_text = 0 }

{
  line = $0
  if (gsub(/"""/, "", line) % 2) in_text = !in_text
  if (in_text || !here) next
  gsub(/"([^"\\]|\\.)*"/, "", line)
  sub(/\/\/.*/, "", line)
  gsub(/\.[A-Z][A-Za-z0-9_]*/, "", line)
}

pass == 1 {
  while (sub(/^(@[A-Za-z]+(\([^)]*\))?|public|package|open|internal|final|nonisolated|indirect) +/, "", line));
  if (match(line, /^(class|struct|enum|protocol|actor|typealias) +[A-Za-z]+/)) {
    name = substr(line, RSTART, RLENGTH)
    sub(/.* /, "", name)
    declared[name] = here
  }
  next
}

{
  count = split(line, words, /[^A-Za-z0-9_]+/)
  for (at = 1; at <= count; at++)
    if (declared[words[at]] > here) {
      print FILENAME ":" FNR ": " words[at] " belongs to " names[declared[words[at]]]
    }
}

'
# violations MODULE : the lines that name a type of a later folder.
violations() {
  local module=$1 order folder files
  order=$(order "$module")
  for folder in "Sources/$module"/*/; do
    folder=$(basename "$folder")
    [[ $folder == *.docc || $folder == include ]] || grep -qxF "$folder" <<<"$order" ||
      printf 'docs/ARCHITECTURE.md does not list %s/%s\n' "$module" "$folder"
  done
  mapfile -d '' -t files < <(
    git ls-files -z --cached --others --exclude-standard --deduplicate -- "Sources/$module/*.swift")
  # A file that was deleted and not yet committed is still listed.
  for at in "${!files[@]}"; do [ -f "${files[$at]}" ] || unset "files[$at]"; done
  awk -v order="$order" "$program" pass=1 "${files[@]}" pass=2 "${files[@]}" || true
}

broken=0
for folder in Sources/*/; do
  module=$(basename "$folder")
  [[ $module == C[A-Z]* ]] && continue
  compgen -G "Sources/$module/*/" >/dev/null || continue
  lines=$(violations "$module")
  [ -z "$lines" ] && continue
  printf '%s\n' "$lines" >&2
  broken=1
done
exit "$broken"
