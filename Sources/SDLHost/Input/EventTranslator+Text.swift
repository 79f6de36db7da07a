// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

nonisolated extension EventTranslator {
  /// Final text. X11 also makes text of a letter typed with Alt or Super, which was a shortcut
  /// already. Text of more than one letter comes from an input method, so it is text whatever keys
  /// are held.
  func text(_ event: SDL_TextInputEvent, modifiers: KeyModifiers) -> HostEvent {
    let text = withUnsafeBytes(of: event.text) { Self.string($0) }
    let isShortcut =
      !modifiers.isDisjoint(with: [.control, .alt, .command]) && text.utf8.count == 1
    return text.isEmpty || isShortcut ? .ignored : .input(.text(.committed(text)))
  }

  func composition(_ event: SDL_TextEditingEvent) -> HostEvent {
    let text = withUnsafeBytes(of: event.text) { Self.string($0) }
    return composition(text, start: event.start, length: event.length)
  }

  /// A long composition; the text is the receiver's to free.
  func composition(_ event: SDL_TextEditingExtEvent) -> HostEvent {
    guard let text = event.text else { return .ignored }
    defer { SDL_free(text) }
    return composition(String(cString: text), start: event.start, length: event.length)
  }

  /// SDL counts code points; drivers that do not know the caret say -1, which is the end.
  private func composition(_ text: String, start: Int32, length: Int32) -> HostEvent {
    let scalars = text.unicodeScalars
    func characters(_ count: Int) -> Int {
      let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
      return text[..<(end ?? scalars.endIndex)].count
    }
    let first = start < 0 ? characters(.max) : characters(Int(start))
    let last = start < 0 ? first : characters(Int(start) + max(0, Int(length)))
    return .input(.text(.composing(text, selectedRange: first..<last)))
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
