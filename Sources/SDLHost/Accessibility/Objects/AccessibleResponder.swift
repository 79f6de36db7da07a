// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

/// Answers calls with the data of a tree. It is used by one thread, and never blocks.
nonisolated final class AccessibleResponder {
  /// Schedules an action; false if too many actions are pending.
  typealias Perform = (AccessibilityAction, AccessibilityTree.ID) -> Bool

  /// A reference to an object on the bus: a connection's name and a path.
  struct Reference: Equatable {
    var name: String
    var path: String

    static let none = Reference(name: "", path: AccessibleObject.none)
  }

  struct Identity: Sendable {
    var name: String
    var version: String
    var locale: String
  }

  private(set) var tree: AccessibilityTree
  private(set) var removedNodes: [AccessibilityTree.ID: AccessibilityTree.Node] = [:]
  private(set) var geometry: AccessibilityMailbox.WindowGeometry
  /// The parent of the program, as returned by `Embed`.
  private(set) var desktop = Reference.none
  /// The program's number, which the registry assigns.
  private(set) var applicationID: Int32 = 0

  let identity: Identity
  let connectionName: String
  let perform: Perform
  /// The last requested text, since clients read the same text many times.
  private var lastText: (text: AccessibilityText, scalars: ScalarText)?

  init(
    tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry, identity: Identity,
    connectionName: String,
    perform: @escaping Perform
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

  /// Answers for a removed element until `discardRemovedNode(_:)`.
  func keepRemovedNode(_ node: AccessibilityTree.Node?, of id: AccessibilityTree.ID) {
    removedNodes[id] = node
  }

  func discardRemovedNode(_ id: AccessibilityTree.ID) { removedNodes[id] = nil }

  func setDesktop(_ desktop: Reference) { self.desktop = desktop }

  func setApplicationID(_ number: Int32) { self.applicationID = number }

  /// The reason why a call cannot be answered.
  enum Failure: Error {
    case unknownObject
    case unknownMethod
    case invalidArguments
    case limitsExceeded

    var name: String {
      switch self {
      case .unknownObject: "org.freedesktop.DBus.Error.UnknownObject"
      case .unknownMethod: "org.freedesktop.DBus.Error.UnknownMethod"
      case .invalidArguments: "org.freedesktop.DBus.Error.InvalidArgs"
      case .limitsExceeded: "org.freedesktop.DBus.Error.LimitsExceeded"
      }
    }
  }

  func answer(_ call: inout AccessibleCall, in reply: inout MessageWriter) throws(Failure) {
    switch call.interface {
    case "org.freedesktop.DBus.Properties": try answerProperties(&call, in: &reply)
    case "org.freedesktop.DBus.Introspectable": reply.append(introspection(of: call.object))
    default:
      guard let interface = AccessibleInterfaces(name: call.interface) else {
        throw .unknownMethod
      }
      guard try interfaces(of: call.object).contains(interface) else { throw .unknownMethod }
      try answer(&call, of: interface, in: &reply)
    }
  }

  private func answer(
    _ call: inout AccessibleCall, of interface: AccessibleInterfaces,
    in reply: inout MessageWriter
  ) throws(Failure) {
    switch interface {
    case .accessible: try answerAccessible(&call, in: &reply)
    case .application: try answerApplication(&call, in: &reply)
    case .component: try answerComponent(&call, in: &reply)
    case .action: try answerAction(&call, in: &reply)
    case .text: try AccessibleTextInterface(responder: self).answer(&call, in: &reply)
    case .editableText:
      try AccessibleTextInterface(responder: self).answerEditing(&call, in: &reply)
    case .selection: try answerSelection(&call, in: &reply)
    case .collection: try AccessibleCollectionInterface(responder: self).answer(&call, in: &reply)
    default: throw .unknownMethod
    }
  }

  // MARK: Objects

  func node(_ object: AccessibleObject) throws(Failure) -> (
    id: AccessibilityTree.ID, node: AccessibilityTree.Node
  ) {
    guard case .element(let id) = object, let node = tree[id] ?? removedNodes[id] else {
      throw .unknownObject
    }
    return (id, node)
  }

  func interfaces(of object: AccessibleObject) throws(Failure) -> AccessibleInterfaces {
    if object == .application { return [.accessible, .application, .component, .collection] }
    return AccessibleInterfaces(of: try node(object).node, in: tree)
  }

  func reference(_ id: AccessibilityTree.ID?) -> Reference {
    guard let id else { return .none }
    return Reference(name: connectionName, path: AccessibleObject.element(id).path)
  }

  var application: Reference {
    Reference(name: connectionName, path: AccessibleObject.application.path)
  }

  func children(of object: AccessibleObject) throws(Failure) -> [AccessibilityTree.ID] {
    object == .application ? [.window] : try node(object).node.children
  }

  func states(of id: AccessibilityTree.ID, _ node: AccessibilityTree.Node) -> AccessibleStates {
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

extension MessageWriter {
  nonisolated mutating func append(_ reference: AccessibleResponder.Reference) {
    appendStructure { part in
      part.append(reference.name)
      part.append(objectPath: reference.path)
    }
  }

  nonisolated mutating func append(_ references: [AccessibleResponder.Reference]) {
    appendArray("(so)") { list in
      for reference in references { list.append(reference) }
    }
  }

  nonisolated mutating func append(attributes: KeyValuePairs<String, String>) {
    appendArray("{ss}") { list in
      for (key, value) in attributes { list.append(key: key, value: value) }
    }
  }

  nonisolated mutating func append(key: String, value: String) {
    appendContainer(DRAWER_DBUS_TYPE_DICT_ENTRY, nil) { entry in
      entry.append(key)
      entry.append(value)
    }
  }
}
