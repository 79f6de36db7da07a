// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

nonisolated struct AccessibleCall {
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

  mutating func readText() -> String? {
    defer { next() }
    return arguments?.text
  }

  mutating func readInt() -> Int? {
    defer { next() }
    return arguments?.int
  }

  mutating func readUInt() -> UInt32? {
    defer { next() }
    return arguments?.uint32
  }

  mutating func readFlag() -> Bool? {
    defer { next() }
    return arguments?.flag
  }

  mutating func readDouble() -> Double? {
    defer { next() }
    var inner = arguments?.nestedReader
    return inner?.double
  }

  mutating func readStructure() -> MessageReader? {
    defer { next() }
    return arguments?.nestedReader
  }

  private mutating func next() {
    // Reading beyond the last argument gives nil.
    if arguments?.next() == false { arguments = nil }
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
      .split(separator: "_", omittingEmptySubsequences: false)
    guard numbers.count <= 2, let number = numbers.first.flatMap({ Int($0) }), number >= 0 else {
      return nil
    }
    let view = isTransient ? -number : number
    if numbers.count == 1 {
      self = .element(AccessibilityTree.ID(view: view))
    } else {
      guard let part = Int(numbers[1]) else { return nil }
      self = .element(AccessibilityTree.ID(view: view, part: part))
    }
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
