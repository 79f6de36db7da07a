#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Formats every Swift file in place; with --check only reports, and fails when there is something.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# Tracked files and new ones, but never build folders.
files() { git ls-files -z --cached --others --exclude-standard --deduplicate -- '*.swift' |
  while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done; }

case "${1-}" in
  "") files | xargs -0 -r swift format format --in-place --parallel --configuration .swift-format -- ;;
  --check) files | xargs -0 -r swift format lint --strict --parallel --configuration .swift-format -- ;;
  *) printf 'usage: format.sh [--check]\n' >&2; exit 64 ;;
esac
