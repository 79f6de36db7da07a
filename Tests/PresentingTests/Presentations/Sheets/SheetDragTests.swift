// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct SheetDragTests {
  private let fixture = SheetFixture()
  private var harness: TestWindow { fixture.harness }

  @Test func `dragging a sheet past the middle between two detents selects the higher one`() {
    fixture.present()
    fixture.drag(by: -220)
    harness.runUntilIdle()

    #expect(fixture.sheet.selectedDetentIdentifier == .large)
    #expect(fixture.frame.minY == 24)
  }

  @Test func `a sheet returns to its detent after a short drag`() {
    fixture.present()
    fixture.drag(by: -60)
    harness.runUntilIdle()
    #expect(fixture.frame.minY == 362)

    fixture.drag(by: 60)
    harness.runUntilIdle()
    #expect(fixture.frame.minY == 362)
  }

  @Test func `a sheet's position and height follow the pointer during a drag`() {
    fixture.present()
    let start = fixture.handleLocation
    harness.press(at: start)
    harness.move(from: start, to: Point(start.x, start.y - 104), duration: 0.2)

    // The pointer's first report is what makes it a drag.
    #expect(abs(fixture.frame.minY - 258) <= 104 / 12 + 1)
    #expect(abs(fixture.frame.height + fixture.frame.minY - 700) <= 1)
  }

  @Test func `a short upward fling of a sheet selects the next higher detent`() {
    fixture.present()
    fixture.drag(by: -60, in: 0.08, pauses: false)
    harness.runUntilIdle()

    #expect(fixture.sheet.selectedDetentIdentifier == .large)
  }

  @Test func `a sheet dragged above its highest detent resists the drag, and springs back`() {
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.present()
    let start = fixture.handleLocation
    harness.press(at: start)
    harness.move(from: start, to: Point(start.x, start.y - 300), duration: 0.2)
    #expect(fixture.frame.minY < 10 && fixture.frame.minY > 24 - SheetGeometry.maximumStretch)
    #expect(fixture.frame.height == 676)

    harness.release(at: Point(start.x, start.y - 300))
    harness.runUntilIdle()
    #expect(fixture.frame.minY == 24)
  }

  @Test(arguments: [true, false])
  func `dragging or flinging a sheet down dismisses it`(flings: Bool) {
    fixture.present()
    fixture.drag(by: flings ? 60 : 250, in: flings ? 0.08 : 0.3, pauses: !flings)
    #expect(fixture.page.isBeingDismissed)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(
      fixture.harness.callbacks.lines.suffix(2) == [
        "Page viewWillDisappear", "Page viewDidDisappear",
      ])
  }

  @Test
  func `a sheet dragged down moves a little and springs back if isModalInPresentation is true`() {
    fixture.page.isModalInPresentation = true
    fixture.present()
    let start = fixture.handleLocation
    harness.press(at: start)
    harness.move(from: start, to: Point(start.x, start.y + 250), duration: 0.3)
    #expect(fixture.frame.minY > 370 && fixture.frame.minY < 362 + SheetGeometry.maximumStretch)

    harness.release(at: Point(start.x, start.y + 250))
    harness.runUntilIdle()
    #expect(fixture.frame.minY == 362)
    #expect(fixture.page.isAppeared)
  }

  @Test func `a touch drag in a sheet's content moves the sheet, and a mouse drag does not`() {
    fixture.present()
    let center = fixture.frame.center
    harness.press(at: center)
    harness.move(from: center, to: Point(center.x, center.y - 150), duration: 0.2)
    #expect(fixture.frame.minY == 362)
    harness.release(at: center)

    for (phase, y) in [(PointerEvent.Phase.down, 0.0), (.moved, -20), (.moved, -150)] {
      harness.driver.sendPointer(phase, at: Point(center.x, center.y + y), device: .touch)
      harness.clock.advance(by: 0.05)
      harness.step()
    }
    #expect(fixture.frame.minY < 300)
  }

  @Test func `a drag that starts in a view with vertical reservedDragAxes does not move the sheet`()
  {
    fixture.present()
    let slider = View(frame: Rect(0, 0, 704, 60))
    slider.reservedDragAxes = .vertical
    fixture.page.view.addSubview(slider)
    harness.step()

    fixture.drag(by: -220)
    harness.runUntilIdle()

    #expect(fixture.frame.minY == 362)
  }

  // MARK: Scrolling content

  /// A minimal scroll view: it recognizes a drag unless an ancestor claims it.
  private final class Scroller: View {
    let pan = PanGestureRecognizer(axis: .vertical)
    var isAtTop = true

    func install() {
      pan.shouldBegin = { [unowned self] translation in
        !isDragClaimedByAncestor(
          DragAttempt(
            view: self, translation: translation, canScroll: translation.y < 0 || !isAtTop))
      }
      addGestureRecognizer(pan)
    }
  }

  private func scroller() -> Scroller {
    let scroller = Scroller(frame: Rect(0, 60, 704, 600))
    scroller.install()
    fixture.page.view.addSubview(scroller)
    harness.step()
    return scroller
  }

  private func dragContent(by distance: Double) {
    let start = Point(fixture.frame.midX, fixture.frame.minY + 200)
    let end = Point(start.x, start.y + distance)
    harness.press(at: start)
    harness.move(from: start, to: end, duration: 0.3)
    for _ in 0..<20 { harness.clock.advance(by: 1.0 / 60) }
    harness.move(to: end)
    harness.release(at: end)
    harness.runUntilIdle()
  }

  @Test(arguments: [true, false])
  func `dragging content expands a sheet if prefersScrollingExpandsWhenScrolledToEdge is true`(
    prefers: Bool
  ) {
    fixture.sheet.prefersScrollingExpandsWhenScrolledToEdge = prefers
    fixture.present()
    let scroller = scroller()

    dragContent(by: -220)

    #expect((fixture.sheet.selectedDetentIdentifier == .large) == prefers)
    withExtendedLifetime(scroller) {}
  }

  @Test(arguments: [true, false])
  func `dragging a sheet's scrolled content down moves the sheet only if the content is at its top`(
    isAtTop: Bool
  ) {
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.present()
    let scroller = scroller()
    scroller.isAtTop = isAtTop

    dragContent(by: 300)

    #expect((fixture.sheet.selectedDetentIdentifier == .medium) == isAtTop)
  }

  // MARK: Interruption

  @Test(arguments: 1..<10)
  func `a press stops a sheet that is being presented, and the release lets it continue`(
    tenth: Int
  ) {
    fixture.present(animated: true)
    harness.advance(by: 0.3 * Double(tenth) / 10)
    let top = fixture.top
    guard top < 690 else { return }

    harness.press(at: fixture.handleLocation)
    harness.advance(by: 0.5)
    #expect(abs(fixture.top - top) < 0.001)
    harness.release(at: fixture.handleLocation)
    harness.runUntilIdle()

    #expect(fixture.page.isAppeared)
    #expect(fixture.frame.minY == 362)
    #expect(fixture.completions == 1)
  }

  @Test(arguments: 2..<10)
  func `a drag during a sheet's presentation can dismiss the sheet`(tenth: Int) {
    fixture.present(animated: true)
    harness.advance(by: 0.3 * Double(tenth) / 10)

    fixture.drag(by: 250)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.completions == 1)
    #expect(fixture.harness.callbacks.lines.last == "Page viewDidDisappear")
  }

  @Test(arguments: 1..<6)
  func `a drag during a sheet's dismissal can bring the sheet back`(tenth: Int) {
    fixture.present()
    fixture.page.dismiss(animated: true)
    harness.advance(by: 0.3 * Double(tenth) / 10)

    fixture.drag(by: -300)
    harness.runUntilIdle()

    #expect(fixture.page.isAppeared)
    #expect(fixture.root.presentedViewController === fixture.page)
    #expect(fixture.frame.minY == 362)
  }

  @Test(arguments: 0..<10)
  func `dismissing a sheet while the user drags it leaves no unfinished transition`(tenth: Int) {
    fixture.present()
    let start = fixture.handleLocation
    harness.press(at: start)
    harness.move(
      from: start, to: Point(start.x, start.y - 30 * Double(tenth) + 100), duration: 0.2)

    fixture.page.dismiss(animated: true)
    harness.move(from: start, to: Point(start.x, start.y - 100), duration: 0.1)
    harness.release(at: start)
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil || fixture.page.isAppeared)
    #expect(!fixture.page.isInAppearanceTransition)
  }

  @Test(arguments: 0..<10)
  func `a sheet whose window is resized during a detent change ends at its detent`(tenth: Int) {
    fixture.present()
    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .large }
    harness.advance(by: 0.4 * Double(tenth) / 10 + 0.001)

    harness.resize(to: Size(500, 500))
    harness.runUntilIdle()

    #expect(fixture.frame == Rect(0, 12, 500, 488))
  }

  @Test(arguments: 0..<10)
  func `a sheet whose window is resized during its presentation ends at its detent`(tenth: Int) {
    fixture.present(animated: true)
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)

    harness.resize(to: Size(500, 500))
    harness.runUntilIdle()

    #expect(fixture.frame == Rect(0, 256, 500, 244))
    #expect(fixture.page.isAppeared)
  }
}
