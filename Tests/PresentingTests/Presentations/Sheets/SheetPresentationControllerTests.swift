// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct SheetPresentationControllerTests {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  // MARK: Places

  @Test func `a page sheet is placed at the bottom with the height of its lowest detent`() {
    let fixture = SheetFixture()
    fixture.present()

    #expect(fixture.frame == Rect(148, 362, 704, 338))
  }

  @Test func `a page sheet at the large detent leaves a margin above the sheet`() {
    let fixture = SheetFixture(detents: [.large])
    fixture.present()

    #expect(fixture.frame == Rect(148, 24, 704, 676))
  }

  @Test func `a page sheet in a narrow window has the window's width`() {
    let fixture = SheetFixture(size: Size(400, 700), detents: [.large])
    fixture.present()

    #expect(fixture.frame == Rect(0, 12, 400, 688))
    #expect(fixture.page.traits.horizontalSizeClass == .compact)
  }

  @Test func `a form sheet is centered with the preferred content size`() {
    let fixture = SheetFixture(size: Size(1000, 800), style: .formSheet)
    fixture.present()
    #expect(fixture.frame == Rect(230, 90, 540, 620))
    #expect(fixture.page.traits.horizontalSizeClass == .compact)

    fixture.page.preferredContentSize = Size(640, 300)
    fixture.harness.step()

    #expect(fixture.frame == Rect(180, 250, 640, 300))
    #expect(fixture.page.traits.horizontalSizeClass == .regular)
  }

  @Test
  func
    `a form sheet becomes a page sheet in a narrow window, and a form sheet again in a wide one`()
  {
    let fixture = SheetFixture(style: .formSheet, detents: [.medium])
    fixture.present()

    fixture.harness.resize(to: Size(500, 700))
    #expect(fixture.frame == Rect(0, 356, 500, 344))
    fixture.harness.resize(to: Size(1000, 700))
    #expect(fixture.frame.midX == 500 && fixture.frame.midY == 350)
  }

  @Test func `a custom detent applies only in windows for which it returns a height`() {
    let fixture = SheetFixture(detents: [.custom("small") { $0 > 500 ? 120 : nil }, .large])
    fixture.present()
    #expect(fixture.frame.height == 120)

    fixture.harness.resize(to: Size(1000, 400))

    #expect(fixture.frame.height == 376)
  }

  @Test
  func
    `a sheet's content receives viewWillTransition with its new size when the window is resized`()
  {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
      }
    }
    let harness = TestWindow(root: ViewController())
    let sized = Sized()
    sized.modalPresentationStyle = .pageSheet
    harness.window.rootViewController?.present(sized, animated: false)

    harness.resize(to: Size(1000, 600))
    harness.resize(to: Size(1200, 600))
    harness.resize(to: Size(500, 600))

    #expect(sized.sizes == [Size(704, 576), Size(500, 588)])
    #expect(sized.view.frame.size == Size(500, 588))
  }

  @Test func `a sheet sends its presenter no appearance callbacks`() {
    let fixture = SheetFixture()
    fixture.present(animated: true)
    fixture.harness.runUntilIdle()
    fixture.page.dismiss(animated: true)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.harness.callbacks.lines == [
        "Page loadView", "Page viewDidLoad", "Page viewWillAppear", "Page viewIsAppearing",
        "Page viewDidAppear", "Page viewWillDisappear", "Page viewDidDisappear",
      ])
  }

  // MARK: Dimming

  @Test func `a sheet's dimming fades in and out with the presentation`() {
    let fixture = SheetFixture()
    fixture.present(animated: true)
    fixture.harness.advance(by: 0.15)
    #expect(
      fixture.sheet.dimmingView.presentationAlpha > 0
        && fixture.sheet.dimmingView.presentationAlpha < 1)
    fixture.harness.runUntilIdle()
    #expect(fixture.sheet.dimmingView.presentationAlpha == 1)

    fixture.page.dismiss(animated: true)
    fixture.harness.advance(by: 0.15)
    #expect(
      fixture.sheet.dimmingView.presentationAlpha > 0
        && fixture.sheet.dimmingView.presentationAlpha < 1)
  }

  @Test
  func `a sheet's presenter is undimmed and interactive up to largestUndimmedDetentIdentifier`() {
    let fixture = SheetFixture()
    fixture.sheet.largestUndimmedDetentIdentifier = .medium
    let field = Field(frame: Rect(0, 0, 1000, 700))
    fixture.root.view.addSubview(field)
    fixture.present()
    let window = fixture.harness.window
    #expect(fixture.sheet.dimmingView.alpha == 0)
    #expect(window.hitTest(Point(20, 20)) === field)
    #expect(window.focus.canFocus(field))

    fixture.sheet.selectedDetentIdentifier = .large
    fixture.harness.step()

    #expect(fixture.sheet.dimmingView.alpha == 1)
    #expect(window.hitTest(Point(20, 20)) !== field)
    #expect(!window.focus.canFocus(field))
  }

  // MARK: Detents

  @Test func `the program can change a sheet's detent with or without animation`() {
    let fixture = SheetFixture()
    fixture.present()
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.harness.step()
    #expect(fixture.frame.minY == 24)

    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .medium }
    fixture.harness.advance(by: 0.05)
    #expect(fixture.frame.minY > 24 && fixture.frame.minY < 362)
    fixture.harness.runUntilIdle()
    #expect(fixture.frame.minY == 362)
  }

  @Test func `a change of a sheet's detent is immediate when motion is reduced`() {
    let fixture = SheetFixture()
    fixture.harness.window.traits.reducesMotion = true
    fixture.present()

    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .large }
    fixture.harness.step()

    #expect(fixture.frame.minY == 24)
  }

  @Test func `Alt with the up and down keys changes a sheet's detent`() {
    let fixture = SheetFixture()
    var chosen: [SheetPresentationController.Detent.Identifier] = []
    fixture.sheet.onDetentChange = { chosen.append($0) }
    fixture.present()

    fixture.harness.pressKey(.up, .alt)
    fixture.harness.runUntilIdle()
    #expect(fixture.sheet.selectedDetentIdentifier == .large)
    fixture.harness.pressKey(.up, .alt)
    fixture.harness.pressKey(.down, .alt)
    fixture.harness.runUntilIdle()

    #expect(fixture.frame.minY == 362)
    #expect(chosen == [.large, .medium])
  }

  @Test func `clicks and keys on the grabber change a sheet's detent`() {
    let fixture = SheetFixture()
    fixture.sheet.prefersGrabberVisible = true
    fixture.present()
    let grabber = fixture.sheet.card?.grabber
    #expect(fixture.harness.window.focus.firstResponder === grabber)

    fixture.harness.click(at: fixture.handleLocation)
    fixture.harness.runUntilIdle()
    #expect(fixture.sheet.selectedDetentIdentifier == .large)
    fixture.harness.pressKey(.return)
    fixture.harness.runUntilIdle()
    #expect(fixture.sheet.selectedDetentIdentifier == .medium)
    fixture.harness.pressKey(.up)
    fixture.harness.runUntilIdle()
    #expect(fixture.sheet.selectedDetentIdentifier == .large)
  }

  // MARK: Look

  @Test
  func `a sheet has the theme's shadow, and the theme's corner radius unless it prefers another`() {
    let fixture = SheetFixture()
    fixture.present()
    #expect(fixture.sheet.card?.cornerRadius == 16)
    let light = fixture.sheet.card?.shadow?.color

    fixture.harness.window.traits.theme = .dark
    fixture.harness.step()

    #expect(fixture.sheet.card?.shadow?.color != light)
    fixture.sheet.preferredCornerRadius = 4
    #expect(fixture.sheet.card?.cornerRadius == 4)
  }

  @Test func `a sheet with an unknown detent identifier is placed at its lowest detent`() {
    let fixture = SheetFixture()
    fixture.sheet.selectedDetentIdentifier = "none"
    fixture.present()

    #expect(fixture.frame.height == SheetFixture().heightAtMedium)
  }

  @Test func `a sheet without any applicable detent has the height of the large detent`() {
    let fixture = SheetFixture(detents: [.custom("never") { _ in nil }])
    fixture.present()
    let large = SheetFixture(detents: [.large])
    large.present()

    #expect(fixture.frame == large.frame)
  }
}

