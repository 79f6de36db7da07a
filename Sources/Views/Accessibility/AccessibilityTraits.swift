// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How an element is at the moment, for assistive technology.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is dimmed, and does nothing.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 0)
  /// It can take the keyboard.
  public static let focusable = AccessibilityTraits(rawValue: 1 << 1)
  /// It has the keyboard.
  public static let focused = AccessibilityTraits(rawValue: 1 << 2)
  /// It can be the chosen one, or one of the chosen ones.
  public static let selectable = AccessibilityTraits(rawValue: 1 << 3)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 4)
  /// It is on or off.
  public static let checkable = AccessibilityTraits(rawValue: 1 << 5)
  /// It is on.
  public static let checked = AccessibilityTraits(rawValue: 1 << 6)
  /// It shows or hides what belongs to it.
  public static let expandable = AccessibilityTraits(rawValue: 1 << 7)
  /// What belongs to it shows.
  public static let expanded = AccessibilityTraits(rawValue: 1 << 8)
  /// Its text can be changed.
  public static let editable = AccessibilityTraits(rawValue: 1 << 9)
  /// Its text can have several lines.
  public static let multiline = AccessibilityTraits(rawValue: 1 << 10)
  /// Its text is a secret: dots stand for it.
  public static let secure = AccessibilityTraits(rawValue: 1 << 11)
  /// Nothing beside it can be used.
  public static let modal = AccessibilityTraits(rawValue: 1 << 12)
  /// It is at work, and does not know how long.
  public static let busy = AccessibilityTraits(rawValue: 1 << 13)
  /// What is written in it cannot be used.
  public static let invalid = AccessibilityTraits(rawValue: 1 << 14)
  /// It opens a menu or something else beside it.
  public static let hasPopUp = AccessibilityTraits(rawValue: 1 << 15)
  /// Its values lie above each other.
  public static let vertical = AccessibilityTraits(rawValue: 1 << 16)
  /// Several of what it holds can be chosen at once.
  public static let multiselectable = AccessibilityTraits(rawValue: 1 << 17)
  /// It is scrolled out of sight, or outside the window. The tree finds this out.
  public static let offscreen = AccessibilityTraits(rawValue: 1 << 18)
}

/// What traits and actions are called in texts for developers.
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

nonisolated extension AccessibilityAction {
  package var name: String {
    switch self {
    case .press: "press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .expand: "expand"
    case .collapse: "collapse"
    case .showMenu: "showMenu"
    case .escape: "escape"
    case .custom(let name): name
    case .focus: "focus"
    case .scrollToVisible: "scrollToVisible"
    case .setValue: "setValue"
    case .replaceText: "replaceText"
    case .select: "select"
    }
  }
}
