#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Lists each public declaration without a doc comment, as file:line:declaration, and fails when there
# is one. With paths it lists what lies under these only: Scripts/check-docs.sh Sources/Drawing
#
# Attributes and swift-format-ignore lines may stand between the comment and the declaration. No
# comment is asked for where the reader finds one elsewhere: overrides, witnesses and default
# implementations of a documented requirement, and what every Equatable, Hashable, Comparable,
# Codable, RawRepresentable or CustomStringConvertible type has.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Reads line by line and keeps a stack of the braces that are open; each is a type or a body. A
# conformance may stand in a later file than the member, so the list is made at the end.
readonly program='
# The line without what stands in strings and comments.
function code(line,   at, out, character, next3) {
  out = ""
  for (at = 1; at <= length(line); at++) {
    next3 = substr(line, at, 3)
    if (next3 == "\"\"\"") { in_text = !in_text; at += 2; continue }
    if (in_text) continue
    if (in_comment) { if (substr(next3, 1, 2) == "*/") { in_comment = 0; at++ }; continue }
    if (substr(next3, 1, 2) == "//") break
    if (substr(next3, 1, 2) == "/*") { in_comment = 1; at++; continue }
    character = substr(line, at, 1)
    if (character == "\"") { at = after_string(line, at); out = out "\"\""; continue }
    out = out character
  }
  return out
}

# Where the string that begins at `at` ends. An interpolation may hold strings of its own.
function after_string(line, at,   character, depth) {
  for (at++; at <= length(line); at++) {
    character = substr(line, at, 1)
    if (character == "\\" && substr(line, at + 1, 1) == "(") {
      depth = 1
      for (at += 2; at <= length(line) && depth > 0; at++) {
        character = substr(line, at, 1)
        if (character == "(") depth++
        if (character == ")") depth--
        if (character == "\"") at = after_string(line, at)
      }
      at--
    } else if (character == "\\") at++
    else if (character == "\"") return at
  }
  return at
}

# Takes attributes and modifiers off `rest`; leaves the keyword and what follows it.
function take_modifiers(   word) {
  is_public = is_override = 0
  while (1) {
    if (match(rest, /^@[A-Za-z_.]+(\([^()]*(\([^()]*\)[^()]*)*\))?[ ]*/)) {
      if (rest ~ /^@_/) is_hidden = 1
      rest = substr(rest, RLENGTH + 1)
    } else if (match(rest, modifier)) {
      word = substr(rest, 1, RLENGTH)
      if (word ~ /^class / && rest !~ /^class +(func|var|subscript)/) return
      if (word ~ /^(public|open) /) is_public = 1
      if (word ~ /^override /) is_override = 1
      rest = substr(rest, RLENGTH + 1)
    } else return
  }
}

