// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct PopoverTests {
  private let fixture = PopoverFixture()
  private var harness: TestWindow { fixture.harness }

  // MARK: Order and place

  @Test(arguments: [true, false])
  func `a popover sends appearance callbacks to the presented controller only`(animated: Bool) {
    fixture.present(animated: animated)
    harness.runUntilIdle()
    fixture.dismiss(animated: animated)
    harness.runUntilIdle()

    #expect(
      fixture.harness.callbacks.lines == [
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
        "Red viewWillDisappear", "Red viewDidDisappear",
      ])
    #expect(fixture.completions == ["presented", "dismissed"])
    #expect(fixture.red.view.window == nil)
    #expect(fixture.root.view.subviews.count == 2)
  }

  @Test func `a popover is placed below its anchor with the preferred content size`() {
    fixture.show()

    #expect(fixture.popover?.arrowDirection == .up)
    #expect(fixture.frame == Rect(380, 354, 240, 160))
    #expect(fixture.red.traits.horizontalSizeClass == .compact)
  }

  @Test func `a popover points at the sourceRect of its source view`() {
    fixture.popover?.sourceRect = Rect(0, 0, 10, 40)
    fixture.show()

    #expect(fixture.frame.midX == 465)
  }

  @Test func `a popover without a preferred content size has the default size`() {
    fixture.red.preferredContentSize = .zero
    fixture.show()

    #expect(fixture.frame.size == PopoverPresentationController.defaultSize)
  }

  @Test func `a bar button item can be the anchor of a popover`() throws {
    let item = BarButtonItem(title: "More")
    let bar = NavigationBar()
    bar.frame = Rect(0, 0, 1000, 48)
    bar.item.rightBarButtonItems = [item]
    fixture.root.view.addSubview(bar)
    harness.runUntilIdle()
    fixture.popover?.barButtonItem = item
    fixture.show()

    let view = try #require(item.visibleView)
    #expect(fixture.frame.minY >= (view.visibleRect()?.maxY ?? 700))
    #expect(fixture.frame.maxX == 992)
  }

  @Test func `popoverPresentationController is nil unless the presentation style is popover`() {
    #expect(fixture.root.popoverPresentationController == nil)
    fixture.red.modalPresentationStyle = .pageSheet
    #expect(fixture.red.popoverPresentationController == nil)
    fixture.red.modalPresentationStyle = .popover
    let popover = fixture.red.popoverPresentationController
    #expect(popover != nil && popover === fixture.red.popoverPresentationController)
    fixture.show()
    #expect(popover === fixture.red.popoverPresentationController)
  }

  // MARK: Following

  @Test func `a popover follows its anchor when the anchor is moved, with or without animation`() {
    fixture.show()

    fixture.button.frame.origin.x += 100
    harness.step()
    #expect(fixture.frame.minX == 480)

    View.animate(
      duration: 1, curve: .linear, animations: { fixture.button.frame.origin.x -= 100 })
    harness.advance(by: 0.5)
    #expect(abs(fixture.frame.minX - 430) <= 2)
  }

  @Test func `a popover is repositioned inside a resized window and notifies its delegate`() {
    fixture.show()

    harness.resize(to: Size(700, 460))

    #expect(fixture.popover?.arrowDirection == .down)
    #expect(Rect(0, 0, 700, 460).contains(fixture.frame))
    #expect(fixture.delegate.calls == ["reposition"])
  }

  @Test func `a popover's delegate can change the source rectangle when the window is resized`() {
    fixture.show()
    fixture.delegate.onReposition = { $0 = Rect(0, 0, 0, 40) }

    harness.resize(to: Size(900, 700))

    #expect(fixture.frame.midX == 460)
  }

  @Test(arguments: ["removed", "hidden", "scrolled away"])
  func `a popover is dismissed and notifies its delegate when its anchor is no longer visible`(
    cause: String
  ) {
    let clip = View(frame: Rect(400, 250, 200, 200))
    clip.clipsToBounds = true
    fixture.root.view.addSubview(clip)
    clip.addSubview(fixture.button)
    fixture.button.frame = Rect(20, 20, 80, 40)
    harness.runUntilIdle()
    fixture.show()

    switch cause {
    case "removed": fixture.button.removeFromSuperview()
    case "hidden": clip.isHidden = true
    default: clip.boundsOrigin.y = 100
    }
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.delegate.calls == ["did"])
    #expect(
      fixture.harness.callbacks.lines == ["Red viewWillDisappear", "Red viewDidDisappear"])
  }

  @Test func `a change of a popover's preferred content size is animated`() {
    fixture.show()

    fixture.red.preferredContentSize = Size(340, 260)
    harness.advance(by: 0.12)
    let card = fixture.popover?.presentedView?.frame ?? .zero
    #expect(card.width > 240 + 24 && card.width < 340 + 24)
    harness.runUntilIdle()

    #expect(fixture.frame == Rect(330, 354, 340, 260))
  }

  @Test func `a change of a popover's preferred content size is immediate when motion is reduced`()
  {
    harness.window.traits.reducesMotion = true
    fixture.show()
    fixture.red.preferredContentSize = Size(340, 260)
    harness.step()
    #expect(fixture.popover?.presentedView?.frame.width == 364)
  }

  // MARK: A person's way out

  @Test(arguments: ["escape", "press", "secondary press"])
  func `Escape or a press outside a popover closes it and reaches no other view`(way: String) {
    var clicks = 0
    fixture.other.onActivate = { clicks += 1 }
    fixture.show()

    switch way {
    case "escape": harness.pressKey(.escape)
    case "press": harness.click(at: Point(60, 40))
    default:
      harness.press(at: Point(60, 40), button: .secondary)
      harness.send(.pointer(PointerEvent(.up, at: Point(60, 40), button: .secondary)))
    }
    harness.runUntilIdle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.delegate.calls == ["should", "will", "did"])
    #expect(clicks == 0)
    harness.click(at: Point(60, 40))
    #expect(clicks == 1)
  }

  @Test
  func `the user cannot close a popover if its delegate refuses or isModalInPresentation is true`()
  {
    fixture.show()
    fixture.delegate.allowsDismissal = false
    harness.pressKey(.escape)
    #expect(fixture.delegate.calls == ["should", "attempt"])

    fixture.red.isModalInPresentation = true
    harness.click(at: Point(60, 40))
    harness.runUntilIdle()
    #expect(fixture.delegate.calls == ["should", "attempt", "attempt"])
    #expect(fixture.red.isAppeared)
  }

  @Test func `a press inside a popover does not close it`() {
    fixture.show()
    harness.click(at: Point(400, 500))
    harness.click(at: Point(500, 350))
    harness.runUntilIdle()
    #expect(fixture.red.isAppeared)
  }

  @Test func `views in passthroughViews receive clicks while a popover is presented`() {
    var clicks = 0
    fixture.other.onActivate = { clicks += 1 }
    fixture.show()
    fixture.popover?.passthroughViews = [fixture.other]

    harness.click(at: Point(60, 40))
    harness.runUntilIdle()

    #expect(clicks == 1)
    #expect(fixture.red.isAppeared)
    #expect(fixture.focus.canFocus(fixture.other))
    #expect(!fixture.focus.canFocus(fixture.button))
  }

  @Test
  func `Tab stays inside a popover, and closing the popover restores the former first responder`() {
    fixture.focus.focus(fixture.other)
    fixture.show()
    #expect(fixture.focus.firstResponder === fixture.field)

    for _ in 0..<3 { harness.pressKey(.tab) }
    #expect(fixture.focus.firstResponder === fixture.field)
    harness.pressKey(.escape)

    #expect(fixture.focus.firstResponder === fixture.other)
  }

  // MARK: Compact

  @Test func `a popover becomes a sheet in a compact window and a popover again in a regular one`()
  {
    fixture.show()
    harness.resize(to: Size(500, 700))
    let sheet = fixture.popover?.effectiveController as? SheetPresentationController
    #expect(sheet != nil)
    #expect(fixture.frame.width == 500)
    #expect(fixture.frame.height == 160)

    fixture.button.frame.origin.x = 300
    harness.resize(to: Size(1000, 700))
    #expect(fixture.popover?.effectiveController === fixture.popover)
    #expect(fixture.frame == Rect(220, 354, 240, 160))
    #expect(fixture.harness.callbacks.lines.filter { $0.hasSuffix("appear") } == [])

    fixture.button.isHidden = true
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test
  func `a popover shown as a sheet in a compact window stays presented when its anchor is hidden`()
  {
    let fixture = PopoverFixture(size: Size(500, 700))
    fixture.show()
    fixture.button.isHidden = true
    fixture.harness.runUntilIdle()
    #expect(fixture.red.isAppeared)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a popover's delegate can keep it from becoming a sheet in a compact window`() {
    fixture.delegate.staysPopover = true
    fixture.show()
    harness.resize(to: Size(560, 700))
    #expect(fixture.popover?.effectiveController === fixture.popover)
    #expect(fixture.frame.size == Size(240, 160))
  }

  // MARK: Leaks

  @Test func `a dismissed popover and its presentation controller are deallocated`() {
    weak var controller: ViewController?
    weak var popover: PopoverPresentationController?
    do {
      let blue = ViewController()
      blue.modalPresentationStyle = .popover
      blue.popoverPresentationController?.sourceView = fixture.button
      controller = blue
      popover = blue.popoverPresentationController
      fixture.root.present(blue, animated: true)
      harness.runUntilIdle()
      fixture.root.dismiss(animated: true)
      harness.runUntilIdle()
    }
    harness.step()
    #expect(controller == nil)
    #expect(popover == nil)
  }

  @Test(arguments: [PopoverArrowDirection.up, .down, .left, .right])
  func `the shadow view of a popover's arrow stays in the 12-point strip next to the card`(
    direction: PopoverArrowDirection
  )
    throws
  {
    fixture.popover?.permittedArrowDirections = direction
    fixture.show()
    let card = try #require(fixture.popover?.card)
    let arrows: [PopoverArrowDirection: Rect] = [
      .up: Rect(card.cardFrame.minX, card.cardFrame.minY - 12, card.cardFrame.width, 12),
      .down: Rect(card.cardFrame.minX, card.cardFrame.maxY, card.cardFrame.width, 12),
      .left: Rect(card.cardFrame.minX - 12, card.cardFrame.minY, 12, card.cardFrame.height),
      .right: Rect(card.cardFrame.maxX, card.cardFrame.minY, 12, card.cardFrame.height),
    ]

    #expect(fixture.popover?.arrowDirection == direction)
    #expect(card.arrowShadowView.shadow != nil && !card.arrowShadowView.isHidden)
    let arrow = try #require(arrows[direction])
    #expect(arrow.intersection(card.arrowShadowView.frame) == card.arrowShadowView.frame)
  }
}
