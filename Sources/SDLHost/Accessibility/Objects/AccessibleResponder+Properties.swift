// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// `org.freedesktop.DBus.Properties` and `Introspectable`.
nonisolated extension AccessibleResponder {
  func answerProperties(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
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
      guard perform(.setValue(value), id) else { throw .limitsExceeded }
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
        "ChildCount": .int(item.children.count), "Locale": .text(identity.locale),
        "AccessibleId": .text(item.identifier), "HelpText": .text(""),
      ]
    case .application:
      return [
        "ToolkitName": .text("DrawerContainer"), "Version": .text(identity.version),
        "ToolkitVersion": .text(identity.version), "AtspiVersion": .text("2.1"),
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
  func introspection(of object: AccessibleObject) -> String {
    let names = ((try? item(of: object))?.interfaces ?? []).map(\.name)
    return "<node>"
      + (names + ["org.freedesktop.DBus.Properties"]).map { "<interface name=\"\($0)\"/>" }
      .joined() + "</node>"
  }
}
