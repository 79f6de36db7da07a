// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Everything a person or the desktop does to a window, with the instant it happened.
public nonisolated struct InputEvent: Sendable, Equatable {
  /// What happened, with its details.
  public enum Kind: Sendable, Equatable {
    /// A button or finger went down or up, or a pointer moved.
    case pointer(PointerEvent)
    /// A wheel turned, or two fingers scrolled.
    case wheel(WheelEvent)
    /// A key went down or up, or repeats.
    case key(KeyEvent)
    /// What a key or an input method wrote; only while a text input has the keyboard.
    case text(TextInputEvent)
    /// Files or text from another program were dropped.
    case drop(DropEvent)
    /// Something happened to the window itself.
    case window(WindowEvent)
  }

  /// When it happened, on the host's clock.
  public var instant: Instant
  /// What happened.
  public var kind: Kind

  /// An event of a kind. A window never goes back in time: an instant before its last frame counts
  /// as that frame's.
  public init(_ kind: Kind, at instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}
