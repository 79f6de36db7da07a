// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SplitModeTests {
  @Test(
    arguments: [
      (2, 1000, .oneBesideSecondary), (2, 610, .oneBesideSecondary), (3, 1000, .twoBesideSecondary),
      (3, 800, .oneBesideSecondary), (3, 610, .secondaryOnly),
    ] as [(Int, Double, SplitViewController.DisplayMode)])
  func `a split view's automatic display mode shows as many columns as fit`(
    columns: Int, width: Double, mode: SplitViewController.DisplayMode
  ) {
    let fixture = SplitFixture(columns: columns, size: Size(width, 700))
    #expect(fixture.split.displayMode == mode)
  }

  @Test(arguments: SplitViewController.DisplayMode.allCases)
  func `a split view's display mode determines which columns are visible and their frames`(
    mode: SplitViewController.DisplayMode
  ) {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700), mode: mode)
    let whole = Rect(0, 0, 1200, 700)
    let (primary, supplementary, secondary) = (
      fixture.frame(.primary), fixture.frame(.supplementary), fixture.frame(.secondary)
    )
    switch mode {
    case .automatic, .twoBesideSecondary:
      #expect(primary == Rect(0, 0, 280, 700))
      #expect(supplementary == Rect(280, 0, 320, 700))
      #expect(secondary == Rect(600, 0, 600, 700))
    case .oneBesideSecondary:
      #expect(supplementary == Rect(0, 0, 320, 700))
      #expect(secondary == Rect(320, 0, 880, 700))
    case .oneOverSecondary:
      #expect(supplementary == Rect(0, 0, 320, 700))
      #expect(secondary == whole)
    case .twoOverSecondary:
      #expect(primary == Rect(0, 0, 280, 700))
      #expect(supplementary == Rect(280, 0, 320, 700))
      #expect(secondary == whole)
    case .secondaryOnly:
      #expect(secondary == whole)
      #expect(fixture.split.columns[.primary].containerView.isHidden)
      #expect(fixture.split.columns[.supplementary].containerView.isHidden)
    }
    #expect(
      fixture.split.layout.scrim.isHidden
        == (fixture.split.transitionController.machine.target?.overlapsSecondary == false))
  }

  @Test func `right-to-left layout mirrors a split view's columns`() {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700), traits: traits)

    #expect(fixture.frame(.primary) == Rect(920, 0, 280, 700))
    #expect(fixture.frame(.supplementary) == Rect(600, 0, 320, 700))
    #expect(fixture.frame(.secondary) == Rect(0, 0, 600, 700))
  }

  @Test
  func
    `a split view column that does not fit next to the secondary covers it until a click outside`()
  {
    let fixture = SplitFixture(columns: 3, size: Size(610, 700))
    #expect(fixture.split.displayMode == .secondaryOnly)

    fixture.split.show(.primary)
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .twoOverSecondary)
    #expect(fixture.split.columns[.secondary].containerView.isInert)

    fixture.harness.click(at: Point(600, 300))
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    #expect(!fixture.split.columns[.secondary].containerView.isInert)
  }

  @Test func `Escape hides a split view column that is shown over the secondary`() {
    let fixture = SplitFixture(mode: .oneOverSecondary)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test func `an overlay column moves next to the secondary when the window becomes wide enough`() {
    let fixture = SplitFixture(columns: 3, size: Size(610, 700))
    fixture.split.minimumSecondaryWidth = 400
    fixture.split.show(.supplementary)
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .oneOverSecondary)

    fixture.harness.resize(to: Size(1200, 700))

    #expect(fixture.split.displayMode == .twoBesideSecondary)
    #expect(fixture.split.layout.scrim.isHidden)
  }

  @Test func `a hidden split view column reappears for a new display mode, but not for a resize`() {
    let fixture = SplitFixture()
    fixture.split.hide(.primary)
    fixture.harness.runUntilIdle()
    fixture.harness.resize(to: Size(700, 700))
    fixture.harness.resize(to: Size(1400, 700))
    #expect(fixture.split.displayMode == .secondaryOnly)

    fixture.split.preferredDisplayMode = .automatic
    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test func `showing or hiding a split view column resizes the secondary only once`() {
    final class Measured: ViewController {
      var widths: Set<Double> = []
      override func viewDidLayoutSubviews() { widths.insert(view.bounds.width) }
    }
    let fixture = SplitFixture()
    let detail = Measured()
    fixture.split.setViewController(detail, for: .secondary)
    fixture.split.hide(.primary)
    fixture.harness.runUntilIdle()
    fixture.split.show(.primary)
    fixture.harness.runUntilIdle()

    #expect(detail.widths == [720, 1000])
  }

  @Test
  func `changing a split view's display mode while columns move continues from their position`() {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))
    fixture.split.setPreferredDisplayMode(.secondaryOnly, animated: true)
    fixture.harness.advance(by: 0.1)
    let before = fixture.split.transitionController.position

    fixture.split.setPreferredDisplayMode(.twoOverSecondary, animated: true)

    #expect(fixture.split.transitionController.position == before)
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .twoOverSecondary)
  }

  @Test func `hiding a split view column is immediate when motion is reduced`() {
    var traits = Traits()
    traits.reducesMotion = true
    let fixture = SplitFixture(traits: traits)
    var results: [Bool] = []

    fixture.split.hide(.primary) { results.append($0) }

    #expect(results == [true])
    #expect(!fixture.split.isTransitioning)
  }

  // MARK: Gestures

  @Test(arguments: [false, true])
  func `a swipe from the leading edge shows a split view's primary, and a swipe back hides it`(
    rightToLeft: Bool
  ) {
    var traits = Traits()
    if rightToLeft { traits.layoutDirection = .rightToLeft }
    let fixture = SplitFixture(
      columns: 2, size: Size(1000, 700), mode: .oneOverSecondary, traits: traits)
    fixture.split.hide(.primary, animated: false)
    func at(_ x: Double) -> Point { Point(rightToLeft ? 1000 - x : x, 300) }

    fixture.harness.press(at: at(5))
    fixture.harness.move(from: at(5), to: at(205), duration: 0.4)
    #expect(abs(fixture.revealedExtent - 196) < 5)
    fixture.harness.release(at: at(205))
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .oneOverSecondary)

    fixture.harness.drag(from: at(600), to: at(380), duration: 0.4)
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test func `a swipe from the edge of a wide split view shows the primary next to the secondary`()
  {
    let fixture = SplitFixture(mode: .secondaryOnly)

    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(205, 300), duration: 0.4)
    #expect(fixture.frame(.secondary).minX == fixture.frame(.primary).maxX)
    fixture.harness.release(at: Point(205, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test func `a press stops a split view column that is sliding in, and a drag hides the column`() {
    let fixture = SplitFixture(mode: .oneOverSecondary)
    fixture.split.hide(.primary, animated: false)
    fixture.split.show(.primary)
    fixture.harness.advance(by: 0.15)
    let caught = fixture.split.transitionController.position

    fixture.harness.press(at: Point(500, 300))
    fixture.harness.advance(by: 0.3)
    #expect(fixture.split.transitionController.position == caught)
    fixture.harness.move(from: Point(500, 300), to: Point(400, 300), duration: 0.1)
    fixture.harness.release(at: Point(400, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test func `a click outside an overlay column hides nothing if presentsWithGesture is false`() {
    let fixture = SplitFixture(mode: .oneOverSecondary)
    fixture.split.presentsWithGesture = false
    fixture.harness.click(at: Point(900, 300))
    fixture.harness.runUntilIdle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
  }

  // MARK: Keyboard

  @Test
  func `a view in a column shown over the secondary is first responder until the column is hidden`()
  {
    let fixture = SplitFixture(mode: .oneOverSecondary)
    fixture.split.hide(.primary, animated: false)
    let buttons = [fixture.primary, fixture.secondary].map { controller in
      let button = Button(title: "Go", accessibilityLabel: "Go")
      button.frame = Rect(10, 10, 80, 32)
      controller.view.addSubview(button)
      return button
    }
    fixture.harness.step()
    fixture.harness.window.focus.focus(buttons[1])

    fixture.split.show(.primary)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[0])

    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[1])
  }

  @Test
  func `narrow split view columns have the compact size class, unlike the wide secondary`() {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))
    #expect(fixture.primary.traits.horizontalSizeClass == .compact)
    #expect(fixture.supplementary?.traits.horizontalSizeClass == .compact)
    #expect(fixture.secondary.traits.horizontalSizeClass == .regular)
  }

  @Test
  func `a split view has the title and key commands of its secondary or its only visible column`() {
    let fixture = SplitFixture()
    #expect(fixture.split.effectiveTitle == "D")
    #expect(fixture.split.childForKeyCommands === fixture.secondary)
    fixture.harness.resize(to: SplitFixture.compact)
    #expect(fixture.split.effectiveTitle == "P")
    #expect(fixture.split.childForKeyCommands === fixture.primary)
  }

  @Test func `each split view column receives its own new size in viewWillTransition`() {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let columns = [Sized(), Sized()]
    let split = SplitViewController(primary: columns[0], secondary: columns[1])
    let harness = TestWindow(root: split, size: Size(1000, 700))

    harness.resize(to: Size(900, 600))
    #expect(columns.map(\.sizes) == [[Size(280, 600)], [Size(620, 600)]])

    harness.resize(to: Size(500, 600))
    #expect(columns[0].sizes.last == Size(500, 600))
    #expect(columns[0].view.frame.size == Size(500, 600))
  }
}
