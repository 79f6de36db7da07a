// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The characters of a keyboard's keys without modifiers, by position.
nonisolated struct KeyboardLayout: Equatable {
  /// The characters by SDL's scancodes, which are named after the keys of a US keyboard.
  private var symbols: [UInt32: Int32] = [:]

  /// The scancode of a key, its character on a US keyboard, and its number on X11.
  private typealias WritingKey = (scancode: UInt32, symbol: Int32, keycode: UInt32)

  /// The characters of a US keyboard in the order of SDL's scancodes, with Return, Esc, Backspace, Tab, the space bar, and
  /// a key that only other keyboards have (USB HID Usage Tables, keyboard page).
  private static let scancodeOrder =
    "abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./"

  /// The rows of a US keyboard, with X11's number of the first key in each (xkeyboard-config, keycodes/evdev).
  private static let keys: [WritingKey] = [
    (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (49, "`"), (51, "\\"),
    (52, "zxcvbnm,./"),
  ].flatMap { (first: UInt32, row: String) in
    zip(first..., row.unicodeScalars).map { keycode, character in
      let index = scancodeOrder.unicodeScalars.prefix { $0 != character }.count
      return (SDL_SCANCODE_A.rawValue + UInt32(index), Int32(character.value), keycode)
    }
  }

  /// X11's number of a key that produces a character, by its scancode; nil for another key.
  static func keycode(of scancode: UInt32) -> UInt32? {
    keys.first { $0.scancode == scancode }?.keycode
  }

  /// The scancode of a key that produces a character, by X11's number; nil for another key.
  static func scancode(of keycode: UInt32) -> UInt32? {
    keys.first { $0.keycode == keycode }?.scancode
  }

  /// ASCII and Latin-1, in which X11's keysyms are equal to Unicode.
  private static let characters: ClosedRange<Int32> = 0x20...0xFF
  private static let latinLetters: ClosedRange<Int32> = 0x61...0x7A
  /// The minimum number of letters a to z in a Latin layout. Some have accented letters in place of others.
  private static let minimumLetterCount = 20

  private init(_ symbol: (WritingKey) -> Int32) {
    for key in Self.keys {
      let symbol = symbol(key)
      if Self.characters.contains(symbol) { symbols[key.scancode] = symbol }
    }
  }

  private var isLatin: Bool {
    Set(symbols.values.filter(Self.latinLetters.contains)).count >= Self.minimumLetterCount
  }

  static let us = KeyboardLayout(\.symbol)

  /// The layout for shortcuts if the current one has no Latin letters: the first one of `others` that has, or else the
  /// US layout. Nil if the current layout has Latin letters.
  ///
  /// - Parameters:
  ///   - current: Returns the character of a key in the current layout, by its scancode.
  ///   - others: Return the character of a key in the user's layouts, by X11's number of the key.
  static func forShortcuts(
    current: (UInt32) -> Int32, others: [(UInt32) -> Int32]
  ) -> KeyboardLayout? {
    guard !KeyboardLayout({ current($0.scancode) }).isLatin else { return nil }
    let layouts = others.lazy.map { other in KeyboardLayout { other($0.keycode) } }
    return layouts.first(where: \.isLatin) ?? us
  }

  /// The character of a key; nil if there is none.
  func symbol(at scancode: UInt32) -> Int32? { symbols[scancode] }
}

extension KeyboardLayout {
  private typealias KeycodeToKeysym =
    @convention(c) (OpaquePointer, UInt32, Int32, Int32) -> UInt

  /// The maximum number of layouts of a keyboard (XKB).
  private static let groups: Range<Int32> = 0..<4

  /// Applies `forShortcuts(current:others:)` to the desktop's layouts. Wayland reports only the current one.
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
      current: { SDL_GetKeyFromScancode(SDL_Scancode(rawValue: $0)) }, others: others)
  }
}
