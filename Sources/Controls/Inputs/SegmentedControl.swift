// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A few choices side by side, one of which is made.
///
/// All segments are as wide as each other. If a title does not fit, the control prefers a height that has room for the segments
/// below each other; where it does not get that, the title ends in an ellipsis.
public final class SegmentedControl: Control {
  /// What a segment shows.
  public enum Segment: Hashable {
    /// A text; it ends in an ellipsis where it does not fit.
    case title(String)
    /// An icon, and its meaning for assistive technology.
    case image(Image, label: String)
  }

  /// From the leading edge on. When the chosen segment is no longer among them, nothing is chosen.
  public var segments: [Segment] {
    didSet {
      guard segments != oldValue else { return }
      if let index = selectedSegmentIndex, !segments.indices.contains(index) {
        selectedSegmentIndex = nil
      }
      // The pointer is over another segment, or over none: its next report says which.
      if segments.count != oldValue.count { (pressed, hovered) = (nil, nil) }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The chosen segment; nil for none, which is the default. Setting it does not animate and does
  /// not call `onValueChanged`.
  public var selectedSegmentIndex: Int? {
    get { selection }
    set {
      noteChange(isByUser: false)
      select(newValue, animated: false)
    }
  }

  /// Called with the chosen segment when a person has chosen another; not when code has.
  public var onValueChanged: ((Int) -> Void)?

  private var selection: Int?

  /// The segment under the mouse, and the one that is held down.
  private(set) var hovered: Int?
  private(set) var pressed: Int?

  /// Where the filled segment is shown, in segments from the leading edge.
  private(set) lazy var marker = Glide(of: self, at: Double(selection ?? 0)) { [weak self] in
    self?.setNeedsDisplay()
  }

  /// - Parameter label: The choice that is made with it, for assistive technology and state dumps.
  public init(segments: [Segment], label: String) {
    self.segments = segments
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .segmentedControl
  }

  private func select(_ index: Int?, animated: Bool) {
    require(
      index.map(segments.indices.contains) ?? true,
      "There are \(segments.count) segments, so segment \(index ?? 0) cannot be selected")
    let hadNone = selection == nil
    if hadNone != (index == nil) { setNeedsDisplay() }
    selection = index
    // From nothing chosen there is nowhere to glide from.
    if let index { marker.move(to: Double(index), animated: animated && !hadNone) }
  }

  private func choose(_ index: Int, animated: Bool = true) {
    guard index != selection else { return }
    select(index, animated: animated)
    noteChange(isByUser: true)
    onValueChanged?(index)
  }

  // MARK: Restoration

  /// The segment that the user chose.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(selection, within: [Double(segments.count)], with: coder)
  }

  /// Chooses the segment as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let index: Int? = decodeValue(within: [Double(segments.count)], with: coder)
    guard let index, segments.indices.contains(index) else { return }
    noteChange(isByUser: true)
    choose(index, animated: false)
  }

  // MARK: Pointers

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    guard isPressed else { return }
    takeKeyboard()
    point(pointer)
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    point(pointer)
  }

  override func pressEnded() { pressed = nil }

  /// Chooses the segment that is held down.
  public override func activate() {
    if let pressed { choose(pressed) }
    super.activate()
  }

  public override func hoverMoved(to location: Point) {
    let index = segment(at: location)
    guard index != hovered else { return }
    hovered = index
    setNeedsDisplay()
  }

  private func point(_ pointer: PointerSample) {
    let index = isPressed ? segment(at: pointer.location(in: self)) : nil
    guard index != pressed else { return }
    pressed = index
    hovered = index ?? hovered
    setNeedsDisplay()
  }

  // MARK: Keys

  /// The control takes the arrows, Home and End even where there is no further segment.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, !segments.isEmpty else { return false }
    let last = segments.count - 1
    let target: Int
    switch event.key {
    case isMirrored ? .right : .left: target = max(0, (selection ?? last + 1) - 1)
    case isMirrored ? .left : .right: target = min(last, (selection ?? -1) + 1)
    case .home: target = 0
    case .up where isStacked: target = max(0, (selection ?? last + 1) - 1)
    case .down where isStacked: target = min(last, (selection ?? -1) + 1)
    case .end: target = last
    default: return false
    }
    window?.focus.keyboardWasUsed()
    choose(target)
    return true
  }

  // MARK: Look

  /// Wide enough for the widest segment, once for each.
  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    let widest = segments.map(naturalWidth).max() ?? 0
    let height = theme.metrics.minimumTarget
    if needsStack(inWidth: size.width) {
      return Size(min(size.width, widest), height * Double(segments.count))
    }
    return Size(min(size.width, widest * Double(segments.count)), height)
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (box, theme.metrics.controlRadius)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrough(&canvas, in: box)
    drawSegments(&canvas)
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.actions = []
  }

  /// The segments.
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
    takeKeyboard()
    pressed = index
    activate()
    pressed = nil
    return true
  }
}
