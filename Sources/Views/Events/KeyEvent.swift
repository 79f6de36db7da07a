// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key went down or up.
public nonisolated struct KeyEvent: Sendable, Equatable {
  public var key: Key
  public var modifiers: KeyModifiers
  public var isDown: Bool

  /// True for the repeats a held key sends.
  public var isRepeat: Bool

  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}
