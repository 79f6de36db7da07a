// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A responder that accepts text. Its members are named as in UIKit's `UITextInput`.
///
/// While it is first responder and accepts text, the window requests text input from the desktop. Keys that produce
/// text are then sent only as text, and the input method shows its candidates at `textInputRect`.
public protocol TextInput: Responder {
  /// Whether the responder accepts text now; false for read-only text. It may change at any time.
  var acceptsTextInput: Bool { get }

  /// The rectangle of the caret, in window points.
  var textInputRect: Rect { get }

  /// Whether the text is a secret, such as a password. Default false.
  ///
  /// After the window has seen true once, the text stays out of recordings and logs, also when the property becomes
  /// false again. The window reads the property when the responder becomes first responder or receives text, and in
  /// each frame while it is first responder.
  var isSecureTextEntry: Bool { get }

  /// Whether the text contains a composition of an input method.
  var hasMarkedText: Bool { get }

  /// Replaces the selection and a composition with final text, which may contain line breaks.
  func insertText(_ text: String)

  /// Replaces the composition of an input method; empty text removes it.
  ///
  /// - Parameter selectedRange: A range of characters in `text`. The caret is at its end.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)

  /// Makes the input method's composition part of the text. The window calls it before the
  /// responder resigns, so no typed text is lost.
  func unmarkText()
}

extension TextInput {
  public var isSecureTextEntry: Bool { false }

  /// Marks the responder as secure for its whole life. A text field calls this method when it becomes secure.
  package func recordSecureTextEntry() {
    guard !wasSecureTextInput, isSecureTextEntry else { return }
    wasSecureTextInput = true
    focusSystem?.textInput.addSecretInput(self)
  }
}

extension Responder {
  /// Whether the responder is a text input whose text is a secret: `isSecureTextEntry` is true, or was true earlier.
  ///
  /// “Show password” turns the dots off, but the text stays secret. All code that stores the text, logs it, or sends it
  /// out of the window without a command of the user checks this property.
  package var hasSecretText: Bool {
    if !wasSecureTextInput { (self as? any TextInput)?.recordSecureTextEntry() }
    return wasSecureTextInput
  }
}

nonisolated extension String {
  package var redacted: String { String(repeating: "\u{2022}", count: count) }
}

package final class TextInputRouter {
  private weak var window: Window?
  private weak var responder: (any TextInput)?
  /// The rectangle that the host received last.
  private var requestedRect: Rect?
  private var secretInputs: [Weak<Responder>] = []

  func attach(to window: Window) { self.window = window }

  private var acceptsText: Bool { responder?.acceptsTextInput ?? false }

  /// Makes a composition part of the text. Call it before the focus moves to another responder or window: input methods
  /// on Wayland then drop a composition without sending it.
  package func commitComposition() {
    guard let responder, responder.hasMarkedText else { return }
    responder.unmarkText()
    window?.request(.endComposition)
  }

  func firstResponderDidChange(to new: Responder?) {
    responder = new as? any TextInput
    responder?.recordSecureTextEntry()
    update()
  }

  /// Updates the host after the caret has moved or the kind of text has changed.
  package func update() {
    guard responder != nil || requestedRect != nil else { return }
    responder?.recordSecureTextEntry()
    let wanted = acceptsText ? responder?.textInputRect : nil
    guard wanted != requestedRect else { return }
    requestedRect = wanted
    window?.request(.textInput(wanted))
  }

  package func send(_ event: TextInputEvent) {
    guard let responder, acceptsText else { return }
    responder.recordSecureTextEntry()
    switch event {
    case .committed(let text):
      responder.insertText(text)
    case .composing(let text, let selectedRange):
      let count = text.count
      let start = min(max(0, selectedRange.lowerBound), count)
      let end = min(max(start, selectedRange.upperBound), count)
      responder.setMarkedText(text, selectedRange: start..<end)
    }
  }

  // MARK: Secrets

  func addSecretInput(_ input: Responder) {
    secretInputs.removeAll { $0.object == nil || $0.object === input }
    secretInputs.append(Weak(object: input))
  }

  /// Whether the window contains a text input whose secret text is shown without dots.
  package var showsSecretText: Bool {
    secretInputs.contains { input in
      guard let input = input.object as? any TextInput, !input.isSecureTextEntry else {
        return false
      }
      return input.focusSystem?.textInput === self
    }
  }

  /// Whether a key is ignored because it also arrives as text. Hosts send only keys that the input method has refused.
  package func arrivesAsText(_ event: KeyEvent) -> Bool {
    guard acceptsText, event.modifiers.isSubset(of: .shift) else { return false }
    if event.key == .space { return true }
    if case .character = event.key { return true }
    return false
  }
}
