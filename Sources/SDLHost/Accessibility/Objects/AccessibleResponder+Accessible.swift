// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// `org.a11y.atspi.Accessible`, `Application` and `Cache`.
nonisolated extension AccessibleResponder {
  func answerAccessible(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    switch call.member {
    case "GetChildAtIndex":
      guard let index = call.readInt() else { throw .invalidArguments }
      let children = try children(of: call.object)
      reply.append(reference(children.indices.contains(index) ? children[index] : nil))
    case "GetChildren": reply.append(try children(of: call.object).map { reference($0) })
    case "GetIndexInParent": reply.append(Int32(clamping: try index(of: call.object)))
    case "GetRelationSet": appendRelations(of: call.object, to: &reply)
    case "GetRole": reply.append(try role(of: call.object).number)
    case "GetRoleName", "GetLocalizedRoleName": reply.append(try role(of: call.object).name)
    case "GetState":
      let words = try states(of: call.object).words
      reply.appendArray("u") { list in
        for word in words { list.append(word) }
      }
    case "GetAttributes": appendAttributes(of: call.object, to: &reply)
    case "GetApplication": reply.append(application)
    case "GetInterfaces":
      let names = try interfaces(of: call.object).names
      reply.appendArray("s") { list in
        for name in names { list.append(name) }
      }
    default: throw .unknownMethod
    }
  }

  func answerApplication(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    switch call.member {
    case "GetLocale": reply.append(identity.locale)
    // Clients cannot connect to the program directly.
    case "GetApplicationBusAddress": reply.append("")
    default: throw .unknownMethod
    }
  }

  func index(of object: AccessibleObject) throws(Failure) -> Int {
    object == .application ? 0 : try node(object).node.index
  }

  func role(of object: AccessibleObject) throws(Failure) -> AccessibleRole {
    object == .application ? .application : AccessibleRole(of: try node(object).node.element)
  }

  func states(of object: AccessibleObject) throws(Failure) -> AccessibleStates {
    guard object != .application else { return [.enabled, .sensitive, .showing, .visible] }
    let (id, node) = try node(object)
    return states(of: id, node)
  }

  func parent(of object: AccessibleObject) throws(Failure) -> Reference {
    guard object != .application else { return desktop }
    let (id, node) = try node(object)
    return id == .window ? application : reference(node.parent)
  }

  private func appendRelations(of object: AccessibleObject, to reply: inout MessageWriter) {
    let relations: KeyValuePairs<UInt32, [AccessibilityTree.ID]> =
      if case .element(let id) = object { relations(of: id) } else { [:] }
    reply.appendArray("(ua(so))") { list in
      for (kind, targets) in relations where !targets.isEmpty {
        list.appendStructure { relation in
          relation.append(kind)
          relation.append(targets.map { reference($0) })
        }
      }
    }
  }

  func relations(of id: AccessibilityTree.ID) -> KeyValuePairs<UInt32, [AccessibilityTree.ID]> {
    guard let node = tree[id] else { return [:] }
    return [
      // Only if the name is the label: Orca would speak the labelling element in place of the name, and omit the value.
      2: Self.name(of: node.element) == node.element.label ? node.labelledBy : [],
      18: node.describedBy, 3: node.controls,
      1: tree.nodes(with: id, in: \.labelledBy), 17: tree.nodes(with: id, in: \.describedBy),
      4: tree.nodes(with: id, in: \.controls), 8: rows(of: id, node),
      7: tree.discloser(of: node).map { [$0] } ?? [],
    ]
  }

  /// The rows of a tree or a list, or the rows that a row discloses. If this relation exists, Orca 43 computes a row's
  /// position from it and not from the attributes. The list itself fills in for missing rows. Orca counts more than 100
  /// rows in another way, so no positions are returned for them.
  private func rows(
    of id: AccessibilityTree.ID, _ node: AccessibilityTree.Node
  ) -> [AccessibilityTree.ID] {
    let element = node.element
    guard element.role == .list || element.role == .row && element.traits.contains(.expanded),
      let list = element.role == .list ? id : node.parent, let children = tree[list]?.children
    else { return [] }
    let isTree = tree.isTree(list)
    let rows = children.filter { tree[$0]?.element.role == .row }
      .filter { row in !isTree || tree[row].flatMap(tree.discloser) == id }
    func position(of row: AccessibilityTree.ID) -> AccessibilityElement.Position? {
      tree[row].flatMap { $0.element.siblingPosition ?? $0.element.position }
    }
    let count = rows.first.flatMap(position)?.count ?? rows.count
    guard isTree || count != children.count else { return [] }
    var orderedRows = [AccessibilityTree.ID](repeating: list, count: count > 100 ? 1 : count)
    guard count == orderedRows.count else { return orderedRows }
    for row in rows {
      guard let index = position(of: row)?.index, orderedRows.indices.contains(index - 1) else {
        continue
      }
      orderedRows[index - 1] = row
    }
    return orderedRows
  }

  private func appendAttributes(of object: AccessibleObject, to reply: inout MessageWriter) {
    let element: AccessibilityElement? =
      if case .element(let id) = object { tree[id]?.element } else { nil }
    reply.appendArray("{ss}") { list in
      list.append(key: "toolkit", value: "DrawerContainer")
      for attribute in element.map(Self.attributes(of:)) ?? [] {
        list.append(key: attribute.key, value: attribute.value)
      }
    }
  }

  static func attributes(of element: AccessibilityElement) -> [(key: String, value: String)] {
    var attributes: [(key: String, value: String)] = []
    if !element.identifier.isEmpty { attributes.append(("id", element.identifier)) }
    let level = element.position?.level ?? 0
    // A heading without a level is the title of a screen.
    if level > 0 || element.role == .heading { attributes.append(("level", "\(max(1, level))")) }
    // A textual description of the number, which Orca speaks in its place.
    if element.numericValue != nil, let words = element.value, !words.isEmpty {
      attributes.append(("valuetext", words))
    }
    if let position = element.siblingPosition ?? element.position {
      attributes.append(("posinset", "\(position.index)"))
      attributes.append(("setsize", "\(position.count)"))
    }
    return attributes
  }

  // MARK: Cache

  /// Appends an element in the format of `GetItems` and `AddAccessible`.
  func appendItem(
    _ id: AccessibilityTree.ID, _ node: AccessibilityTree.Node, to list: inout MessageWriter
  ) {
    appendItem(
      reference(id), parent: id == .window ? application : reference(node.parent),
      index: node.index, count: node.children.count,
      interfaces: AccessibleInterfaces(of: node, in: tree), name: Self.name(of: node.element),
      role: AccessibleRole(of: node.element), description: node.element.hint,
      states: states(of: id, node), to: &list)
  }

  func appendItems(to reply: inout MessageWriter) {
    reply.appendArray("((so)(so)(so)iiassusau)") { list in
      appendItem(
        application, parent: desktop, index: 0, count: 1,
        interfaces: [.accessible, .application, .component, .collection], name: identity.name,
        role: .application, description: "", states: [.enabled, .sensitive, .showing, .visible],
        to: &list)
      for (id, node) in tree.nodes { appendItem(id, node, to: &list) }
    }
  }

  // swift-format-ignore
  private func appendItem(
    _ reference: Reference, parent: Reference, index: Int, count: Int,
    interfaces: AccessibleInterfaces, name: String, role: AccessibleRole, description: String,
    states: AccessibleStates, to list: inout MessageWriter
  ) {
    list.appendStructure { item in
      item.append(reference)
      item.append(application)
      item.append(parent)
      item.append(Int32(clamping: index))
      item.append(Int32(clamping: count))
      item.appendArray("s") { names in
        for name in interfaces.names { names.append(name) }
      }
      item.append(name)
      item.append(role.number)
      item.append(description)
      item.appendArray("u") { words in
        for word in states.words { words.append(word) }
      }
    }
  }
}

extension AccessibilityTree {
  nonisolated func nodes(with id: ID, in relation: (Node) -> [ID]) -> [ID] {
    nodes.compactMap { relation($0.value).contains(id) ? $0.key : nil }
      .sorted { ($0.view, $0.part) < ($1.view, $1.part) }
  }

  /// Whether an element is a list in which rows disclose other rows.
  nonisolated func isTree(_ id: ID) -> Bool {
    self[id]?.element.traits.contains(.expandable) == true
  }

  /// The parent of a row in a tree: the row that discloses it, or the list. Nil for other elements, and if the
  /// discloser is scrolled out.
  nonisolated func discloser(of node: Node) -> ID? {
    guard node.element.role == .row, node.level > 0, let list = node.parent,
      let siblings = self[list]?.children
    else { return nil }
    if node.level == 1 { return list }
    return siblings.prefix(node.index).last {
      self[$0]?.element.role == .row && self[$0]?.level == node.level - 1
    }
  }
}
