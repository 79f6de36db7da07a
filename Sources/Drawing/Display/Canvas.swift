// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Records what a view draws into a display list, in the view's own coordinates. Numbers that are too large for
/// any window are cut. A rectangle or a point with a number that is not finite draws nothing.
public struct Canvas: Sendable {
  /// What was drawn so far, in the coordinates of the layer.
  public private(set) var list: DisplayList

  /// The origin of the drawing view in the layer.
  public var origin: Point = .zero

  /// The colors and fonts to draw with.
  public let theme: Theme

  /// Whether reading begins at the right.
  private let isMirrored: Bool

  /// The size of the layer, and the far corner of the drawing view in the layer; nil where they are not known.
  package var layerSize: Size?
  package var farCorner: Point?

  /// Points around the drawing view that the ink of text with marks may reach. Default 0: the text stays in the view.
  package var inkOutset = 0.0

  /// Points. Moves a hairline off the layer's far edge, and is less than a twentieth of a pixel.
  private static let offEdge = 0.01

  /// Points. The sum of the places of nested views differs by less.
  private static let tolerance = 0.001

  private static func isAt(_ place: Double, _ edge: Double) -> Bool {
    abs(place - edge) <= tolerance
  }

  /// An empty canvas. The commands of `list` are forgotten; the memory that they took is used
  /// again.
  public init(theme: Theme, reusing list: DisplayList = DisplayList()) {
    self.init(theme: theme, isMirrored: false, reusing: list)
  }

  package init(theme: Theme, isMirrored: Bool, reusing list: consuming DisplayList) {
    self.theme = theme
    self.isMirrored = isMirrored
    self.list = list
    self.list.removeAll()
  }

  /// Fills a rectangle. An empty rectangle or a color with alpha 0 draws nothing.
  ///
  /// - Parameter radius: Points. Default 0: square corners. A host cuts it to half of the shorter
  ///   side.
  public mutating func fill(_ rect: Rect, _ role: ColorRole, radius: Double = 0) {
    let color = theme.color(role)
    guard !rect.isEmpty, color.alpha > 0, let area = place(rect) else { return }
    if radius > 0 {
      list.append(.fillRounded(area, radius: radius.bounded ?? 0, color))
    } else {
      list.append(.fill(area, color))
    }
  }

  /// Draws an outline inside a rectangle. An empty rectangle draws nothing.
  ///
  /// - Parameters:
  ///   - radius: Points at the outer edge. Default 0: square corners.
  ///   - width: Points.
  public mutating func stroke(
    _ rect: Rect, _ role: ColorRole, radius: Double = 0, width: Double
  ) {
    guard !rect.isEmpty, let area = place(rect) else { return }
    list.append(
      .strokeRounded(
        area, radius: radius.bounded ?? 0, width: width.bounded ?? 0, theme.color(role)))
  }

  /// A line one pixel thick, along an axis.
  public mutating func hairline(from start: Point, to end: Point, _ role: ColorRole = .separator) {
    guard var start = place(start), var end = place(end) else { return }
    if let layerSize, let farCorner {
      // A host moves a line on the layer's far edge into the layer. Only a view that ends there wants that.
      if Self.isAt(start.y, layerSize.height), Self.isAt(end.y, layerSize.height),
        farCorner.y > start.y
      {
        start.y = layerSize.height + Self.offEdge
        end.y = start.y
      } else if Self.isAt(start.x, layerSize.width), Self.isAt(end.x, layerSize.width),
        farCorner.x > start.x
      {
        start.x = layerSize.width + Self.offEdge
        end.x = start.x
      }
    }
    list.append(.hairline(from: start, to: end, theme.color(role)))
  }

  /// Draws one line of text. An empty string draws nothing.
  ///
  /// - Parameter baseline: Where the text begins on its baseline; the letters stand above that
  ///   point.
  public mutating func text(_ text: String, _ font: Font, _ role: ColorRole, at baseline: Point) {
    guard !text.isEmpty, let baseline = place(baseline) else { return }
    if let reach = StackedMarks.reach(of: text) { inkOutset = max(inkOutset, reach * font.size) }
    list.append(.text(text, font, theme.color(role), at: baseline))
  }

  /// Draws the lines of a layout whose top left corner is `corner`.
  @MainActor
  public mutating func text(
    _ layout: TextLayout, _ font: Font, _ role: ColorRole, at corner: Point
  ) {
    for line in layout.lines {
      text(line.text, font, role, at: corner + line.baseline)
    }
  }

  /// Draws a picture as large as it fits into a rectangle, in the middle and undistorted. An empty
  /// rectangle draws nothing.
  ///
  /// - Parameter tint: What a template picture is filled with; an original one ignores it. Default
  ///   `text`.
  public mutating func image(_ image: Image, in rect: Rect, tint: ColorRole = .text) {
    guard !rect.isEmpty, let rect = place(rect) else { return }
    var image = image
    if !isMirrored { image.flipsForRightToLeftLayoutDirection = false }
    list.append(.image(image, rect, tint: theme.color(tint)))
  }

  /// Cuts what is drawn from now on at a rectangle and at the clips around it, until the matching
  /// `popClip()`.
  public mutating func pushClip(_ rect: Rect) {
    list.append(.pushClip(place(rect) ?? .zero))
  }

  /// Ends the clip that was pushed last.
  public mutating func popClip() {
    list.append(.popClip)
  }

  /// Draws what was recorded in a layer of its own, at the layer's origin.
  package mutating func append(_ recorded: DisplayList) {
    for command in recorded.commands { list.append(command) }
  }

  /// The rectangle in the layer; nil if a number is not finite. A rectangle that is larger than any layer is cut to the part
  /// that a layer can show.
  private func place(_ rect: Rect) -> Rect? {
    let place = rect.offset(by: origin)
    if place.isWithinBounds { return place }
    guard let x = Self.cut(place.minX, place.width), let y = Self.cut(place.minY, place.height)
    else { return nil }
    return Rect(x.start, y.start, x.length, y.length)
  }

  private static func cut(_ start: Double, _ length: Double) -> (start: Double, length: Double)? {
    guard start.isFinite, length.isFinite else { return nil }
    if start.isWithinBounds, length.magnitude <= largestLength { return (start, length) }
    let edge = largestLength / 2
    let first = min(max(start, -edge), edge)
    return (first, min(max(start + length, -edge), edge) - first)
  }

  private func place(_ point: Point) -> Point? {
    let place = point + origin
    return place.isWithinBounds ? place : place.bounded
  }
}
