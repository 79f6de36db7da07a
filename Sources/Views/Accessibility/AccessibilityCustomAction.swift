// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that assistive technology can do to a view besides what the view does by itself.
public struct AccessibilityCustomAction {
  /// What it is called, in a few words. No other action of the view has the same name.
  public let name: String
  /// Does it. False where it could not be done.
  public let handler: () -> Bool

  /// - Parameters:
  ///   - name: What it is called, in a few words.
  ///   - handler: Does it; returns false where it could not be done.
  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}
