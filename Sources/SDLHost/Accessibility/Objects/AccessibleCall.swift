// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// A call of a method of one of our objects.
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

  mutating func text() -> String? {
    defer { next() }
    return arguments?.text
  }

  mutating func int() -> Int? {
    defer { next() }
    return arguments?.int
  }

  mutating func uint() -> UInt32? {
    defer { next() }
    return arguments?.number
  }

  mutating func flag() -> Bool? {
    defer { next() }
    return arguments?.flag
  }

  /// A number in a variant.
  mutating func double() -> Double? {
    defer { next() }
    var inner = arguments?.inside
    return inner?.double
  }

  /// A reader of the structure that is next.
  mutating func structure() -> MessageReader? {
    defer { next() }
    return arguments?.inside
  }

  private mutating func next() {
    // Past the last one there is nothing that could be read.
    if arguments?.next() == false { arguments = nil }
  }
}

/// What a path of the accessibility bus names.
nonisolated enum AccessibleObject: Hashable {
  /// The program.
  case application
  /// The window, or something in it.
  case element(AccessibilityTree.ID)

  static let prefix = "/org/a11y/atspi/accessible/"
  /// Stands for the minus of what is no view, such as an announcement: a path has letters, digits and underscores.
  private static let passing = "n"
  static let none = "/org/a11y/atspi/null"
  /// Bytes of a path. Ours are shorter; another program may write megabytes.
  private static let longestPath = 100

  /// - Parameter path: Such as `…/root`, `…/12` or `…/12_3`, which is the third part of view 12.
  init?(path: String) {
    guard path.utf8.count <= Self.longestPath, path.hasPrefix(Self.prefix) else { return nil }
    let name = path.dropFirst(Self.prefix.count)
    if name == "root" {
      self = .application
      return
    }
    let isTransient = name.hasPrefix(Self.passing)
    let numbers = name.dropFirst(isTransient ? Self.passing.count : 0)
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

  /// The last part of the path.
  var name: String {
    switch self {
    case .application: "root"
    case .element(let id):
      (id.view < 0 ? Self.passing : "") + "\(id.view.magnitude)"
        + (id.part == 0 ? "" : "_\(id.part)")
    }
  }
}
