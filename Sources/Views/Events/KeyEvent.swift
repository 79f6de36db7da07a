// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Languages

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

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

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
