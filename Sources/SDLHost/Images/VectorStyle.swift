// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// The inherited and own style of an element in an SVG file, as far as it affects the cost of drawing.
nonisolated struct VectorStyle {
  private(set) var matrix = VectorMatrix()
  private(set) var strokeWidth = 1.0
  private(set) var isStroked = false
  /// The length of one period of the dash pattern, and its number of dashes and gaps; nil for a solid stroke.
  private(set) var dashes: (length: Double, count: Double)?
  private(set) var fontSize = 0.0

  /// nanosvg truncates longer declarations.
  private static let maximumDeclarationByteCount = 500

  /// The number of dashes and gaps that nanosvg uses.
  private static let maximumDashCount = 8

  /// Sets one attribute, in the order of the file.
  ///
  /// - Parameters:
  ///   - whole: The length that corresponds to 100 %.
  ///   - isRule: Whether the attribute is from a style sheet. How nanosvg selects the rules of an element is
  ///     undocumented, so rules only increase the estimated cost.
  mutating func set(
    _ name: String, _ value: ArraySlice<UInt8>, of whole: Double, isRule: Bool = false
  ) throws(VectorWork.Excess) {
    var text = VectorText(value)
    switch name {
    case "style" where !isRule: try set(declarations: value, of: whole)
    case "transform" where !isRule: try matrix.concatenate(VectorMatrix(value))
    case "style", "transform": throw VectorWork.Excess("a style rule with a \(name)")
    case "stroke": isStroked = !value.elementsEqual("none".utf8) || isRule && isStroked
    case "stroke-width":
      let width = try text.parseLength(of: whole, fontSize: fontSize)
      strokeWidth = isRule ? max(strokeWidth, width) : width
    case "font-size":
      let size = try text.parseLength(of: whole, fontSize: fontSize)
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
      .prefix(Self.maximumDashCount)
    var sum = 0.0
    for item in items {
      var text = VectorText(item.prefix(63))
      sum += abs(try text.parseLength(of: whole, fontSize: fontSize))
    }
    return sum <= 1e-6 ? nil : (sum, Double(items.count))
  }

  mutating func set(
    declarations: ArraySlice<UInt8>, of whole: Double, isRule: Bool = false
  ) throws(VectorWork.Excess) {
    for declaration in declarations.split(separator: UInt8(ascii: ";"))
    where declaration.count <= Self.maximumDeclarationByteCount {
      let name = declaration.prefix { $0 != UInt8(ascii: ":") }
      let value = declaration.dropFirst(name.count).drop {
        $0 == UInt8(ascii: ":") || VectorText.isSpace($0)
      }
      let word = String(decoding: VectorText.trimmed(name), as: UTF8.self)
      // nanosvg would follow a rule that references itself until no memory is left.
      guard word != "class" else { throw VectorWork.Excess("a class inside a style") }
      try set(word, VectorText.trimmed(value), of: whole, isRule: isRule)
    }
  }
}

nonisolated struct VectorStyleSheet {
  private var rules: [ArraySlice<UInt8>] = []
  /// The indexes of the rules whose selectors contain a word.
  private var ruleIndexes: [ArraySlice<UInt8>: [Int]] = [:]

  /// A limit, since nanosvg searches all rules for each element.
  private static let maximumRuleCount = 4096

  mutating func add(_ text: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    var rest = text
    while let end = rest.firstIndex(of: UInt8(ascii: "}")) {
      guard let start = rest[..<end].firstIndex(of: UInt8(ascii: "{")) else { break }
      for word in Set(rest[..<start].split { !Self.isNamePart($0) }) {
        ruleIndexes[word, default: []].append(rules.count)
      }
      rules.append(rest[(start + 1)..<end])
      guard rules.count <= Self.maximumRuleCount else {
        throw VectorWork.Excess("more than \(Self.maximumRuleCount) style rules")
      }
      rest = rest[(end + 1)...]
    }
    // nanosvg would use uninitialized memory.
    guard rest.allSatisfy({ VectorText.isSpace($0) || $0 == UInt8(ascii: "}") }) else {
      throw VectorWork.Excess("a style sheet that ends inside a rule")
    }
  }

  /// The declarations whose selectors contain a part of the class name.
  func rules(for name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let words = name.split { !Self.isNamePart($0) }
    guard !words.isEmpty else { return rules }
    return Set(words.flatMap { ruleIndexes[$0] ?? [] }).sorted().map { rules[$0] }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    VectorText.isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      || "-_".utf8.contains(byte)
  }
}

nonisolated extension VectorMatrix {
  /// Creates the product of an attribute's transforms, of which the last one is applied first.
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
        if text.isAtNumber {
          numbers.append(try text.parseNumber() ?? 0)
        } else {
          text.consumeByte()
        }
      }
      let first = numbers.first ?? 0
      let last = numbers.last ?? 0
      let angle = first * .pi / 180
      var next = VectorMatrix()
      switch (name, numbers.count) {
      case ("matrix", 6):
        next.transform = Transform(
          a: first, b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: last)
      case ("translate", 1): next.transform = .translation(first, 0)
      case ("translate", 2): next.transform = .translation(first, last)
      case ("scale", 1...2): next.transform = .scale(first, last)
      case ("skewX", 1): next.transform.c = tan(angle)
      case ("skewY", 1): next.transform.b = tan(angle)
      case ("rotate", 1): next.transform = .rotation(angle)
      case ("rotate", 3):
        next.transform = .translation(numbers[1], last)
        next.concatenate(VectorMatrix(transform: .rotation(angle)))
        next.concatenate(VectorMatrix(transform: .translation(-numbers[1], -last)))
      // nanosvg would compute with uninitialized memory.
      default: throw VectorWork.Excess("a transform with \(numbers.count) numbers")
      }
      concatenate(next)
      rest = rest[close...]
    }
  }
}
