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
  func `the presenter hears nothing, the popover its appearance`(animated: Bool) {
    fixture.present(animated: animated)
    harness.settle()
    fixture.dismiss(animated: animated)
    harness.settle()

    #expect(
      fixture.harness.callbacks.lines == [
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
        "Red viewWillDisappear", "Red viewDidDisappear",
      ])
    #expect(fixture.completions == ["presented", "dismissed"])
    #expect(fixture.red.view.window == nil)
    #expect(fixture.root.view.subviews.count == 2)
  }

  @Test func `it lies below its anchor, as large as the controller prefers`() {
    fixture.show()

    #expect(fixture.popover?.arrowDirection == .up)
    #expect(fixture.frame == Rect(380, 354, 240, 160))
    #expect(fixture.red.traits.horizontalSizeClass == .compact)
  }

  @Test func `it may point at a part of a view`() {
    fixture.popover?.sourceRect = Rect(0, 0, 10, 40)
    fixture.show()

    #expect(fixture.frame.midX == 465)
  }

  @Test func `a controller without a wish gets the usual size`() {
    fixture.red.preferredContentSize = .zero
    fixture.show()

    #expect(fixture.frame.size == PopoverPresentationController.defaultSize)
  }

  @Test func `a bar button can be its anchor`() throws {
    let item = BarButtonItem(title: "More")
    let bar = NavigationBar()
    bar.frame = Rect(0, 0, 1000, 48)
    bar.item.rightBarButtonItems = [item]
    fixture.root.view.addSubview(bar)
    harness.settle()
    fixture.popover?.barButtonItem = item
    fixture.show()

    let view = try #require(item.shownView)
    #expect(fixture.frame.minY >= (view.shownRect()?.maxY ?? 700))
    #expect(fixture.frame.maxX == 992)
  }

  @Test func `only a controller that can be one has a popover`() {
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

  @Test func `it follows its anchor`() {
    fixture.show()

    fixture.button.frame.origin.x += 100
    harness.step()
    #expect(fixture.frame.minX == 480)

    View.animate(
      duration: 1, curve: .linear, animations: { fixture.button.frame.origin.x -= 100 })
    harness.advance(by: 0.5)
    #expect(abs(fixture.frame.minX - 430) <= 2)
  }

  @Test func `it stays in the window when that changes`() {
    fixture.show()

    harness.resize(to: Size(700, 460))

    #expect(fixture.popover?.arrowDirection == .down)
    #expect(Rect(0, 0, 700, 460).contains(fixture.frame))
    #expect(fixture.delegate.heard == ["reposition"])
  }

  @Test func `the delegate may name another place when the window changes`() {
    fixture.show()
    fixture.delegate.onReposition = { $0 = Rect(0, 0, 0, 40) }

    harness.resize(to: Size(900, 700))

    #expect(fixture.frame.midX == 460)
  }

  @Test(arguments: ["removed", "hidden", "scrolled away"])
  func `without its anchor it goes, and the delegate hears`(cause: String) {
    let clip = View(frame: Rect(400, 250, 200, 200))
    clip.clipsToBounds = true
    fixture.root.view.addSubview(clip)
    clip.addSubview(fixture.button)
    fixture.button.frame = Rect(20, 20, 80, 40)
    harness.settle()
    fixture.show()

    switch cause {
    case "removed": fixture.button.removeFromSuperview()
    case "hidden": clip.isHidden = true
    default: clip.boundsOrigin.y = 100
    }
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.delegate.heard == ["did"])
    #expect(
      fixture.harness.callbacks.lines == ["Red viewWillDisappear", "Red viewDidDisappear"])
  }

  @Test func `another wish for its size is followed in steps`() {
    fixture.show()

    fixture.red.preferredContentSize = Size(340, 260)
    harness.advance(by: 0.12)
    let card = fixture.popover?.presentedView?.frame ?? .zero
    #expect(card.width > 240 + 24 && card.width < 340 + 24)
    harness.settle()

    #expect(fixture.frame == Rect(330, 354, 340, 260))
  }

  @Test func `with reduced motion it has the new size at once`() {
    harness.window.traits.reducesMotion = true
    fixture.show()
    fixture.red.preferredContentSize = Size(340, 260)
    harness.step()
    #expect(fixture.popover?.presentedView?.frame.width == 364)
  }

  // MARK: A person's way out

  @Test(arguments: ["escape", "press", "secondary press"])
  func `a press beside it or Escape closes it, and reaches nobody else`(way: String) {
    var clicks = 0
    fixture.other.onActivate = { clicks += 1 }
    fixture.show()

    switch way {
    case "escape": harness.key(.escape)
    case "press": harness.click(at: Point(60, 40))
    default:
      harness.press(at: Point(60, 40), button: .secondary)
      harness.send(.pointer(PointerEvent(.up, at: Point(60, 40), button: .secondary)))
    }
    harness.settle()

    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.delegate.heard == ["should", "will", "did"])
    #expect(clicks == 0)
    harness.click(at: Point(60, 40))
    #expect(clicks == 1)
  }

  @Test func `the delegate may keep it, and so may the controller`() {
    fixture.show()
    fixture.delegate.allows = false
    harness.key(.escape)
    #expect(fixture.delegate.heard == ["should", "attempt"])

    fixture.red.isModalInPresentation = true
    harness.click(at: Point(60, 40))
    harness.settle()
    #expect(fixture.delegate.heard == ["should", "attempt", "attempt"])
    #expect(fixture.red.isAppeared)
  }

  @Test func `a press in it stays in it`() {
    fixture.show()
    harness.click(at: Point(400, 500))
    harness.click(at: Point(500, 350))
    harness.settle()
    #expect(fixture.red.isAppeared)
  }

  @Test func `views that are let through can be used`() {
    var clicks = 0
    fixture.other.onActivate = { clicks += 1 }
    fixture.show()
    fixture.popover?.passthroughViews = [fixture.other]

    harness.click(at: Point(60, 40))
    harness.settle()

    #expect(clicks == 1)
    #expect(fixture.red.isAppeared)
    #expect(fixture.focus.canFocus(fixture.other))
    #expect(!fixture.focus.canFocus(fixture.button))
  }

  @Test func `the keyboard is kept inside and goes back to where it was`() {
    fixture.focus.focus(fixture.other)
    fixture.show()
    #expect(fixture.focus.firstResponder === fixture.field)

    for _ in 0..<3 { harness.key(.tab) }
    #expect(fixture.focus.firstResponder === fixture.field)
    harness.key(.escape)

    #expect(fixture.focus.firstResponder === fixture.other)
  }

  // MARK: Compact

  @Test func `where room is compact it is a sheet, and back live`() {
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
    harness.settle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `in a compact window it comes as a sheet that needs no anchor`() {
    let fixture = PopoverFixture(size: Size(500, 700))
    fixture.show()
    fixture.button.isHidden = true
    fixture.harness.settle()
    #expect(fixture.red.isAppeared)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `the delegate may keep the popover`() {
    fixture.delegate.staysPopover = true
    fixture.show()
    harness.resize(to: Size(560, 700))
    #expect(fixture.popover?.effectiveController === fixture.popover)
    #expect(fixture.frame.size == Size(240, 160))
  }

  // MARK: Leaks

  @Test func `nothing of it stays`() {
    weak var controller: ViewController?
    weak var popover: PopoverPresentationController?
    do {
      let blue = ViewController()
      blue.modalPresentationStyle = .popover
      blue.popoverPresentationController?.sourceView = fixture.button
      controller = blue
      popover = blue.popoverPresentationController
      fixture.root.present(blue, animated: true)
      harness.settle()
      fixture.root.dismiss(animated: true)
      harness.settle()
    }
    harness.step()
    #expect(controller == nil)
    #expect(popover == nil)
  }

  @Test(arguments: [PopoverArrowDirection.up, .down, .left, .right])
  func `the arrow throws a shadow from within`(direction: PopoverArrowDirection) throws {
    fixture.popover?.permittedArrowDirections = direction
    fixture.show()
    let card = try #require(fixture.popover?.card)
    let arrows: [PopoverArrowDirection: Rect] = [
      .up: Rect(card.place.minX, card.place.minY - 12, card.place.width, 12),
      .down: Rect(card.place.minX, card.place.maxY, card.place.width, 12),
      .left: Rect(card.place.minX - 12, card.place.minY, 12, card.place.height),
      .right: Rect(card.place.maxX, card.place.minY, 12, card.place.height),
    ]

    #expect(fixture.popover?.arrowDirection == direction)
    #expect(card.arrowShade.shadow != nil && !card.arrowShade.isHidden)
    let arrow = try #require(arrows[direction])
    #expect(arrow.intersection(card.arrowShade.frame) == card.arrowShade.frame)
  }
}
