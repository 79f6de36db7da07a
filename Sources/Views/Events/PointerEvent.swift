// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One report about a mouse, a finger or a pen.
public nonisolated struct PointerEvent: Sendable, Equatable {
  /// What the pointer did.
  public enum Phase: Sendable, Equatable {
    /// A button or finger went down.
    case down
    /// It moved, pressed or not.
    case moved
    /// It went up.
    case up
    /// The sequence ended without an up: the desktop took the pointer, or the window lost focus.
    case cancelled
    /// The mouse left the window.
    case left
  }

  /// What kind of pointer it is. A drag begins after 10 points with a finger and after 4 with the
  /// mouse.
  public enum Device: Sendable, Equatable {
    /// A mouse, or what the desktop treats as one.
    case mouse
    /// A finger on a touch screen.
    case touch
  }

  /// A mouse button. The desktop's settings may swap the first two.
  public enum Button: Sendable, Equatable {
    /// The button that clicks and drags; the left one by default.
    case primary
    /// The button that asks for a context menu; the right one by default.
    case secondary
    /// The middle button; on most mice the pressed wheel.
    case middle
    /// Mouse button 8.
    case back
    /// Mouse button 9.
    case forward
  }

  /// What the pointer did.
  public var phase: Phase
  /// What kind of pointer it is.
  public var device: Device

  /// Tells fingers apart; 0 for the mouse.
  public var identifier: Int64

  /// Points from the window's top left corner. May lie outside while a button is held.
  public var location: Point

  /// The button that went down or up; `primary` for a finger.
  public var button: Button

  /// The modifiers held at that moment.
  public var modifiers: KeyModifiers

  /// A pointer event at `location`, in window points. Default: the unmodified mouse with its
  /// primary button.
  public init(
    _ phase: Phase,
    at location: Point,
    device: Device = .mouse,
    identifier: Int64 = 0,
    button: Button = .primary,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.device = device
    self.identifier = identifier
    self.button = button
    self.modifiers = modifiers
  }
}
