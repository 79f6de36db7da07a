// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Selection with the mouse. A press moves the caret, a double press selects the word, a triple press the paragraph. A
/// drag extends the selection by the same unit, and scrolls outside of the view.
///
/// The recognizer begins with the press, so that no enclosing view claims the drag. Touches are left to scrolling.
final class TextDragInput: GestureRecognizer {
  /// The distance scrolled per frame, as a fraction of the pointer's distance from the view.
  private static let scrollSpeedFactor = 0.2
  /// Points per frame.
  private static let scrollSpeedRange = 1.0...24.0

  private weak var interaction: TextInteraction?
  private var unit: TextEditor.Unit = .character
  /// The range that the press has selected, from which a drag extends the selection.
  private var anchorRange: Range<TextPosition>?
  private var pointerLocation = Point.zero
  private var scrollTicker: FrameTicker?

  init(of interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    shouldReceive = { [weak interaction] in interaction?.surface.acceptsPointer($0) ?? false }
  }

  /// Whether a press that has selected a text has not ended.
  var isSelecting: Bool { anchorRange != nil }

  override func pointerDown(_ sample: PointerSample) {
    guard sample.event.device == .mouse else { return setState(.failed) }
    setState(sample.event.button == .primary ? .began : .failed)
    guard let interaction else { return }
    switch sample.event.button {
    case .primary:
      // Before the view becomes first responder, which scrolls to the caret: a press refers to the visible text.
      press(sample, in: interaction)
      interaction.surface.focusIfPossible()
    case .middle: interaction.pastePrimarySelection(at: sample)
    case .secondary: interaction.moveCaretForContextMenu(to: sample)
    case .back, .forward: break
    }
  }

  override func pointerMoved(_ sample: PointerSample) {
    guard state.isActive else { return }
    setState(.changed)
    guard let interaction, isSelecting else { return }
    pointerLocation = sample.location(in: interaction.surface)
    if overshoot(in: interaction) == .zero {
      stopScrolling()
    } else if scrollTicker == nil {
      startScrolling(in: interaction)
    }
    extendSelection(in: interaction)
  }

  override func pointerUp(_ sample: PointerSample) { if state.isActive { setState(.ended) } }

  override func reset() { endSelecting() }

  /// Ends a drag, also if the button is still pressed.
  func endSelecting() {
    guard isSelecting else { return }
    anchorRange = nil
    stopScrolling()
    interaction?.updatePrimarySelection()
  }

  private func press(_ sample: PointerSample, in interaction: TextInteraction) {
    pointerLocation = sample.location(in: interaction.surface)
    unit = [.character, interaction.wordUnit, .paragraph][(sample.clickCount - 1) % 3]
    let editor = interaction.editor
    let position = interaction.surface.textPosition(
      at: pointerLocation, ofCharacter: unit != .character)
    if sample.event.modifiers.contains(.shift), unit == .character {
      anchorRange = editor.selection.anchor..<editor.selection.anchor
      return interaction.move { $0.move(to: position, extending: true) }
    }
    let range = editor.range(of: unit, at: position)
    anchorRange = range
    interaction.move { $0.select(TextSelection(range.lowerBound, range.upperBound)) }
  }

  private func extendSelection(in interaction: TextInteraction) {
    guard let anchorRange else { return }
    let visible = interaction.surface.visibleTextRect
    var point = visible.nearestPoint(to: pointerLocation)
    point.y = min(point.y, visible.maxY - 1)
    let position = interaction.surface.textPosition(at: point, ofCharacter: unit != .character)
    let range = interaction.editor.range(of: unit, at: position)
    let selection =
      position < anchorRange.lowerBound
      ? TextSelection(anchorRange.upperBound, range.lowerBound)
      : TextSelection(anchorRange.lowerBound, max(anchorRange.upperBound, range.upperBound))
    if selection != interaction.editor.selection { interaction.move { $0.select(selection) } }
  }

  // MARK: Scrolling

  /// The distance of the pointer from the visible text.
  private func overshoot(in interaction: TextInteraction) -> Point {
    pointerLocation - interaction.surface.visibleTextRect.nearestPoint(to: pointerLocation)
  }

  private func startScrolling(in interaction: TextInteraction) {
    scrollTicker = interaction.surface.window?.animations.startTicker { [weak self] _ in
      guard let self, let interaction = self.interaction else { return }
      let beyond = overshoot(in: interaction)
      interaction.surface.scrollText(
        by: Point(Self.scrollStep(for: beyond.x), Self.scrollStep(for: beyond.y)))
      extendSelection(in: interaction)
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

extension Rect {
  /// The point in the rectangle, or on its edge, that is nearest to a point.
  func nearestPoint(to point: Point) -> Point {
    Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
  }
}
