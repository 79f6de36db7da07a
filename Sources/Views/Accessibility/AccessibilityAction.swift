// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An action that assistive technology performs on an element, such as pressing a button.
public nonisolated enum AccessibilityAction: Sendable, Hashable {
  /// Does what a click does.
  case press
  /// Increases the value by one step.
  case increment
  /// Decreases the value by one step.
  case decrement
  /// Shows the content that the element discloses.
  case expand
  /// Hides the content that the element discloses.
  case collapse
  /// Opens the element's context menu.
  case showMenu
  /// Closes the element, as the Escape key does.
  case escape
  /// Performs the custom action of the view with this name.
  case custom(String)

  // The actions below are not listed in `AccessibilityElement.actions`: they follow from its other properties.

  /// Makes the element first responder. Only for focusable elements.
  case focus
  /// Scrolls until the element is visible.
  case scrollToVisible
  /// Sets the numeric value. Only for elements that have a range.
  case setValue(Double)
  /// Replaces the characters of a range. For editable elements.
  case replaceText(Range<Int>, with: String)
  /// Selects a range of characters; an empty range places the caret. For elements that have a caret.
  case select(Range<Int>)

  package var name: String {
    switch self {
    case .custom(let name): name
    case .setValue: "setValue"
    case .replaceText: "replaceText"
    case .select: "select"
    default: "\(self)"
    }
  }
}

/// An action that assistive technology can perform on a view, in addition to the view's own actions.
public struct AccessibilityCustomAction {
  /// The action's name, in a few words. It is unique among the actions of a view.
  public let name: String
  /// The closure that performs the action. It returns false if the action could not be performed.
  public let handler: () -> Bool

  /// Creates a custom action. The properties of the same names describe the parameters.
  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}
