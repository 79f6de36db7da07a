// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key by what it produces in the person's keyboard layout, not by where it sits.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that produces a character, lower case: `a`, `1`, `?`, `ß`.
  case character(Character)
  /// Return or Enter, also of the keypad.
  case `return`
  /// The Esc key.
  case escape
  /// Deletes backwards: the key above Return.
  case backspace
  /// Deletes forwards: the Del key.
  case delete
  /// The Ins key.
  case insert
  /// The Tab key. Shift+Tab is the same key with `shift`.
  case tab
  /// The space bar. It is not a `character`.
  case space
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow left.
  case left
  /// The arrow right.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// The key that opens a context menu.
  case menu
  /// The browser-back key of multimedia keyboards.
  case back
  /// The browser-forward key of multimedia keyboards.
  case forward
  /// F1…F24.
  case function(Int)
}

extension Key {
  /// What to call the key in an interface.
  public nonisolated var label: String {
    switch self {
    case .character(let character): String(character).uppercased()
    case .return: "Return"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .tab: "Tab"
    case .space: "Space"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .menu: "Menu"
    case .back: "Back"
    case .forward: "Forward"
    case .function(let number): "F\(number)"
    }
  }
}
