// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shadow masks that were made, by blur and corner radius in pixels.
final class ShadowMaskCache {
  private struct Key: Hashable {
    var blur: Int
    var radius: Int
  }

  /// Pixels. A wider shadow cannot be told from this one.
  private static let largestBlur = 256

  /// Masks; a program has a few shadows, more come only from a value that animates.
  private static let limit = 16

  private var masks: [Key: ShadowMask] = [:]

  /// Nil for a shadow that does not reach out of its rectangle.
  func mask(blur: Int, radius: Int) -> ShadowMask? {
    let key = Key(blur: min(blur, Self.largestBlur), radius: max(0, radius))
    guard key.blur > 0 else { return nil }
    if let known = masks[key] { return known }
    guard let made = ShadowMask(blur: key.blur, radius: key.radius) else { return nil }
    if masks.count >= Self.limit { masks.removeAll() }
    masks[key] = made
    return made
  }
}
