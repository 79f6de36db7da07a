// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a visual state does to a side and to the center: on top of where they lie, and only to what is
/// shown of them.
public nonisolated struct DrawerLook: Sendable, Hashable {
  /// Around the middle of the side.
  public var sideTransform = Transform.identity
  /// Turns the side in space around its middle, after `sideTransform`. Default none.
  public var sideProjection: Projection?
  /// 0…1.
  public var sideAlpha = 1.0
  /// Around the middle of the center.
  public var centerTransform = Transform.identity
  /// As `sideProjection`.
  public var centerProjection: Projection?
  /// 0…1.
  public var centerAlpha = 1.0

  /// The look that changes nothing.
  public init() {}
}
