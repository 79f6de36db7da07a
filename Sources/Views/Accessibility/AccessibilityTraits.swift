// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The abilities and states of an element for assistive technology, such as focusable or selected.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element is dimmed and ignores input.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 0)
  /// The element can become first responder.
  public static let focusable = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is first responder.
  public static let focused = AccessibilityTraits(rawValue: 1 << 2)
  /// The element can be selected, alone or together with other elements.
  public static let selectable = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 4)
  /// The element can be on or off, like a switch.
  public static let checkable = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is on, like a switch that is turned on.
  public static let checked = AccessibilityTraits(rawValue: 1 << 6)
  /// The element can show and hide its content.
  public static let expandable = AccessibilityTraits(rawValue: 1 << 7)
  /// The element's content is visible.
  public static let expanded = AccessibilityTraits(rawValue: 1 << 8)
  /// The element's text can be changed.
  public static let editable = AccessibilityTraits(rawValue: 1 << 9)
  /// The element's text can have several lines.
  public static let multiline = AccessibilityTraits(rawValue: 1 << 10)
  /// The element's text is secret and is shown as dots.
  public static let secure = AccessibilityTraits(rawValue: 1 << 11)
  /// The element is modal: the user can use only this element and its content.
  public static let modal = AccessibilityTraits(rawValue: 1 << 12)
  /// The element is busy with work of unknown duration.
  public static let busy = AccessibilityTraits(rawValue: 1 << 13)
  /// The element's text is not valid.
  public static let invalid = AccessibilityTraits(rawValue: 1 << 14)
  /// The element opens a menu or another view next to it.
  public static let hasPopUp = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is oriented vertically, such as a vertical tab bar.
  public static let vertical = AccessibilityTraits(rawValue: 1 << 16)
  /// Several of the element's children can be selected at the same time.
  public static let multiselectable = AccessibilityTraits(rawValue: 1 << 17)
  /// The element is scrolled out of view, or outside the window. Set by the accessibility tree.
  public static let offscreen = AccessibilityTraits(rawValue: 1 << 18)
}

nonisolated extension AccessibilityTraits {
  private static let all: [(trait: AccessibilityTraits, name: String)] = [
    (.notEnabled, "notEnabled"), (.focusable, "focusable"), (.focused, "focused"),
    (.selectable, "selectable"), (.selected, "selected"), (.checkable, "checkable"),
    (.checked, "checked"), (.expandable, "expandable"), (.expanded, "expanded"),
    (.editable, "editable"), (.multiline, "multiline"), (.secure, "secure"), (.modal, "modal"),
    (.busy, "busy"), (.invalid, "invalid"), (.hasPopUp, "hasPopUp"), (.vertical, "vertical"),
    (.multiselectable, "multiselectable"), (.offscreen, "offscreen"),
  ]

  package var names: [String] { Self.all.filter { contains($0.trait) }.map(\.name) }
}
