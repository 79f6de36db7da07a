// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Window {
  /// Reads the text of one of the desktop's clipboards; nil when there is none.
  ///
  /// The host may have to wait for the program that owns it, so ask for it only when a person
  /// pastes, or opens a menu that offers to.
  public func text(on clipboard: Clipboard) -> String? {
    let text = delegate?.window(self, textOn: clipboard)
    return text?.isEmpty ?? true ? nil : text
  }

  /// Whether a clipboard has a text, for a menu that offers to paste it.
  package func hasText(on clipboard: Clipboard) -> Bool {
    delegate?.window(self, hasTextOn: clipboard) ?? false
  }

  /// Offers a selected text to the middle mouse button of all programs, where the desktop knows that.
  public func setPrimarySelection(_ text: String) {
    request(.primarySelection(text))
  }

  /// A composition was made part of the text, or dropped, by the program itself: the input method
  /// forgets it. A text input calls it when a click or a command ends a composition.
  public func endComposition() {
    request(.endComposition)
  }
}