extension SheetFixture {
  fileprivate var heightAtMedium: Double {
    present()
    return frame.height
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet over another sheet leaves an edge of the lower sheet visible`(
    style: ModalPresentationStyle
  )
    throws
  {
    let fixture = SheetFixture(style: style, detents: [.large])
    fixture.present()
    let lower = fixture.frame
    let upper = ViewController()
    upper.modalPresentationStyle = style
    fixture.page.present(upper, animated: false)
    fixture.harness.runUntilIdle()

    let upperFrame = upper.view.convert(upper.view.bounds, to: nil)
    let sheet = try #require(upper.sheetPresentationController)
    if style == .pageSheet {
      #expect(upperFrame.minY == lower.minY + SheetGeometry.edgeHeight && sheet.edgeView.isHidden)
    } else {
      #expect(upperFrame == lower && !sheet.edgeView.isHidden)
      #expect(sheet.edgeView.frame.minY == upperFrame.minY - SheetGeometry.edgeHeight)
    }
    #expect(fixture.sheet.edgeView.isHidden, "there is no sheet below the first one")
  }

  @Test func `the close button dismisses a sheet unless isModalInPresentation is true`() throws {
    let fixture = SheetFixture()
    fixture.sheet.prefersCloseButtonVisible = true
    fixture.present()
    let button = try #require(fixture.sheet.card?.closeButton)
    fixture.page.isModalInPresentation = true
    fixture.harness.click(button)
    fixture.harness.runUntilIdle()
    #expect(fixture.page.presentingViewController != nil)

    fixture.page.isModalInPresentation = false
    fixture.harness.click(button)
    fixture.harness.runUntilIdle()
    #expect(fixture.page.presentingViewController == nil)
  }

  @Test(arguments: [Key.return, .space])
  func `Return in a sheet activates its default button, and Space the first responder's button`(
    key: Key
  ) throws {
    let fixture = SheetFixture(style: .formSheet)
    let field = TextField(accessibilityLabel: "Name")
    let toggle = Switch(accessibilityLabel: "News")
    let save = Button(title: "Save", accessibilityLabel: "Save")
    var saved = 0
    save.onActivate = { saved += 1 }
    for (index, view) in [field, toggle, save].enumerated() {
      view.frame = Rect(20, 20 + 60 * Double(index), 200, 40)
      fixture.page.view.addSubview(view)
    }
    fixture.page.defaultButton = save
    fixture.present()

    fixture.harness.window.focus.focus(toggle)
    fixture.harness.pressKey(key)
    #expect(saved == (key == .return ? 1 : 0) && toggle.isOn == (key == .space))
    guard key == .return else { return }
    fixture.harness.window.focus.focus(field)
    fixture.harness.pressKey(.return)
    #expect(saved == 2)
    field.validate = { _ in "Enter a name" }
    fixture.harness.pressKey(.return)
    #expect(saved == 2, "an invalid text prevents saving")
    fixture.harness.pressKey(.return, .control)
    save.isEnabled = false
    fixture.harness.pressKey(.return, .control)
    #expect(saved == 3, "a disabled button does nothing")
  }
}
