// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What a person prefers; `auto` follows the desktop.
nonisolated struct Preferences: Hashable, Sendable {
  enum Direction: String, CaseIterable, RestorableValue {
    case auto
    case leftToRight
    case rightToLeft
  }

  enum Motion: String, CaseIterable, RestorableValue {
    case auto
    case full
    case reduced
  }

  var theme = Options.ThemeChoice.auto
  var contrast = Options.ContrastChoice.auto
  var direction = Direction.auto
  var motion = Motion.auto
  /// Pixels per point; nil follows the desktop.
  var scale: Double?
  /// How much larger text is; nil follows the desktop.
  var textScale: Double?
  /// A locale's name; nil follows the desktop.
  var language: String?
  var renderer = Options.Renderer.auto
  var windowSystem = Options.WindowSystemChoice.auto

  /// The same where the command line says something else.
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

  /// Takes over what a person changed, and leaves what came from the command line.
  mutating func adopt(_ new: Preferences, changedFrom old: Preferences) {
    func adopt<Value: Equatable>(_ path: WritableKeyPath<Preferences, Value>) {
      if new[keyPath: path] != old[keyPath: path] { self[keyPath: path] = new[keyPath: path] }
    }
    adopt(\.theme)
    adopt(\.contrast)
    adopt(\.direction)
    adopt(\.motion)
    adopt(\.scale)
    adopt(\.textScale)
    adopt(\.language)
    adopt(\.renderer)
    adopt(\.windowSystem)
  }

  /// - Parameter automaticDirection: The direction that Auto means; nil for the desktop's.
  func apply(
    to configuration: inout Application.Configuration,
    automaticDirection: Traits.LayoutDirection? = nil
  ) {
    configuration.colorScheme =
      switch theme {
      case .light: .light
      case .dark: .dark
      case .auto: nil
      }
    configuration.contrast =
      switch contrast {
      case .normal: .normal
      case .high: .high
      case .auto: nil
      }
    configuration.layoutDirection =
      switch direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .auto: automaticDirection
      }
    configuration.reducesMotion =
      switch motion {
      case .full: false
      case .reduced: true
      case .auto: nil
      }
    configuration.scale = scale
    configuration.textScale = textScale
    configuration.renderer =
      switch renderer {
      case .auto: .automatic
      case .software: .software
      case .accelerated: .accelerated
      }
    configuration.windowSystem =
      switch windowSystem {
      case .auto: .automatic
      case .wayland: .wayland
      case .x11: .x11
      }
  }
}

nonisolated extension Preferences: RestorableValue {
  var stateValue: StateValue {
    var table = [
      "theme": theme.stateValue, "contrast": contrast.stateValue,
      "direction": direction.stateValue, "motion": motion.stateValue,
      "renderer": renderer.stateValue, "windowSystem": windowSystem.stateValue,
    ]
    table["scale"] = scale?.stateValue
    table["textScale"] = textScale?.stateValue
    table["language"] = language?.stateValue
    return .table(table)
  }

  /// A preference that is missing, or has a value that this version does not know, follows the desktop.
  ///
  /// - Parameter stateValue: Nil for anything but a table.
  init?(stateValue: StateValue) {
    guard case .table(let table) = stateValue else { return nil }
    func value<Value: RestorableValue>(_ name: String) -> Value? {
      table[name].flatMap { Value(stateValue: $0) }
    }
    theme = value("theme") ?? theme
    contrast = value("contrast") ?? contrast
    direction = value("direction") ?? direction
    motion = value("motion") ?? motion
    renderer = value("renderer") ?? renderer
    windowSystem = value("windowSystem") ?? windowSystem
    scale = value("scale")
    textScale = value("textScale")
    language = value("language")
  }
}
