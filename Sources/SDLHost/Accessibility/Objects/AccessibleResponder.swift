// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Answers calls with the data of a tree. It is used by one thread, and never blocks.
nonisolated final class AccessibleResponder {
  typealias Failure = AccessibleCall.Failure
  typealias ID = AccessibilityTree.ID
  typealias Node = AccessibilityTree.Node

  /// The program and its window.
  struct Program: Sendable {
    var name: String
    var version: String
    var locale: String
    /// Schedules an action of the window; false if too many actions are pending.
    var perform: @Sendable (AccessibilityAction, ID) -> Bool
  }

  var tree: AccessibilityTree
  /// The removed elements, which answer for a while.
  var removedNodes: [ID: Node] = [:]
  var geometry: AccessibilityMailbox.WindowGeometry
  /// The parent of the program, as returned by `Embed`.
  var desktop = AccessibleResponder.noReference
  /// The program's number, which the registry assigns.
  var applicationID = 0

  let program: Program
  let connectionName: String
  /// The last requested text, since clients read the same text many times.
  private var lastText: (text: AccessibilityText, scalars: ScalarText)?

  init(
    tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry, program: Program,
    connectionName: String
  ) {
    self.tree = tree
    self.geometry = geometry
    self.program = program
    self.connectionName = connectionName
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

  func node(_ object: AccessibleObject) throws(Failure) -> (id: ID, node: Node) {
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

  // MARK: Properties

  private func answerProperties(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    guard let interface = AccessibleInterface(name: try call.readText()) else {
      throw .invalidArguments
    }
    let item = try item(of: call.object)
    guard item.interfaces.contains(interface) else { throw .invalidArguments }
    switch call.member {
    case "Get":
      let key = try call.readText()
      let properties = try properties(of: interface, call.object, item)
      guard let property = properties.first(where: { $0.key == key }) else {
        throw .invalidArguments
      }
      return [.variant(property.value)]
    case "GetAll": return [.options(Array(try properties(of: interface, call.object, item)))]
    case "Set":
      try setProperty(&call, of: interface)
      return []
    default: throw .unknownMethod
    }
  }

  private func setProperty(
    _ call: inout AccessibleCall, of interface: AccessibleInterface
  ) throws(Failure) {
    switch (interface, try call.readText()) {
    case (.application, "Id"):
      applicationID = try call.read { reader in
        var value = reader.readContainer()
        return value?.readInt()
      }
    case (.value, "CurrentValue"):
      let (id, node) = try node(call.object)
      let value: Double = try call.read { reader in
        var value = reader.readContainer()
        return value?.readDouble()
      }
      guard value.isFinite, node.element.numericValue?.isSettable == true else {
        throw .invalidArguments
      }
      guard program.perform(.setValue(value), id) else { throw .limitsExceeded }
    default: throw .invalidArguments
    }
  }

  private func properties(
    of interface: AccessibleInterface, _ object: AccessibleObject, _ item: Item
  ) throws(Failure) -> KeyValuePairs<String, BusValue> {
    switch interface {
    case .accessible:
      return [
        "Name": .text(item.name), "Description": .text(item.description), "Parent": item.parent,
        "ChildCount": .int(item.children.count), "Locale": .text(program.locale),
        "AccessibleId": .text(item.identifier), "HelpText": .text(""),
      ]
    case .application:
      return [
        "ToolkitName": .text("DrawerContainer"), "Version": .text(program.version),
        "ToolkitVersion": .text(program.version), "AtspiVersion": .text("2.1"),
        "Id": .int(applicationID),
      ]
    default: break
    }
    let node = try node(object).node
    switch interface {
    case .action: return ["NActions": .int(node.element.actions.count)]
    case .value:
      guard let number = node.element.numericValue else { return [:] }
      return [
        "MinimumValue": .double(number.minimum), "MaximumValue": .double(number.maximum),
        "MinimumIncrement": .double(number.step), "CurrentValue": .double(number.current),
        "Text": .text(node.element.value ?? ""),
      ]
    case .text:
      guard let text = node.element.text else { return [:] }
      let scalars = scalars(of: text)
      return [
        "CharacterCount": .int(scalars.count),
        "CaretOffset": .int(text.caret.map(scalars.offset(ofCharacter:)) ?? -1),
      ]
    case .selection: return ["NSelectedChildren": .int(tree.selectedChildren(of: node).count)]
    default: return [:]
    }
  }

  /// Only the names of the interfaces, which is enough for tools that inspect objects.
  private func introspection(of object: AccessibleObject) -> String {
    let names = ((try? item(of: object))?.interfaces ?? []).map(\.name)
    return "<node>"
      + (names + ["org.freedesktop.DBus.Properties"]).map { "<interface name=\"\($0)\"/>" }
      .joined() + "</node>"
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
