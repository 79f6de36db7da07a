// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Answers calls with the data of a tree. It is used by one thread, and never blocks.
nonisolated final class AccessibleResponder {
  /// Schedules an action; false if too many actions are pending.
  typealias Perform = (AccessibilityAction, ID) -> Bool

  typealias Failure = AccessibleCall.Failure
  typealias ID = AccessibilityTree.ID
  typealias Node = AccessibilityTree.Node

  struct Identity: Sendable {
    var name: String
    var version: String
    var locale: String
  }

  private(set) var tree: AccessibilityTree
  /// The removed elements, which answer for a while.
  var removedNodes: [ID: Node] = [:]
  private(set) var geometry: AccessibilityMailbox.WindowGeometry
  /// The parent of the program, as returned by `Embed`.
  var desktop = AccessibleResponder.noReference
  /// The program's number, which the registry assigns.
  var applicationID = 0

  let identity: Identity
  let connectionName: String
  let perform: Perform
  /// The last requested text, since clients read the same text many times.
  private var lastText: (text: AccessibilityText, scalars: ScalarText)?

  init(
    tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry, identity: Identity,
    connectionName: String, perform: @escaping Perform
  ) {
    self.tree = tree
    self.geometry = geometry
    self.identity = identity
    self.connectionName = connectionName
    self.perform = perform
  }

  func setTree(_ tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry) {
    self.tree = tree
    self.geometry = geometry
  }

  /// Returns the arguments of the reply.
  func answer(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    switch call.interface {
    case "org.freedesktop.DBus.Properties": return try answerProperties(&call)
    case "org.freedesktop.DBus.Introspectable": return [.text(introspection(of: call.object))]
    default: break
    }
    guard let interface = AccessibleInterface(name: call.interface) else { throw .unknownMethod }
    let item = try item(of: call.object)
    guard item.interfaces.contains(interface) else { throw .unknownMethod }
    switch interface {
    case .accessible: return try answerAccessible(&call, item)
    case .application: return try answerApplication(call)
    case .component: return try answerComponent(&call)
    case .action: return try answerAction(&call)
    case .text: return try AccessibleTextInterface(of: call.object, self).answer(&call)
    case .editableText:
      return try AccessibleTextInterface(of: call.object, self).answerEditing(&call)
    case .value: throw .unknownMethod
    case .selection: return try answerSelection(&call)
    case .collection: return try AccessibleCollectionInterface(responder: self).answer(&call)
    }
  }

  // MARK: Objects

  func node(_ object: AccessibleObject) throws(Failure) -> (
    id: ID, node: Node
  ) {
    guard case .element(let id) = object, let node = tree[id] ?? removedNodes[id] else {
      throw .unknownObject
    }
    return (id, node)
  }

  /// A reference to an object: a connection's name and a path.
  static func reference(to path: String, on connection: String) -> BusValue {
    .structure([.text(connection), .path(path)])
  }

  static let noReference = reference(to: AccessibleObject.none, on: "")

  func reference(_ id: ID?) -> BusValue {
    guard let id else { return Self.noReference }
    return Self.reference(to: AccessibleObject.element(id).path, on: connectionName)
  }

  func references(_ ids: [ID]) -> BusValue {
    .array("(so)", ids.map { reference($0) })
  }

  var application: BusValue {
    Self.reference(to: AccessibleObject.application.path, on: connectionName)
  }

  func states(of id: ID, _ node: Node) -> AccessibleStates {
    AccessibleStates(
      of: node, isFocused: tree.focused == id, isActive: tree.isActive,
      isListWhole: tree.isListWhole(node))
  }

  /// The name of an element, with the value if no other interface provides it: Orca reads no number of a button.
  static func name(of element: AccessibilityElement) -> String {
    guard let value = element.value, !value.isEmpty, element.text == nil,
      element.numericValue == nil || element.role == .button
    else { return element.label }
    return element.label.isEmpty ? value : "\(element.label) \(value)"
  }

  func scalars(of text: AccessibilityText) -> ScalarText {
    if let lastText, lastText.text == text { return lastText.scalars }
    let scalars = ScalarText(text)
    lastText = (text, scalars)
    return scalars
  }
}

extension AccessibilityTree {
  /// Whether all rows of a list are among its children. A long list has only its visible rows as children.
  nonisolated func isListWhole(_ node: Node) -> Bool {
    guard node.element.role == .list,
      let row = node.children.first(where: { self[$0]?.element.role == .row }),
      let position = self[row]?.element.position
    else { return true }
    return position.count <= node.children.count
  }
}
