// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What surrounds a view: the look, the pixel density and the person's preferences.
public nonisolated struct Traits: Sendable, Hashable {
  public var theme: Theme

  /// Pixels per point. Default 1.
  public var scale: Double

  /// The person asked for less movement: transitions jump to their end. Default false.
  public var reducesMotion: Bool

  public init(theme: Theme = .light, scale: Double = 1, reducesMotion: Bool = false) {
    self.theme = theme
    self.scale = scale
    self.reducesMotion = reducesMotion
  }
}
