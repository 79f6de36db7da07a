// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Everything a person or the desktop does to a window, with the instant it happened.
public nonisolated struct InputEvent: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    /// What a key or an input method wrote; only while a text input has the keyboard.
    case text(TextInputEvent)
    case window(WindowEvent)
  }

  public var instant: Instant
  public var kind: Kind

  public init(_ kind: Kind, at instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}
