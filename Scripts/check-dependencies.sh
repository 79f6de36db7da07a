#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Says of each package that Package.swift pins whether a newer version is there. Ends with 1 when one is old, and with 69
# when a repository does not answer.
#
#   check-dependencies.sh [MANIFEST]    default: that of this project
set -euo pipefail

manifest=${1-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/Package.swift}
old=0
while read -r url version; do
  name=${url##*/}
  tags=$(GIT_TERMINAL_PROMPT=0 timeout 60 git ls-remote --tags --refs "$url") || {
    printf 'check-dependencies: %s does not answer\n' "$url" >&2
    exit 69
  }
  # Releases only: no beta is newer than what is shipped.
  newest=$(sed -nE 's|.*refs/tags/v?([0-9]+\.[0-9]+\.[0-9]+)$|\1|p' <<<"$tags" | sort -V | tail -n 1)
  if [ "$(printf '%s\n' "$version" "${newest:-$version}" | sort -V | tail -n 1)" = "$version" ]; then
    printf '%s %s is the newest\n' "$name" "$version"
  else
    printf '%s %s is old: %s is available\n' "$name" "$version" "$newest"
    old=1
  fi
done < <(sed -nE 's/^ *pinned\("([^"]+)", "([^"]+)"\).*/\1 \2/p' "$manifest")
exit $old
