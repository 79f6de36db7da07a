// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Languages

/// A keyboard shortcut: its keys, its title and its action.
public struct KeyCommand {
  /// A key together with the modifiers that must be held.
  public nonisolated struct Shortcut: Sendable, Hashable {
    /// The key to press, by its meaning in the user's keyboard layout.
    public var key: Key
    /// The modifiers that must be held, and no others.
    public var modifiers: KeyModifiers

    /// Creates a shortcut. Default: without modifiers.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// The shortcut as it is written in English: `Ctrl+1`.
    public var label: String { label(in: Localization()) }

    /// Returns the shortcut as it is written in menus and lists: `Strg+1` in German.
    public func label(in localization: Localization) -> String {
      (modifiers.labels(in: localization) + [key.label(in: localization)]).joined(separator: "+")
    }
  }

  /// The title of the command in sentence case, for a list of shortcuts.
  public let title: String

  /// The identifier of the command in every language, such as `scroll.up`. Commands with the same identifier appear
  /// once in a list of shortcuts. Default: the title.
  public let identifier: String

  /// The heading of the command in a list of shortcuts.
  public let group: String

  /// The shortcuts that run the command. Menus show the first one.
  public let shortcuts: [Shortcut]

  /// Whether the command runs repeatedly while the key is held. Default false.
  public let repeats: Bool

  /// Runs the command. Returns false if the command does not apply now; then the next responder receives the key.
  public let action: () -> Bool

  /// Creates a command. Traps if there is no shortcut.
  ///
  /// - Parameters:
  ///   - title: The title in sentence case, for a list of shortcuts.
  ///   - identifier: The identifier of the command in every language. Default: the title.
  ///   - group: The heading in that list. Default empty.
  ///   - shortcuts: The shortcuts that run the command. Menus show the first one.
  ///   - repeats: Whether the command runs repeatedly while the key is held. Default false.
  ///   - action: Runs the command. Returns false if the command does not apply now.
  public init(
    _ title: String, identifier: String? = nil, group: String = "", shortcuts: [Shortcut],
    repeats: Bool = false,
    action: @escaping () -> Bool
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
