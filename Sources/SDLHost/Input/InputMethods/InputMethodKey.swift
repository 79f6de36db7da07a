// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// A key in X11's terms, as input methods expect it on every desktop.
nonisolated struct InputMethodKey: Equatable {
  /// X11's keysym of the character or the key, including the effects of Shift and the layout (keysymdef.h).
  var symbol: UInt32
  /// X11's number of the key: the kernel's number plus 8 (xkeyboard-config, keycodes/evdev).
  var code: UInt32
  /// X11's bits of the modifiers that were held before the key event.
  var state: UInt32
  var isDown: Bool
}

nonisolated extension InputMethodKey {
  /// - Parameter text: The text that the key produces; nil for none.
  init?(_ event: SDL_KeyboardEvent, text: String?) {
    let scancode = event.keysym.scancode.rawValue
    let isDown = event.type == SDL_KEYDOWN.rawValue
    var held = Self.state(event.keysym.mod)
    let special = Self.specialKeys[scancode]
    guard let code = Self.keycode(of: scancode) else { return nil }
    var symbol = text.flatMap { Self.symbol(of: $0) }
    if symbol == nil, let special {
      // SDL already includes a modifier that is being pressed.
      if let own = Self.modifierBits[special.symbol] { held = isDown ? held & ~own : held | own }
      let isBackTab = special.symbol == Self.tab && held & Self.shift != 0
      symbol = isBackTab ? Self.leftTab : special.symbol
    }
    let character = Unicode.Scalar(UInt32(bitPattern: event.keysym.sym)).map { String($0) }
    guard let symbol = symbol ?? character.flatMap({ Self.symbol(of: $0) }) else { return nil }
    self.init(symbol: symbol, code: code, state: held, isDown: isDown)
  }

  /// X11's number of a key, by SDL's scancode; nil for an unknown key.
  static func keycode(of scancode: UInt32) -> UInt32? {
    specialKeys[scancode]?.code ?? KeyboardLayout.keycode(of: scancode)
  }

  /// SDL's scancode; nil for a key that is on no keyboard.
  var scancode: UInt32? {
    KeyboardLayout.scancode(of: code)
      ?? Self.specialKeys.first { $0.value.code == code }?.key
  }

  var modifiers: UInt16 {
    var bits: UInt16 = 0
    for (mask, bit) in Self.modifiers where state & bit != 0 { bits |= mask }
    return bits
  }

  /// The text that the key itself produces; nil for none.
  var text: String? {
    guard isDown, state & (Self.control | Self.alt | Self.command) == 0 else { return nil }
    let scalar =
      switch symbol {
      case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(symbol)
      case Self.unicode...Self.lastUnicode: Unicode.Scalar(symbol - Self.unicode)
      default: Unicode.Scalar?.none
      }
    return scalar.map { String(Character($0)) }
  }

  private static let unicode: UInt32 = 0x0100_0000
  private static let lastUnicode: UInt32 = 0x0110_FFFF

  /// X11's keysyms are Latin-1 characters, and Unicode with a bit set for others.
  private static func symbol(of text: String) -> UInt32? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar.value >= 0x20, scalar.value != 0x7F,
      UInt32(bitPattern: SDLK_SCANCODE_MASK) & scalar.value == 0
    else { return nil }
    return scalar.value <= 0xFF ? scalar.value : unicode + scalar.value
  }

  // X.h
  private static let (shift, lock, control, alt): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 4, 8)
  private static let (numLock, command, altGr): (UInt32, UInt32, UInt32) = (16, 64, 128)

  private static let modifiers: [(mask: UInt16, bit: UInt32)] = [
    (KMOD_SHIFT, shift), (KMOD_CAPS, lock), (KMOD_CTRL, control), (KMOD_ALT, alt),
    (KMOD_NUM, numLock), (KMOD_GUI, command), (KMOD_MODE, altGr),
  ].map { ($0.bits, $1) }

  private static func state(_ held: UInt16) -> UInt32 {
    modifiers.reduce(0) { held & $1.mask != 0 ? $0 | $1.bit : $0 }
  }

  /// The modifiers by the keysyms of their keys.
  private static let modifierBits: [UInt32: UInt32] = [
    0xFFE1: shift, 0xFFE2: shift, 0xFFE3: control, 0xFFE4: control, 0xFFE9: alt, 0xFFEA: alt,
    0xFFEB: command, 0xFFEC: command,
  ]

  // keysymdef.h
  private static let (tab, leftTab): (UInt32, UInt32) = (0xFF09, 0xFE20)

  /// The keypad's keys and the keys without a character, by SDL's scancodes.
  private static let specialKeys: [UInt32: (code: UInt32, symbol: UInt32)] = {
    let keys: [(SDL_Scancode, UInt32, UInt32)] = [
      (SDL_SCANCODE_ESCAPE, 9, 0xFF1B), (SDL_SCANCODE_BACKSPACE, 22, 0xFF08),
      (SDL_SCANCODE_TAB, 23, tab), (SDL_SCANCODE_RETURN, 36, 0xFF0D),
      (SDL_SCANCODE_LCTRL, 37, 0xFFE3), (SDL_SCANCODE_LSHIFT, 50, 0xFFE1),
      (SDL_SCANCODE_RSHIFT, 62, 0xFFE2), (SDL_SCANCODE_KP_MULTIPLY, 63, 0xFFAA),
      (SDL_SCANCODE_LALT, 64, 0xFFE9), (SDL_SCANCODE_SPACE, 65, 0x20),
      (SDL_SCANCODE_CAPSLOCK, 66, 0xFFE5), (SDL_SCANCODE_NUMLOCKCLEAR, 77, 0xFF7F),
      (SDL_SCANCODE_SCROLLLOCK, 78, 0xFF14), (SDL_SCANCODE_KP_7, 79, 0xFFB7),
      (SDL_SCANCODE_KP_8, 80, 0xFFB8), (SDL_SCANCODE_KP_9, 81, 0xFFB9),
      (SDL_SCANCODE_KP_MINUS, 82, 0xFFAD), (SDL_SCANCODE_KP_4, 83, 0xFFB4),
      (SDL_SCANCODE_KP_5, 84, 0xFFB5), (SDL_SCANCODE_KP_6, 85, 0xFFB6),
      (SDL_SCANCODE_KP_PLUS, 86, 0xFFAB), (SDL_SCANCODE_KP_1, 87, 0xFFB1),
      (SDL_SCANCODE_KP_2, 88, 0xFFB2), (SDL_SCANCODE_KP_3, 89, 0xFFB3),
      (SDL_SCANCODE_KP_0, 90, 0xFFB0), (SDL_SCANCODE_KP_PERIOD, 91, 0xFFAE),
      (SDL_SCANCODE_LANG5, 93, 0xFF2A), (SDL_SCANCODE_NONUSBACKSLASH, 94, 0x3C),
      (SDL_SCANCODE_F11, 95, 0xFFC8), (SDL_SCANCODE_F12, 96, 0xFFC9),
      (SDL_SCANCODE_LANG3, 98, 0xFF26), (SDL_SCANCODE_LANG4, 99, 0xFF25),
      (SDL_SCANCODE_INTERNATIONAL4, 100, 0xFF23), (SDL_SCANCODE_INTERNATIONAL2, 101, 0xFF27),
      (SDL_SCANCODE_INTERNATIONAL5, 102, 0xFF22), (SDL_SCANCODE_KP_ENTER, 104, 0xFF8D),
      (SDL_SCANCODE_RCTRL, 105, 0xFFE4), (SDL_SCANCODE_KP_DIVIDE, 106, 0xFFAF),
      (SDL_SCANCODE_RALT, 108, 0xFFEA), (SDL_SCANCODE_HOME, 110, 0xFF50),
      (SDL_SCANCODE_UP, 111, 0xFF52), (SDL_SCANCODE_PAGEUP, 112, 0xFF55),
      (SDL_SCANCODE_LEFT, 113, 0xFF51), (SDL_SCANCODE_RIGHT, 114, 0xFF53),
      (SDL_SCANCODE_END, 115, 0xFF57), (SDL_SCANCODE_DOWN, 116, 0xFF54),
      (SDL_SCANCODE_PAGEDOWN, 117, 0xFF56), (SDL_SCANCODE_INSERT, 118, 0xFF63),
      (SDL_SCANCODE_DELETE, 119, 0xFFFF), (SDL_SCANCODE_LANG1, 130, 0xFF31),
      (SDL_SCANCODE_LANG2, 131, 0xFF34), (SDL_SCANCODE_LGUI, 133, 0xFFEB),
      (SDL_SCANCODE_RGUI, 134, 0xFFEC), (SDL_SCANCODE_APPLICATION, 135, 0xFF67),
    ]
    // F1…F10 are consecutive in all three numberings.
    let functions = (0..<10).map { (SDL_SCANCODE_F1.rawValue + $0, (67 + $0, 0xFFBE + $0)) }
    return Dictionary(
      uniqueKeysWithValues: keys.map { ($0.rawValue, ($1, $2)) } + functions
    ).mapValues { (code: $0.0, symbol: $0.1) }
  }()
}
