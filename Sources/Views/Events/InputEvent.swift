// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// An event that a window receives from the user or the desktop, with the instant at which it occurred.
public nonisolated struct InputEvent: Sendable, Equatable {
  /// The kind of an input event, such as a key event, with its details.
  public enum Kind: Sendable, Equatable {
    /// A button or a finger went down or up, or a pointer moved.
    case pointer(PointerEvent)
    /// A wheel turned, or two fingers scrolled.
    case wheel(WheelEvent)
    /// A key went down or up, or repeated.
    case key(KeyEvent)
    /// A key or an input method produced text. Sent only while a text input is first responder.
    case text(TextInputEvent)
    /// Files or text from another program were dropped.
    case drop(DropEvent)
    /// The window itself changed.
    case window(WindowEvent)
  }

  /// The instant of the event, on the clock of the window's host, such as `Application`.
  public var instant: Instant
  /// The kind of the event, such as a key event, with its details.
  public var kind: Kind

  /// Creates an event. The window's time never goes back: an `instant` before its last frame counts as that frame's.
  public init(_ kind: Kind, at instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}

/// A drop of data that the user dragged from another program.
public nonisolated struct DropEvent: Sendable, Equatable {
  /// The dropped data: files or text.
  public enum Content: Sendable, Equatable {
    /// The absolute paths of files and folders, at least one.
    case files([String])
    /// Text that is not empty.
    case text(String)
  }

  /// The dropped files or text.
  public var content: Content

  /// The position of the drop, in points from the window's top left corner.
  public var location: Point

  /// Creates a drop of files or text at `location`, in points from the window's top left corner.
  public init(_ content: Content, at location: Point) {
    self.content = content
    self.location = location
  }
}

/// Text from a keyboard or an input method.
public nonisolated enum TextInputEvent: Sendable, Equatable {
  /// Final text from a key or an input method.
  case committed(String)

  /// Text that an input method is still composing; empty if the input method canceled it or is about to commit it.
  ///
  /// - Parameter selectedRange: The characters (grapheme clusters) that the input method has selected, counted from the
  ///   start of the text. The caret is at the end of the range.
  case composing(String, selectedRange: Range<Int>)
}

/// A change of the window itself, such as a new size.
public nonisolated enum WindowEvent: Sendable, Equatable {
  /// The content area has a new size, in points.
  case resized(Size)
  /// The number of pixels per point changed.
  case scaleChanged(Double)
  /// The window received the desktop's keyboard focus.
  case focusGained
  /// The window lost the desktop's keyboard focus. Pressed pointers are canceled.
  case focusLost
  /// The user asked to close the window, with the close button, SIGINT or SIGTERM.
  case closeRequested
  /// The screen lost the window's pixels, so everything is presented again.
  case exposed
  /// The system is running out of memory.
  case memoryWarning
  /// The window entered or left full screen.
  case fullScreenChanged(Bool)
  /// The desktop switched between light and dark.
  case colorSchemeChanged(Theme.ColorScheme)
}

/// A turn of a mouse wheel, or a two-finger scroll on a touchpad.
public nonisolated struct WheelEvent: Sendable, Equatable {
  /// The number of notches (wheel steps) of the turn; fractional on some devices. Positive y scrolls down, positive x
  /// scrolls right. The desktop's natural-scrolling setting is already applied.
  public var delta: Point

  /// The position of the pointer, in points from the window's top left corner.
  public var location: Point

  /// The modifier keys that were held during the turn.
  public var modifiers: KeyModifiers

  /// The wheel notches by which a view scrolls: `delta`, but a vertical turn scrolls sideways while Shift is held.
  public var scrollDelta: Point {
    modifiers.contains(.shift) && delta.x == 0 ? Point(delta.y, 0) : delta
  }

  /// Creates a wheel event of `delta` notches with the pointer at `location`. By default, no modifier keys are held.
  public init(delta: Point, at location: Point, modifiers: KeyModifiers = []) {
    self.delta = delta
    self.location = location
    self.modifiers = modifiers
  }
}

/// An event of a mouse or a finger. A pen counts as a mouse.
public nonisolated struct PointerEvent: Sendable, Equatable {
  /// The phase of a pointer event, such as pressed or moved.
  public enum Phase: Sendable, Equatable {
    /// A button or a finger went down.
    case down
    /// The pointer moved, pressed or not.
    case moved
    /// A button or a finger went up.
    case up
    /// The sequence ended without an up: the desktop took the pointer over, or the window lost focus.
    case cancelled
    /// The mouse left the window.
    case exited
  }

  /// The kind of pointing device. A drag begins after 10 points with a finger, and by default after 4 with a mouse.
  public enum Device: Sendable, Equatable {
    /// A mouse, or a device that the desktop treats as a mouse.
    case mouse
    /// A finger on a touch screen.
    case touch
  }

  /// A mouse button. The desktop's settings may swap `primary` and `secondary`.
  public enum Button: Sendable, Equatable {
    /// The button that clicks and drags; by default the left one.
    case primary
    /// The button that opens a context menu; by default the right one.
    case secondary
    /// The middle button; on most mice the wheel.
    case middle
    /// Mouse button 8.
    case back
    /// Mouse button 9.
    case forward
  }

  /// The phase of the event, such as pressed or moved.
  public var phase: Phase
  /// The kind of pointing device.
  public var device: Device

  /// The number that distinguishes the fingers on a touch screen; 0 for the mouse.
  public var identifier: Int64

  /// The pointer's position in points from the window's top left corner; may be outside while a button is held.
  public var location: Point

  /// The button that was pressed or released; `primary` for a finger.
  public var button: Button

  /// The modifier keys that were held during the event.
  public var modifiers: KeyModifiers

  /// Creates a pointer event at `location`, in points from the window's top left corner. By default, it is an event of
  /// the mouse's primary button without modifier keys.
  public init(
    _ phase: Phase, at location: Point, device: Device = .mouse, identifier: Int64 = 0,
    button: Button = .primary, modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.device = device
    self.identifier = identifier
    self.button = button
    self.modifiers = modifiers
  }
}
