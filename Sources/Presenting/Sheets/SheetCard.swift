// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The moving part of a sheet: the background with its corners and shadow, the presented view and the grabber.
final class SheetCard: View {
  private weak var sheet: SheetPresentationController?
  let grabber: SheetGrabber
  let closeButton = Button(image: .icon("close"), accessibilityLabel: "")
  /// The distance of the button from the edges, in points, and its size.
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
    closeButton.setDefaultAccessibilityLabel("Close")
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
      ((bounds.width - SheetGrabber.hitSize.width) / 2).rounded(), 0, SheetGrabber.hitSize.width,
      SheetGrabber.hitSize.height)
    let size = Self.closeSize
    let isMirrored = traits.layoutDirection == .rightToLeft
    closeButton.frame = Rect(
      isMirrored ? Self.closeInset : bounds.width - Self.closeInset - size.width,
      Self.closeInset, size.width, size.height)
    closeButton.toolTip = closeButton.accessibilityLabel
  }

  override func traitsDidChange() {
    sheet?.applyStyle()
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

  /// Changes the height, and announces it, since the first responder can be any view in the sheet.
  private func step(by steps: Int) -> Bool {
    guard let sheet, sheet.step(by: steps) else { return false }
    if let (index, count) = sheet.detentPosition, !grabber.isFirstResponder {
      window?.announce(traits.localization("Sheet size \(index + 1) of \(count)"))
    }
    return true
  }

  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if sheet?.allowsInteractionWithPresenter != true { element.traits.insert(.modal) }
    element.actions = [.escape]
  }
}

/// The short bar at the upper edge of a sheet. A click, Space or Return selects the next detent; arrow keys move by
/// one.
final class SheetGrabber: View {
  /// In points: UIKit's bar, and about the size of its clickable area.
  static let hitSize = Size(72, 16)
  private static let barSize = Size(36, 5)
  private static let barTop = 6.0

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
    setDefaultAccessibilityLabel("Sheet size")
    accessibilityRole = .button
  }

  override var canBecomeFirstResponder: Bool { sheet?.canStep ?? false }

  override var focusRing: (rect: Rect, radius: Double) {
    (barFrame.inset(by: -2), barFrame.height / 2 + 2)
  }

  private var barFrame: Rect {
    Rect(
      (bounds.width - Self.barSize.width) / 2, Self.barTop, Self.barSize.width, Self.barSize.height)
  }

  override func draw(_ canvas: inout Canvas) {
    let role: ColorRole = isPressed ? .text : isHovered ? .secondaryText : .control
    canvas.fill(barFrame, role, radius: Self.barSize.height / 2)
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
    if bounds.contains(pointer.location(in: self)) { sheet?.selectNextDetent() }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let sheet else { return false }
    switch event.key {
    case .up: return sheet.step(by: 1)
    case .down: return sheet.step(by: -1)
    case .space, .return:
      if !event.isRepeat { sheet.selectNextDetent() }
      return true
    default: return false
    }
  }

  // MARK: Accessibility

  /// The value is the number of the detent, from 1 for the lowest one.
  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    guard let sheet, let (index, count) = sheet.detentPosition else { return element.ignore() }
    element.numericValue = AccessibilityElement.Value(
      Double(index + 1), in: 1...Double(count), step: 1)
    element.value = traits.localization("\(index + 1) of \(count)")
    element.position = .init(index + 1, of: count)
    element.actions = [.press, .increment, .decrement]
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    guard let sheet, let (index, count) = sheet.detentPosition else { return false }
    switch action {
    case .press: sheet.selectNextDetent()
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
