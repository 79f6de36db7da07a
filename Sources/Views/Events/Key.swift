// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Languages

/// A key, identified by its meaning in the user's keyboard layout and not by its position.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that produces a character, in lower case: `a`, `1`, `?`, `ß`.
  case character(Character)
  /// The Return or Enter key, including the keypad's Enter key.
  case `return`
  /// The Esc key.
  case escape
  /// The key above Return, which deletes backwards.
  case backspace
  /// The Del key, which deletes forwards.
  case delete
  /// The Ins key.
  case insert
  /// The Tab key. Shift+Tab is this key with the `shift` modifier.
  case tab
  /// The space bar. It is not a `character`.
  case space
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// The left arrow key.
  case left
  /// The right arrow key.
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
  /// The key that starts and pauses a player.
  case playPause
  /// The key that stops a player.
  case stop
  /// The key that goes to the next track of a player.
  case nextTrack
  /// The key that goes to the previous track of a player.
  case previousTrack
  /// A function key, F1…F24.
  case function(Int)
}

extension Key {
  /// The key's English name, such as `Page Up`.
  public nonisolated var label: String { label(in: Localization()) }

  /// Returns the key's name as it is printed on keyboards of a language, such as `Bild auf` in German.
  public nonisolated func label(in localization: Localization) -> String {
    switch self {
    case .character(let character): String(character).uppercased()
    case .return: localization("Return", context: "key")
    case .escape: localization("Esc", context: "key")
    case .backspace: localization("Backspace", context: "key")
    case .delete: localization("Delete", context: "key")
    case .insert: localization("Insert", context: "key")
    case .tab: localization("Tab", context: "key")
    case .space: localization("Space", context: "key")
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: localization("Home", context: "key")
    case .end: localization("End", context: "key")
    case .pageUp: localization("Page Up", context: "key")
    case .pageDown: localization("Page Down", context: "key")
    case .menu: localization("Menu", context: "key")
    case .back: localization("Back", context: "key")
    case .forward: localization("Forward", context: "key")
    case .playPause: localization("Play", context: "key")
    case .stop: localization("Stop", context: "key")
    case .nextTrack: localization("Next track", context: "key")
    case .previousTrack: localization("Previous track", context: "key")
    case .function(let number): "F\(number)"
    }
  }
}

/// A press, a repeat or a release of a key.
public nonisolated struct KeyEvent: Sendable, Equatable {
  /// The key, by its meaning in the user's keyboard layout.
  public var key: Key
  /// The modifier keys that were held during the event.
  public var modifiers: KeyModifiers
  /// Whether the key was pressed or repeated; false if it was released.
  public var isDown: Bool

  /// Whether the event is a repeat of a held key.
  public var isRepeat: Bool

  /// Creates a key event. By default, it is a press without modifier keys, and not a repeat.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}

/// A set of modifier keys, such as Ctrl and Shift. Lock keys are not included.
public nonisolated struct KeyModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// The left or right Ctrl key.
  public static let control = KeyModifiers(rawValue: 1)
  /// The left or right Alt key. AltGr is not included.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The left or right Shift key. Caps Lock is not included.
  public static let shift = KeyModifiers(rawValue: 4)
  /// The Super or Windows key.
  public static let command = KeyModifiers(rawValue: 8)

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The English names of the modifiers, in the order of a shortcut: Ctrl, Alt, Shift, Super.
  public var labels: [String] { labels(in: Localization()) }

  /// Returns the modifiers' names in a language, in the order of a shortcut: Ctrl, Alt, Shift, Super.
  public func labels(in localization: Localization) -> [String] {
    var labels: [String] = []
    if contains(.control) { labels.append(localization("Ctrl", context: "key")) }
    if contains(.alt) { labels.append(localization("Alt", context: "key")) }
    if contains(.shift) { labels.append(localization("Shift", context: "key")) }
    if contains(.command) { labels.append(localization("Super", context: "key")) }
    return labels
  }
}
