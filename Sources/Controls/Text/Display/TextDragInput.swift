// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Selection with the mouse. A press moves the caret, a double press selects the word, a triple press the paragraph. A
/// drag extends the selection by the same unit, and scrolls outside of the view.
final class TextDragInput {
  /// The distance scrolled per frame, as a fraction of the pointer's distance from the view.
  private static let scrollSpeedFactor = 0.2
  /// Points per frame.
  private static let scrollSpeedRange = 1.0...24.0

  private unowned let interaction: TextInteraction
  private var unit: TextEditor.Unit = .character
  /// The range that the press has selected, from which a drag extends the selection.
  private var anchorRange: Range<TextPosition>?
  private var location = Point.zero
  private var scrollTicker: FrameTicker?

  init(_ editing: TextInteraction) {
    self.interaction = editing
  }

  var isActive: Bool { anchorRange != nil }

  /// - Parameter clickCount: The number of presses in a row.
  func press(at point: Point, clickCount: Int, extending: Bool) {
    location = point
    unit = [.character, interaction.wordUnit, .paragraph][(clickCount - 1) % 3]
    let editor = interaction.editor
    let position =
      unit == .character
      ? interaction.surface.textPosition(at: point)
      : interaction.surface.characterPosition(at: point)
    let range = editor.range(of: unit, at: position)
    if extending, unit == .character {
      anchorRange = editor.selection.anchor..<editor.selection.anchor
      return interaction.move { $0.move(to: position, extending: true) }
    }
    anchorRange = range
    interaction.move { $0.select(TextSelection(range.lowerBound, range.upperBound)) }
  }

  func drag(to point: Point) {
    guard isActive else { return }
    location = point
    if overshoot == .zero {
      stopScrolling()
    } else if scrollTicker == nil {
      startScrolling()
    }
    extendSelection()
  }

  func end() {
    guard isActive else { return }
    anchorRange = nil
    stopScrolling()
    interaction.updatePrimarySelection()
  }

  private func extendSelection() {
    guard let anchorRange else { return }
    let visible = interaction.surface.visibleTextRect
    let point = Point(
      min(max(location.x, visible.minX), visible.maxX),
      min(max(location.y, visible.minY), visible.maxY - 1))
    let position =
      unit == .character
      ? interaction.surface.textPosition(at: point)
      : interaction.surface.characterPosition(at: point)
    let range = interaction.editor.range(of: unit, at: position)
    let selection =
      position < anchorRange.lowerBound
      ? TextSelection(anchorRange.upperBound, range.lowerBound)
      : TextSelection(anchorRange.lowerBound, max(anchorRange.upperBound, range.upperBound))
    if selection != interaction.editor.selection { interaction.move { $0.select(selection) } }
  }

  // MARK: Scrolling

  private var overshoot: Point {
    let visible = interaction.surface.visibleTextRect
    func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value < low ? value - low : (value > high ? value - high : 0)
    }
    return Point(
      beyond(location.x, visible.minX, visible.maxX),
      beyond(location.y, visible.minY, visible.maxY))
  }

  private func startScrolling() {
    scrollTicker = interaction.surface.window?.animations.startTicker { [weak self] _ in
      guard let self else { return }
      let beyond = overshoot
      interaction.surface.scrollText(
        by: Point(Self.scrollStep(for: beyond.x), Self.scrollStep(for: beyond.y)))
      extendSelection()
    }
  }

  private static func scrollStep(for distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let speed = abs(distance) * scrollSpeedFactor
    let bounded = min(max(speed, scrollSpeedRange.lowerBound), scrollSpeedRange.upperBound)
    return distance < 0 ? -bounded : bounded
  }

  private func stopScrolling() {
    scrollTicker?.stop()
    scrollTicker = nil
  }
}

/// A mouse press in a text, and the following drag. The recognizer begins with the press, so that no enclosing view
/// claims the drag. Touches are left to scrolling.
final class TextSelectionGesture: GestureRecognizer {
  private weak var interaction: TextInteraction?

  init(of editing: TextInteraction) {
    self.interaction = editing
    super.init()
    shouldReceive = { [weak editing] sample in editing?.surface.acceptsPointer(sample) ?? false }
  }

  override func pointerDown(_ sample: PointerSample) {
    guard sample.event.device == .mouse else { return setState(.failed) }
    setState(sample.event.button == .primary ? .began : .failed)
    switch sample.event.button {
    case .primary: interaction?.press(sample)
    case .middle: interaction?.pastePrimarySelection(at: sample)
    case .secondary: interaction?.moveCaretForContextMenu(to: sample)
    case .back, .forward: break
    }
  }

  override func pointerMoved(_ sample: PointerSample) {
    guard state.isActive else { return }
    setState(.changed)
    interaction?.drag(to: sample)
  }

  override func pointerUp(_ sample: PointerSample) {
    if state.isActive { setState(.ended) }
  }

  override func reset() {
    interaction?.dragInput.end()
  }
}
