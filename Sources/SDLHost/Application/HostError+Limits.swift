// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension HostError {
  /// Pixels per point that text and icons still look right at.
  static let scales = 0.5...4.0

  /// Pixels. Above it textures and X11 windows end (both have signed 16-bit sizes somewhere).
  static let largestSide = 16384.0

  /// Throws when a window of that size cannot be made.
  static func check(size: Size, scale: Double) throws(HostError) {
    guard scales.contains(scale) else {
      throw HostError(
        .software, "cannot draw at scale \(scale)",
        remedy: "choose one from \(scales.lowerBound) to \(scales.upperBound)")
    }
    let width = size.width * scale
    let height = size.height * scale
    guard width >= 1, height >= 1, width <= largestSide, height <= largestSide else {
      throw HostError(
        .software, "cannot make a window of \(size.width) × \(size.height) points",
        remedy: "choose sides from 1 to \(Int(largestSide / scale)) points")
    }
  }
}
