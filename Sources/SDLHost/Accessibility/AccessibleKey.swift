// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A key as AT-SPI tells of it: `AtspiDeviceEvent` of at-spi2-core. Orca 43 hears of keys by nothing else.
nonisolated struct AccessibleKey: Sendable, Equatable {
  /// The X window system's number for what the key means (keysymdef.h).
  var symbol: Int32
  /// What it is called there, or the character that it writes.
  var name: String
  /// As X has them: 1 shift, 4 control, 8 alt, 64 super.
  var modifiers: Int32
  var isDown: Bool
  /// Milliseconds.
  var time: Int32

  /// Nil for keys that X has no number for.
  init?(_ event: KeyEvent, time: Int32) {
    guard let (symbol, name) = Self.symbol(of: event.key) else { return nil }
    self.symbol = symbol
    self.name = name
    self.time = time
    isDown = event.isDown
    modifiers = 0
    if event.modifiers.contains(.shift) { modifiers |= 1 }
    if event.modifiers.contains(.control) { modifiers |= 4 }
    if event.modifiers.contains(.alt) { modifiers |= 8 }
    if event.modifiers.contains(.command) { modifiers |= 64 }
  }

  private static func symbol(of key: Key) -> (Int32, String)? {
    switch key {
    case .character(let character):
      guard let scalar = character.unicodeScalars.first else { return nil }
      // Latin 1 has the numbers of Unicode; others lie above.
      let value = Int32(scalar.value)
      return (value < 0x100 ? value : 0x0100_0000 + value, String(character))
    case .return: return (0xFF0D, "Return")
    case .escape: return (0xFF1B, "Escape")
    case .backspace: return (0xFF08, "BackSpace")
    case .delete: return (0xFFFF, "Delete")
    case .insert: return (0xFF63, "Insert")
    case .tab: return (0xFF09, "Tab")
    case .space: return (0x20, "space")
    case .up: return (0xFF52, "Up")
    case .down: return (0xFF54, "Down")
    case .left: return (0xFF51, "Left")
    case .right: return (0xFF53, "Right")
    case .home: return (0xFF50, "Home")
    case .end: return (0xFF57, "End")
    case .pageUp: return (0xFF55, "Page_Up")
    case .pageDown: return (0xFF56, "Page_Down")
    case .menu: return (0xFF67, "Menu")
    case .back: return (0x1008_FF26, "XF86Back")
    case .forward: return (0x1008_FF27, "XF86Forward")
    case .function(let number): return (0xFFBD + Int32(number), "F\(number)")
    }
  }
}
