// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// `org.a11y.atspi.Collection`, with which Orca finds headings, buttons and fields.
nonisolated struct AccessibleCollectionInterface {
  typealias Failure = AccessibleResponder.Failure

  let responder: AccessibleResponder

  /// `AtspiCollectionMatchType`.
  fileprivate enum Match: Int {
    case all = 1
    case any = 2
    case none = 3
    case empty = 4
  }

  /// The maximum number of elements in a rule's arrays. Clients of at-spi2-core 2.46 send up to 4.
  private static let maximumWordCount = 64
  /// The maximum length in bytes of a string in a rule. Names on a bus have at most 255 bytes.
  private static let maximumWordByteCount = 1000

  private struct Rule {
    var states: UInt64
    var stateMatch: Match
    var attributes: [String: String]
    var attributeMatch: Match
    var roles: [UInt32]
    var roleMatch: Match
    var interfaces: [String]
    var interfaceMatch: Match
    var isInverted: Bool

    /// Nil for other arguments, and for a rule with more or longer strings than clients send.
    init?(_ reader: MessageReader?) {
      guard var reader, let states = reader.ints(atMost: maximumWordCount), reader.next(),
        let stateMatch = reader.match, reader.next(),
        let attributes = reader.attributes(atMost: maximumWordCount), reader.next(),
        let attributeMatch = reader.match, reader.next(),
        let roles = reader.ints(atMost: maximumWordCount), reader.next(),
        let roleMatch = reader.match, reader.next(),
        let interfaces = reader.texts(atMost: maximumWordCount), reader.next(),
        let interfaceMatch = reader.match, reader.next(), let inverts = reader.flag
      else { return nil }
      let words = interfaces + attributes.flatMap { [$0.key, $0.value] }
      guard words.allSatisfy({ $0.utf8.count <= maximumWordByteCount }) else { return nil }
      self.states = 0
      for (index, word) in states.prefix(2).enumerated() {
        self.states |= UInt64(UInt32(truncatingIfNeeded: word)) << (32 * index)
      }
      self.stateMatch = stateMatch
      self.attributes = attributes
      self.attributeMatch = attributeMatch
      // A bit set with 32 bits in each element.
      self.roles = roles.enumerated().flatMap { index, word in
        (0..<32).filter { UInt32(truncatingIfNeeded: word) & 1 << $0 != 0 }
          .map { UInt32(index * 32) + UInt32($0) }
      }
      self.roleMatch = roleMatch
      self.interfaces = interfaces
      self.interfaceMatch = interfaceMatch
      isInverted = inverts
    }
  }

  func answer(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    if call.member == "GetActiveDescendant" {
      return reply.append(responder.reference(responder.tree.focused))
    }
    var border: AccessibilityTree.ID?
    if call.member == "GetMatchesTo" || call.member == "GetMatchesFrom" {
      guard let path = call.readText(), case .element(let id)? = AccessibleObject(path: path) else {
        throw .invalidArguments
      }
      border = id
    } else if call.member != "GetMatches" {
      throw .unknownMethod
    }
    guard let rule = Rule(call.readStructure()), let order = call.readUInt() else {
      throw .invalidArguments
    }
    if border != nil { _ = call.readUInt() }
    if call.member == "GetMatchesTo" { _ = call.readFlag() }
    guard let limit = call.readInt() else { throw .invalidArguments }

    let root: AccessibilityTree.ID = if case .element(let id) = call.object { id } else { .window }
    var found: [AccessibilityTree.ID] = []
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
    reply.append(found.map { responder.reference($0) })
  }

  private func collect(
    in id: AccessibilityTree.ID, _ rule: Rule, into found: inout [AccessibilityTree.ID]
  ) {
    for child in responder.tree[id]?.children ?? [] {
      if let node = responder.tree[child], matches(child, node, rule) != rule.isInverted {
        found.append(child)
      }
      collect(in: child, rule, into: &found)
    }
  }

  private func matches(
    _ id: AccessibilityTree.ID, _ node: AccessibilityTree.Node, _ rule: Rule
  ) -> Bool {
    let states = responder.states(of: id, node).rawValue
    let hasStates =
      switch rule.stateMatch {
      case .all: states & rule.states == rule.states
      case .any: rule.states == 0 || states & rule.states != 0
      case .none: states & rule.states == 0
      case .empty: rule.states != 0 || states == 0
      }
    guard hasStates else { return false }
    let role = AccessibleRole(of: node.element).number
    guard Self.matches(rule.roleMatch, rule.roles.map { $0 == role }, isSingle: true) else {
      return false
    }
    let names = AccessibleInterfaces(of: node, in: responder.tree).names
    let wanted = rule.interfaces.map { name in
      names.contains { $0.hasSuffix("." + name) || $0 == name }
    }
    guard Self.matches(rule.interfaceMatch, wanted) else { return false }
    let own = ["id": node.element.identifier, "toolkit": "DrawerContainer"]
    return Self.matches(rule.attributeMatch, rule.attributes.map { own[$0.key] == $0.value })
  }

  /// - Parameter isSingle: Whether an element has exactly one value, such as its role. In that case `all` means any.
  private static func matches(_ match: Match, _ had: [Bool], isSingle: Bool = false) -> Bool {
    switch match {
    case .all: had.isEmpty || (isSingle ? had.contains(true) : !had.contains(false))
    case .any: had.isEmpty || had.contains(true)
    case .none: !had.contains(true)
    case .empty: had.isEmpty
    }
  }
}

extension MessageReader {
  fileprivate nonisolated var match: AccessibleCollectionInterface.Match? {
    mutating get { int.flatMap { AccessibleCollectionInterface.Match(rawValue: $0) } }
  }

  /// The entries of a dictionary from strings to strings; nil for another type or more than `limit` entries.
  fileprivate nonisolated mutating func attributes(atMost limit: Int) -> [String: String]? {
    let pairs: [(String, String)]? = elements(atMost: limit) { entries in
      guard var entry = entries.nestedReader, let key = entry.text, entry.next(),
        let value = entry.text
      else { return nil }
      return (key, value)
    }
    return pairs.map { Dictionary($0) { _, last in last } }
  }
}

extension AccessibilityTree {
  nonisolated func order(of id: ID) -> [Int] {
    var path: [Int] = []
    var next: ID? = id
    while let id = next, let node = self[id] {
      path.append(node.index)
      next = node.parent
    }
    return path.reversed()
  }
}
