// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// What the keys of a keyboard make without modifiers, by their place.
nonisolated struct KeyboardLayout: Equatable {
  /// The characters by SDL's scancodes, which name each key after a US keyboard's.
  private var symbols: [UInt32: Int32] = [:]

  /// A key that writes a character.
  private struct WritingKey {
    let scancode: UInt32
    /// What the key makes on a US keyboard.
    let symbol: Int32
    /// X11's number of the key.
    let keycode: UInt32
  }

  /// The keys of a US keyboard's rows, with X11's number of the first key of each (xkeyboard-config, keycodes/evdev).
  private static let keys: [WritingKey] = [
    (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (49, "`"), (51, "\\"),
    (52, "zxcvbnm,./"),
  ].flatMap { (first: UInt32, row: String) in
    zip(first..., row.unicodeScalars).map { keycode, character in
      WritingKey(
        scancode: scancode(of: character), symbol: Int32(character.value), keycode: keycode)
    }
  }

  /// X11's number of a key that writes a character, by its scancode; nil for another key.
  static func keycode(of scancode: UInt32) -> UInt32? {
    keys.first { $0.scancode == scancode }?.keycode
  }

  /// The scancode of a key that writes a character, by X11's number; nil for another key.
  static func scancode(of keycode: UInt32) -> UInt32? {
    keys.first { $0.keycode == keycode }?.scancode
  }

  private static func scancode(of character: Unicode.Scalar) -> UInt32 {
    switch character {
    case "a"..."z": SDL_SCANCODE_A.rawValue + character.value - 0x61
    case "0": SDL_SCANCODE_0.rawValue
    case "1"..."9": SDL_SCANCODE_1.rawValue + character.value - 0x31
    case "-": SDL_SCANCODE_MINUS.rawValue
    case "=": SDL_SCANCODE_EQUALS.rawValue
    case "[": SDL_SCANCODE_LEFTBRACKET.rawValue
    case "]": SDL_SCANCODE_RIGHTBRACKET.rawValue
    case "\\": SDL_SCANCODE_BACKSLASH.rawValue
    case ";": SDL_SCANCODE_SEMICOLON.rawValue
    case "'": SDL_SCANCODE_APOSTROPHE.rawValue
    case "`": SDL_SCANCODE_GRAVE.rawValue
    case ",": SDL_SCANCODE_COMMA.rawValue
    case ".": SDL_SCANCODE_PERIOD.rawValue
    default: SDL_SCANCODE_SLASH.rawValue
    }
  }

  /// ASCII and Latin-1, where X11's numbers of characters are Unicode's.
  private static let characters: ClosedRange<Int32> = 0x20...0xFF
  private static let latinLetters: ClosedRange<Int32> = 0x61...0x7A
  /// Letters from a to z that a Latin layout has at least: some have accented letters in the place of others.
  private static let fewestLetters = 20

  private init(_ symbol: (WritingKey) -> Int32) {
    for key in Self.keys {
      let symbol = symbol(key)
      if Self.characters.contains(symbol) { symbols[key.scancode] = symbol }
    }
  }

  private var isLatin: Bool {
    Set(symbols.values.filter(Self.latinLetters.contains)).count >= Self.fewestLetters
  }

  static let us = KeyboardLayout(\.symbol)

  /// The layout that the keys of shortcuts belong to if the present one cannot write Latin letters: the first one of
  /// `others` that can, else the US layout. Nil if the present one can.
  ///
  /// - Parameters:
  ///   - present: What a key makes now, by its scancode.
  ///   - others: What a key makes in the layouts of the user's list, by X11's number of the key.
  static func forShortcuts(
    present: (UInt32) -> Int32, others: [(UInt32) -> Int32]
  ) -> KeyboardLayout? {
    guard !KeyboardLayout({ present($0.scancode) }).isLatin else { return nil }
    for other in others {
      let layout = KeyboardLayout { other($0.keycode) }
      if layout.isLatin { return layout }
    }
    return us
  }

  /// What a key makes; nil for a key that writes nothing.
  func symbol(at scancode: UInt32) -> Int32? { symbols[scancode] }
}

extension KeyboardLayout {
  private typealias KeycodeToKeysym =
    @convention(c) (OpaquePointer, UInt32, Int32, Int32) -> UInt

  /// Layouts that a keyboard has at most (XKB).
  private static let groups: Range<Int32> = 0..<4

  /// As `forShortcuts(present:others:)`, for the layouts that the desktop has now. Wayland tells a client only the present one.
  @MainActor static func forShortcuts(in window: OpaquePointer) -> KeyboardLayout? {
    var others: [(UInt32) -> Int32] = []
    if let display = drawer_x11_display(window),
      let keysym = X11Library.function("XkbKeycodeToKeysym", as: KeycodeToKeysym.self)
    {
      let display = OpaquePointer(display)
      others = groups.map { group in
        { Int32(truncatingIfNeeded: keysym(display, $0, group, 0)) }
      }
    }
    return forShortcuts(
      present: { SDL_GetKeyFromScancode(SDL_Scancode(rawValue: $0)) }, others: others)
  }
}
