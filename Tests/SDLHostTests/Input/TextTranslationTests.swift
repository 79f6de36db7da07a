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

  private func committed(_ text: String, holding modifiers: KeyModifiers = []) -> HostEvent {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, with: text)
    return translator.text(event.text, modifiers: modifiers)
  }

  private func composing(_ text: String, start: Int32, length: Int32) -> HostEvent {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    fill(&event.edit.text, with: text)
    event.edit.start = start
    event.edit.length = length
    return translator.translate(event)
  }

  @Test(arguments: ["a", "Ä", "漢字", "👩‍👩‍👧", "twenty-one bytes, plain"])
  func `what a key or an input method wrote is text`(text: String) {
    #expect(committed(text) == .input(.text(.committed(text))))
  }

  @Test func `the loop sees it as SDL sends it`() {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, with: "x")

    #expect(translator.translate(event) == .input(.text(.committed("x"))))
  }

  @Test(arguments: [KeyModifiers.control, .alt, .command, [.alt, .shift]])
  func `a letter that was a shortcut is no text, a word of an input method is`(
    modifiers: KeyModifiers
  ) {
    #expect(committed("f", holding: modifiers) == .ignored)
    #expect(committed("日本", holding: modifiers) == .input(.text(.committed("日本"))))
    #expect(committed("F", holding: .shift) == .input(.text(.committed("F"))))
    #expect(committed("") == .ignored)
  }

  @Test(arguments: [
    (0, 0, 0..<0), (2, 0, 2..<2), (1, 2, 1..<3), (-1, 0, 3..<3), (0, 99, 0..<3), (99, 1, 3..<3),
  ])
  func `a composition says what is marked in it, within its text`(
    start: Int, length: Int, range: Range<Int>
  ) {
    #expect(
      composing("かんじ", start: Int32(start), length: Int32(length))
        == .input(.text(.composing("かんじ", selectedRange: range))))
  }

  @Test func `SDL counts code points, the core characters`() {
    // e and an accent of its own are one character.
    #expect(
      composing("e\u{301}x", start: 2, length: 1)
        == .input(.text(.composing("e\u{301}x", selectedRange: 1..<2))))
  }

  @Test func `a long composition comes whole`() {
    let text = String(repeating: "ながい", count: 20)
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    event.editExt.start = 60

    #expect(
      translator.translate(event) == .input(.text(.composing(text, selectedRange: 60..<60))))
  }

  @Test func `an empty composition takes it away`() {
    #expect(
      composing("", start: 0, length: 0) == .input(.text(.composing("", selectedRange: 0..<0))))
  }
}
