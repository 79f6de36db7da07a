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
