// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting
@testable import Views

struct ToolTipTests {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let root = ViewController()
  private let red = Field()
  private let blue = Field()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
    red.frame = Rect(50, 50, 100, 40)
    blue.frame = Rect(150, 50, 100, 40)
    for view in [red, blue] { root.view.addSubview(view) }
    red.toolTip = "Red things"
    blue.toolTip = "Blue things"
    harness.step()
  }

  private var tip: ToolTipView? { (harness.window.toolTips as? ToolTipSystem)?.toolTipView }
  private var visibleText: String? { tip?.accessibilityLabel }
  private var frame: Rect { tip?.frame ?? .zero }

  private func hover(at point: Point) {
    harness.move(to: point)
    harness.step()
    harness.advance(by: 0.6)
  }

  @Test func `a tool tip is shown near the pointer, not under it, when the pointer rests`() {
    harness.move(to: Point(100, 70))
    harness.advance(by: 0.4)
    #expect(visibleText == nil)

    harness.advance(by: 0.2)

    #expect(visibleText == "Red things")
    #expect(!frame.contains(Point(100, 70)))
    #expect(abs(frame.midX - 104) <= 1 && frame.minY > 70 && frame.minY < 110)
    #expect(harness.window.focus.firstResponder == nil)
    #expect(harness.window.hitTest(frame.center)?.accessibilityRole != .toolTip)
  }

  @Test(arguments: [Point(2, 2), Point(398, 2), Point(2, 298), Point(398, 298)])
  func
    `a tool tip near a corner of the window stays inside the window and does not cover the pointer`(
      corner: Point
    )
  {
    red.frame = harness.window.topMostViewController?.view.bounds ?? .zero
    hover(at: corner)

    #expect(Rect(0, 0, 400, 300).inset(by: 8).contains(frame))
    #expect(!frame.contains(corner))
  }

  @Test(arguments: ["away", "press", "key", "wheel", "removed", "nil"])
  func `input, leaving the view, or removing the view or its text hides the tool tip`(
    cause: String
  ) {
    hover(at: Point(100, 70))
    #expect(visibleText != nil)

    switch cause {
    case "away": harness.move(to: Point(300, 200))
    case "press": harness.press(at: Point(100, 70))
    case "key": harness.pressKey(.character("a"))
    case "wheel": harness.scrollWheel(by: 1, at: Point(100, 70))
    case "removed": red.removeFromSuperview()
    default: red.toolTip = nil
    }
    harness.step()

    #expect(visibleText == nil)
    harness.advance(by: 2)
    #expect(visibleText == nil)
  }

  @Test func `moving the pointer to another view shows that view's tool tip without delay`() {
    hover(at: Point(100, 70))

    harness.move(to: Point(200, 70))
    harness.step()

    #expect(visibleText == "Blue things")
  }

  @Test func `the focused view shows its tool tip while the focus ring is visible`() {
    harness.pressKey(.tab)
    harness.advance(by: 0.6)
    #expect(visibleText == "Red things")
    #expect(frame.minY >= 90)

    harness.pressKey(.tab)
    #expect(visibleText == nil)
    harness.advance(by: 0.6)
    #expect(visibleText == "Blue things")

    harness.press(at: Point(350, 250))
    harness.step()
    #expect(visibleText == nil)
  }

  @Test func `a window without tool tips creates no tool tip system and no timer`() {
    red.toolTip = nil
    blue.toolTip = nil

    hover(at: Point(100, 70))
    harness.pressKey(.tab)

    #expect(harness.window.toolTips == nil)
    #expect(harness.window.nextFireInstant == nil)
  }

  @Test func `a tool tip is shown without a fade when motion is reduced`() {
    harness.window.traits.reducesMotion = true
    hover(at: Point(100, 70))
    #expect(tip?.presentationAlpha == 1)
    harness.runUntilIdle()
    #expect(!harness.window.needsFrame)
  }

  @Test
  func
    `the pointer over a view without user interaction shows its tool tip and hovers the view behind`()
  {
    var hovered = 0
    let plate = HoverView { hovered += 1 }
    plate.frame = Rect(50, 50, 100, 40)
    plate.cursor = .resizeLeftRight
    root.view.insertSubview(plate, below: red)
    red.isUserInteractionEnabled = false

    hover(at: Point(100, 70))

    #expect(visibleText == "Red things" && hovered == 1)
    #expect(harness.requests.last == .cursor(.resizeLeftRight))
    harness.move(to: Point(20, 20))
    harness.step()
    #expect(visibleText == nil)
  }

  @Test func `a visible tool tip stays when user interaction of its view is disabled`() {
    hover(at: Point(100, 70))
    red.isUserInteractionEnabled = false
    harness.step()
    harness.advance(by: 0.1)
    #expect(visibleText == "Red things")

    red.removeFromSuperview()
    harness.step()
    #expect(visibleText == nil)
  }

  @Test func `the pointer over a view with user interaction disabled has the view's passiveCursor`()
  {
    let plate = PassiveView(frame: Rect(50, 200, 100, 40))
    plate.isUserInteractionEnabled = false
    root.view.addSubview(plate)
    root.view.cursor = .resizeUpDown
    harness.move(to: Point(20, 20))
    harness.step()

    harness.move(to: Point(100, 220))
    harness.step()
    #expect(harness.requests.last == .cursor(.text))
    harness.move(to: Point(20, 20))
    harness.step()
    #expect(harness.requests.last == .cursor(.resizeUpDown))
  }

  private final class HoverView: View {
    private let onHover: () -> Void

    init(_ action: @escaping () -> Void) {
      self.onHover = action
      super.init(frame: .zero)
    }

    override func hoverBegan() { onHover() }
  }

  private final class PassiveView: View {
    override var passiveCursor: Cursor? { .text }
  }
}
