// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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
