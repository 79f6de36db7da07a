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
      guard let index = call.int() else { throw .invalidArguments }
      let children = try children(of: call.object)
      reply.append(reference(children.indices.contains(index) ? children[index] : nil))
    case "GetChildren": reply.append(try children(of: call.object).map { reference($0) })
    case "GetIndexInParent": reply.append(Int32(clamping: try index(of: call.object)))
    case "GetRelationSet": appendRelations(of: call.object, to: &reply)
    case "GetRole": reply.append(try role(of: call.object).number)
    case "GetRoleName", "GetLocalizedRoleName": reply.append(try role(of: call.object).name)
    case "GetState":
      let words = try states(of: call.object).words
      reply.array("u") { list in
        for word in words { list.append(word) }
      }
    case "GetAttributes": appendAttributes(of: call.object, to: &reply)
    case "GetApplication": reply.append(application)
    case "GetInterfaces":
      let names = try interfaces(of: call.object).names
      reply.array("s") { list in
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
    // Nobody can connect to the program itself.
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
    var relations: [(UInt32, [AccessibilityTree.ID])] = []
    if case .element(let id) = object, let node = tree[id] {
      // `AtspiRelationType`, and from where to where it goes.
      relations = [
        // Orca would say the label in place of the name, and so not what is chosen.
        (2, Self.name(of: node.element) == node.element.label ? node.labelledBy : []),
        (18, node.describedBy), (3, node.controls),
        (1, tree.nodes(with: id, in: \.labelledBy)), (17, tree.nodes(with: id, in: \.describedBy)),
        (4, tree.nodes(with: id, in: \.controls)), (8, rows(of: id, node)),
      ]
    }
    reply.array("(ua(so))") { list in
      for (kind, targets) in relations where !targets.isEmpty {
        list.structure { relation in
          relation.append(kind)
          relation.append(targets.map { reference($0) })
        }
      }
    }
  }

  /// The rows of a list that has headings too, or that shows a part of its rows. Orca 43 takes a row's place from them, where it
  /// has them, and not from the attributes; the list itself stands for rows that do not show. In a list of more than
  /// 100 rows Orca counts otherwise, and finds no place here.
  private func rows(
    of id: AccessibilityTree.ID, _ node: AccessibilityTree.Node
  ) -> [AccessibilityTree.ID] {
    guard node.element.role == .list else { return [] }
    let rows = node.children.filter { tree[$0]?.element.role == .row }
    let count = rows.first.flatMap { tree[$0]?.element.position?.count } ?? rows.count
    guard count != node.children.count else { return [] }
    var places = [AccessibilityTree.ID](repeating: id, count: count > 100 ? 1 : count)
    guard count == places.count else { return places }
    for row in rows {
      guard let index = tree[row]?.element.position?.index, places.indices.contains(index - 1)
      else { continue }
      places[index - 1] = row
    }
    return places
  }

  private func appendAttributes(of object: AccessibleObject, to reply: inout MessageWriter) {
    let element: AccessibilityElement? =
      if case .element(let id) = object { tree[id]?.element } else { nil }
    reply.array("{ss}") { list in
      list.append(key: "toolkit", value: "DrawerContainer")
      guard let element else { return }
      if !element.identifier.isEmpty { list.append(key: "id", value: element.identifier) }
      if element.role == .heading { list.append(key: "level", value: "1") }
      // What a number means in words: Orca says it in its place.
      if element.number != nil, let words = element.value, !words.isEmpty {
        list.append(key: "valuetext", value: words)
      }
      guard let position = element.position else { return }
      list.append(key: "posinset", value: "\(position.index)")
      list.append(key: "setsize", value: "\(position.count)")
      if position.level > 0 { list.append(key: "level", value: "\(position.level)") }
    }
  }

  // MARK: Cache

  /// What `GetItems` and `AddAccessible` tell of an element.
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

  /// The program and all elements.
  func appendItems(to reply: inout MessageWriter) {
    reply.array("((so)(so)(so)iiassusau)") { list in
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
    list.structure { item in
      item.append(reference)
      item.append(application)
      item.append(parent)
      item.append(Int32(clamping: index))
      item.append(Int32(clamping: count))
      item.array("s") { names in
        for name in interfaces.names { names.append(name) }
      }
      item.append(name)
      item.append(role.number)
      item.append(description)
      item.array("u") { words in
        for word in states.words { words.append(word) }
      }
    }
  }
}

extension AccessibilityTree {
  /// The elements whose relation leads to another one.
  nonisolated func nodes(with id: ID, in relation: (Node) -> [ID]) -> [ID] {
    nodes.compactMap { relation($0.value).contains(id) ? $0.key : nil }
      .sorted { ($0.view, $0.part) < ($1.view, $1.part) }
  }
}
