// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Records the drawing commands of a view in a display list. The coordinates are relative to the view's origin.
///
/// Coordinates beyond any window's size are clamped. A rectangle or a point that is not finite draws nothing.
public struct Canvas: Sendable {
  /// The recorded drawing commands, in the coordinates of the layer that contains the view.
  public private(set) var list: DisplayList

  /// The origin of the view that is being drawn, in the coordinates of the layer that contains it.
  public var origin: Point = .zero

  /// The theme that determines the color of each color role.
  public let theme: Theme

  private let isMirrored: Bool

  /// The size of the layer, and the bottom right corner of the drawing view in the layer; nil if they are not known.
  package var layerSize: Size?
  package var farCorner: Point?

  /// The distance around the drawing view, in points, that stacked marks of its text may reach. Default 0.
  package var inkOutset = 0.0

  /// The distance in points that moves a hairline off the layer's far edge. It is below a twentieth of a pixel.
  private static let farEdgeOffset = 0.01

  /// The largest rounding error in points when the origins of nested views are added.
  private static let tolerance = 0.001

  private static func isNear(_ coordinate: Double, _ edge: Double) -> Bool {
    abs(coordinate - edge) <= tolerance
  }

  /// Creates a canvas without drawing commands. The commands of `list` are removed, and their memory is reused.
  public init(theme: Theme, reusing list: DisplayList = DisplayList()) {
    self.init(theme: theme, isMirrored: false, reusing: list)
  }

  package init(theme: Theme, isMirrored: Bool, reusing list: consuming DisplayList) {
    self.theme = theme
    self.isMirrored = isMirrored
    self.list = list
    self.list.removeAll()
  }

  /// Fills a rectangle with the theme's color for a role. Draws nothing if the rectangle is empty or the alpha is 0.
  ///
  /// - Parameter radius: The corner radius in points, limited to half of the shorter side. Default 0: square corners.
  public mutating func fill(_ rect: Rect, _ role: ColorRole, radius: Double = 0) {
    let color = theme.color(role)
    guard !rect.isEmpty, color.alpha > 0, let area = layerRect(of: rect) else { return }
    if radius > 0 {
      list.append(.fillRounded(area, radius: radius.bounded ?? 0, color))
    } else {
      list.append(.fill(area, color))
    }
  }

  /// Draws an outline inside a rectangle. Draws nothing if the rectangle is empty.
  ///
  /// - Parameters:
  ///   - radius: The radius of the outer edge's corners in points. Default 0: square corners.
  ///   - width: The width of the outline in points.
  public mutating func stroke(_ rect: Rect, _ role: ColorRole, radius: Double = 0, width: Double) {
    guard !rect.isEmpty, let area = layerRect(of: rect) else { return }
    list.append(
      .strokeRounded(
        area, radius: radius.bounded ?? 0, width: width.bounded ?? 0, theme.color(role)))
  }

  /// Draws a horizontal or vertical line, one pixel thick.
  public mutating func hairline(from start: Point, to end: Point, _ role: ColorRole = .separator) {
    guard var start = layerPoint(of: start), var end = layerPoint(of: end) else { return }
    if let layerSize, let farCorner {
      // A host moves a line on the layer's far edge into the layer. That is wanted only if the view ends there too.
      if Self.isNear(start.y, layerSize.height), Self.isNear(end.y, layerSize.height),
        farCorner.y > start.y
      {
        start.y = layerSize.height + Self.farEdgeOffset
        end.y = start.y
      } else if Self.isNear(start.x, layerSize.width), Self.isNear(end.x, layerSize.width),
        farCorner.x > start.x
      {
        start.x = layerSize.width + Self.farEdgeOffset
        end.x = start.x
      }
    }
    list.append(.hairline(from: start, to: end, theme.color(role)))
  }

