// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Sizes that views share, in points, on a grid of 4.
public struct Metrics: Sendable, Hashable {
  /// Height of navigation bars, toolbars and bars of a drawer's center. Default 48.
  public var barHeight = 48.0
  /// Height of a row in a menu beside the content. Default 44.
  package var menuRowHeight = 44.0
  /// Width and height of an icon beside text. Default 20.
  public var iconSize = 20.0
  /// Between an icon and its text, and between a control's edge and what it holds. Default 12.
  public var gap = 12.0
  /// Corner radius of buttons, fields and rows. Default 8.
  public var controlRadius = 8.0
  /// Corner radius of popovers and cards. Default 12.
  public var cardRadius = 12.0
  /// Corner radius of sheets and alerts. Default 16.
  package var sheetRadius = 16.0
  /// The least height of what can be pressed. Default 32.
  public var minimumTarget = 32.0
  /// Height of what can be pressed in bars and alerts. Default 44.
  package var barTarget = 44.0
  /// Thickness of the line around the control that has the keyboard. Default 2.
  public var focusRingWidth = 2.0
  /// Between a control's edge and its focus ring. Default 2.
  public var focusRingGap = 2.0

  /// Width below which content sits closer to the edge.
  public var compactWidth = 600.0

  /// Height below which vertical room is scarce.
  package var compactHeight = 480.0

  /// The width of content in a wider container, in points: beyond it lines are hard to read.
  package var readableWidth = 960.0

  /// The sizes of LOOK.md.
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

  /// The heights of a line of a title and of other text at their default sizes, in points.
  private static let lines = (title: 24.0, body: 20.0)

  /// The same for text that is larger by a factor: what holds a line gets as much higher as the line, and widths that are
  /// measured in letters grow with them. Nothing that is pressed gets smaller.
  ///
  /// - Parameter undoes: Whether these are the larger ones, and the others are wanted.
  func fitted(toTextScale factor: Double, undoes: Bool = false) -> Metrics {
    var result = self
    let growth = (undoes ? -1 : 1) * max(0, factor - 1)
    result.barHeight += growth * Self.lines.title
    result.barTarget += growth * Self.lines.title
    result.menuRowHeight += growth * Self.lines.body
    result.minimumTarget += growth * Self.lines.body
    let scale = undoes ? 1 / factor : factor
    result.iconSize *= scale
    result.compactWidth *= scale
    result.compactHeight *= scale
    result.readableWidth *= scale
    return result
  }
}
