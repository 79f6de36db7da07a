// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A shell pattern for names: `*`, `?` and sets such as `[a-z]` or `[!0-9]`. Case is ignored.
nonisolated struct NamePattern {
  private enum Part {
    case anything
    case one(of: [ClosedRange<Character>], isIncluded: Bool)

    func fits(_ character: Character) -> Bool {
      guard case .one(let ranges, let isIncluded) = self else { return false }
      return ranges.contains { $0.contains(character) } == isIncluded
    }
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var rest = Array(pattern.lowercased())[...]
    var parts: [Part] = []
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.anything)
      case "?": parts.append(.one(of: [], isIncluded: false))
      case "[":
        parts.append(Self.parseSet(&rest) ?? .one(of: ["["..."["], isIncluded: true))
      default: parts.append(.one(of: [character...character], isIncluded: true))
      }
    }
    self.parts = parts
  }

  /// Parses the set after a bracket. Returns nil, and consumes nothing, if the bracket is never closed.
  private static func parseSet(_ rest: inout ArraySlice<Character>) -> Part? {
    let isNegated = rest.first == "!" || rest.first == "^"
    let members = isNegated ? rest.dropFirst() : rest
    // A closing bracket at the start belongs to the set.
    guard let end = members.dropFirst().firstIndex(of: "]") else { return nil }
    var left = members[..<end]
    rest = rest[(end + 1)...]
    var ranges: [ClosedRange<Character>] = []
    while let first = left.popFirst() {
      if left.count >= 2, left.first == "-", let last = left.dropFirst().first, first <= last {
        ranges.append(first...last)
        left = left.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .one(of: ranges, isIncluded: !isNegated)
  }

  func matches(_ name: String) -> Bool {
    let characters = Array(name.lowercased())
    var (index, part) = (0, 0)
    // The last star, and the end of the text that it matches so far.
    var star: (part: Int, index: Int)?
    while index < characters.count {
      if part < parts.count, case .anything = parts[part] {
        star = (part, index)
        part += 1
      } else if part < parts.count, parts[part].fits(characters[index]) {
        index += 1
        part += 1
      } else if let last = star {
        star = (last.part, last.index + 1)
        (index, part) = (last.index + 1, last.part + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .anything = $0 { true } else { false } }
  }
}
