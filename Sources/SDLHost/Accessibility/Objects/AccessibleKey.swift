// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A key event as defined by AT-SPI: `AtspiDeviceEvent` of at-spi2-core. Orca 43 receives keys only in this form.
nonisolated struct AccessibleKey: Sendable, Equatable {
  /// The X11 keysym (keysymdef.h).
  var symbol: Int32
  /// The name of the keysym, or the character of the key.
  var name: String
  /// The keycode on an X server; 0 if it is unknown. Orca identifies its commands by it, and also undo and cut.
  var code: Int32
  /// The X11 modifier bits: 1 shift, 4 control, 8 alt, 64 super.
  var modifiers: Int32
  var isDown: Bool
  /// The time of the event, in milliseconds.
  var time: Int32

  /// Nil for keys without a keysym. `scancode` is SDL's.
  init?(_ event: KeyEvent, scancode: Int, time: Int32) {
    guard let (symbol, name) = Self.symbol(of: event.key) else { return nil }
    self.symbol = symbol
    self.name = name
    self.time = time
    // X11's keycodes are Linux's plus 8.
    code = Self.linuxCodes.indices.contains(scancode) ? Self.linuxCodes[scancode] + 8 : 0
    isDown = event.isDown
    modifiers = 0
    if event.modifiers.contains(.shift) { modifiers |= 1 }
    if event.modifiers.contains(.control) { modifiers |= 4 }
    if event.modifiers.contains(.alt) { modifiers |= 8 }
    if event.modifiers.contains(.command) { modifiers |= 64 }
  }

  /// Creates a dot in place of a key, which reveals only that a key was pressed or released.
  init(redacted event: KeyEvent, time: Int32) {
    // The dot that a secure field displays.
    symbol = 0x0100_2022
    name = "\u{2022}"
    code = 0
    modifiers = 0
    isDown = event.isDown
    self.time = time
  }

  /// Linux's keycodes by SDL's scancode (input-event-codes.h; `hid_keyboard` in Linux 6.1). The first four are not
  /// keys.
  // swift-format-ignore
  private static let linuxCodes: [Int32] = [
    -8, -8, -8, -8, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38,
    50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26,
    27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62, 63, 64,
    65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106,
    105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71,
    72, 73, 82, 83, 86, 127,
  ]

  private static func symbol(of key: Key) -> (Int32, String)? {
    switch key {
    case .character(let character):
      guard let scalar = character.unicodeScalars.first else { return nil }
      // Keysyms of Latin-1 characters are their Unicode values; other keysyms have an offset.
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
    case .playPause: return (0x1008_FF14, "XF86AudioPlay")
    case .stop: return (0x1008_FF15, "XF86AudioStop")
    case .nextTrack: return (0x1008_FF17, "XF86AudioNext")
    case .previousTrack: return (0x1008_FF16, "XF86AudioPrev")
    case .function(let number): return (0xFFBD + Int32(number), "F\(number)")
    }
  }
}

/// Replaces keys that write into a secure field by dots before they are sent to assistive technology. The release and
/// the repeats of a key are redacted unless its press was sent unredacted, even if another view is the first responder
/// by then, or if other modifiers make another key of it.
struct KeyRedactor {
  /// The identity of a held key. On-screen keyboards send keys without a scancode.
  private enum PressedKey: Hashable {
    case scancode(Int)
    case key(Key)
  }

  /// SDL's scancodes of 1…9, 0 and the point of the keypad, which may write digits with Shift.
  private static let numberPad = 89...99

  /// The held keys that can write and whose press was sent unredacted.
  private var unredactedKeys: Set<PressedKey> = []
  /// The Insert key, while it is held. Orca then treats other keys as commands.
  private var heldInsertKey: PressedKey?

  /// Returns whether a key press or release is redacted. `isSecret` is true for a secure field.
  mutating func updateRedaction(for event: KeyEvent, scancode: Int, isSecret: Bool) -> Bool {
    let pressedKey = scancode == 0 ? PressedKey.key(event.key) : .scancode(scancode)
    let isOnPad = Self.numberPad.contains(scancode)
    let writes = event.writesText || isOnPad && event.modifiers.contains(.shift)
    if !event.isDown, pressedKey == heldInsertKey { heldInsertKey = nil }
    if event.isDown, event.key == .insert, !writes { heldInsertKey = pressedKey }
    guard event.isCharacter || isOnPad else { return false }
    guard event.isDown else { return unredactedKeys.remove(pressedKey) == nil }
    if isSecret, writes, heldInsertKey == nil {
      unredactedKeys.remove(pressedKey)
    } else if !event.isRepeat {
      unredactedKeys.insert(pressedKey)
    }
    return !unredactedKeys.contains(pressedKey)
  }
}

nonisolated extension KeyEvent {
  fileprivate var isCharacter: Bool {
    switch key {
    case .character, .space: true
    default: false
    }
  }
}
