// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// What of a sheet moves: the ground with its corners and shadow, the presented view, the grabber.
final class SheetCard: View {
  private weak var sheet: SheetPresentationController?
  let grabber: SheetGrabber
  let closeButton = Button(image: .icon("close"), label: "")
  /// Points between the button and the edges, and its size.
  private static let closeInset = 4.0
  private static let closeSize = Size(44, 36)

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    grabber = SheetGrabber(sheet)
    super.init(frame: .zero)
    backgroundColor = .surface
    clipsToBounds = true
    wantsLayer = true
    accessibilityRole = .dialog
    closeButton.isHidden = true
    closeButton.setStockLabel("Close")
    closeButton.onActivate = { [weak sheet] in sheet?.attemptToDismiss() }
    addSubview(grabber)
    addSubview(closeButton)
  }

  override func layoutSubviews() {
    guard let sheet else { return }
    if let view = sheet.presentedViewController.viewIfLoaded, view.superview === self {
      view.frame = Rect(0, 0, bounds.width, sheet.contentHeight)
    }
    grabber.frame = Rect(
      ((bounds.width - SheetGrabber.target.width) / 2).rounded(), 0, SheetGrabber.target.width,
      SheetGrabber.target.height)
    let size = Self.closeSize
    let isMirrored = traits.layoutDirection == .rightToLeft
    closeButton.frame = Rect(
      isMirrored ? Self.closeInset : bounds.width - Self.closeInset - size.width,
      Self.closeInset, size.width, size.height)
    closeButton.toolTip = closeButton.accessibilityLabel
  }

  override func traitsChanged() {
    sheet?.style()
  }

  override var keyCommands: [KeyCommand] {
    guard let sheet, sheet.canStep else { return [] }
    let localized = traits.localization
    return [
      KeyCommand(
        localized("Enlarge sheet"), identifier: "sheet.enlarge", group: localized("Sheet"),
        shortcuts: [.init(.up, .alt)]
      ) { [weak self] in self?.step(by: 1) ?? false
      },
      KeyCommand(
        localized("Reduce sheet"), identifier: "sheet.reduce", group: localized("Sheet"),
        shortcuts: [.init(.down, .alt)]
      ) { [weak self] in self?.step(by: -1) ?? false
      },
    ]
  }

  /// The keyboard may be anywhere in the sheet: a person hears how high it is now.
  private func step(by steps: Int) -> Bool {
    guard let sheet, sheet.step(by: steps) else { return false }
    if let (index, count) = sheet.step, !grabber.isFirstResponder {
      window?.announce(traits.localization("Sheet size \(index + 1) of \(count)"))
    }
    return true
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if sheet?.allowsInteractionBehind != true { element.traits.insert(.modal) }
    element.actions = [.escape]
  }
}

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
