// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sizes that all views use, such as bar heights and corner radii, in points. Most are multiples of 4.
public struct Metrics: Sendable, Hashable {
  /// The height of navigation bars, toolbars and the bar of a drawer's center. Default 48.
  public var barHeight = 48.0
  /// The height of a row in a menu at the side of the content. Default 44.
  package var menuRowHeight = 44.0
  /// The width and the height of an icon next to text. Default 20.
  public var iconSize = 20.0
  /// The distance between an icon and its text, and between a control's edge and its content. Default 12.
  public var gap = 12.0
  /// The corner radius of buttons, fields and rows. Default 8.
  public var controlRadius = 8.0
  /// The corner radius of popovers and cards. Default 12.
  public var cardRadius = 12.0
  /// The corner radius of sheets and alerts. Default 16.
  package var sheetRadius = 16.0
  /// The minimum height of controls that can be pressed. Default 32.
  public var minimumControlHeight = 32.0
  /// The height of buttons in bars and alerts. Default 44.
  package var barControlHeight = 44.0
  /// The thickness of the focus ring around the first responder. Default 2.
  public var focusRingWidth = 2.0
  /// The distance between a control's edge and its focus ring. Default 2.
  public var focusRingGap = 2.0

  /// The container width below which `contentInset(forWidth:)` is 16 points instead of 24. Default 600.
  public var compactWidth = 600.0

  /// The height below which vertical space is scarce. Default 480.
  package var compactHeight = 480.0

  /// The width of content in a wider container. Default 960: longer lines are hard to read.
  package var readableWidth = 960.0

  /// Creates metrics with the default sizes.
  public init() {}

  /// Returns the distance of text from the sides of a container that is `width` points wide:
  /// `contentInset(forWidth:)`, or more, so that lines are at most 960 points wide at the default text size.
  public func readableInset(forWidth width: Double) -> Double {
    max(contentInset(forWidth: width), ((width - readableWidth) / 2).rounded(.down))
  }

  /// Returns the distance of content from a container's edges: 16 points in a width below `compactWidth`, otherwise 24.
  public func contentInset(forWidth width: Double) -> Double {
    width < compactWidth ? 16 : 24
  }

  /// The heights of a line of a title and of other text at their default sizes, in points.
  private static let lineHeights = (title: 24.0, body: 20.0)

  /// Returns the sizes for text that is larger by a factor. Heights that contain a line grow by the growth of the line,
  /// and widths that depend on letters are multiplied. Heights of controls never become smaller.
  ///
  /// - Parameter inverse: Whether these sizes are scaled, and the unscaled ones are returned. Default false.
  func scaled(byTextScale factor: Double, inverse: Bool = false) -> Metrics {
    var result = self
    let growth = (inverse ? -1 : 1) * max(0, factor - 1)
    result.barHeight += growth * Self.lineHeights.title
    result.barControlHeight += growth * Self.lineHeights.title
    result.menuRowHeight += growth * Self.lineHeights.body
    result.minimumControlHeight += growth * Self.lineHeights.body
    let scale = inverse ? 1 / factor : factor
    result.iconSize *= scale
    result.compactWidth *= scale
    result.compactHeight *= scale
    result.readableWidth *= scale
    return result
  }
}
