// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One report about a mouse, a finger or a pen.
public nonisolated struct PointerEvent: Sendable, Equatable {
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

  public enum Device: Sendable, Equatable {
    case mouse
    case touch
  }

  public enum Button: Sendable, Equatable {
    case primary
    case secondary
    case middle
    /// Mouse button 8.
    case back
    /// Mouse button 9.
    case forward
  }

  public var phase: Phase
  public var device: Device

  /// Tells fingers apart; 0 for the mouse.
  public var identifier: Int64

  /// Points from the window's top left corner. May lie outside while a button is held.
  public var location: Point

  /// The button that went down or up; `primary` for a finger.
  public var button: Button

  public var modifiers: KeyModifiers

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