# The name after the keyword: of a type, a function, a property or the first case.
function name_of(text) {
  sub(/^[a-z]+ */, "", text)
  if (match(text, /^[A-Za-z_`][A-Za-z0-9_.`]*/)) return substr(text, 1, RLENGTH)
  sub(/[ (].*/, "", text)
  return text
}

# Remembers what the type or extension in `header` conforms to.
function note_conformances(type, header,   part, parts, count) {
  if (!match(header, /: */)) return
  header = substr(header, RSTART + RLENGTH)
  sub(/ where .*/, "", header); sub(/[{].*/, "", header)
  count = split(header, parts, /, */)
  for (part = 1; part <= count; part++) {
    gsub(/@[A-Za-z]+ *|nonisolated |[ ]|[A-Za-z]+[.]/, "", parts[part])
    parents[type] = parents[type] " " parts[part]
  }
}

# A `let` may be the witness of a `var`, a property never that of a function.
function sort_of(keyword) { return keyword == "let" ? "var " : keyword " " }

# Whether a protocol that the type conforms to documents a requirement of this sort and name.
function is_explained(type, name, depth,   part, list, count) {
  if ((type SUBSEP name) in required) return 1
  if (depth > 4) return 0
  count = split(parents[type], list, " ")
  for (part = 1; part <= count; part++) if (is_explained(list[part], name, depth + 1)) return 1
  return 0
}

BEGIN {
  declaration = "^(struct|class|enum|protocol|actor|extension|func|var|let|init|subscript|case" \
    "|typealias|associatedtype|operator|precedencegroup|macro)$"
  modifier = "^(public|open|package|internal|fileprivate|private|static|class|final|override|mutating" \
    "|nonmutating|nonisolated|lazy|weak|unowned|indirect|convenience|required|dynamic|prefix|infix" \
    "|postfix|borrowing|consuming|isolated)([(][a-z]+[)])? +"
}

FNR == 1 {
  if (depth != 0) print "check-docs: unbalanced braces before " FILENAME > "/dev/stderr"
  depth = in_text = in_comment = documented = is_hidden = 0
  header = ""
}

/^[ ]*\/\/\// && !in_text { documented = 1; next }
/^[ ]*\/\/ swift-format-ignore/ { next }

{
  raw = $0
  line = code(raw)
  rest = line
  sub(/^ +/, "", rest)
  in_type = depth == 0 || kind[depth] != "body"
  keyword = ""
  if (header == "" && in_type && rest != "") {
    take_modifiers()
    if (rest == "") next  # Attributes alone: the declaration is on a later line.
    keyword = rest
    sub(/[^a-z].*/, "", keyword)
    if (keyword !~ declaration) keyword = ""
  }
  if (keyword != "") {
    name = keyword == "init" || keyword == "subscript" ? keyword : name_of(rest)
    inside = depth == 0 ? "" : type_name[depth]
    if (depth > 0 && !shown[depth]) is_public = 0
    if (depth > 0 && kind[depth] == "protocol" && shown[depth]) {
      is_public = 1
      if (documented) required[inside, sort_of(keyword) name] = 1
    }
    if (keyword == "case" && kind[depth] == "enum" && shown[depth]) is_public = 1
    if (is_public && !documented && !is_override && !is_hidden && keyword != "extension") {
      count++
      files[count] = FILENAME; lines[count] = FNR; types[count] = inside; names[count] = name
      sorts[count] = sort_of(keyword)
      is_requirement[count] = depth > 0 && kind[depth] == "protocol"
      texts[count] = raw; sub(/^ +/, "", texts[count]); sub(/ *[{] *$/, "", texts[count])
    }
    if (keyword ~ /^(struct|class|enum|protocol|actor|extension)$/) {
      header = rest; header_kind = keyword; header_shown = is_public || keyword == "extension"
      header_name = name
      sub(/^.*[.]/, "", header_name)
    }
    documented = is_hidden = 0
  } else if (rest != "") documented = is_hidden = 0
  if (rest == "") documented = is_hidden = 0

  for (at = 1; at <= length(line); at++) {
    character = substr(line, at, 1)
    if (character == "{") {
      depth++
      kind[depth] = header == "" ? "body" : header_kind
      type_name[depth] = header_name; shown[depth] = header_shown
      if (header != "") note_conformances(header_name, header)
      header = ""
    } else if (character == "}") depth--
  }
  if (header != "" && header != rest) header = header " " rest
}

END {
  for (item = 1; item <= count; item++) {
    name = names[item]; text = texts[item]
    if (name ~ /^(==|<|description|debugDescription|rawValue|hashValue)$/) continue
    if (text ~ /func hash\(into|func encode\(to|init\(from [a-z]+: *(any )?Decoder|init\??\(rawValue/) continue
    if (!is_requirement[item] && name != "init" && is_explained(types[item], sorts[item] name, 0)) continue
    print files[item] ":" lines[item] ":" text
  }
}
'

list=$(git ls-files -z --cached --others --exclude-standard --deduplicate -- 'Sources/*.swift' |
  xargs -0 awk "$program")
if [ $# -gt 0 ]; then list=$(grep -F "${@/#/-e}" <<<"$list" || true); fi
[ -z "$list" ] || { printf '%s\n' "$list"; exit 1; }
