// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension KeyCommand {
  /// Creates a command that calls an object and always applies. The object is not retained.
  init<Target: AnyObject>(
    _ title: String, identifier: String, group: String, shortcuts: [Shortcut], of target: Target,
    action: @escaping (Target) -> Void
  ) {
    self.init(title, identifier: identifier, group: group, shortcuts: shortcuts) { [weak target] in
      target.map(action)
      return true
    }
  }
}
