// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Languages

/// A key went down or up.
public nonisolated struct KeyEvent: Sendable, Equatable {
  /// The key, by its meaning in the user's keyboard layout.
  public var key: Key
  /// The modifier keys that were held.
  public var modifiers: KeyModifiers
  /// Whether the key went down or repeated; false if it went up.
  public var isDown: Bool

  /// Whether the event is a repeat of a held key.
  public var isRepeat: Bool

  /// Creates a key event. Default: a key without modifiers goes down for the first time.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}

/// The modifier keys that are held. Lock keys are not included.
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

  /// The names of the modifiers in English, in the order in which they are pressed.
  public var labels: [String] { labels(in: Localization()) }

  /// Returns the names of the modifiers in an interface, in the order in which they are pressed.
  public func labels(in localization: Localization) -> [String] {
    var labels: [String] = []
    if contains(.control) { labels.append(localization("Ctrl", context: "key")) }
    if contains(.alt) { labels.append(localization("Alt", context: "key")) }
    if contains(.shift) { labels.append(localization("Shift", context: "key")) }
    if contains(.command) { labels.append(localization("Super", context: "key")) }
    return labels
  }
}
