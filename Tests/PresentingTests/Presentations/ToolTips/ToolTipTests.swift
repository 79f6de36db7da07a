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

  private var tip: ToolTipView? { (harness.window.toolTips as? ToolTipSystem)?.shown }
  private var shown: String? { tip?.accessibilityLabel }
  private var frame: Rect { tip?.frame ?? .zero }

  private func rest(at point: Point) {
    harness.move(to: point)
    harness.step()
    harness.advance(by: 0.6)
  }

  @Test func `it shows when the pointer has rested, near it and never under it`() {
    harness.move(to: Point(100, 70))
    harness.advance(by: 0.4)
    #expect(shown == nil)

    harness.advance(by: 0.2)

    #expect(shown == "Red things")
    #expect(!frame.contains(Point(100, 70)))
    #expect(abs(frame.midX - 104) <= 1 && frame.minY > 70 && frame.minY < 110)
    #expect(harness.window.focus.firstResponder == nil)
    #expect(harness.window.hitTest(frame.center)?.accessibilityRole != .toolTip)
  }

  @Test(arguments: [Point(2, 2), Point(398, 2), Point(2, 298), Point(398, 298)])
  func `it stays inside the window and beside the pointer`(corner: Point) {
    red.frame = harness.window.topMostViewController?.view.bounds ?? .zero
    rest(at: corner)

    #expect(Rect(0, 0, 400, 300).inset(by: 8).contains(frame))
    #expect(!frame.contains(corner))
  }

  @Test(arguments: ["away", "press", "key", "wheel", "removed", "nil"])
  func `it goes when something happens`(cause: String) {
    rest(at: Point(100, 70))
    #expect(shown != nil)

    switch cause {
    case "away": harness.move(to: Point(300, 200))
    case "press": harness.press(at: Point(100, 70))
    case "key": harness.key(.character("a"))
    case "wheel": harness.turnWheel(1, at: Point(100, 70))
    case "removed": red.removeFromSuperview()
    default: red.toolTip = nil
    }
    harness.step()

    #expect(shown == nil)
    harness.advance(by: 2)
    #expect(shown == nil)
  }

  @Test func `the next one shows at once`() {
    rest(at: Point(100, 70))

    harness.move(to: Point(200, 70))
    harness.step()

    #expect(shown == "Blue things")
  }

  @Test func `the keyboard shows it too, while its ring does`() {
    harness.key(.tab)
    harness.advance(by: 0.6)
    #expect(shown == "Red things")
    #expect(frame.minY >= 90)

    harness.key(.tab)
    #expect(shown == nil)
    harness.advance(by: 0.6)
    #expect(shown == "Blue things")

    harness.press(at: Point(350, 250))
    harness.step()
    #expect(shown == nil)
  }

  @Test func `a window without tool tips has nothing for them`() {
    red.toolTip = nil
    blue.toolTip = nil

    rest(at: Point(100, 70))
    harness.key(.tab)

    #expect(harness.window.toolTips == nil)
    #expect(harness.window.nextAlarm == nil)
  }

  @Test func `with reduced motion it is there at once`() {
    harness.window.traits.reducesMotion = true
    rest(at: Point(100, 70))
    #expect(tip?.presentedAlpha == 1)
    harness.settle()
    #expect(!harness.window.needsFrame)
  }

  @Test func `a view that takes no input shows its tip, and what lies behind keeps the rest`() {
    var hovered = 0
    let plate = HoverView { hovered += 1 }
    plate.frame = Rect(50, 50, 100, 40)
    plate.cursor = .resizeLeftRight
    root.view.insertSubview(plate, below: red)
    red.isUserInteractionEnabled = false

    rest(at: Point(100, 70))

    #expect(shown == "Red things" && hovered == 1)
    #expect(harness.requests.last == .cursor(.resizeLeftRight))
    harness.move(to: Point(20, 20))
    harness.step()
    #expect(shown == nil)
  }

  @Test func `its tip stays when a view stops taking input below the pointer`() {
    rest(at: Point(100, 70))
    red.isUserInteractionEnabled = false
    harness.step()
    harness.advance(by: 0.1)
    #expect(shown == "Red things")

    red.removeFromSuperview()
    harness.step()
    #expect(shown == nil)
  }

  @Test func `a cursor of its own is what a view shows that takes no input`() {
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
    private let heard: () -> Void

    init(_ heard: @escaping () -> Void) {
      self.heard = heard
      super.init(frame: .zero)
    }

    override func hoverBegan() { heard() }
  }

  private final class PassiveView: View {
    override var passiveCursor: Cursor? { .text }
  }
}
