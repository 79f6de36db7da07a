// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Languages

/// A shortcut: keys, what they do, and what to call that.
public struct KeyCommand {
  /// A key with the modifiers that must be held with it.
  public nonisolated struct Shortcut: Sendable, Hashable {
    /// The key to press, by what it produces in the person's layout.
    public var key: Key
    /// The modifiers that must be held, and no others.
    public var modifiers: KeyModifiers

    /// A shortcut of a key. Default: without modifiers.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// How the shortcut is written in English: `Ctrl+1`.
    public var label: String { label(in: Localization()) }

    /// How the shortcut is written in menus and lists: `Strg+1` in German.
    public func label(in localization: Localization) -> String {
      (modifiers.labels(in: localization) + [key.label(in: localization)]).joined(separator: "+")
    }
  }

  /// What the command does, in sentence case: what a list of shortcuts shows.
  public let title: String

  /// What code knows the command by, in every language, such as `scroll.up`: commands of one identifier are one in a list
  /// of shortcuts. Default: the title.
  public let identifier: String

  /// Under which heading a list shows it.
  public let group: String

  /// The keys that run it, the one to show in menus first.
  public let shortcuts: [Shortcut]

  /// Whether a held key runs it again and again. Default false.
  public let repeats: Bool

  /// Runs the command. Returns false when it does not apply right now, so that the next
  /// responder may take the keys.
  public let action: () -> Bool

  /// A command. Without any shortcut the program stops.
  ///
  /// - Parameters:
  ///   - title: In sentence case; a list of shortcuts shows it.
  ///   - identifier: What code knows the command by, in every language. Default: the title.
  ///   - group: The heading in that list. Default empty.
  ///   - shortcuts: The one to show in menus first.
  ///   - repeats: Whether a held key runs it again and again. Default false.
  ///   - action: Returns false where the command does not apply right now.
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

  /// The same with the shortcuts of another command beside its own.
  package func joined(with other: KeyCommand) -> KeyCommand {
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
