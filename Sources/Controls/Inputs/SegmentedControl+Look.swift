// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Views

extension SegmentedControl {
  /// Points between a title and the edges of its segment.
  private static let padding = 8.0
  /// How much of the height the line between two segments takes.
  private static let dividerShare = 0.5

  func naturalWidth(of segment: Segment) -> Double {
    let metrics = theme.metrics
    switch segment {
    // The chosen title is the wider one; choosing must not change the width.
    case .title(let title):
      let width = textMeasurer.width(of: title, in: theme.fonts.bodyStrong)
      return max(metrics.barTarget, (width + 2 * metrics.gap).rounded(.up))
    case .image:
      return max(metrics.barTarget, metrics.iconSize + 2 * metrics.gap)
    }
  }

  /// Whether a title is wider than a segment of a row.
  func needsStack(inWidth width: Double) -> Bool {
    guard segments.count > 1, width > 0, width.isFinite else { return false }
    let room = width / Double(segments.count) - 2 * Self.padding
    return segments.contains { segment in
      guard case .title(let title) = segment else { return false }
      return textMeasurer.width(of: title, in: theme.fonts.bodyStrong) > room
    }
  }

  /// Whether the segments form a column.
  var isStacked: Bool {
    let height = theme.metrics.minimumTarget * Double(segments.count)
    return bounds.height + Self.tolerance >= height && needsStack(inWidth: bounds.width)
  }

  /// Points. Whole pixels take less from a height.
  private static let tolerance = 1.0

  /// The outline around all segments.
  var box: Rect { isStacked ? bounds : trough }

  func segment(at point: Point) -> Int? {
    guard bounds.contains(point), !segments.isEmpty else { return nil }
    let share = isStacked ? point.y / bounds.height : point.x / bounds.width
    let index = min(max(Int(share * Double(segments.count)), 0), segments.count - 1)
    return isMirrored && !isStacked ? segments.count - 1 - index : index
  }

  /// The part of the trough for a place in segments from the leading edge; edges of whole segments
  /// lie on whole pixels.
  private func part(at place: Double) -> Rect {
    let count = Double(segments.count)
    if isStacked {
      let height = bounds.height / count
      return Rect(bounds.minX, bounds.minY + place * height, bounds.width, height)
    }
    let first = isMirrored ? count - 1 - place : place
    let scale = traits.scale
    let left = (first / count * bounds.width * scale).rounded() / scale
    let right = ((first + 1) / count * bounds.width * scale).rounded() / scale
    return Rect(left, trough.minY, right - left, trough.height)
  }

  func accessibilityElement(ofSegment index: Int) -> AccessibilityElement {
    let label =
      switch segments[index] {
      case .title(let title): title
      case .image(_, let label): label
      }
    var element = AccessibilityElement(
      role: .button, label: label, frame: part(at: Double(index)))
    element.traits = [.checkable, .selectable]
    if index == selectedSegmentIndex { element.traits.formUnion([.checked, .selected]) }
    if !isEnabled { element.traits.insert(.notEnabled) }
    element.actions = [.press]
    element.position = .init(index + 1, of: segments.count)
    return element
  }

  func drawSegments(_ canvas: inout Canvas) {
    guard !segments.isEmpty else { return }
    drawDividers(&canvas)
    drawSegmentHighlight(&canvas)
    // A disabled pill is seen through: its title is drawn once, on it.
    for index in segments.indices where isEnabled || index != selectedSegmentIndex {
      draw(segments[index], in: part(at: Double(index)), isChosen: false, &canvas)
    }
    guard selectedSegmentIndex != nil else { return }
    let (rect, radius) = pill(in: part(at: marker.value))
    // Its title is drawn on it again, cut to it, so that a gliding pill turns the titles below it.
    canvas.fill(rect, isEnabled ? .accent : .pressed, radius: radius)
    canvas.pushClip(rect)
    for index in segments.indices where abs(Double(index) - marker.value) < 1 {
      draw(segments[index], in: part(at: Double(index)), isChosen: true, &canvas)
    }
    canvas.popClip()
    if let selection = selectedSegmentIndex, (pressed ?? hovered) == selection {
      drawHighlight(&canvas, in: rect, radius: radius)
    }
  }

  /// Lines between segments that are not chosen.
  private func drawDividers(_ canvas: inout Canvas) {
    let isStacked = isStacked
    let inset = trough.height * (1 - Self.dividerShare) / 2
    for index in 0..<segments.count - 1 {
      let touchesMarker =
        selectedSegmentIndex != nil && marker.value > Double(index) - 1
        && marker.value < Double(index) + 2
      guard !touchesMarker else { continue }
      let lit = pressed ?? hovered
      let strength = lit == index || lit == index + 1 ? max(highlight.hover, highlight.press) : 0
      let part = part(at: Double(index))
      if isStacked {
        canvas.hairline(
          from: Point(part.minX + inset, part.maxY), to: Point(part.maxX - inset, part.maxY),
          .faded(.separator, 1 - strength))
        continue
      }
      let x = isMirrored ? part.minX : part.maxX
      canvas.hairline(
        from: Point(x, trough.minY + inset), to: Point(x, trough.maxY - inset),
        .faded(.separator, 1 - strength))
    }
  }

  private func drawSegmentHighlight(_ canvas: inout Canvas) {
    guard let index = pressed ?? hovered, index != selectedSegmentIndex,
      segments.indices.contains(index)
    else { return }
    let (rect, radius) = pill(in: part(at: Double(index)))
    drawHighlight(&canvas, in: rect, radius: radius)
  }

  private func draw(
    _ segment: Segment, in part: Rect, isChosen: Bool, _ canvas: inout Canvas
  ) {
    let color: ColorRole = isEnabled ? (isChosen ? .onAccent : .text) : .disabledText
    switch segment {
    case .title(let title):
      let font = isChosen ? theme.fonts.bodyStrong : theme.fonts.body
      let layout = TextLayout(
        title, font: font, width: max(0, part.width - 2 * Self.padding), maximumLines: 1,
        alignment: .center, measurer: textMeasurer)
      let corner = Point(part.minX + Self.padding, part.midY - layout.size.height / 2)
      canvas.text(layout, font, color, at: corner)
    case .image(let image, _):
      canvas.image(image, in: Rect(around: part.center, theme.metrics.iconSize), tint: color)
    }
  }
}

extension SegmentedControl: AccessibilityFocusing {
  package var accessibilityFocus: (view: View, part: Int)? {
    selectedSegmentIndex.map { (self, $0 + 1) }
  }
}
