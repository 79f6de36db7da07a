// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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

  /// What to call the modifiers in an interface, in the order they are pressed.
  public var labels: [String] {
    var labels: [String] = []
    if contains(.control) { labels.append("Ctrl") }
    if contains(.alt) { labels.append("Alt") }
    if contains(.shift) { labels.append("Shift") }
    if contains(.command) { labels.append("Super") }
    return labels
  }
}
