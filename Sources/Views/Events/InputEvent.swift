// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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

/// Something was dragged from another program and dropped on the window.
public nonisolated struct DropEvent: Sendable, Equatable {
  /// The data of a drop.
  public enum Content: Sendable, Equatable {
    /// The absolute paths of files and folders, at least one.
    case files([String])
    /// Text that is not empty.
    case text(String)
  }

  /// The dropped files or text.
  public var content: Content

  /// Where, in points from the window's top left corner.
  public var location: Point

  /// A drop at `location`, in window points.
  public init(_ content: Content, at location: Point) {
    self.content = content
    self.location = location
  }
}

/// What a keyboard or an input method wrote.
public nonisolated enum TextInputEvent: Sendable, Equatable {
  /// Final text, produced by a key or composed by an input method.
  case committed(String)

  /// Text that an input method is still composing; empty when it gave up or is about to commit.
  ///
  /// - Parameter selectedRange: What the input method has marked in it, in characters (grapheme
  ///   clusters) from its start. Its end is where the caret stands.
  case composing(String, selectedRange: Range<Int>)
}

/// What happened to the window itself.
public nonisolated enum WindowEvent: Sendable, Equatable {
  /// The content area's new size, in points.
  case resized(Size)
  /// Pixels per point changed.
  case scaleChanged(Double)
  /// The desktop's keyboard goes to the window from now on.
  case focusGained
  /// The desktop's keyboard has left the window. Pressed pointers are cancelled.
  case focusLost
  /// The person asked for the window to close: the close button, SIGINT, SIGTERM.
  case closeRequested
  /// The screen lost what was drawn; everything is presented again.
  case exposed
  /// The machine is running out of memory.
  case memoryShort
  /// The window entered or left full screen.
  case fullScreenChanged(Bool)
  /// The desktop switched between light and dark.
  case colorSchemeChanged(Theme.ColorScheme)
}

/// A turn of a wheel or a two-finger scroll.
public nonisolated struct WheelEvent: Sendable, Equatable {
  /// The notches of the turn, with fractions if the device reports them. Positive y scrolls down,
  /// positive x scrolls right. The desktop's natural-scrolling setting is already applied.
  public var delta: Point

  /// Where the pointer was, in points from the window's top left corner.
  public var location: Point

  /// The modifiers held at that moment.
  public var modifiers: KeyModifiers

  /// What a view scrolls by: the notches, sideways where Shift is held, as on every desktop.
  public var scrollDelta: Point {
    modifiers.contains(.shift) && delta.x == 0 ? Point(delta.y, 0) : delta
  }

  /// A turn by `delta` notches at `location`, in window points. Default: no modifiers.
  public init(delta: Point, at location: Point, modifiers: KeyModifiers = []) {
    self.delta = delta
    self.location = location
    self.modifiers = modifiers
  }
}
