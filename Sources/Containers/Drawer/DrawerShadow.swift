// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The shadow between a side and the center; it fades in with the side.
public nonisolated struct DrawerShadow: Sendable, Hashable {
  /// Points over which it fades out. Default 16.
  public var blur = 16.0

  /// At full strength, 0…1. Default nil: what the palette says.
  public var opacity: Double?

  public init(blur: Double = 16, opacity: Double? = nil) {
    precondition(blur >= 0, "A shadow cannot fade out over \(blur) points")
    self.blur = blur
    self.opacity = opacity
  }
}
