// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What a person prefers; `auto` follows the desktop.
nonisolated struct Preferences: Codable, Hashable, Sendable {
  enum Direction: String, CaseIterable, Codable {
    case auto
    case leftToRight
    case rightToLeft
  }

  enum Motion: String, CaseIterable, Codable {
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
  var renderer = Options.Renderer.auto

  /// The same where the command line says something else.
  func overridden(by options: Options) -> Preferences {
    var result = self
    result.theme = options.theme ?? theme
    result.contrast = options.contrast ?? contrast
    result.scale = options.scale ?? scale
    result.renderer = options.renderer ?? renderer
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
    adopt(\.renderer)
  }

  func apply(to configuration: inout Application.Configuration) {
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
      case .auto: nil
      }
    configuration.reducesMotion =
      switch motion {
      case .full: false
      case .reduced: true
      case .auto: nil
      }
    configuration.scale = scale
    configuration.renderer =
      switch renderer {
      case .auto: .automatic
      case .software: .software
      case .accelerated: .accelerated
      }
  }
}
