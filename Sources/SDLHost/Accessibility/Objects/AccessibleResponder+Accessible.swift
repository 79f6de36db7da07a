// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// `org.a11y.atspi.Accessible`, `Application` and `Cache`.
nonisolated extension AccessibleResponder {
  /// The data of the program or an element that clients keep in a cache.
  struct Item {
    var reference: BusValue
    var parent: BusValue
    var index = 0
    var children: [ID]
    var interfaces: [AccessibleInterface]
    var name: String
    var role: AccessibleRole
    var description = ""
    var identifier = ""
    var states: AccessibleStates
  }

  func item(of object: AccessibleObject) throws(Failure) -> Item {
    guard object != .application else {
      return Item(
        reference: application, parent: desktop, children: [.window],
        interfaces: [.accessible, .application, .component, .collection], name: program.name,
        role: .application, states: [.enabled, .sensitive, .showing, .visible])
    }
    let (id, node) = try node(object)
    return Item(
      reference: reference(id), parent: id == .window ? application : reference(node.parent),
      index: node.index, children: node.children,
      interfaces: AccessibleInterface.all(of: node, in: tree), name: Self.name(of: node.element),
      role: AccessibleRole(of: node.element), description: node.element.hint,
      identifier: node.element.identifier, states: states(of: id, node))
  }

  /// An object in the format of `GetItems` and `AddAccessible`.
  func cacheItem(of object: AccessibleObject) throws(Failure) -> BusValue {
    let item = try item(of: object)
    return .structure([
      item.reference, application, item.parent, .int(item.index), .int(item.children.count),
      .texts(item.interfaces.map(\.name)), .text(item.name), .uint32(item.role.number),
      .text(item.description), item.states.value,
    ])
  }

  /// The program and its elements, as returned by `GetItems`.
  func cacheItems() throws(Failure) -> BusValue {
    var items = [try cacheItem(of: .application)]
    for id in tree.nodes.keys { items.append(try cacheItem(of: .element(id))) }
    return .array("((so)(so)(so)iiassusau)", items)
  }

  func answerAccessible(_ call: inout AccessibleCall, _ item: Item) throws(Failure) -> [BusValue] {
    switch call.member {
    case "GetChildAtIndex":
      let index = try call.readInt()
      return [reference(item.children.indices.contains(index) ? item.children[index] : nil)]
    case "GetChildren": return [references(item.children)]
    case "GetIndexInParent": return [.int(item.index)]
    case "GetRelationSet": return [relationSet(of: call.object)]
    case "GetRole": return [.uint32(item.role.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.text(item.role.name)]
    case "GetState": return [item.states.value]
    case "GetAttributes":
      let element: AccessibilityElement? =
        if case .element(let id) = call.object { tree[id]?.element } else { nil }
      let attributes = element.map(Self.attributes) ?? []
      return [.attributes([(key: "toolkit", value: "DrawerContainer")] + attributes)]
    case "GetApplication": return [application]
    case "GetInterfaces": return [.texts(item.interfaces.map(\.name))]
    default: throw .unknownMethod
    }
  }

  func answerApplication(_ call: AccessibleCall) throws(Failure) -> [BusValue] {
    switch call.member {
    case "GetLocale": return [.text(program.locale)]
    // Clients cannot connect to the program directly.
    case "GetApplicationBusAddress": return [.text("")]
    default: throw .unknownMethod
    }
  }

  private func relationSet(of object: AccessibleObject) -> BusValue {
    let relations: KeyValuePairs<UInt32, [ID]> =
      if case .element(let id) = object { relations(of: id) } else { [:] }
    return .array(
      "(ua(so))",
      relations.filter { !$0.value.isEmpty }
        .map { .structure([.uint32($0.key), references($0.value)]) })
  }

  func relations(of id: ID) -> KeyValuePairs<UInt32, [ID]> {
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
  private func rows(of id: ID, _ node: Node) -> [ID] {
    let element = node.element
    guard element.role == .list || element.role == .row && element.traits.contains(.expanded),
      let list = element.role == .list ? id : node.parent, let children = tree[list]?.children
    else { return [] }
    let isTree = tree[list]?.element.traits.contains(.expandable) == true
    let rows = children.filter { tree[$0]?.element.role == .row }
      .filter { row in !isTree || tree[row].flatMap(tree.discloser) == id }
    func position(of row: ID) -> AccessibilityElement.Position? {
      tree[row].flatMap { $0.element.siblingPosition ?? $0.element.position }
    }
    let count = rows.first.flatMap(position)?.count ?? rows.count
    guard isTree || count != children.count else { return [] }
    guard count <= 100 else { return [list] }
    var orderedRows = [ID](repeating: list, count: count)
    for row in rows {
      if let index = position(of: row)?.index, orderedRows.indices.contains(index - 1) {
        orderedRows[index - 1] = row
      }
    }
    return orderedRows
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
}

extension AccessibilityTree {
  nonisolated func nodes(with id: ID, in relation: (Node) -> [ID]) -> [ID] {
    nodes.compactMap { relation($0.value).contains(id) ? $0.key : nil }
      .sorted { ($0.view, $0.part) < ($1.view, $1.part) }
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
