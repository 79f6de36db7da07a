// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key by what it produces in the person's keyboard layout, not by where it sits.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that produces a character, lower case: `a`, `1`, `?`, `ß`.
  case character(Character)
  case `return`
  case escape
  case backspace
  case delete
  case insert
  case tab
  case space
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// The key that opens a context menu.
  case menu
  /// The browser-back key of multimedia keyboards.
  case back
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
