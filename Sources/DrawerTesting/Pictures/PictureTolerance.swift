// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far a picture may differ from its reference.
public nonisolated struct PictureTolerance: Sendable, Equatable {
  /// The largest difference of a pixel in one channel that does not count, 0…255.
  public var shade: Int

  /// The largest connected blob of pixels that differ more than that and still does not count, in square points.
  public var blob: Double

  /// A tolerance of so many shades and square points; values below 0 are 0.
  public init(shade: Int, blob: Double) {
    self.shade = max(0, shade)
    self.blob = max(0, blob)
  }

  /// The default: the same things at the same places. Another version of the font renderer moves the edge of
  /// every letter by a shade, which is no difference; a letter that is gone is one.
  public static let structure = PictureTolerance(shade: 150, blob: 80)

  /// Every pixel has to be the same. Another version of the font renderer breaks such a test.
  public static let exact = PictureTolerance(shade: 0, blob: 0)
}
