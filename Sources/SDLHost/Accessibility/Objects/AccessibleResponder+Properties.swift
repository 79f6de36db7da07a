// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// `org.freedesktop.DBus.Properties` and `Introspectable`.
nonisolated extension AccessibleResponder {
  private enum Property {
    case text(String)
    case int(Int)
    case double(Double)
    case reference(Reference)

    var signature: String {
      switch self {
      case .text: "s"
      case .int: "i"
      case .double: "d"
      case .reference: "(so)"
      }
    }

    func append(to value: inout MessageWriter) {
      switch self {
      case .text(let text): value.append(text)
      case .int(let int): value.append(Int32(clamping: int))
      case .double(let double): value.append(double)
      case .reference(let reference): value.append(reference)
      }
    }
  }

  func answerProperties(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    guard let name = call.readText(), let interface = AccessibleInterfaces(name: name),
      try interfaces(of: call.object).contains(interface)
    else { throw .invalidArguments }
    switch call.member {
    case "Get":
      guard let key = call.readText(),
        let property = try property(key, of: interface, object: call.object)
      else { throw .invalidArguments }
      reply.appendVariant(property.signature) { property.append(to: &$0) }
    case "GetAll":
      var all: [(String, Property)] = []
      for key in Self.keys(of: interface) {
        if let property = try property(key, of: interface, object: call.object) {
          all.append((key, property))
        }
      }
      reply.appendArray("{sv}") { list in
        for (key, property) in all {
          list.appendOption(key, property.signature) { property.append(to: &$0) }
        }
      }
    case "Set": try setProperty(&call, of: interface)
    default: throw .unknownMethod
    }
  }

  private func setProperty(
    _ call: inout AccessibleCall, of interface: AccessibleInterfaces
  ) throws(Failure) {
    let key = call.readText()
    switch (interface, key) {
    case (.application, "Id"):
      guard var value = call.readStructure(), let id = value.int else { throw .invalidArguments }
      setApplicationID(Int32(clamping: id))
    case (.value, "CurrentValue"):
      let (id, node) = try node(call.object)
      guard let value = call.readDouble(), value.isFinite,
        node.element.numericValue?.isSettable == true
      else { throw .invalidArguments }
      guard perform(.setValue(value), id) else { throw .limitsExceeded }
    default: throw .invalidArguments
    }
  }

  private static func keys(of interface: AccessibleInterfaces) -> [String] {
    switch interface {
    case .accessible:
      ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText"]
    case .application: ["ToolkitName", "Version", "ToolkitVersion", "AtspiVersion", "Id"]
    case .action: ["NActions"]
    case .value:
      ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text"]
    case .text: ["CharacterCount", "CaretOffset"]
    case .selection: ["NSelectedChildren"]
    default: []
    }
  }

  private func property(
    _ key: String, of interface: AccessibleInterfaces, object: AccessibleObject
  ) throws(Failure) -> Property? {
    switch interface {
    case .accessible: return try accessibleProperty(key, of: object)
    case .application: return applicationProperty(key)
    default: return elementProperty(key, of: interface, element: try node(object).node)
    }
  }

  private func accessibleProperty(
    _ key: String, of object: AccessibleObject
  ) throws(Failure) -> Property? {
    let element: AccessibilityElement? =
      object == .application ? nil : try node(object).node.element
    return switch key {
    case "Name": .text(element.map(Self.name) ?? identity.name)
    case "Description": .text(element?.hint ?? "")
    case "Parent": .reference(try parent(of: object))
    case "ChildCount": .int(try children(of: object).count)
    case "Locale": .text(identity.locale)
    case "AccessibleId": .text(element?.identifier ?? "")
    case "HelpText": .text("")
    default: nil
    }
  }

  private func applicationProperty(_ key: String) -> Property? {
    switch key {
    case "ToolkitName": .text("DrawerContainer")
    case "Version", "ToolkitVersion": .text(identity.version)
    case "AtspiVersion": .text("2.1")
    case "Id": .int(Int(applicationID))
    default: nil
    }
  }

  private func elementProperty(
    _ key: String, of interface: AccessibleInterfaces, element node: AccessibilityTree.Node
  ) -> Property? {
    let element = node.element
    switch (interface, key) {
    case (.action, "NActions"): return .int(element.actions.count)
    case (.value, "MinimumValue"): return element.numericValue.map { .double($0.minimum) }
    case (.value, "MaximumValue"): return element.numericValue.map { .double($0.maximum) }
    case (.value, "MinimumIncrement"): return element.numericValue.map { .double($0.step) }
    case (.value, "CurrentValue"): return element.numericValue.map { .double($0.current) }
    case (.value, "Text"): return .text(element.value ?? "")
    case (.text, "CharacterCount"): return element.text.map { .int(scalars(of: $0).count) }
    case (.text, "CaretOffset"):
      return element.text.map { text in
        .int(text.caret.map { scalars(of: text).offset(ofCharacter: $0) } ?? -1)
      }
    case (.selection, "NSelectedChildren"): return .int(selectedChildren(of: node).count)
    default: return nil
    }
  }

  /// Only the names of the interfaces, which is enough for tools that inspect objects.
  func introspection(of object: AccessibleObject) -> String {
    let names = (try? interfaces(of: object).names) ?? []
    return "<node>"
      + (names + ["org.freedesktop.DBus.Properties"]).map { "<interface name=\"\($0)\"/>" }
      .joined() + "</node>"
  }
}
