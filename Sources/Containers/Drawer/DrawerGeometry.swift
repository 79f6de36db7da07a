// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the parts of a drawer lie: a function of its size and its progress alone.
///
/// Progress 0 is closed and 1 open. Beyond that the center goes on to the trailing side and is
/// wholly gone at 2, whatever the size, so that a resize in mid-flight keeps everything in place.
nonisolated struct DrawerGeometry: Sendable, Equatable {
  /// The center is wholly outside.
  static let away = 2.0

  private static let minimumWidth = 240.0
  private static let maximumWidth = 320.0
  /// Share of the container, between the two limits (libadwaita's split view has the same).
  private static let widthFraction = 0.25
  /// What stays visible of the center, in points; as Android's DrawerLayout.
  private static let ledge = 64.0

  let size: Size
  let barHeight: Double
  var preferredSideWidth: Double?

  /// The width of the side: the preferred one, or `min(320, max(240, 0.25·w))`; at most `w − 64`,
  /// and never below nothing.
  var sideWidth: Double {
    let share = max(Self.minimumWidth, Self.widthFraction * size.width)
    let wanted = preferredSideWidth ?? min(Self.maximumWidth, share)
    return max(0, min(wanted, size.width - Self.ledge))
  }

  /// Points the center lies to the trailing side of where it lies when closed.
  func offset(at progress: Double) -> Double {
    progress <= 1
      ? progress * sideWidth
      : sideWidth + (progress - 1) * (size.width - sideWidth)
  }

  /// The progress at which the center lies `offset` points off.
  func progress(atOffset offset: Double) -> Double {
    if offset <= sideWidth { return sideWidth > 0 ? offset / sideWidth : 0 }
    let rest = size.width - sideWidth
    return rest > 0 ? 1 + (offset - sideWidth) / rest : 1
  }

  /// Progress per second of a center that moves at `velocity` points a second.
  func progressVelocity(_ velocity: Double) -> Double {
    sideWidth > 0 ? velocity / sideWidth : 0
  }

  var side: Rect { Rect(0, 0, sideWidth, size.height) }

  /// The bar and the content together.
  func stage(at progress: Double) -> Rect {
    Rect(offset(at: progress), 0, size.width, size.height)
  }

  /// In the stage's coordinates.
  var bar: Rect { Rect(0, 0, size.width, barHeight) }
  var content: Rect {
    Rect(0, barHeight, size.width, max(0, size.height - barHeight))
  }
}
