// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Languages

/// A key went down or up.
public nonisolated struct KeyEvent: Sendable, Equatable {
  /// The key, by what it produces in the person's layout.
  public var key: Key
  /// The modifiers held at that moment.
  public var modifiers: KeyModifiers
  /// True when the key went down or repeats, false when it went up.
  public var isDown: Bool

  /// True for the repeats a held key sends.
  public var isRepeat: Bool

  /// A key event. Default: an unmodified key goes down for the first time.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}

/// The modifier keys held down. Lock keys are not among them.
public nonisolated struct KeyModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Either Ctrl key.
  public static let control = KeyModifiers(rawValue: 1)
  /// Either Alt key. AltGr does not count.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Either Shift key; Caps Lock does not count.
  public static let shift = KeyModifiers(rawValue: 4)
  /// The Super or Windows key.
  public static let command = KeyModifiers(rawValue: 8)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What to call the modifiers in English, in the order they are pressed.
  public var labels: [String] { labels(in: Localization()) }

  /// What to call the modifiers in an interface, in the order they are pressed.
  public func labels(in localization: Localization) -> [String] {
    var labels: [String] = []
    if contains(.control) { labels.append(localization("Ctrl", context: "key")) }
    if contains(.alt) { labels.append(localization("Alt", context: "key")) }
    if contains(.shift) { labels.append(localization("Shift", context: "key")) }
    if contains(.command) { labels.append(localization("Super", context: "key")) }
    return labels
  }
}
