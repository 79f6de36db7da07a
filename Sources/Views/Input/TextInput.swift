// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A responder that text can be written into. The names are those of UIKit's `UITextInput`.
///
/// While it is the first responder and accepts text, the window asks the host for text input, keys
/// that produce text come as text alone, and the input method shows its candidates at
/// `textInputRect`.
public protocol TextInput: Responder {
  /// Whether text may be written now; false for text that is only read. May change at any time.
  var acceptsTextInput: Bool { get }

  /// Where text would come in: the caret's place, in window points.
  var textInputRect: Rect { get }

  /// Whether the text is a secret, such as a password. Default false.
  ///
  /// From the moment that the window sees true, the text stays out of recordings and logs, also when the property becomes false
  /// again. The window looks when the responder gets the keyboard or text, and in each frame while it has the keyboard.
  var isSecureTextEntry: Bool { get }

  /// Whether a composition of an input method is shown in the text.
  var hasMarkedText: Bool { get }

  /// Writes final text in place of the selection and of a composition. It may hold line ends.
  func insertText(_ text: String)

  /// Shows what an input method composes, in place of the composition before; empty text takes it
  /// away.
  ///
  /// - Parameter selectedRange: Characters of `text`; the caret stands at its end.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)

  /// Makes a composition part of the text as it is. The window calls it before the responder gives
  /// up the keyboard, so that nothing that was typed is lost.
  func unmarkText()
}

extension TextInput {
  public var isSecureTextEntry: Bool { false }

  /// Remembers a secure text input for its whole life. A text field calls this method when it becomes secure.
  package func noteSecureTextEntry() {
    guard !wasSecure, isSecureTextEntry else { return }
    wasSecure = true
    surroundingFocus?.textInput.add(secret: self)
  }
}

extension Responder {
  /// Whether the responder is a text input whose text is a secret: `isSecureTextEntry` is true, or was true earlier.
  ///
  /// “Show password” turns the dots off and does not end the secrecy. Everything that stores the text, logs it or sends it out of
  /// the window without a command of the user asks this property.
  package var hasSecretText: Bool {
    if !wasSecure { (self as? any TextInput)?.noteSecureTextEntry() }
    return wasSecure
  }
}

nonisolated extension String {
  /// A dot for each character, which represents a secret.
  package var concealed: String { String(repeating: "\u{2022}", count: count) }
}
