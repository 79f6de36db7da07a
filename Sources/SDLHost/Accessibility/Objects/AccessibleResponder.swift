// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

/// Answers calls from a tree. Used by one thread; nothing here waits.
nonisolated final class AccessibleResponder {
  /// Has an action done later; false where too many actions wait already.
  typealias Perform = (AccessibilityAction, AccessibilityTree.ID) -> Bool

  /// Where a person finds an object: a connection's name and a path.
  struct Reference: Equatable {
    var name: String
    var path: String

    static let none = Reference(name: "", path: AccessibleObject.none)
  }

  /// What the program is called.
  struct Identity: Sendable {
    var name: String
    var version: String
    var locale: String
  }

  private(set) var tree: AccessibilityTree
  /// Elements that are gone, but still answer.
  private(set) var leaving: [AccessibilityTree.ID: AccessibilityTree.Node] = [:]
  /// Where the window lies on the screen, and how large a point is there.
  private(set) var place: AccessibilityMailbox.Place
  /// What `Embed` returned: the parent of the program.
  private(set) var desktop = Reference.none
  /// The number that the registry gives.
  private(set) var number: Int32 = 0

  let identity: Identity
  let connectionName: String
  let perform: Perform
  /// The last text that was asked for: who reads a text asks many times.
  private var lastText: (text: AccessibilityText, scalars: ScalarText)?

  init(
    tree: AccessibilityTree, place: AccessibilityMailbox.Place, identity: Identity,
    connectionName: String,
    perform: @escaping Perform
  ) {
    self.tree = tree
    self.place = place
    self.identity = identity
    self.connectionName = connectionName
    self.perform = perform
  }

  /// Answers from another tree from now on.
  func take(_ tree: AccessibilityTree, place: AccessibilityMailbox.Place) {
    self.tree = tree
    self.place = place
  }

  /// Answers for an element that is gone, until `forget(_:)`.
  func remember(_ node: AccessibilityTree.Node?, of id: AccessibilityTree.ID) { leaving[id] = node }

  func forget(_ id: AccessibilityTree.ID) { leaving[id] = nil }

  /// The program has become a child of the desktop's object.
  func embedded(in desktop: Reference) { self.desktop = desktop }

  /// The registry has given the program a number.
  func registered(as number: Int32) { self.number = number }

  /// What a call could not be answered with.
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

  /// Writes the answer to a call.
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
    guard case .element(let id) = object, let node = tree[id] ?? leaving[id] else {
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

  /// What an element is called. What it is set to belongs to it where nothing else tells that: Orca asks no button for its
  /// number.
  static func name(of element: AccessibilityElement) -> String {
    guard let value = element.value, !value.isEmpty, element.text == nil,
      element.number == nil || element.role == .button
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
  /// Whether all rows of a list are among its children: long lists show a few of theirs.
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
    structure { part in
      part.append(reference.name)
      part.append(objectPath: reference.path)
    }
  }

  nonisolated mutating func append(_ references: [AccessibleResponder.Reference]) {
    array("(so)") { list in
      for reference in references { list.append(reference) }
    }
  }

  nonisolated mutating func append(attributes: KeyValuePairs<String, String>) {
    array("{ss}") { list in
      for (key, value) in attributes { list.append(key: key, value: value) }
    }
  }

  nonisolated mutating func append(key: String, value: String) {
    container(DRAWER_DBUS_TYPE_DICT_ENTRY, nil) { entry in
      entry.append(key)
      entry.append(value)
    }
  }
}
