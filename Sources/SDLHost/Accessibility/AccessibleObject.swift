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
