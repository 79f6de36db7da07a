// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// What an element of an SVG file inherits and sets, as far as it decides how much work it is to draw the element.
nonisolated struct VectorStyle {
  private(set) var matrix = VectorMatrix()
  private(set) var strokeWidth = 1.0
  private(set) var isStroked = false
  /// The length of one round of dashes and gaps, and their number; nil for a solid stroke.
  private(set) var dashes: (length: Double, count: Double)?
  private(set) var fontSize = 0.0

  /// nanosvg cuts longer declarations of a style.
  private static let longestDeclaration = 500

  /// Dashes and gaps that nanosvg keeps.
  private static let mostDashes = 8

  /// Sets one attribute, in the order of the file.
  ///
  /// - Parameters:
  ///   - whole: What 100 % is.
  ///   - isRule: Whether a style sheet sets it. nanosvg's way to find the rules of an element is not documented: such a rule
  ///     adds work and never takes work away.
  mutating func set(
    _ name: String, _ value: ArraySlice<UInt8>, of whole: Double, _ sheet: VectorStyleSheet,
    isRule: Bool = false
  ) throws(VectorWork.Excess) {
    var text = VectorText(value)
    switch name {
    case "style" where !isRule: try set(declarations: value, of: whole, sheet)
    case "class" where !isRule:
      for rule in sheet.rules(for: value) {
        try set(declarations: rule, of: whole, sheet, isRule: true)
      }
    case "transform" where !isRule: try matrix.concatenate(VectorMatrix(value))
    case "style", "transform": throw VectorWork.Excess("a style rule with a \(name)")
    case "stroke": isStroked = !value.elementsEqual("none".utf8) || isRule && isStroked
    case "stroke-width":
      let width = try text.length(of: whole, fontSize: fontSize)
      strokeWidth = isRule ? max(strokeWidth, width) : width
    case "font-size":
      let size = try text.length(of: whole, fontSize: fontSize)
      fontSize = isRule ? max(fontSize, size) : size
    case "stroke-dasharray":
      let dashes = try dashes(value, of: whole)
      let isShorter = dashes.map { new in
        self.dashes.map { new.length / new.count < $0.length / $0.count } ?? true
      }
      if !isRule || isShorter == true { self.dashes = dashes }
    default: break
    }
  }

  private func dashes(
    _ list: ArraySlice<UInt8>, of whole: Double
  ) throws(VectorWork.Excess) -> (length: Double, count: Double)? {
    guard list.first != UInt8(ascii: "n") else { return nil }
    let items = list.split(maxSplits: 100) { VectorText.isSpace($0) || $0 == UInt8(ascii: ",") }
      .prefix(Self.mostDashes)
    var sum = 0.0
    for item in items {
      var text = VectorText(item.prefix(63))
      sum += abs(try text.length(of: whole, fontSize: fontSize))
    }
    return sum <= 1e-6 ? nil : (sum, Double(items.count))
  }

  private mutating func set(
    declarations: ArraySlice<UInt8>, of whole: Double, _ sheet: VectorStyleSheet,
    isRule: Bool = false
  ) throws(VectorWork.Excess) {
    for declaration in declarations.split(separator: UInt8(ascii: ";"))
    where declaration.count <= Self.longestDeclaration {
      let name = declaration.prefix { $0 != UInt8(ascii: ":") }
      let value = declaration.dropFirst(name.count).drop {
        $0 == UInt8(ascii: ":") || VectorText.isSpace($0)
      }
      let word = String(decoding: VectorText.trimmed(name), as: UTF8.self)
      // nanosvg would follow a rule that names itself until no memory is left.
      guard word != "class" else { throw VectorWork.Excess("a class inside a style") }
      try set(word, VectorText.trimmed(value), of: whole, sheet, isRule: isRule)
    }
  }
}

/// The rules of the style sheets in an SVG file.
nonisolated struct VectorStyleSheet {
  private var rules: [ArraySlice<UInt8>] = []
  /// Which rules name a word in their selectors.
  private var places: [ArraySlice<UInt8>: [Int]] = [:]

  /// nanosvg looks through all rules for each element.
  private static let mostRules = 4096

  /// Adds the rules between two tags.
  mutating func add(_ text: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    var rest = text
    while let end = rest.firstIndex(of: UInt8(ascii: "}")) {
      guard let start = rest[..<end].firstIndex(of: UInt8(ascii: "{")) else { break }
      for word in Set(rest[..<start].split { !Self.isNamePart($0) }) {
        places[word, default: []].append(rules.count)
      }
      rules.append(rest[(start + 1)..<end])
      guard rules.count <= Self.mostRules else {
        throw VectorWork.Excess("more than \(Self.mostRules) style rules")
      }
      rest = rest[(end + 1)...]
    }
    // nanosvg would use memory that it has not filled.
    guard rest.allSatisfy({ VectorText.isSpace($0) || $0 == UInt8(ascii: "}") }) else {
      throw VectorWork.Excess("a style sheet that ends inside a rule")
    }
  }

  /// The declarations for a class, and those for a part of its name.
  func rules(for name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let words = name.split { !Self.isNamePart($0) }
    guard !words.isEmpty else { return rules }
    return Set(words.flatMap { places[$0] ?? [] }).sorted().map { rules[$0] }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    VectorText.isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      || "-_".utf8.contains(byte)
  }
}

nonisolated extension VectorMatrix {
  /// The transforms of one attribute, the last of which is performed first.
  init(_ value: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    self.init()
    var rest = value
    while !rest.isEmpty {
      let name = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]
        .first { rest.starts(with: $0.utf8) }
      guard let name else {
        rest = rest.dropFirst()
        continue
      }
      guard let open = rest.firstIndex(of: UInt8(ascii: "(")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
      else { throw VectorWork.Excess("a transform without parentheses") }
      var numbers: [Double] = []
      var text = VectorText(rest[(open + 1)..<close])
      while text.next != nil {
        if text.isAtNumber { numbers.append(try text.number() ?? 0) } else { text.take() }
      }
      var next = VectorMatrix()
      switch (name, numbers.count) {
      case ("matrix", 6):
        (next.a, next.b, next.c) = (numbers[0], numbers[1], numbers[2])
        (next.d, next.e, next.f) = (numbers[3], numbers[4], numbers[5])
      case ("translate", 1...2): (next.e, next.f) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
      case ("scale", 1...2): (next.a, next.d) = (numbers[0], numbers[numbers.count - 1])
      case ("skewX", 1): next.c = tan(numbers[0] * .pi / 180)
      case ("skewY", 1): next.b = tan(numbers[0] * .pi / 180)
      case ("rotate", 1), ("rotate", 3):
        let (sine, cosine) = (sin(numbers[0] * .pi / 180), cos(numbers[0] * .pi / 180))
        (next.a, next.b, next.c, next.d) = (cosine, sine, -sine, cosine)
        if numbers.count == 3 {
          var (there, back) = (VectorMatrix(), VectorMatrix())
          (there.e, there.f) = (numbers[1], numbers[2])
          (back.e, back.f) = (-numbers[1], -numbers[2])
          there.concatenate(next)
          there.concatenate(back)
          next = there
        }
      // nanosvg would compute with memory that it has not filled.
      default: throw VectorWork.Excess("a transform with \(numbers.count) numbers")
      }
      concatenate(next)
      rest = rest[close...]
    }
  }
}
