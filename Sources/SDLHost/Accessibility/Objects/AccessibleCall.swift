// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// A call of a method of an accessible object.
nonisolated struct AccessibleCall {
  /// The reason why a call cannot be answered.
  enum Failure: String, Error {
    case unknownObject = "UnknownObject"
    case unknownMethod = "UnknownMethod"
    case invalidArguments = "InvalidArgs"
    case limitsExceeded = "LimitsExceeded"

    /// The name of the error on the bus.
    var name: String { "org.freedesktop.DBus.Error.\(rawValue)" }
  }

  let object: AccessibleObject
  let interface: String
  let member: String
  private var arguments: MessageReader?

  /// Nil if the message is not a method call, or if its path names none of the accessible objects.
  init?(_ message: OpaquePointer) {
    guard dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL,
      let path = dbus_message_get_path(message), let member = dbus_message_get_member(message),
      let object = AccessibleObject(path: String(cString: path))
    else { return nil }
    self.object = object
    self.member = String(cString: member)
    interface = dbus_message_get_interface(message).map { String(cString: $0) } ?? ""
    arguments = MessageReader(message)
  }

  /// Reads the next argument; throws `invalidArguments` if it is missing or has another type.
  mutating func read<Value>(_ read: (inout MessageReader) -> Value?) throws(Failure) -> Value {
    guard var reader = arguments, let value = read(&reader) else { throw .invalidArguments }
    arguments = reader
    return value
  }

  mutating func readText() throws(Failure) -> String { try read { $0.readText() } }

  mutating func readInt() throws(Failure) -> Int { try read { $0.readInt() } }

  mutating func readUInt32() throws(Failure) -> UInt32 { try read { $0.readUInt32() } }

  mutating func skip() { arguments?.skip() }
}

/// An AT-SPI interface of an object. The names are as in at-spi2-core's XML files.
nonisolated enum AccessibleInterface: String {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case text = "Text"
  case editableText = "EditableText"
  case value = "Value"
  case selection = "Selection"
  case collection = "Collection"

  private static let prefix = "org.a11y.atspi."

  init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
  }

  /// The full name, such as `org.a11y.atspi.Text`.
  var name: String { Self.prefix + rawValue }

  /// The interfaces of an element. A list has a selection only if its rows can be selected: otherwise Orca would speak
  /// "not selected" for each row.
  static func all(
    of node: AccessibilityTree.Node, in tree: AccessibilityTree
  ) -> [AccessibleInterface] {
    let element = node.element
    var all: [AccessibleInterface] = [.accessible, .component]
    if !element.actions.isEmpty { all.append(.action) }
    if element.text != nil { all.append(.text) }
    if element.traits.contains(.editable) { all.append(.editableText) }
    if element.numericValue != nil { all.append(.value) }
    let hasChoice =
      element.role != .list || element.traits.contains(.multiselectable)
      || node.children.contains { tree[$0]?.element.traits.contains(.selectable) == true }
    if hasChoice, AccessibleRole.selectionRoles.contains(element.role) { all.append(.selection) }
    // Regardless of the children, since clients cache an element's interfaces while its children change.
    return all + [.collection]
  }
}

/// An object on the accessibility bus, identified by its path.
nonisolated enum AccessibleObject: Hashable {
  case application
  /// The window or an element in it.
  case element(AccessibilityTree.ID)

  static let prefix = "/org/a11y/atspi/accessible/"
  /// The replacement of the minus sign of transient elements, such as announcements, which a path may not contain.
  private static let transientPrefix = "n"
  static let none = "/org/a11y/atspi/null"
  /// The maximum length of a valid path in bytes. Another program may send megabytes.
  private static let maximumPathByteCount = 100

  /// - Parameter path: A path such as `…/root`, `…/12` or `…/12_3`, the third part of view 12.
  init?(path: String) {
    guard path.utf8.count <= Self.maximumPathByteCount, path.hasPrefix(Self.prefix) else {
      return nil
    }
    let name = path.dropFirst(Self.prefix.count)
    if name == "root" {
      self = .application
      return
    }
    let isTransient = name.hasPrefix(Self.transientPrefix)
    let numbers = name.dropFirst(isTransient ? Self.transientPrefix.count : 0)
      .split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let view = numbers[0], view >= 0,
      let part = numbers.count == 2 ? numbers[1] : 0
    else { return nil }
    self = .element(AccessibilityTree.ID(view: isTransient ? -view : view, part: part))
  }

  var path: String { Self.prefix + name }

  var name: String {
    switch self {
    case .application: "root"
    case .element(let id):
      (id.view < 0 ? Self.transientPrefix : "") + "\(id.view.magnitude)"
        + (id.part == 0 ? "" : "_\(id.part)")
    }
  }
}
