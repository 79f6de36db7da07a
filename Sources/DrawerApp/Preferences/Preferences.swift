// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The user's preferences; `auto` follows the desktop.
nonisolated struct Preferences: Hashable, Sendable {
  enum Direction: String, CaseIterable, RestorableValue {
    case auto, leftToRight, rightToLeft
  }

  enum Motion: String, CaseIterable, RestorableValue {
    case auto, full, reduced
  }

  var theme = Options.ThemeChoice.auto
  var contrast = Options.ContrastChoice.auto
  var direction = Direction.auto
  var motion = Motion.auto
  var scale: Double?
  /// The scale of text, relative to the normal size; nil follows the desktop.
  var textScale: Double?
  var language: String?
  var renderer = Options.Renderer.auto
  var windowSystem = Options.WindowSystemChoice.auto

  /// The preferences, overridden by the options of the command line.
  func overridden(by options: Options) -> Preferences {
    var result = self
    result.theme = options.theme ?? theme
    result.contrast = options.contrast ?? contrast
    result.scale = options.scale ?? scale
    result.textScale = options.textScale ?? textScale
    result.language = options.locale ?? language
    result.renderer = options.renderer ?? renderer
    result.windowSystem = options.windowSystem ?? windowSystem
    if options.rightToLeft { result.direction = .rightToLeft }
    if options.reduceMotion { result.motion = .reduced }
    return result
  }

  /// Copies the values that the user has changed, and keeps all others.
  mutating func merge(_ new: Preferences, changedFrom old: Preferences) {
    for field in Self.fields where field.read(new) != field.read(old) {
      _ = field.write(&self, field.read(new))
    }
  }

  func apply(
    to configuration: inout Application.Configuration,
    automaticDirection: Traits.LayoutDirection? = nil
  ) {
    // The names are the same, except that the library has none for `auto`.
    configuration.colorScheme = Theme.ColorScheme(rawValue: theme.rawValue)
    configuration.contrast = Theme.Contrast(rawValue: contrast.rawValue)
    configuration.windowSystem = WindowSystem(rawValue: windowSystem.rawValue) ?? .automatic
    configuration.layoutDirection =
      switch direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .auto: automaticDirection
      }
    configuration.reducesMotion = motion == .auto ? nil : motion == .reduced
    configuration.scale = scale
    configuration.textScale = textScale
    configuration.renderer = RendererChoice(rawValue: renderer.rawValue) ?? .automatic
  }
}

nonisolated extension Preferences: RestorableValue {
  private static var fields: [RestoredField<Preferences>] {
    [
      RestoredField("theme", \.theme), RestoredField("contrast", \.contrast),
      RestoredField("direction", \.direction), RestoredField("motion", \.motion),
      RestoredField("renderer", \.renderer), RestoredField("windowSystem", \.windowSystem),
      RestoredField(optional: "scale", \.scale), RestoredField(optional: "textScale", \.textScale),
      RestoredField(optional: "language", \.language),
    ]
  }

  var stateValue: StateValue { Self.fields.stateValue(of: self) }

  /// Preferences that are missing or unknown to this version follow the desktop. Nil if the value is no dictionary.
  init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue else { return nil }
    for field in Self.fields { _ = field.write(&self, table[field.name]) }
  }
}
