// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that assistive technology does to an element.
public nonisolated enum AccessibilityAction: Sendable, Hashable {
  /// What a click does.
  case press
  /// Makes the value one step larger.
  case increment
  /// Makes the value one step smaller.
  case decrement
  /// Shows what belongs to it.
  case expand
  /// Hides what belongs to it.
  case collapse
  /// Opens the menu of what can be done.
  case showMenu
  /// Closes it, as Escape does.
  case escape
  /// One that the view has named itself.
  case custom(String)

  // Those below are not listed in `AccessibilityElement.actions`: they follow from what the element has.

  /// Takes the keyboard. For what can take it.
  case focus
  /// Scrolls until it is in sight.
  case scrollToVisible
  /// Takes a value. For what has a range.
  case setValue(Double)
  /// Replaces the characters of a range. For what is editable.
  case replaceText(Range<Int>, with: String)
  /// Selects a range of characters; an empty one places the caret. For what has a caret.
  case select(Range<Int>)
}

/// An action that assistive technology can perform on a view, in addition to the view's own actions.
public struct AccessibilityCustomAction {
  /// What it is called, in a few words. No other action of the view has the same name.
  public let name: String
  /// Does it. False where it could not be done.
  public let handler: () -> Bool

  /// - Parameters:
  ///   - name: What it is called, in a few words.
  ///   - handler: Does it; returns false where it could not be done.
  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}
