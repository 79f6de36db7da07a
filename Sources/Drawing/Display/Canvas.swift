// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Records what a view draws into a display list, in the view's own coordinates.
public struct Canvas: Sendable {
  public private(set) var list: DisplayList

  /// Where the coordinates of the view that draws begin, in the layer.
  public var origin: Point = .zero

  /// The colors and fonts to draw with.
  public let theme: Theme

  public init(theme: Theme, reusing list: DisplayList = DisplayList()) {
    self.theme = theme
    self.list = list
    self.list.removeAll()
  }

  public mutating func fill(_ rect: Rect, _ role: ColorRole, radius: Double = 0) {
    let color = theme.color(role)
    guard !rect.isEmpty, color.alpha > 0 else { return }
    let place = rect.offset(by: origin)
    if radius > 0 {
      list.append(.fillRounded(place, radius: radius, color))
    } else {
      list.append(.fill(place, color))
    }
  }

  public mutating func stroke(
    _ rect: Rect, _ role: ColorRole, radius: Double = 0, width: Double
  ) {
    guard !rect.isEmpty else { return }
    list.append(
      .strokeRounded(
        rect.offset(by: origin), radius: radius, width: width, theme.color(role)))
  }

  /// A line one pixel thick, along an axis.
  public mutating func hairline(from start: Point, to end: Point, _ role: ColorRole = .separator) {
    list.append(.hairline(from: start + origin, to: end + origin, theme.color(role)))
  }

  public mutating func text(_ text: String, _ font: Font, _ role: ColorRole, at baseline: Point) {
    guard !text.isEmpty else { return }
    list.append(.text(text, font, theme.color(role), at: baseline + origin))
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

  public mutating func image(_ image: Image, in rect: Rect, tint: ColorRole = .text) {
    guard !rect.isEmpty else { return }
    list.append(.image(image, rect.offset(by: origin), tint: theme.color(tint)))
  }

  public mutating func pushClip(_ rect: Rect) {
    list.append(.pushClip(rect.offset(by: origin)))
  }

  public mutating func popClip() {
    list.append(.popClip)
  }
}
