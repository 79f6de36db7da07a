// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Selecting with the mouse: a press puts the caret, a second one takes the word, a third the
/// paragraph; a drag goes on by the same, and scrolls when it leaves the view.
final class TextDragging {
  /// The share of its distance beyond the edge that the pointer scrolls by in a frame.
  private static let scrollingShare = 0.2
  /// Points a frame at least and at most.
  private static let scrollingSpeed = 1.0...24.0

  private unowned let editing: TextEditing
  private var unit: TextEditor.Unit = .character
  /// What the press selected; a drag selects from there.
  private var origin: Range<TextPosition>?
  private var location = Point.zero
  private var scrolling: FrameTicker?

  init(_ editing: TextEditing) {
    self.editing = editing
  }

  var isActive: Bool { origin != nil }

  /// - Parameters:
  ///   - clickCount: Which press of a row it is.
  ///   - extending: Whether Shift is held: the selection reaches to the press.
  func press(at point: Point, clickCount: Int, extending: Bool) {
    location = point
    unit = [.character, editing.wordUnit, .paragraph][(clickCount - 1) % 3]
    let editor = editing.editor
    let position =
      unit == .character
      ? editing.surface.textPosition(at: point) : editing.surface.characterPosition(at: point)
    let range = editor.range(of: unit, at: position)
    if extending, unit == .character {
      origin = editor.selection.anchor..<editor.selection.anchor
      return editing.move { $0.move(to: position, extending: true) }
    }
    origin = range
    editing.move { $0.select(TextSelection(range.lowerBound, range.upperBound)) }
  }

  func drag(to point: Point) {
    guard isActive else { return }
    location = point
    if overshoot == .zero {
      stopScrolling()
    } else if scrolling == nil {
      startScrolling()
    }
    extend()
  }

  func end() {
    guard isActive else { return }
    origin = nil
    stopScrolling()
    editing.offerSelection()
  }

  /// From the range that the press selected to the place under the pointer.
  private func extend() {
    guard let origin else { return }
    let visible = editing.surface.visibleTextRect
    let point = Point(
      min(max(location.x, visible.minX), visible.maxX),
      min(max(location.y, visible.minY), visible.maxY - 1))
    let position =
      unit == .character
      ? editing.surface.textPosition(at: point) : editing.surface.characterPosition(at: point)
    let range = editing.editor.range(of: unit, at: position)
    let selection =
      position < origin.lowerBound
      ? TextSelection(origin.upperBound, range.lowerBound)
      : TextSelection(origin.lowerBound, max(origin.upperBound, range.upperBound))
    if selection != editing.editor.selection { editing.move { $0.select(selection) } }
  }

  // MARK: Scrolling

  private var overshoot: Point {
    let visible = editing.surface.visibleTextRect
    func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value < low ? value - low : (value > high ? value - high : 0)
    }
    return Point(
      beyond(location.x, visible.minX, visible.maxX),
      beyond(location.y, visible.minY, visible.maxY))
  }

  private func startScrolling() {
    scrolling = editing.surface.window?.animations.eachFrame { [weak self] _ in
      guard let self else { return }
      let beyond = overshoot
      editing.surface.scrollText(by: Point(Self.step(beyond.x), Self.step(beyond.y)))
      extend()
    }
  }

  private static func step(_ distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let speed = abs(distance) * scrollingShare
    let bounded = min(max(speed, scrollingSpeed.lowerBound), scrollingSpeed.upperBound)
    return distance < 0 ? -bounded : bounded
  }

  private func stopScrolling() {
    scrolling?.stop()
    scrolling = nil
  }
}

/// A mouse button that goes down in a text and drags: it is the text's from the press on, so that no
/// container around takes the drag for its own. Fingers are left to scrolling.
final class TextSelectionGesture: GestureRecognizer {
  private weak var editing: TextEditing?

  init(of editing: TextEditing) {
    self.editing = editing
    super.init()
    shouldReceive = { [weak editing] sample in editing?.surface.takesPointer(sample) ?? false }
  }

  override func pointerDown(_ sample: PointerSample) {
    guard sample.event.device == .mouse else { return setState(.failed) }
    setState(sample.event.button == .primary ? .began : .failed)
    switch sample.event.button {
    case .primary: editing?.press(sample)
    case .middle: editing?.pastePrimarySelection(at: sample)
    case .secondary: editing?.pressForMenu(sample)
    case .back, .forward: break
    }
  }

  override func pointerMoved(_ sample: PointerSample) {
    guard state.isActive else { return }
    setState(.changed)
    editing?.drag(to: sample)
  }

  override func pointerUp(_ sample: PointerSample) {
    if state.isActive { setState(.ended) }
  }

  override func reset() {
    editing?.dragging.end()
  }
}
