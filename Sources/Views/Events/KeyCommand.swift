// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

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

    /// How the shortcut is written in menus and lists: `Ctrl+1`.
    public var label: String {
      (modifiers.labels + [key.label]).joined(separator: "+")
    }
  }

  /// What the command does, in sentence case: what a list of shortcuts shows.
  public let title: String

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
  ///   - group: The heading in that list. Default empty.
  ///   - shortcuts: The one to show in menus first.
  ///   - repeats: Whether a held key runs it again and again. Default false.
  ///   - action: Returns false where the command does not apply right now.
  public init(
    _ title: String, group: String = "", shortcuts: [Shortcut], repeats: Bool = false,
    action: @escaping () -> Bool
  ) {
    require(!shortcuts.isEmpty, "The key command “\(title)” has no shortcut")
    self.title = title
    self.group = group
    self.shortcuts = shortcuts
    self.repeats = repeats
    self.action = action
  }

  /// The same with the shortcuts of another command beside its own.
  package func joined(with other: KeyCommand) -> KeyCommand {
    let more = other.shortcuts.filter { !shortcuts.contains($0) }
    return KeyCommand(
      title, group: group, shortcuts: shortcuts + more, repeats: repeats, action: action)
  }

  package func matches(_ event: KeyEvent) -> Bool {
    (repeats || !event.isRepeat)
      && shortcuts.contains { $0.key == event.key && $0.modifiers == event.modifiers }
  }
}
