// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension TestWindow {
  /// Presses a key with modifiers and lets it go, and makes a frame.
  public func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
    send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
    step()
  }

  /// Presses a key for each character, which makes text too while the window wants some.
  public func type(_ text: String) {
    for character in text {
      // Whether text is wanted counts at the press, as in SDL.
      guard textInputRect != nil else {
        key(.character(character))
        continue
      }
      let lower = String(character).lowercased().first ?? character
      let press: Key = character == " " ? .space : .character(lower)
      send(.key(KeyEvent(press)))
      send(.text(.committed(String(character))))
      send(.key(KeyEvent(press, isDown: false)))
      step()
    }
  }

  /// An input method shows what it composes, with the caret at its end.
  ///
  /// - Parameter selected: What it has marked, in characters. Default: nothing.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    let end = text.count
    send(.text(.composing(text, selectedRange: selected ?? end..<end)))
    step()
  }

  /// An input method is done: the composition goes, and the text comes.
  public func commit(_ text: String) {
    send(.text(.composing("", selectedRange: 0..<0)))
    send(.text(.committed(text)))
    step()
  }
}
