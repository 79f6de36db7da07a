// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What a path of the accessibility bus names.
nonisolated enum AccessibleObject: Hashable {
  /// The program.
  case application
  /// The window, or something in it.
  case element(AccessibilityTree.ID)

  static let prefix = "/org/a11y/atspi/accessible/"
  static let none = "/org/a11y/atspi/null"

  /// - Parameter path: Such as `…/root`, `…/12` or `…/12_3`, which is the third part of view 12.
  init?(path: String) {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let name = path.dropFirst(Self.prefix.count)
    if name == "root" {
      self = .application
      return
    }
    let numbers = name.split(separator: "_", omittingEmptySubsequences: false)
    guard numbers.count <= 2, let view = Int(numbers[0]) else { return nil }
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
    case .element(let id) where id.part == 0: "\(id.view)"
    case .element(let id): "\(id.view)_\(id.part)"
    }
  }
}
