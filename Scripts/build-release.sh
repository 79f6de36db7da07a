#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Builds the program as it is shipped and prints where it lies. With the Swift runtime inside it starts
# sooner, needs less memory and runs where no Swift is; toolchains without the static runtime
# link it as usual.
#
#   build-release.sh [PRODUCT [PACKAGE [SCRATCH]]]    default: drawer of this project
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
product=${1-drawer}
package=${2-$project}
# Libraries come from the system's folders alone, and nothing can change the addresses of their functions at run time.
build=(swift build --package-path "$package" --scratch-path "${3-$package/.build}" -c release
  --disable-local-rpath -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now)
runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
# A linked runtime is found by a RUNPATH to its own folder.
paths=none
if [ -d "${runtime}_static/linux" ]; then
  build+=(--static-swift-stdlib)
  # The runtime uses little of the C++ library, whose 3,000 relocations would be a tenth of the start.
  cxx=$(gcc -print-file-name=libstdc++.a 2>/dev/null || true)
  if [ -f "$cxx" ]; then
    libraries=${3-$package/.build}/static-libraries
    mkdir -p "$libraries"
    ln -sf "$(readlink -f "$cxx")" "$libraries/libstdc++.a"
    build+=(-Xswiftc -L -Xswiftc "$libraries" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
  fi
  paths='RPATH|RUNPATH'
fi

# Relocations in the packed form that glibc reads since 2.36, and no symbols for libraries to find in a
# program: a megabyte less to keep in memory.
libc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed -n 's/^glibc //p')
if [ "$(printf '2.36\n%s\n' "${libc:-0}" | sort -V | head -n 1)" = 2.36 ] \
  && [ -x "$(dirname "$(readlink -f "$(command -v swift)")")/ld.lld" ]; then
  build+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
    -Xlinker --no-export-dynamic -Xlinker --icf=safe)
fi

"${build[@]}" --product "$product" >&2
binary=$("${build[@]}" --show-bin-path)/$product
# Without the tool, a part of binutils, nothing is checked.
if command -v readelf >/dev/null; then
  dynamic=$(LC_ALL=C readelf -d "$binary")
  if ! grep -q 'Flags:.*NOW' <<<"$dynamic" || grep -qE "\(($paths)\)" <<<"$dynamic"; then
    echo "build-release.sh: $binary would look for libraries in other folders or bind functions late" >&2
    exit 1
  fi
fi
printf '%s\n' "$binary"
