// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct FocusSystemTests {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let harness: TestWindow
  private let fields = (0..<3).map { Field(frame: Rect(Double($0) * 50, 0, 40, 20)) }
  private let pane = View(frame: Rect(0, 0, 100, 20))
  private let otherPane = View(frame: Rect(0, 50, 200, 20))

  private var focus: FocusSystem { harness.window.focus }

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(pane)
    root.view.addSubview(otherPane)
    pane.isFocusGroup = true
    otherPane.isFocusGroup = true
    pane.addSubview(fields[0])
    pane.addSubview(fields[1])
    otherPane.addSubview(fields[2])
    harness.step()
  }

  @Test func `Tab moves the focus forward through all focusable views, and Shift+Tab backward`() {
    for field in fields {
      harness.pressKey(.tab)
      #expect(focus.firstResponder === field)
    }
    harness.pressKey(.tab)
    #expect(focus.firstResponder === fields[0])
    harness.pressKey(.tab, .shift)
    #expect(focus.firstResponder === fields[2])
  }

  @Test func `F6 moves the focus to the next pane`() {
    harness.pressKey(.function(6))
    #expect(focus.firstResponder === fields[0])
    harness.pressKey(.function(6))
    #expect(focus.firstResponder === fields[2])
    harness.pressKey(.function(6))
    #expect(focus.firstResponder === fields[0])
  }

  @Test
  func `Tab and F6 skip a view with an empty frame, but the view can stay first responder`() {
    focus.focus(fields[2])
    fields[2].frame.size.width = 0
    #expect(focus.firstResponder === fields[2])

    for field in [fields[0], fields[1], fields[0]] {
      harness.pressKey(.tab)
      #expect(focus.firstResponder === field)
    }
    harness.pressKey(.function(6))
    #expect(focus.firstResponder === fields[0])
  }

  @Test func `F6 and Shift+F6 also stop at a pane inside another pane`() {
    let inner = View(frame: Rect(100, 0, 50, 20))
    inner.isFocusGroup = true
    let field = Field(frame: Rect(0, 0, 40, 20))
    inner.addSubview(field)
    otherPane.addSubview(inner)
    for expected in [fields[0], fields[2], field, fields[0]] {
      harness.pressKey(.function(6))
      #expect(focus.firstResponder === expected)
    }
    for expected in [field, fields[2], fields[0]] {
      harness.pressKey(.function(6), .shift)
      #expect(focus.firstResponder === expected)
    }

    fields[2].removeFromSuperview()
    harness.pressKey(.function(6))

    #expect(focus.firstResponder === field)
  }

  @Test func `Tab skips hidden and inert views`() {
    fields[0].isHidden = true
    otherPane.isInert = true

    harness.pressKey(.tab)
    #expect(focus.firstResponder === fields[1])
    harness.pressKey(.tab)
    #expect(focus.firstResponder === fields[1])
  }

  @Test func `a view resigns first responder when it becomes inert or is removed`() {
    focus.focus(fields[0])
    pane.isInert = true
    #expect(focus.firstResponder == nil)

    focus.focus(fields[2])
    fields[2].removeFromSuperview()
    #expect(focus.firstResponder == nil)
  }

  @Test func `the focus ring is visible only after keyboard navigation`() {
    harness.pressKey(.tab)
    #expect(focus.isRingVisible)
    let stroke = harness.lastFrame?.placements.contains {
      $0.layer.displayList.description.contains("stroke")
    }
    #expect(stroke == true)

    harness.press(at: Point(5, 5))
    harness.step()

    #expect(!focus.isRingVisible)
  }

  /// Where the frame shows the ring, and what of it is cut off.
  private var ring: (frame: Rect, clip: Rect)? {
    harness.window.invalidateAll()
    let placement = harness.step()?.placements.first {
      $0.layer.displayList.description.contains("stroke")
    }
    return placement.map { ($0.frame, $0.clip) }
  }

  @Test func `the focus ring is drawn inside a view that fills a clipping superview`() throws {
    let bar = View(frame: Rect(0, 100, 200, 44))
    bar.clipsToBounds = true
    let button = Field(frame: Rect(50, 0, 60, 44))
    bar.addSubview(button)
    harness.window.rootViewController?.view.addSubview(bar)
    focus.focus(button, ringVisible: true)

    let shown = try #require(ring)
    #expect(shown.frame.minY == 100 && shown.frame.maxY == 144)
    #expect(shown.frame.minX < 50 && shown.frame.maxX > 110)

    button.frame.origin.y = -10
    let cut = try #require(ring)
    #expect(cut.frame.minY < 90, "a clipped view has a ring around its visible part")
  }
}
