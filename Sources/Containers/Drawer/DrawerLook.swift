// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a visual state does to the looks of a side and of the center. It is applied after layout
/// and does not change any frame.
public nonisolated struct DrawerLook: Sendable, Hashable {
  /// Applied around the middle of the side. Default identity.
  public var sideTransform = Transform.identity
  /// Turns the side in space around its middle, after `sideTransform`. Default none.
  public var sideProjection: Projection?
  /// The side's opacity, 0…1. Default 1.
  public var sideAlpha = 1.0
  /// Applied around the middle of the center. Default identity.
  public var centerTransform = Transform.identity
  /// Turns the center in space around its middle, after `centerTransform`. Default none.
  public var centerProjection: Projection?
  /// The center's opacity, 0…1. Default 1.
  public var centerAlpha = 1.0

  /// The look that changes nothing.
  public init() {}
}
