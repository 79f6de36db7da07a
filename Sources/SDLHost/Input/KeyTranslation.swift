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
    let hasNumLock = modifiers & UInt16(truncatingIfNeeded: KMOD_NUM.rawValue) != 0
    if let key = hasNumLock ? keypadDigits[symbol] : nil { return (key, held) }
    if let key = namedKeys[symbol] { return (key, held) }
    if !held.isDisjoint(with: [.control, .alt, .command]),
      let key = shortcutCharacter(symbol: symbol, scancode: scancode)
    {
      return (key, held)
    }
    return character(symbol).map { ($0, held) }
  }

  static func modifiers(_ bits: UInt16) -> KeyModifiers {
    func holds(_ mask: SDL_Keymod) -> Bool {
      bits & UInt16(truncatingIfNeeded: mask.rawValue) != 0
    }
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

  private static func symbol(_ code: SDL_KeyCode) -> Int32 { Int32(bitPattern: code.rawValue) }

  private static let namedKeys: [Int32: Key] = {
    var keys: [Int32: Key] = [
      symbol(SDLK_RETURN): .return, symbol(SDLK_KP_ENTER): .return,
      symbol(SDLK_RETURN2): .return, symbol(SDLK_ESCAPE): .escape,
      symbol(SDLK_BACKSPACE): .backspace, symbol(SDLK_DELETE): .delete,
      symbol(SDLK_INSERT): .insert, symbol(SDLK_KP_0): .insert,
      symbol(SDLK_TAB): .tab, symbol(SDLK_KP_TAB): .tab, symbol(SDLK_SPACE): .space,
      symbol(SDLK_UP): .up, symbol(SDLK_DOWN): .down,
      symbol(SDLK_LEFT): .left, symbol(SDLK_RIGHT): .right,
      symbol(SDLK_HOME): .home, symbol(SDLK_END): .end,
      symbol(SDLK_PAGEUP): .pageUp, symbol(SDLK_PAGEDOWN): .pageDown,
      symbol(SDLK_APPLICATION): .menu, symbol(SDLK_MENU): .menu,
      symbol(SDLK_AC_BACK): .back, symbol(SDLK_AC_FORWARD): .forward,
      symbol(SDLK_AUDIOPLAY): .playPause, symbol(SDLK_AUDIOSTOP): .stop,
      symbol(SDLK_AUDIONEXT): .nextTrack, symbol(SDLK_AUDIOPREV): .previousTrack,
      symbol(SDLK_KP_8): .up, symbol(SDLK_KP_2): .down,
      symbol(SDLK_KP_4): .left, symbol(SDLK_KP_6): .right,
      symbol(SDLK_KP_7): .home, symbol(SDLK_KP_1): .end,
      symbol(SDLK_KP_9): .pageUp, symbol(SDLK_KP_3): .pageDown,
      symbol(SDLK_KP_PERIOD): .delete,
      symbol(SDLK_KP_PLUS): .character("+"), symbol(SDLK_KP_MINUS): .character("-"),
      symbol(SDLK_KP_MULTIPLY): .character("*"), symbol(SDLK_KP_DIVIDE): .character("/"),
    ]
    for number in 0..<12 {
      keys[symbol(SDLK_F1) + Int32(number)] = .function(number + 1)
      keys[symbol(SDLK_F13) + Int32(number)] = .function(number + 13)
    }
    return keys
  }()

  /// The digits of the keypad, which Num Lock activates.
  private static let keypadDigits: [Int32: Key] = {
    var keys: [Int32: Key] = [symbol(SDLK_KP_0): .character("0")]
    for (index, digit) in "123456789".enumerated() {
      keys[symbol(SDLK_KP_1) + Int32(index)] = .character(digit)
    }
    return keys
  }()
}