  /// Draws one line of text. Draws nothing if the string is empty.
  ///
  /// - Parameter baseline: The point on the baseline where the text begins. The letters are above it.
  public mutating func drawText(_ text: String, _ font: Font, _ role: ColorRole, at baseline: Point)
  {
    guard !text.isEmpty, let baseline = layerPoint(of: baseline) else { return }
    if let reach = StackedMarks.reach(of: text) { inkOutset = max(inkOutset, reach * font.size) }
    list.append(.text(text, font, theme.color(role), at: baseline))
  }

  /// Draws all lines of a text layout, with the layout's top left corner at `corner`.
  @MainActor
  public mutating func drawText(
    _ layout: TextLayout, _ font: Font, _ role: ColorRole, at corner: Point
  ) {
    for line in layout.lines {
      drawText(line.text, font, role, at: corner + line.baseline)
    }
  }

  /// Draws an image in its own proportions in the middle of a rectangle, as large as the rectangle allows.
  ///
  /// - Parameter tint: The color of a template image. It has no effect on an original image. Default `text`.
  public mutating func drawImage(_ image: Image, in rect: Rect, tint: ColorRole = .text) {
    guard !rect.isEmpty, let rect = layerRect(of: rect) else { return }
    var image = image
    if !isMirrored { image.flipsForRightToLeftLayoutDirection = false }
    list.append(.image(image, rect, tint: theme.color(tint)))
  }

  /// Clips the following drawing to a rectangle, in addition to the current clips, until the matching `popClip()`.
  public mutating func pushClip(_ rect: Rect) {
    list.append(.pushClip(layerRect(of: rect) ?? .zero))
  }

  /// Removes the most recent clip that `pushClip(_:)` added and that is not yet removed.
  public mutating func popClip() {
    list.append(.popClip)
  }

  /// Draws the recorded commands of another layer, at this layer's origin.
  package mutating func append(_ recorded: DisplayList) {
    for command in recorded.commands { list.append(command) }
  }

  /// Returns nil if a number is not finite. Limits a rectangle that is larger than any layer.
  private func layerRect(of rect: Rect) -> Rect? {
    let rectInLayer = rect.offset(by: origin)
    if rectInLayer.isWithinBounds { return rectInLayer }
    guard let x = Self.clampedSpan(rectInLayer.minX, rectInLayer.width),
      let y = Self.clampedSpan(rectInLayer.minY, rectInLayer.height)
    else { return nil }
    return Rect(x.start, y.start, x.length, y.length)
  }

  private static func clampedSpan(_ start: Double, _ length: Double) -> (
    start: Double, length: Double
  )? {
    guard start.isFinite, length.isFinite else { return nil }
    if start.isWithinBounds, length.magnitude <= maximumLength { return (start, length) }
    let edge = maximumLength / 2
    let first = min(max(start, -edge), edge)
    return (first, min(max(start + length, -edge), edge) - first)
  }

  private func layerPoint(of point: Point) -> Point? {
    let pointInLayer = point + origin
    return pointInLayer.isWithinBounds ? pointInLayer : pointInLayer.bounded
  }
}

/// The distance from the baseline to the ink of a text with marks above or below its letters.
package enum StackedMarks {
  /// The distance in ems if no letter has more than a few marks.
  package static let usualReach = 2.0

  /// The distance in ems for the highest stack. Hosts draw about sixty marks on one letter.
  package static let maximumReach = 16.0

  private static let marksWithinUsualReach = 3

  /// The height of one mark in ems, more than fonts use.
  private static let markHeight = 0.35

  private static let firstMarkByte: UInt8 = 0xCC

  /// Returns the distance in ems from the baseline that the ink of a text may reach; nil for a text without marks.
  package static func reach(of text: String) -> Double? {
    guard text.utf8.contains(where: { $0 >= firstMarkByte }) else { return nil }
    var maximumMarks = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
      default: marks = 0
      }
      maximumMarks = max(maximumMarks, marks)
    }
    guard maximumMarks > 0 else { return nil }
    return min(
      maximumReach, usualReach + markHeight * Double(max(0, maximumMarks - marksWithinUsualReach)))
  }
}
