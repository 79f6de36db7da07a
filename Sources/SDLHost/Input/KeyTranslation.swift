// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

/// Translates SDL's keys by the keyboard layout's character, or for shortcuts in a non-Latin layout by position.
nonisolated enum KeyTranslation {
  /// Returns the key and the effective modifiers; nil for an unknown key. `layout` is the one for shortcuts.
  static func translate(
    symbol: Int32, scancode: UInt32, modifiers: UInt16, layout: KeyboardLayout? = nil
  ) -> (key: Key, modifiers: KeyModifiers)? {
    var held = self.modifiers(modifiers)
    var symbol = symbol
    if !held.isDisjoint(with: [.control, .alt, .command]) {
      symbol = layout?.symbol(at: scancode) ?? symbol
    }
    if held.contains(.shift), questionMarks.contains(where: { $0 == (symbol, scancode) }) {
      // Shift is needed to type the character, so it is not a modifier of the shortcut.
      held.remove(.shift)
      return (.character("?"), held)
    }
    if modifiers & KMOD_NUM.bits != 0, let key = keypadDigits[symbol] { return (key, held) }
    if let key = namedKeys[symbol] { return (key, held) }
    if !held.isDisjoint(with: [.control, .alt, .command]),
      let key = shortcutCharacter(symbol: symbol, scancode: scancode)
    {
      return (key, held)
    }
    return character(symbol).map { ($0, held) }
  }

  static func modifiers(_ bits: UInt16) -> KeyModifiers {
    func holds(_ mask: SDL_Keymod) -> Bool { bits & mask.bits != 0 }
    var modifiers: KeyModifiers = []
    if holds(KMOD_CTRL) { modifiers.insert(.control) }
    // AltGr selects a character and is not Alt.
    if holds(KMOD_ALT), !holds(KMOD_MODE) { modifiers.insert(.alt) }
    if holds(KMOD_SHIFT) { modifiers.insert(.shift) }
    if holds(KMOD_GUI) { modifiers.insert(.command) }
    return modifiers
  }

  /// The keys that produce a question mark with Shift, by unshifted character and position.
  private static let questionMarks: [(Int32, UInt32)] = [
    // US, UK, Dutch (US), Russian phonetic
    (code("/"), SDL_SCANCODE_SLASH.rawValue),
    // German, Austrian
    (code("ß"), SDL_SCANCODE_MINUS.rawValue),
    // Swiss, Spanish, Italian, Portuguese
    (code("'"), SDL_SCANCODE_MINUS.rawValue),
    // Swedish, Norwegian, Danish, Finnish
    (code("+"), SDL_SCANCODE_MINUS.rawValue),
    // French, Belgian
    (code(","), SDL_SCANCODE_M.rawValue),
  ]

  /// The key of a shortcut that the layout cannot type: Ctrl+Q if the key produces й, Ctrl+1 if digits need Shift.
  /// Letters of Latin layouts keep their position in the layout.
  private static func shortcutCharacter(symbol: Int32, scancode: UInt32) -> Key? {
    if digitRow.contains(scancode), !asciiDigits.contains(symbol) {
      let number = (scancode - digitRow.lowerBound + 1) % 10
      return Unicode.Scalar(0x30 + number).map { .character(Character($0)) }
    }
    if letterKeys.contains(scancode), !latinLetters.contains(symbol) {
      let letter = 0x61 + scancode - letterKeys.lowerBound
      return Unicode.Scalar(letter).map { .character(Character($0)) }
    }
    return nil
  }

  private static let digitRow = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue
  private static let letterKeys = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
  private static let asciiDigits: ClosedRange<Int32> = 0x30...0x39

  /// ASCII and Unicode's Latin blocks, including the punctuation that AZERTY has in place of letters.
  private static let latinLetters: ClosedRange<Int32> = 0x20...0x24F

  private static func code(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }

  private static func character(_ symbol: Int32) -> Key? {
    // SDL marks keys without a character with a high bit.
    guard
      symbol >= 0x20, symbol & SDLK_SCANCODE_MASK == 0,
      let scalar = Unicode.Scalar(UInt32(symbol))
    else { return nil }
    let lower = String(Character(scalar)).lowercased()
    return lower.count == 1 ? lower.first.map { .character($0) } : .character(Character(scalar))
  }

  private static let namedKeys: [Int32: Key] = {
    let keys: [(SDL_KeyCode, Key)] = [
      (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return), (SDLK_RETURN2, .return),
      (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete),
      (SDLK_INSERT, .insert), (SDLK_TAB, .tab), (SDLK_KP_TAB, .tab), (SDLK_SPACE, .space),
      (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
      (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
      (SDLK_APPLICATION, .menu), (SDLK_MENU, .menu), (SDLK_AC_BACK, .back),
      (SDLK_AC_FORWARD, .forward), (SDLK_AUDIOPLAY, .playPause), (SDLK_AUDIOSTOP, .stop),
      (SDLK_AUDIONEXT, .nextTrack), (SDLK_AUDIOPREV, .previousTrack), (SDLK_KP_0, .insert),
      (SDLK_KP_1, .end), (SDLK_KP_2, .down), (SDLK_KP_3, .pageDown), (SDLK_KP_4, .left),
      (SDLK_KP_6, .right), (SDLK_KP_7, .home), (SDLK_KP_8, .up), (SDLK_KP_9, .pageUp),
      (SDLK_KP_PERIOD, .delete), (SDLK_KP_PLUS, .character("+")),
      (SDLK_KP_MINUS, .character("-")), (SDLK_KP_MULTIPLY, .character("*")),
      (SDLK_KP_DIVIDE, .character("/")),
    ]
    let functions = (0..<12).flatMap { number in
      [
        (SDLK_F1.rawValue + UInt32(number), Key.function(number + 1)),
        (SDLK_F13.rawValue + UInt32(number), Key.function(number + 13)),
      ]
    }
    return Dictionary(
      uniqueKeysWithValues: (keys.map { ($0.rawValue, $1) } + functions).map {
        (Int32(bitPattern: $0), $1)
      })
  }()

  /// The digits of the keypad, which Num Lock activates.
  private static let keypadDigits = Dictionary(
    uniqueKeysWithValues: zip(Int32(bitPattern: SDLK_KP_1.rawValue)..., "1234567890").map {
      ($0, Key.character($1))
    })
}

nonisolated extension SDL_Keymod {
  /// The bits of the modifiers as key events contain them.
  var bits: UInt16 { UInt16(truncatingIfNeeded: rawValue) }
}
