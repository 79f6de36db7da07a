// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages
internal import Views

/// What a person can do to a text by a shortcut or from its context menu.
enum TextCommand: Hashable, CaseIterable {
  case copy
  case selectAll
  case cut
  case paste
  case delete
  case undo
  case redo

  func title(in localization: Localization) -> String {
    switch self {
    case .copy: localization("Copy")
    case .selectAll: localization("Select all")
    case .cut: localization("Cut")
    case .paste: localization("Paste")
    case .delete: localization("Delete")
    case .undo: localization("Undo")
    case .redo: localization("Redo")
    }
  }

  /// The one to show in the menu first.
  var shortcuts: [KeyCommand.Shortcut] {
    switch self {
    case .copy: [.init(.character("c"), .control), .init(.insert, .control)]
    case .selectAll: [.init(.character("a"), .control)]
    case .cut: [.init(.character("x"), .control), .init(.delete, .shift)]
    case .paste: [.init(.character("v"), .control), .init(.insert, .shift)]
    case .delete: [.init(.delete)]
    case .undo: [.init(.character("z"), .control)]
    case .redo: [.init(.character("z"), [.control, .shift]), .init(.character("y"), .control)]
    }
  }

  /// Whether a held key does it again and again.
  var repeats: Bool { [.paste, .undo, .redo].contains(self) }

  /// Whether it leaves the text as it is, so that a text that is only read has it too.
  var isForReading: Bool { self == .copy || self == .selectAll }

  /// Whether the shortcut is a key command; Delete is a key of its own among those that edit.
  var isKeyCommand: Bool { self != .delete }
}
