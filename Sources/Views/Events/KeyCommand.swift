// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Languages

/// A command that the user runs with a keyboard shortcut: its keys, its title and its action.
public struct KeyCommand {
  /// A key combination: a key, and the modifier keys that must be held with it.
  public nonisolated struct Shortcut: Sendable, Hashable {
    /// The key to press, by its meaning in the user's keyboard layout.
    public var key: Key
    /// The modifier keys that must be held. No other modifier key may be held.
    public var modifiers: KeyModifiers

    /// Creates a shortcut from a key and its modifiers. Default: no modifiers.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// The shortcut's text in English, such as `Ctrl+1`.
    public var label: String { label(in: Localization()) }

    /// Returns the shortcut's text in a language, as menus show it, such as `Strg+1` in German.
    public func label(in localization: Localization) -> String {
      (modifiers.labels(in: localization) + [key.label(in: localization)]).joined(separator: "+")
    }
  }

  /// The title of the command in sentence case, for a list of shortcuts.
  public let title: String

  /// The identifier of the command, such as `scroll.up`, the same in every language. Commands with
  /// the same identifier appear once in a list of shortcuts. Default: the title.
  public let identifier: String

  /// The heading under which a list of shortcuts shows the command. Default empty.
  public let group: String

  /// The shortcuts that run the command. Menus show the first one.
  public let shortcuts: [Shortcut]

  /// Whether the command runs repeatedly while the key is held. Default false.
  public let repeats: Bool

  /// The closure that runs the command. If it returns false, because the command does not apply now, the next
  /// responder receives the key.
  public let action: () -> Bool

  /// Creates a command. The properties of the same names describe the parameters. Traps if there is no shortcut.
  public init(
    _ title: String, identifier: String? = nil, group: String = "", shortcuts: [Shortcut],
    repeats: Bool = false, action: @escaping () -> Bool
  ) {
    require(!shortcuts.isEmpty, "The key command “\(title)” has no shortcut")
    self.title = title
    self.identifier = identifier ?? title
    self.group = group
    self.shortcuts = shortcuts
    self.repeats = repeats
    self.action = action
  }

  package func addingShortcuts(of other: KeyCommand) -> KeyCommand {
    let more = other.shortcuts.filter { !shortcuts.contains($0) }
    return KeyCommand(
      title, identifier: identifier, group: group, shortcuts: shortcuts + more, repeats: repeats,
      action: action)
  }

  package func matches(_ event: KeyEvent) -> Bool {
    (repeats || !event.isRepeat)
      && shortcuts.contains { $0.key == event.key && $0.modifiers == event.modifiers }
  }
}
