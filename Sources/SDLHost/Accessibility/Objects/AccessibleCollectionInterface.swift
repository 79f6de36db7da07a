// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// `org.a11y.atspi.Collection`, with which Orca finds headings, buttons and fields.
nonisolated struct AccessibleCollectionInterface {
  typealias Failure = AccessibleResponder.Failure
  typealias ID = AccessibilityTree.ID
  typealias Node = AccessibilityTree.Node

  let responder: AccessibleResponder

  /// `AtspiCollectionMatchType`.
  fileprivate enum Match: Int {
    case all = 1
    case any, none, empty
  }

  /// The maximum number of elements in a rule's arrays. Clients of at-spi2-core 2.46 send up to 4.
  fileprivate static let maximumWordCount = 64
  /// The maximum length in bytes of a string in a rule. Names on a bus have at most 255 bytes.
  private static let maximumWordByteCount = 1000

  /// A list of values, and how many of them an element has to have.
  fileprivate struct Condition<Value> {
    var values: [Value]
    var match: Match

    /// - Parameter isSingle: Whether an element has exactly one value, such as its role. In that case `all` means any.
    func isMet(isSingle: Bool = false, by has: (Value) -> Bool) -> Bool {
      switch match {
      case .all where !isSingle: values.allSatisfy(has)
      case .all, .any: values.isEmpty || values.contains(where: has)
      case .none: !values.contains(where: has)
      case .empty: values.isEmpty
      }
    }
  }

  private struct Rule {
    /// The numbers of the states and of the roles.
    var (states, roles): (Condition<Int>, Condition<Int>)
    var attributes: Condition<(key: String, value: String)>
    var interfaces: Condition<String>
    var isInverted: Bool

    /// Nil for other arguments, and for a rule with more or longer strings than clients send.
    init?(_ reader: inout MessageReader) {
      guard var rule = reader.readContainer(),
        var states = rule.readCondition({ $0.readBits() }),
        let attributes = rule.readCondition({ $0.readAttributes() }),
        let roles = rule.readCondition({ $0.readBits() }),
        let interfaces = rule.readCondition({ $0.readWords { $0.readText() } }),
        let isInverted = rule.readFlag()
      else { return nil }
      let words = interfaces.values + attributes.values.flatMap { [$0.key, $0.value] }
      guard words.allSatisfy({ $0.utf8.count <= maximumWordByteCount }) else { return nil }
      states.values.removeAll { $0 >= UInt64.bitWidth }
      (self.states, self.attributes, self.roles) = (states, attributes, roles)
      (self.interfaces, self.isInverted) = (interfaces, isInverted)
    }
  }

  func answer(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    if call.member == "GetActiveDescendant" {
      return [responder.reference(responder.tree.focused)]
    }
    var border: ID?
    if call.member == "GetMatchesTo" || call.member == "GetMatchesFrom" {
      guard case .element(let id)? = AccessibleObject(path: try call.readText()) else {
        throw .invalidArguments
      }
      border = id
    } else if call.member != "GetMatches" {
      throw .unknownMethod
    }
    let rule = try call.read { Rule(&$0) }
    let order = try call.readUInt32()
    if border != nil { call.skip() }
    if call.member == "GetMatchesTo" { call.skip() }
    let limit = try call.readInt()

    let root: ID = if case .element(let id) = call.object { id } else { .window }
    var found: [ID] = []
    collect(in: root, rule, into: &found)
    if let border {
      // In document order, regardless of whether the border itself matches.
      let order = responder.tree.order(of: border)
      found = found.filter { id in
        let other = responder.tree.order(of: id)
        return call.member == "GetMatchesFrom"
          ? order.lexicographicallyPrecedes(other) : other.lexicographicallyPrecedes(order)
      }
    }
    // `AtspiCollectionSortOrder`: values from 4 on are reversed orders.
    if order >= 4 { found.reverse() }
    if limit > 0 { found = Array(found.prefix(limit)) }
    return [responder.references(found)]
  }

  private func collect(in id: ID, _ rule: Rule, into found: inout [ID]) {
    for child in responder.tree[id]?.children ?? [] {
      if let node = responder.tree[child], matches(child, node, rule) != rule.isInverted {
        found.append(child)
      }
      collect(in: child, rule, into: &found)
    }
  }

  private func matches(_ id: ID, _ node: Node, _ rule: Rule) -> Bool {
    let states = responder.states(of: id, node).rawValue
    // An element always has a state.
    let hasStates =
      rule.states.match == .empty
      ? !rule.states.values.isEmpty : rule.states.isMet { states & 1 << $0 != 0 }
    let role = AccessibleRole(of: node.element).number
    guard hasStates, rule.roles.isMet(isSingle: true, by: { $0 == role }) else { return false }
    let interfaces = AccessibleInterface.all(of: node, in: responder.tree).map(\.name)
    let own = ["id": node.element.identifier, "toolkit": "DrawerContainer"]
    return rule.interfaces.isMet { name in
      interfaces.contains { $0.hasSuffix("." + name) || $0 == name }
    } && rule.attributes.isMet { own[$0.key] == $0.value }
  }
}

extension MessageReader {
  fileprivate nonisolated mutating func readCondition<Value>(
    _ read: (inout MessageReader) -> [Value]?
  ) -> AccessibleCollectionInterface.Condition<Value>? {
    guard let values = read(&self), let number = readInt(),
      let match = AccessibleCollectionInterface.Match(rawValue: number)
    else { return nil }
    return AccessibleCollectionInterface.Condition(values: values, match: match)
  }

  fileprivate nonisolated mutating func readWords<Word>(
    _ read: (inout MessageReader) -> Word?
  ) -> [Word]? {
    readArray(atMost: AccessibleCollectionInterface.maximumWordCount, read)
  }

  /// Reads the numbers of the bits in a bit set with 32 bits in each element.
  fileprivate nonisolated mutating func readBits() -> [Int]? {
    readWords { $0.readInt() }?.enumerated().flatMap { index, word in
      (0..<32).filter { word & 1 << $0 != 0 }.map { index * 32 + $0 }
    }
  }

  /// Reads a dictionary from strings to strings.
  fileprivate nonisolated mutating func readAttributes() -> [(key: String, value: String)]? {
    let pairs = readWords { entries -> (String, String)? in
      guard var entry = entries.readContainer(), let key = entry.readText(),
        let value = entry.readText()
      else { return nil }
      return (key, value)
    }
    return pairs.map { Array(Dictionary($0) { _, last in last }) }
  }
}

extension AccessibilityTree {
  /// The position of an element in the order of the document: the indices of its ancestors and its own.
  nonisolated func order(of id: ID) -> [Int] {
    sequence(first: id) { self[$0]?.parent }.compactMap { self[$0]?.index }.reversed()
  }
}
