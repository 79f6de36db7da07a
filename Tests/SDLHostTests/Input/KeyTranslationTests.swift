// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Testing

@testable import SDLHost

struct KeyTranslationTests {
  private static func translate(
    _ code: SDL_KeyCode, _ scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN,
    _ modifiers: SDL_Keymod...
  ) -> KeyEvent? {
    let held = modifiers.reduce(UInt16(0)) { $0 | UInt16($1.rawValue) }
    let result = KeyTranslation.translate(
      symbol: Int32(bitPattern: code.rawValue), scancode: scancode.rawValue, modifiers: held)
    return result.map { KeyEvent($0.key, modifiers: $0.modifiers) }
  }

  @Test func `letter and digit keys are translated to the characters of the keyboard layout`() {
    #expect(Self.translate(SDLK_a) == KeyEvent(.character("a")))
    #expect(
      Self.translate(SDLK_1, SDL_SCANCODE_1, KMOD_LCTRL)
        == KeyEvent(.character("1"), modifiers: .control))
    #expect(Self.translate(SDL_KeyCode(0xDF)) == KeyEvent(.character("ß")))
  }

  @Test
  func `all keyboard modifiers are translated, except that Caps Lock and Num Lock are ignored`() {
    let event = Self.translate(
      SDLK_F9, SDL_SCANCODE_F9, KMOD_RCTRL, KMOD_LALT, KMOD_RSHIFT, KMOD_LGUI, KMOD_CAPS, KMOD_NUM)

    #expect(event == KeyEvent(.function(9), modifiers: [.control, .alt, .shift, .command]))
  }

  @Test func `AltGr is not translated to the Alt modifier`() {
    #expect(
      Self.translate(SDLK_q, SDL_SCANCODE_Q, KMOD_RALT, KMOD_MODE)
        == KeyEvent(.character("q")))
  }

  @Test
  func `Shift with the key of the question mark gives a question mark on every keyboard layout`() {
    let keys: [(UInt32, SDL_Scancode)] = [
      (0x2F, SDL_SCANCODE_SLASH), (0xDF, SDL_SCANCODE_MINUS), (0x2B, SDL_SCANCODE_MINUS),
      (0x27, SDL_SCANCODE_MINUS), (0x2C, SDL_SCANCODE_M),
    ]

    for (symbol, scancode) in keys {
      #expect(
        Self.translate(SDL_KeyCode(symbol), scancode, KMOD_LCTRL, KMOD_LSHIFT)
          == KeyEvent(.character("?"), modifiers: .control))
    }
  }

  @Test
  func
    `comma, apostrophe and slash become a question mark only with Shift in a known key position`()
  {
    #expect(
      Self.translate(SDLK_COMMA, SDL_SCANCODE_COMMA, KMOD_LSHIFT)
        == KeyEvent(.character(","), modifiers: .shift))
    #expect(
      Self.translate(SDLK_QUOTE, SDL_SCANCODE_APOSTROPHE, KMOD_LSHIFT)
        == KeyEvent(.character("'"), modifiers: .shift))
    #expect(Self.translate(SDLK_SLASH, SDL_SCANCODE_SLASH) == KeyEvent(.character("/")))
  }

  @Test func `number pad keys give digits with Num Lock and arrow keys without it`() {
    #expect(Self.translate(SDLK_KP_4, SDL_SCANCODE_KP_4, KMOD_NUM) == KeyEvent(.character("4")))
    #expect(Self.translate(SDLK_KP_4, SDL_SCANCODE_KP_4) == KeyEvent(.left))
    #expect(Self.translate(SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER) == KeyEvent(.return))
  }

  @Test func `function keys up to F24 are translated`() {
    #expect(Self.translate(SDLK_F1) == KeyEvent(.function(1)))
    #expect(Self.translate(SDLK_F12) == KeyEvent(.function(12)))
    #expect(Self.translate(SDLK_F13) == KeyEvent(.function(13)))
    #expect(Self.translate(SDLK_F24) == KeyEvent(.function(24)))
  }

  @Test func `shortcuts work on keyboard layouts without Latin letters`() {
    // Russian: the key at Q makes й.
    let letter = SDL_KeyCode(0x439)
    #expect(
      Self.translate(letter, SDL_SCANCODE_Q, KMOD_LCTRL)
        == KeyEvent(.character("q"), modifiers: .control))
    #expect(Self.translate(letter, SDL_SCANCODE_Q) == KeyEvent(.character("й")))
  }

  @Test func `shortcuts with digits work on keyboard layouts that need Shift for digits`() {
    // French: the key at 1 makes &, at 0 à.
    #expect(
      Self.translate(SDLK_AMPERSAND, SDL_SCANCODE_1, KMOD_LCTRL)
        == KeyEvent(.character("1"), modifiers: .control))
    #expect(
      Self.translate(SDL_KeyCode(0xE0), SDL_SCANCODE_0, KMOD_LALT)
        == KeyEvent(.character("0"), modifiers: .alt))
    #expect(Self.translate(SDLK_AMPERSAND, SDL_SCANCODE_1) == KeyEvent(.character("&")))
  }

  @Test func `shortcuts with letters follow the current layout if it has Latin letters`() {
    // French: the key at Q makes a.
    #expect(
      Self.translate(SDLK_a, SDL_SCANCODE_Q, KMOD_LCTRL)
        == KeyEvent(.character("a"), modifiers: .control))
  }

  @Test func `modifier keys and media keys produce no key event`() {
    #expect(Self.translate(SDLK_LSHIFT) == nil)
    #expect(Self.translate(SDLK_VOLUMEUP) == nil)
  }

  /// The characters that some keys make, by scancode; other keys make Hebrew letters.
  private static func layout(_ characters: [SDL_Scancode: Unicode.Scalar]) -> (UInt32) -> Int32 {
    let symbols = Dictionary(
      uniqueKeysWithValues: characters.map { ($0.key.rawValue, Int32($0.value.value)) })
    return { symbols[$0] ?? 0x5D0 }
  }

  @Test(arguments: [
    // Hebrew
    (0x2F, SDL_SCANCODE_Q, "q"), (0x27, SDL_SCANCODE_W, "w"), (0x5EA, SDL_SCANCODE_COMMA, ","),
    (0x2C, SDL_SCANCODE_APOSTROPHE, "'"), (0x5B, SDL_SCANCODE_RIGHTBRACKET, "]"),
    // Greek
    (0x3B, SDL_SCANCODE_Q, "q"),
    // Russian
    (0x431, SDL_SCANCODE_COMMA, ","), (0x44E, SDL_SCANCODE_PERIOD, "."),
    // Arabic
    (0x648, SDL_SCANCODE_COMMA, ","), (0x661, SDL_SCANCODE_1, "1"),
  ])
  func `shortcuts use a key's position on keyboard layouts without Latin letters`(
    symbol: Int32, scancode: SDL_Scancode, character: Character
  ) {
    let layout = KeyboardLayout.forShortcuts(current: Self.layout([:]), others: [])
    for modifiers in [KMOD_LCTRL, KMOD_LALT, KMOD_LGUI] {
      let result = KeyTranslation.translate(
        symbol: symbol, scancode: scancode.rawValue, modifiers: UInt16(modifiers.rawValue),
        layout: layout)
      #expect(result?.key == .character(character))
    }
    let written = KeyTranslation.translate(
      symbol: symbol, scancode: scancode.rawValue, modifiers: 0, layout: layout)
    #expect(written?.key == Unicode.Scalar(UInt32(symbol)).map { .character(Character($0)) })
  }

  @Test
  func `if the current keyboard layout is not Latin, shortcuts use the user's first Latin layout`()
  {
    // X11's numbers of the keys: 24 is Q and 38 is A on a US keyboard.
    let french = Dictionary(
      uniqueKeysWithValues: [
        (24, "azertyuiop"), (38, "qsdfghjklm"), (52, "wxcvbn,;:!"),
      ].flatMap { (first: UInt32, row: String) in
        zip(first..., row.unicodeScalars).map { ($0, Int32($1.value)) }
      })
    let others: [(UInt32) -> Int32] = [{ _ in 0x6CF }, { french[$0] ?? 0xFE52 }]
    let layout = KeyboardLayout.forShortcuts(current: Self.layout([:]), others: others)

    #expect(layout?.symbol(at: SDL_SCANCODE_Q.rawValue) == 0x61)
    #expect(layout?.symbol(at: SDL_SCANCODE_SEMICOLON.rawValue) == 0x6D)
    // A dead key is no character.
    #expect(layout?.symbol(at: SDL_SCANCODE_LEFTBRACKET.rawValue) == nil)
  }

  @Test(arguments: [(0, 26), (6, 20)])
  func `shortcuts use the current keyboard layout if it has at least 20 of the letters a to z`(
    missing: Int, letters: Int
  ) {
    let first = SDL_SCANCODE_A.rawValue + UInt32(missing)
    let latin = { (scancode: UInt32) -> Int32 in
      (first...SDL_SCANCODE_Z.rawValue).contains(scancode) ? Int32(scancode) - 4 + 0x61 : 0x5D0
    }
    #expect((first...SDL_SCANCODE_Z.rawValue).count == letters)
    #expect(KeyboardLayout.forShortcuts(current: latin, others: []) == nil)
  }
}
