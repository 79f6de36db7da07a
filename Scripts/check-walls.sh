#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Keeps the module walls of docs/ARCHITECTURE.md that the compiler cannot see. Prints each line that
# breaks one, with the rule above it. A comment may name anything.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
broken=0

# rule TEXT, then lines "file:line:code" on standard input: reports them.
rule() {
  local lines
  lines=$(cat)
  [ -z "$lines" ] && return
  printf '%s\n' "$1" >&2
  printf '%s\n' "$lines" | sed 's/^/  /' >&2
  broken=1
}

# search PATTERN PATH… : matches in tracked and new files, comment lines left out.
search() {
  local pattern=$1
  shift
  git grep --untracked -nIE -e "$pattern" -- "$@" | grep -vE '^[^:]+:[0-9]+:[[:space:]]*//' || true
}

# without PATTERN : the lines that do not match.
without() { grep -vE "$1" || true; }

readonly c_modules='C(SDL2|SDL2TTF|SDL2Image|Fontconfig|FreeType|FriBidi|HarfBuzz|DBus|BundledAssets|Pixels)'
readonly import='^[[:space:]]*(@[A-Za-z_() ]+ )?(public |package |internal |fileprivate |private )?import '
readonly above_controls='ContainerCore|Presenting|Containers|Scenes|Inspector|SDLHost|DrawerContainer'
readonly above_core='Controls|Presenting|Containers|Scenes|Inspector|SDLHost|DrawerContainer'
readonly above_views="ContainerCore|${above_core}"
readonly clocks='\b(ContinuousClock|SuspendingClock|DispatchTime|DispatchWallTime)\b|\bDate(\.now|\(\))'
readonly timers='\b(clock_gettime|gettimeofday|SDL_GetTicks(64)?|SDL_GetPerformanceCounter)\b'
readonly tasks='\bTask(\.detached|\.immediate)?[[:space:]]*(\([^)]*\)[[:space:]]*)?\{'
readonly naps='\b(sleep|usleep|nanosleep|clock_nanosleep|SDL_Delay)[[:space:]]*\(|\bTask\.sleep\b'

rule 'Only SDLHost and its tests import the C modules.' < <(
  search "${import}${c_modules}\b" 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift' |
    without '^(Sources/SDLHost|Tests/SDLHostTests)/')
# Swift 6.3 gives methods that override internally imported ones places of their own in the table of methods, of which a
# subclass in another module does not know: it calls something else.
rule 'A file with an open class imports the module of its superclass as `public import`.' < <(
  git grep --untracked -lE --all-match -e '^open class' -e '^internal import (Views|ContainerCore)' \
    -- 'Sources/*.swift')
rule 'SDLHost imports the C modules as `internal import`.' < <(
  search "${import}${c_modules}\b" 'Sources/SDLHost/*.swift' | without ':internal import C')
rule 'Only DrawerApp imports CGallerySources and CDrawerLocales.' < <(
  search "${import}C(GallerySources|DrawerLocales)\b" 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift' |
    without '^Sources/DrawerApp/')
rule 'Drawing, Languages, Views and ContainerCore import no Foundation and no Dispatch.' < <(
  search "${import}(Foundation[A-Za-z]*|Dispatch)\b" 'Sources/Drawing/*.swift' 'Sources/Languages/*.swift' \
    'Sources/Views/*.swift' 'Sources/ContainerCore/*.swift')
rule 'Drawing imports no module above it.' < <(
  search "${import}(Languages|Constraints|Views|${above_views})\b" 'Sources/Drawing/*.swift')
rule 'Languages imports only Drawing.' < <(
  search "${import}" 'Sources/Languages/*.swift' | without 'import Drawing$')
rule 'Constraints imports only Drawing.' < <(
  search "${import}" 'Sources/Constraints/*.swift' | without 'import Drawing$')
rule 'Views imports no module above it.' < <(
  search "${import}(${above_views})\b" 'Sources/Views/*.swift')
rule 'ContainerCore imports no module above it.' < <(
  search "${import}(${above_core})\b" 'Sources/ContainerCore/*.swift')
rule 'Controls imports no module with view controllers.' < <(
  search "${import}(${above_controls})\b" 'Sources/Controls/*.swift')
rule 'Presenting imports no module above it.' < <(
  search "${import}(Containers|Scenes|Inspector|SDLHost|DrawerContainer)\b" 'Sources/Presenting/*.swift')
rule 'No module imports UIKitSpellings, which serves ported programs.' < <(
  search "${import}UIKitSpellings\b" 'Sources/*.swift')
rule 'No unchecked cast in the views, the core and the controls.' < <(
  search '\b(unsafeDowncast|unsafeBitCast)\b' 'Sources/Views/*.swift' 'Sources/ContainerCore/*.swift' \
    'Sources/Controls/*.swift' 'Sources/Presenting/*.swift' 'Sources/Containers/*.swift')
rule 'Only SDLHost and DrawerApp may read a clock, sleep or start a task.' < <(
  search "${clocks}|${timers}|${tasks}|${naps}" 'Sources/*.swift' |
    without '^Sources/(SDLHost|DrawerApp)/')
rule 'Tests wait for events and do not sleep.' < <(
  search "${naps}" 'Tests/*.swift')
rule 'No try! and no fatalError in Sources: throw an error, or call `require`.' < <(
  search '\btry!|\bfatalError[[:space:]]*\(' 'Sources/*.swift' | without '^Sources/Drawing/Stop.swift:')
rule 'No precondition in Sources: it prints no message in a release build; call `require`.' < <(
  search '\bprecondition(Failure)?[[:space:]]*\(' 'Sources/*.swift')
rule 'A class with an isolated deinit is declared @MainActor: a release build with testing does not infer it.' < <(
  git grep --untracked -lIE -e '^[[:space:]]+isolated deinit' -- 'Sources/*.swift' |
    xargs -r grep -LE "^@MainActor\b")
# The bracket keeps this file from matching itself.
rule 'No path of a particular machine in the project.' < <(
  git grep --untracked -nIE -e '(^|[^A-Za-z0-9_.$}-])/(work|root|home/[a-z][a-z0-9_-]*)[/]' -- . || true)

# What a comment cites has to be in docs: "contract 3.6" is a heading of CONTRACT.md, LOOK.md is a page.
headings=$(grep -oE '^##+ [0-9]+(\.[0-9]+)?' docs/CONTRACT.md | grep -oE '[0-9.]+$' | sed 's/\.$//')
rule 'Each rule of the contract that is cited is a heading of docs/CONTRACT.md.' < <(
  git grep --untracked -noIiE -e 'contract [0-9]+(\.[0-9]+)?((,| and| to) [0-9]+(\.[0-9]+)?)*' -- \
    'Sources/*' 'Tests/*' 'Examples/*' docs |
    while IFS=: read -r file line words; do
      for number in $(grep -oE '[0-9]+(\.[0-9]+)?' <<<"$words"); do
        grep -qxF "$number" <<<"$headings" || printf '%s:%s: contract %s\n' "$file" "$line" "$number"
      done
    done)
rule 'Each page that a comment cites is in docs.' < <(
  git grep --untracked -noIE -e '[A-Za-z0-9/-]+\.md\b' -- 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift' |
    while IFS=: read -r file line page; do
      [ -f "docs/$page" ] || [ -f "$page" ] || printf '%s:%s: %s\n' "$file" "$line" "$page"
    done)

# docs/decisions/0011-state-has-owners.md
Scripts/count-structure.pl --check || broken=1

exit "$broken"
