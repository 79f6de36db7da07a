// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct TextTranslationTests {
  private let translator = EventTranslator(
    unitsPerPoint: 1, size: Size(400, 300), wakeEvent: 0x8001)

  private func fill<Bytes>(_ bytes: inout Bytes, with text: String) {
    withUnsafeMutableBytes(of: &bytes) { buffer in
      for (index, byte) in text.utf8.prefix(buffer.count - 1).enumerated() { buffer[index] = byte }
    }
  }

  private func committed(
    _ text: String, holding modifier: SDL_Keymod = KMOD_NONE, after symbol: String = "f"
  ) -> HostEvent {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, with: text)
    return translator.text(
      event.text, held: UInt16(modifier.rawValue),
      after: Int32(symbol.unicodeScalars.first?.value ?? 0))
  }

  private func composing(_ text: String, start: Int32, length: Int32) -> HostEvent {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    fill(&event.edit.text, with: text)
    event.edit.start = start
    event.edit.length = length
    var translator = translator
    return translator.translate(event)
  }

  @Test(arguments: ["a", "Ä", "漢字", "👩‍👩‍👧", "twenty-one bytes, plain"])
  func `text typed by a key or an input method becomes a committed text event`(text: String) {
    #expect(committed(text) == .input(.text(.committed(text))))
  }

  @Test func `an SDL text event is translated to committed text`() {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, with: "x")

    var translator = translator
    #expect(translator.translate(event) == .input(.text(.committed("x"))))
  }

  @Test(arguments: [KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_RALT, KMOD_LGUI])
  func `the letter of a keyboard shortcut is not typed as text, but an input method's text is`(
    modifier: SDL_Keymod
  ) {
    for (text, symbol) in [("f", "f"), ("F", "f"), ("ф", "ф"), ("Α", "α"), (";", ";")] {
      #expect(committed(text, holding: modifier, after: symbol) == .ignored)
    }
    #expect(committed("日本", holding: modifier) == .input(.text(.committed("日本"))))
    #expect(committed("F", holding: KMOD_LSHIFT) == .input(.text(.committed("F"))))
    #expect(committed("") == .ignored)
  }

  @Test func `an input method's text is committed even when a shortcut ended the composition`() {
    var translator = translator
    translator.heldModifiers = UInt16(KMOD_LCTRL.rawValue)
    func event(_ type: SDL_EventType, _ text: String) -> SDL_Event {
      var event = SDL_Event()
      event.type = type.rawValue
      if type == SDL_TEXTINPUT {
        fill(&event.text.text, with: text)
      } else {
        fill(&event.edit.text, with: text)
      }
      return event
    }
    _ = translator.translate(event(SDL_TEXTEDITING, "한"))
    #expect(translator.translate(event(SDL_TEXTINPUT, "한")) == .input(.text(.committed("한"))))
    #expect(translator.translate(event(SDL_TEXTINPUT, "ㅎ")) == .ignored)
    func press(_ scancode: SDL_Scancode) {
      var event = SDL_Event()
      event.type = SDL_KEYDOWN.rawValue
      event.key.keysym.scancode = scancode
      event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
      _ = translator.translate(event)
    }
    // ibus-hangul ends the composition first. The modifier that does it comes before or after.
    for isModifierLate in [false, true] {
      _ = translator.translate(event(SDL_TEXTEDITING, "한"))
      _ = translator.translate(event(SDL_TEXTEDITING, ""))
      if isModifierLate { press(SDL_SCANCODE_LCTRL) }
      #expect(translator.translate(event(SDL_TEXTINPUT, "한")) == .input(.text(.committed("한"))))
      #expect(translator.translate(event(SDL_TEXTINPUT, "ㅎ")) == .ignored)
    }
    // The text of a shortcut follows its key.
    _ = translator.translate(event(SDL_TEXTEDITING, "한"))
    _ = translator.translate(event(SDL_TEXTEDITING, ""))
    press(SDL_SCANCODE_C)
    #expect(translator.translate(event(SDL_TEXTINPUT, "ㅎ")) == .ignored)
  }

  @Test func `a character typed with AltGr is committed as text, and one typed with Alt is not`() {
    for (text, symbol) in [("@", "q"), ("€", "e"), ("·", ";"), ("ł", "l")] {
      #expect(
        committed(text, holding: KMOD_RALT, after: symbol) == .input(.text(.committed(text))))
      #expect(committed(text, holding: KMOD_LALT, after: symbol) == .ignored)
    }
    #expect(committed("q", holding: KMOD_MODE, after: "q") == .input(.text(.committed("q"))))
  }

  @Test(arguments: [
    (0, 0, 0..<0), (2, 0, 2..<2), (1, 2, 1..<3), (-1, 0, 3..<3), (0, 99, 0..<3), (99, 1, 3..<3),
  ])
  func `the selected range of an input method's composition is clamped to its text`(
    start: Int, length: Int, range: Range<Int>
  ) {
    #expect(
      composing("かんじ", start: Int32(start), length: Int32(length))
        == .input(.text(.composing("かんじ", selectedRange: range))))
  }

  @Test func `the selected range of a composition is converted from code points to characters`() {
    // e and an accent of its own are one character.
    #expect(
      composing("e\u{301}x", start: 2, length: 1)
        == .input(.text(.composing("e\u{301}x", selectedRange: 1..<2))))
  }

  @Test func `a long composition of an input method is not truncated`() {
    let text = String(repeating: "ながい", count: 20)
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    event.editExt.start = 60

    var translator = translator
    #expect(
      translator.translate(event) == .input(.text(.composing(text, selectedRange: 60..<60))))
  }

  @Test
  func `an SDL event for an empty composition is translated to a composing event without text`() {
    #expect(
      composing("", start: 0, length: 0) == .input(.text(.composing("", selectedRange: 0..<0))))
  }
}
