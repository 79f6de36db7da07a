// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

nonisolated extension EventTranslator {
  /// Translates committed text. X11 also sends text for letters typed with Alt, Super, or in a non-Latin layout with
  /// Control; it is ignored, since it was handled as a shortcut. Longer text, and text that ends a composition, is from
  /// an input method and is never ignored.
  ///
  /// - Parameters:
  ///   - held: SDL's bits of the held modifiers.
  ///   - symbol: The key's symbol without modifiers.
  func text(_ event: SDL_TextInputEvent, held: UInt16, after symbol: Int32) -> HostEvent {
    let text = Self.string(event)
    let isShortcut = text.count == 1 && Self.isShortcut(text, held, symbol)
    return text.isEmpty || isShortcut ? .ignored : .input(.text(.committed(text)))
  }

  static func string(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { string($0) }
  }

  private static func isShortcut(_ text: String, _ held: UInt16, _ symbol: Int32) -> Bool {
    func holds(_ mask: SDL_Keymod) -> Bool { held & UInt16(truncatingIfNeeded: mask.rawValue) != 0 }
    if holds(KMOD_CTRL) || holds(KMOD_GUI) || holds(KMOD_LALT) { return true }
    // SDL 2.26 reports AltGr as the right Alt key (seen with a German layout on X11). It is AltGr if the key produces
    // another character with it.
    guard holds(KMOD_RALT), !holds(KMOD_MODE) else { return false }
    let plain = Unicode.Scalar(UInt32(bitPattern: symbol)).map { String(Character($0)) }
    return plain?.lowercased() == text.lowercased()
  }

  func composition(_ event: SDL_TextEditingEvent) -> HostEvent {
    let text = withUnsafeBytes(of: event.text) { Self.string($0) }
    return composition(text, start: event.start, length: event.length)
  }

  func composition(_ event: SDL_TextEditingExtEvent) -> HostEvent {
    guard let text = event.text else { return .ignored }
    defer { SDL_free(text) }
    return composition(String(cString: text), start: event.start, length: event.length)
  }

  /// SDL counts code points. Drivers that do not know the caret report -1, which means the end.
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
