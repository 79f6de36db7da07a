// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Sizes that views share, in points, on a grid of 4.
public struct Metrics: Sendable, Hashable {
  public var barHeight = 48.0
  public var menuRowHeight = 44.0
  public var iconSize = 20.0
  public var gap = 12.0
  public var controlRadius = 8.0
  public var cardRadius = 12.0
  public var sheetRadius = 16.0
  public var minimumTarget = 32.0
  public var barTarget = 44.0
  public var focusRingWidth = 2.0
  public var focusRingGap = 2.0

  /// Width below which content sits closer to the edge.
  public var compactWidth = 600.0

  /// Height below which vertical room is scarce.
  public var compactHeight = 480.0

  /// Points of content in a container that is wider: the eye follows a line no further.
  public var readableWidth = 960.0

  public init() {}

  /// Distance of content from the sides of a container that is `width` points wide: `contentInset`, and
  /// more where `readableWidth` leaves more.
  public func readableInset(forWidth width: Double) -> Double {
    max(contentInset(forWidth: width), ((width - readableWidth) / 2).rounded(.down))
  }

  /// Distance of content from the edge of a container that is `width` points wide.
  public func contentInset(forWidth width: Double) -> Double {
    width < compactWidth ? 16 : 24
  }
}
