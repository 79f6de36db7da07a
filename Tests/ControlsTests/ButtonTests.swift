// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ButtonTests {
  private let button = Button(title: "Save", accessibilityLabel: "Save")
  private let harness: TestWindow
  private final class Count { var value = 0 }
  private let count = Count()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    button.frame = Rect(10, 10, 80, 32)
    root.view.addSubview(button)
    let count = count
    button.onActivate = { count.value += 1 }
    harness.step()
  }

  @Test func `a click activates a button`() {
    harness.click(at: Point(50, 20))

    #expect(count.value == 1)
  }

  @Test func `a pressed button is activated only if the mouse is released inside the button`() {
    harness.press(at: Point(50, 20))
    harness.move(to: Point(300, 300))
    #expect(!button.isPressed)
    harness.release(at: Point(300, 300))
    #expect(count.value == 0)

    harness.press(at: Point(50, 20))
    harness.move(to: Point(300, 300))
    harness.move(to: Point(50, 20))
    harness.release(at: Point(50, 20))
    #expect(count.value == 1)
  }

  @Test func `a button ignores a press of the secondary mouse button`() {
    harness.press(at: Point(50, 20), button: .secondary)
    harness.move(to: Point(51, 20))
    harness.send(.pointer(PointerEvent(.up, at: Point(51, 20), button: .secondary)))

    #expect(count.value == 0)
  }

  @Test(arguments: [Key.space, .return])
  func `Space and Return activate the focused button`(key: Key) {
    harness.pressKey(key)
    #expect(count.value == 0)

    harness.pressKey(.tab)
    harness.pressKey(key)

    #expect(count.value == 1)
  }

  @Test func `a disabled button ignores clicks and keys and is skipped by Tab`() {
    button.isEnabled = false

    harness.click(at: Point(50, 20))
    harness.pressKey(.tab)
    harness.pressKey(.space)

    #expect(count.value == 0)
    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test func `a disabled button shows its tool tip and the arrow cursor`() {
    let plate = View(frame: Rect(0, 0, 200, 100))
    plate.cursor = .text
    button.superview?.insertSubview(plate, below: button)
    button.cursor = .resizeUpDown
    button.toolTip = "There is nothing to save"
    harness.move(to: Point(50, 20))
    harness.step()
    #expect(harness.requests.last == .cursor(.resizeUpDown))

    button.isEnabled = false
    harness.step()
    #expect(harness.requests.last == .cursor(.arrow))
    harness.advance(by: 0.6)

    let shown = plate.superview?.superview?.subviews.last
    #expect(shown?.accessibilityRole == .toolTip)
    #expect(shown?.accessibilityLabel == "There is nothing to save")
    harness.move(to: Point(150, 80))
    harness.step()
    #expect(harness.requests.last == .cursor(.text))
  }

  @Test func `a button's hover highlight fades in within 80 milliseconds and out within 160`() {
    harness.move(to: Point(50, 20))
    harness.advance(by: 0.04)
    #expect(button.highlight.hover > 0 && button.highlight.hover < 1)
    harness.advance(by: 0.06)
    #expect(button.highlight.hover == 1)

    harness.move(to: Point(300, 300))
    harness.advance(by: 0.08)
    #expect(button.highlight.hover > 0)
    harness.advance(by: 0.1)
    #expect(button.highlight.hover == 0)
  }

  @Test func `a button's title wraps when it does not fit in one line`() {
    let narrow = Button(title: "Return to the start of the route", accessibilityLabel: "Return")
    let size = narrow.sizeThatFits(Size(120, .infinity))
    #expect(size.width == 120 && size.height > narrow.intrinsicContentSize.height)

    narrow.frame = Rect(0, 0, 120, size.height)
    var canvas = Canvas(theme: .light)
    narrow.draw(&canvas)

    let texts = canvas.list.commands.compactMap { command in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(texts.count > 1)
    #expect(!texts.contains { $0.contains("…") })
  }

  @Test func `a button's press highlight is visible in the next frame`() {
    harness.press(at: Point(50, 20))
    harness.advance(by: 1.0 / 60)

    #expect(button.highlight.press > 0)
  }

  @Test func `a clicked button becomes first responder, and Space activates it again`() {
    harness.click(at: Point(50, 20))
    #expect(button.isFirstResponder)

    harness.pressKey(.space)

    #expect(count.value == 2)
  }

  @Test func `a press that is released outside a button leaves the first responder unchanged`() {
    harness.press(at: Point(50, 20))
    harness.move(to: Point(300, 300))
    harness.release(at: Point(300, 300))

    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test(arguments: [true, false])
  func
    `the nearest focusable view becomes first responder when a click disables or removes a button`(
      isRemoved: Bool
    )
  {
    let other = Button(title: "Other", accessibilityLabel: "Other")
    other.frame = Rect(200, 10, 80, 32)
    button.superview?.addSubview(other)
    button.onActivate = { [button] in
      if isRemoved { button.removeFromSuperview() } else { button.isEnabled = false }
    }

    harness.click(at: Point(50, 20))
    harness.runUntilIdle()

    #expect(other.isFirstResponder)
  }
}
