#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Builds the program as it is shipped and prints where it lies. With the Swift runtime inside it starts
# sooner, needs less memory and runs where no Swift is; toolchains without the static runtime
# link it as usual.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=(swift build --package-path "$project" -c release)
runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
[ -d "${runtime}_static/linux" ] && build+=(--static-swift-stdlib)

"${build[@]}" --product drawer >&2
printf '%s/drawer\n' "$("${build[@]}" --show-bin-path)"
