// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
