// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A control with a few segments side by side, one of which can be selected.
///
/// All segments have the same width. If a title does not fit, `sizeThatFits(_:)` returns the height of a column of
/// segments. A control with at least this height shows a column. A lower control shows a row with truncated titles.
public final class SegmentedControl: Control, ValueControl {
  /// The content of a segment: a title or an icon.
  public enum Segment: Hashable {
    /// A text, truncated if it does not fit.
    case title(String)
    /// An icon, with the segment's label for assistive technology.
    case image(Image, accessibilityLabel: String)
  }

  /// The segments, in order from the leading edge. If the selected index is out of range for them, it becomes nil.
  public var segments: [Segment] {
    didSet {
      guard segments != oldValue else { return }
      if let index = selectedSegmentIndex, !segments.indices.contains(index) {
        selectedSegmentIndex = nil
      }
      // The pointer may be over another segment; its next movement updates these.
      if segments.count != oldValue.count { (pressedSegment, hoveredSegment) = (nil, nil) }
      invalidateDrawnContent()
    }
  }

  /// The index of the selected segment; nil for none. Default nil. Setting it does not animate and does not call
  /// `onValueChanged`. Traps if there is no such segment.
  public var selectedSegmentIndex: Int? {
    get { selection }
    set {
      recordValueChange(isUserInitiated: false)
      select(newValue, animated: false)
    }
  }

  /// Called with the index of the segment that the user has selected. Not called when code sets the selection.
  public var onValueChanged: ((Int) -> Void)?

  private var selection: Int?

  private(set) var hoveredSegment: Int?
  private(set) var pressedSegment: Int?

  /// The displayed position of the selection, in segments from the leading edge.
  private(set) lazy var marker = AnimatedNumber(of: self, at: Double(selection ?? 0))

  /// Creates a segmented control in which no segment is selected.
  ///
  /// - Parameter accessibilityLabel: The name of the setting, for assistive technology and logs.
  public init(segments: [Segment], accessibilityLabel: String) {
    self.segments = segments
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .segmentedControl
  }

  private func select(_ index: Int?, animated: Bool) {
    require(
      index.map(segments.indices.contains) ?? true,
      "Segment index \(index ?? 0) is out of range: 0..<\(segments.count)")
    let hadNone = selection == nil
    if hadNone != (index == nil) { setNeedsDisplay() }
    selection = index
    // Without a former selection there is no position to move from.
    if let index { marker.move(to: Double(index), animated: animated && !hadNone) }
  }

  private func choose(_ index: Int, animated: Bool = true) {
    guard index != selection else { return }
    select(index, animated: animated)
    recordValueChange(isUserInitiated: true)
    onValueChanged?(index)
  }

  // MARK: Restoration

  var restorableValue: Int? { selection }
  var valueLimits: [Double] { [Double(segments.count)] }

  func restore(_ index: Int) {
    guard segments.indices.contains(index) else { return }
    recordValueChange(isUserInitiated: true)
    choose(index, animated: false)
  }

  // MARK: Pointers

  override func pressDidBegin(_ pointer: PointerSample) {
    focusIfPossible()
    updatePressedSegment(pointer)
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    updatePressedSegment(pointer)
  }

  override func pressDidEnd() { pressedSegment = nil }

  /// Selects the pressed segment, if there is one, and calls `onActivate`.
  public override func activate() {
    if let pressedSegment { choose(pressedSegment) }
    super.activate()
  }

  public override func hoverMoved(to location: Point) {
    let index = segment(at: location)
    guard index != hoveredSegment else { return }
    hoveredSegment = index
    setNeedsDisplay()
  }

  private func updatePressedSegment(_ pointer: PointerSample) {
    let index = isPressed ? segment(at: pointer.location(in: self)) : nil
    guard index != pressedSegment else { return }
    pressedSegment = index
    hoveredSegment = index ?? hoveredSegment
    setNeedsDisplay()
  }

  // MARK: Keys

  /// Selects a segment for an arrow key along the segments, Home or End. Handles these keys also at the last segment.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, !segments.isEmpty else { return false }
    let last = segments.count - 1
    let target: Int
    switch event.key {
    case isMirrored ? .right : .left,
      .up where isStacked:
      target = max(0, (selection ?? last + 1) - 1)
    case isMirrored ? .left : .right,
      .down where isStacked:
      target = min(last, (selection ?? -1) + 1)
    case .home: target = 0
    case .end: target = last
    default: return false
    }
    window?.focus.showFocusRing()
    choose(target)
    return true
  }

  // MARK: Look

  /// The size of the control with all segments side by side, each as wide as the widest segment.
  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    let widest = segments.map(naturalWidth).max() ?? 0
    let height = theme.metrics.minimumControlHeight
    if needsStacking(inWidth: size.width) {
      return Size(min(size.width, widest), height * Double(segments.count))
    }
    return Size(min(size.width, widest * Double(segments.count)), height)
  }

  public override var focusRing: (rect: Rect, radius: Double) { (box, theme.metrics.controlRadius) }

  public override func draw(_ canvas: inout Canvas) {
    drawTrough(&canvas, in: box)
    drawSegments(&canvas)
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.actions = []
  }

  /// The accessibility elements of the segments, in order.
  public override var accessibilityElements: [AccessibilityElement]? {
    get { super.accessibilityElements ?? segments.indices.map(accessibilityElement(ofSegment:)) }
    set { super.accessibilityElements = newValue }
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    let index = part - 1
    guard action == .press else { return super.performAccessibilityAction(action, part: part) }
    guard isEnabled, segments.indices.contains(index) else { return false }
    focusIfPossible()
    pressedSegment = index
    activate()
    pressedSegment = nil
    return true
  }
}

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
