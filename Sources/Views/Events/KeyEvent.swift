// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key went down or up.
public nonisolated struct KeyEvent: Sendable, Equatable {
  /// The key, by what it produces in the person's layout.
  public var key: Key
  /// The modifiers held at that moment.
  public var modifiers: KeyModifiers
  /// True when the key went down or repeats, false when it went up.
  public var isDown: Bool

  /// True for the repeats a held key sends.
  public var isRepeat: Bool

  /// A key event. Default: an unmodified key goes down for the first time.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}
