// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A key event as defined by AT-SPI: `AtspiDeviceEvent` of at-spi2-core. Orca 43 receives keys only in this form.
nonisolated struct AccessibleKey: Sendable, Equatable {
  /// The key in X11's terms; its code is 0 if it is unknown. Orca identifies its commands by the code, and also undo and
  /// cut.
  let key: InputMethodKey
  /// The name of the keysym, or the character of the key.
  let name: String
  /// The time of the event, in milliseconds.
  let time: Int

  /// Nil for keys without a keysym. `scancode` is SDL's.
  init?(_ event: KeyEvent, scancode: Int, time: Int) {
    guard let (symbol, name) = Self.symbol(of: event.key) else { return nil }
    let code = UInt32(exactly: scancode).flatMap(InputMethodKey.keycode(of:)) ?? 0
    let bits: [(KeyModifiers, UInt32)] = [(.shift, 1), (.control, 4), (.alt, 8), (.command, 64)]
    let state = bits.filter { event.modifiers.contains($0.0) }.reduce(0) { $0 | $1.1 }
    key = InputMethodKey(symbol: symbol, code: code, state: state, isDown: event.isDown)
    self.name = name
    self.time = time
  }

  /// Creates a dot in place of a key, which reveals only that a key was pressed or released.
  init(redacted event: KeyEvent, time: Int) {
    // The dot that a secure field displays.
    key = InputMethodKey(symbol: 0x0100_2022, code: 0, state: 0, isDown: event.isDown)
    name = "\u{2022}"
    self.time = time
  }

  private static func symbol(of key: Key) -> (UInt32, String)? {
    switch key {
    case .character(let character):
      guard let scalar = character.unicodeScalars.first else { return nil }
      // Keysyms of Latin-1 characters are their Unicode values; other keysyms have an offset.
      let value = scalar.value
      return (value < 0x100 ? value : 0x0100_0000 + value, String(character))
    case .function(let number): return (UInt32(truncatingIfNeeded: 0xFFBD &+ number), "F\(number)")
    default: return symbols[key]
    }
  }

  private static let symbols: [Key: (UInt32, String)] = [
    .return: (0xFF0D, "Return"), .escape: (0xFF1B, "Escape"), .backspace: (0xFF08, "BackSpace"),
    .delete: (0xFFFF, "Delete"), .insert: (0xFF63, "Insert"), .tab: (0xFF09, "Tab"),
    .space: (0x20, "space"), .up: (0xFF52, "Up"), .down: (0xFF54, "Down"),
    .left: (0xFF51, "Left"), .right: (0xFF53, "Right"), .home: (0xFF50, "Home"),
    .end: (0xFF57, "End"), .pageUp: (0xFF55, "Page_Up"), .pageDown: (0xFF56, "Page_Down"),
    .menu: (0xFF67, "Menu"), .back: (0x1008_FF26, "XF86Back"),
    .forward: (0x1008_FF27, "XF86Forward"), .playPause: (0x1008_FF14, "XF86AudioPlay"),
    .stop: (0x1008_FF15, "XF86AudioStop"), .nextTrack: (0x1008_FF17, "XF86AudioNext"),
    .previousTrack: (0x1008_FF16, "XF86AudioPrev"),
  ]
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
    let isCharacter = if case .character = event.key { true } else { event.key == .space }
    guard isCharacter || isOnPad else { return false }
    guard event.isDown else { return unredactedKeys.remove(pressedKey) == nil }
    if isSecret, writes, heldInsertKey == nil {
      unredactedKeys.remove(pressedKey)
    } else if !event.isRepeat {
      unredactedKeys.insert(pressedKey)
    }
    return !unredactedKeys.contains(pressedKey)
  }
}
