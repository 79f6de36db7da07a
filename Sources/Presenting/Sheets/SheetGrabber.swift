// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The short bar at the upper edge of a sheet. A click, Space or Return goes on to the next detent, the
/// arrow keys up and down.
final class SheetGrabber: View {
  /// Points; UIKit's bar and about its target.
  static let target = Size(72, 16)
  private static let bar = Size(36, 5)
  private static let top = 6.0

  private weak var sheet: SheetPresentationController?
  private var isHovered = false {
    didSet {
      if isHovered != oldValue { setNeedsDisplay() }
    }
  }
  private var isPressed = false {
    didSet {
      if isPressed != oldValue { setNeedsDisplay() }
    }
  }

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    wantsLayer = true
    cursor = .resizeUpDown
    setStockLabel("Sheet size")
    accessibilityRole = .button
  }

  override var canBecomeFirstResponder: Bool { sheet?.canStep ?? false }

  override var focusRing: (rect: Rect, radius: Double) {
    (barFrame.inset(by: -2), barFrame.height / 2 + 2)
  }

  private var barFrame: Rect {
    Rect((bounds.width - Self.bar.width) / 2, Self.top, Self.bar.width, Self.bar.height)
  }

  override func draw(_ canvas: inout Canvas) {
    let role: ColorRole = isPressed ? .text : isHovered ? .secondaryText : .control
    canvas.fill(barFrame, role, radius: Self.bar.height / 2)
  }

  override func hoverBegan() { isHovered = true }
  override func hoverEnded() { isHovered = false }
  override func pointerDown(_ pointer: PointerSample) {
    isPressed = pointer.event.button == .primary
  }
  override func pointerCancelled() { isPressed = false }

  override func pointerUp(_ pointer: PointerSample) {
    guard isPressed else { return }
    isPressed = false
    if bounds.contains(pointer.location(in: self)) { sheet?.cycle() }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let sheet else { return false }
    switch event.key {
    case .up: return sheet.step(by: 1)
    case .down: return sheet.step(by: -1)
    case .space, .return:
      if !event.isRepeat { sheet.cycle() }
      return true
    default: return false
    }
  }

  // MARK: Accessibility

  /// Heights are counted from the lowest one, from 1 on.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    guard let sheet, let (index, count) = sheet.step else { return element.leaveOut() }
    element.number = AccessibilityElement.Value(
      Double(index + 1), in: 1...Double(count), step: 1)
    element.value = traits.localization("\(index + 1) of \(count)")
    element.position = .init(index + 1, of: count)
    element.actions = [.press, .increment, .decrement]
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    guard let sheet, let (index, count) = sheet.step else { return false }
    switch action {
    case .press: sheet.cycle()
    case .increment: return sheet.step(by: 1)
    case .decrement: return sheet.step(by: -1)
    case .setValue(let number):
      guard number.isFinite else { return false }
      return sheet.step(by: Int(min(max(1, number.rounded()), Double(count))) - 1 - index)
    default: return super.performAccessibilityAction(action, part: part)
    }
    return true
  }
}
