// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Views

extension SegmentedControl {
  private static let padding = 8.0

  func naturalWidth(of segment: Segment) -> Double {
    let metrics = theme.metrics
    switch segment {
    // The selected title has the wider font. Selection must not change the width.
    case .title(let title):
      let width = textMeasurer.width(of: title, in: theme.fonts.bodyStrong)
      return max(metrics.barControlHeight, (width + 2 * metrics.gap).rounded(.up))
    case .image:
      return max(metrics.barControlHeight, metrics.iconSize + 2 * metrics.gap)
    }
  }

  func needsStacking(inWidth width: Double) -> Bool {
    guard segments.count > 1, width > 0, width.isFinite else { return false }
    let room = width / Double(segments.count) - 2 * Self.padding
    return segments.contains { segment in
      guard case .title(let title) = segment else { return false }
      return textMeasurer.width(of: title, in: theme.fonts.bodyStrong) > room
    }
  }

  var isStacked: Bool {
    let height = theme.metrics.minimumControlHeight * Double(segments.count)
    return bounds.height + Self.tolerance >= height && needsStacking(inWidth: bounds.width)
  }

  /// Points, since rounding to whole pixels reduces a height.
  private static let tolerance = 1.0

  var box: Rect { isStacked ? bounds : trough }

  func segment(at point: Point) -> Int? {
    guard bounds.contains(point), !segments.isEmpty else { return nil }
    let fraction = isStacked ? point.y / bounds.height : point.x / bounds.width
    let index = min(max(Int(fraction * Double(segments.count)), 0), segments.count - 1)
    return isMirrored && !isStacked ? segments.count - 1 - index : index
  }

  /// The rectangle of a segment, or between two segments. The edges of segments are on whole pixels.
  private func segmentRect(at position: Double) -> Rect {
    let count = Double(segments.count)
    if isStacked {
      let height = bounds.height / count
      return Rect(bounds.minX, bounds.minY + position * height, bounds.width, height)
    }
    let first = isMirrored ? count - 1 - position : position
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
      role: .button, label: label, frame: segmentRect(at: Double(index)))
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
    // A disabled selection is translucent, so its title is drawn only once, on it.
    for index in segments.indices where isEnabled || index != selectedSegmentIndex {
      draw(segments[index], in: segmentRect(at: Double(index)), isSelected: false, &canvas)
    }
    guard selectedSegmentIndex != nil else { return }
    let (rect, radius) = pill(in: segmentRect(at: marker.value))
    // The titles are drawn again, clipped to the selection, so that their color changes where it covers them.
    canvas.fill(rect, isEnabled ? .accent : .pressed, radius: radius)
    canvas.pushClip(rect)
    for index in segments.indices where abs(Double(index) - marker.value) < 1 {
      draw(segments[index], in: segmentRect(at: Double(index)), isSelected: true, &canvas)
    }
    canvas.popClip()
    if let selection = selectedSegmentIndex, (pressedSegment ?? hoveredSegment) == selection {
      drawHighlight(&canvas, in: rect, radius: radius)
    }
  }

  private func drawDividers(_ canvas: inout Canvas) {
    let isStacked = isStacked
    let lit = pressedSegment ?? hoveredSegment
    for index in 0..<segments.count - 1 {
      let touchesMarker =
        selectedSegmentIndex != nil && marker.value > Double(index) - 1
        && marker.value < Double(index) + 2
      guard !touchesMarker else { continue }
      let part = segmentRect(at: Double(index))
      let edge =
        isStacked
        ? Rect(part.minX, part.maxY, part.width, 0)
        : Rect(isMirrored ? part.minX : part.maxX, part.minY, 0, part.height)
      drawDivider(&canvas, along: edge, isLit: lit == index || lit == index + 1)
    }
  }

  private func drawSegmentHighlight(_ canvas: inout Canvas) {
    guard let index = pressedSegment ?? hoveredSegment, index != selectedSegmentIndex,
      segments.indices.contains(index)
    else { return }
    let (rect, radius) = pill(in: segmentRect(at: Double(index)))
    drawHighlight(&canvas, in: rect, radius: radius)
  }

  private func draw(
    _ segment: Segment, in part: Rect, isSelected: Bool, _ canvas: inout Canvas
  ) {
    let color: ColorRole = isEnabled ? (isSelected ? .onAccent : .text) : .disabledText
    switch segment {
    case .title(let title):
      let font = isSelected ? theme.fonts.bodyStrong : theme.fonts.body
      let layout = TextLayout(
        title, font: font, width: max(0, part.width - 2 * Self.padding), maximumLines: 1,
        alignment: .center, measurer: textMeasurer)
      let corner = Point(part.minX + Self.padding, part.midY - layout.size.height / 2)
      canvas.drawText(layout, font, color, at: corner)
    case .image(let image, _):
      canvas.drawImage(image, in: Rect(around: part.center, theme.metrics.iconSize), tint: color)
    }
  }
}

extension SegmentedControl: AccessibilityFocusing {
  package var accessibilityFocus: (view: View, part: Int)? {
    selectedSegmentIndex.map { (self, $0 + 1) }
  }
}
