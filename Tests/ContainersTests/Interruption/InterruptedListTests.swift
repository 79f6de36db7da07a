// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls
@testable import Views

/// A press that stops a moving list is not delivered to the views in the list.
struct InterruptedListTests {
  private final class Target: View {
    var events: [String] = []
    override func pointerDown(_ pointer: PointerSample) { events.append("down") }
    override func pointerUp(_ pointer: PointerSample) { events.append("up") }
    override func pointerCancelled() { events.append("cancelled") }
  }

  /// A table of 200 rows that coasts.
  private struct DeceleratingTable {
    let table = TableView(frame: Rect(0, 0, 400, 400))
    let rows = PlainRows(200)
    let harness: TestWindow
    let pressLocation = Point(200, 200)

    init() {
      harness = TestWindow(table: table, rows: rows)
      harness.runUntilIdle()
    }

    func fling() {
      harness.drag(from: Point(200, 350), to: Point(200, 150), duration: 0.1, device: .touch)
      harness.advance(by: 0.05)
    }
  }

  @Test func `a press that stops a decelerating table does not count toward a double click`() {
    let scene = DeceleratingTable()
    var doubles = 0
    scene.table.onPrimaryAction = { _ in doubles += 1 }
    scene.fling()
    #expect(scene.table.isDecelerating)
    scene.harness.press(at: scene.pressLocation)
    scene.harness.release(at: scene.pressLocation)
    scene.harness.click(at: scene.pressLocation)

    #expect(scene.rows.selected.count == 1)
    #expect(doubles == 0)
  }

  @Test func `a tap that stops a decelerating table does not count toward a double tap`() {
    let scene = DeceleratingTable()
    scene.table.allowsMultipleSelection = true
    scene.fling()
    scene.harness.tap(at: scene.pressLocation)
    #expect(scene.table.selectedRows.isEmpty && !scene.table.isDecelerating)
    scene.harness.tap(at: scene.pressLocation)

    #expect(scene.table.selectedRows.count == 1)
    #expect(scene.rows.selected.isEmpty, "a double tap opened a row")
  }

  @Test
  func `a press that stops a table's animated scrolling does not count toward a double click`() {
    let scene = DeceleratingTable()
    var doubles = 0
    scene.table.onPrimaryAction = { _ in doubles += 1 }
    scene.table.setContentOffset(Point(0, 3000), animated: true)
    scene.harness.advance(by: 0.1)
    scene.harness.press(at: scene.pressLocation)
    scene.harness.release(at: scene.pressLocation)
    scene.harness.click(at: scene.pressLocation)

    #expect(scene.rows.selected.count == 1 && doubles == 0)
  }

  /// A scroll view that scrolls along both axes, as code asks for.
  private func bothAxes() -> (list: ScrollView, target: Target, harness: TestWindow) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let list = ScrollView(frame: Rect(0, 0, 400, 400))
    list.contentSize = Size(4000, 4000)
    let target = Target(frame: Rect(0, 0, 4000, 4000))
    list.contentView.addSubview(target)
    root.view.addSubview(list)
    harness.runUntilIdle()
    return (list, target, harness)
  }

  @Test func `a press stops a scroll view that is scrolling along both axes`() {
    let (list, target, harness) = bothAxes()
    list.setContentOffset(Point(2000, 2000), animated: true)
    harness.advance(by: 0.1)
    harness.press(at: Point(200, 200), device: .touch)
    let stopped = list.contentOffset
    harness.advance(by: 0.5)

    #expect(list.contentOffset == stopped)
    #expect(target.events.isEmpty)
    harness.release(at: Point(200, 200), device: .touch)
  }

  @Test func `a press stops both an inner and an outer scroll view that are scrolling`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let outer = ScrollView(frame: Rect(0, 0, 400, 400))
    outer.contentSize = Size(4000, 400)
    let inner = ScrollView(frame: Rect(0, 0, 4000, 400))
    inner.contentSize = Size(4000, 4000)
    let target = Target(frame: Rect(0, 0, 4000, 4000))
    inner.contentView.addSubview(target)
    outer.contentView.addSubview(inner)
    root.view.addSubview(outer)
    harness.runUntilIdle()
    outer.setContentOffset(Point(2000, 0), animated: true)
    inner.setContentOffset(Point(0, 2000), animated: true)
    harness.advance(by: 0.1)
    harness.press(at: Point(200, 200), device: .touch)
    let stopped = (outer.contentOffset, inner.contentOffset)
    harness.advance(by: 0.5)

    #expect(inner.contentOffset == stopped.1)
    #expect(outer.contentOffset == stopped.0)
    #expect(target.events.isEmpty)
    harness.release(at: Point(200, 200), device: .touch)
  }

  @Test func `a press that stops a list while it bounces back reaches no view in the list`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let list = ScrollView(frame: Rect(0, 0, 400, 400))
    list.contentHeight = 4000
    let target = Target(frame: Rect(0, -400, 400, 4400))
    list.contentView.addSubview(target)
    root.view.addSubview(list)
    harness.runUntilIdle()
    harness.drag(from: Point(200, 50), to: Point(200, 350), duration: 0.3, device: .touch)
    harness.advance(by: 0.05)
    target.events = []
    harness.press(at: Point(200, 200), device: .touch)
    harness.release(at: Point(200, 200), device: .touch)
    #expect(target.events.isEmpty)
  }

  @Test
  func `the gesture recognizers of a row do not recognize a press that stops the scrolling list`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let list = ScrollView(frame: Rect(0, 0, 400, 400))
    list.contentHeight = 4400
    let target = Target(frame: Rect(0, 0, 400, 4400))
    let tap = TapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in if tap.state == .ended { taps += 1 } }
    let press = LongPressGestureRecognizer()
    var presses = 0
    press.addAction { _ in presses += 1 }
    target.addGestureRecognizer(tap)
    target.addGestureRecognizer(press)
    list.contentView.addSubview(target)
    root.view.addSubview(list)
    harness.runUntilIdle()
    harness.drag(from: Point(200, 350), to: Point(200, 150), duration: 0.1, device: .touch)
    harness.advance(by: 0.05)
    (taps, presses) = (0, 0)
    harness.press(at: Point(200, 200), device: .touch)
    harness.advance(by: 1)
    harness.release(at: Point(200, 200), device: .touch)

    #expect(taps == 0 && presses == 0)
  }

  @Test func `a press that stops a decelerating text view does not make it first responder`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let text = TextView((1...200).map { "Line \($0)" }.joined(separator: "\n"))
    text.isEditable = true
    text.frame = Rect(0, 0, 400, 400)
    root.view.addSubview(text)
    harness.runUntilIdle()
    text.setContentOffset(Point(0, 2000), animated: true)
    harness.advance(by: 0.1)
    harness.press(at: Point(200, 200))
    harness.release(at: Point(200, 200))

    #expect(!text.isFirstResponder)
  }

  @Test func `a press that stops a decelerating list in a sheet activates no button in the list`() {
    let (root, sheet) = (ViewController(), ViewController())
    let harness = TestWindow(root: root, size: Size(800, 700))
    sheet.modalPresentationStyle = .pageSheet
    let list = ScrollView(frame: Rect(0, 0, 400, 400))
    list.autoresizingMask = .fill
    list.contentHeight = 9000
    var presses = 0
    let button = Button(title: "Press", accessibilityLabel: "Press")
    button.frame = Rect(0, 0, 2000, 9000)
    button.onActivate = { presses += 1 }
    list.contentView.addSubview(button)
    sheet.view.addSubview(list)
    root.present(sheet, animated: false)
    harness.runUntilIdle()
    harness.drag(from: Point(400, 600), to: Point(400, 400), duration: 0.1, device: .touch)
    harness.advance(by: 0.05)
    presses = 0
    harness.press(at: Point(400, 500), device: .touch)
    harness.release(at: Point(400, 500), device: .touch)
    harness.runUntilIdle()

    #expect(presses == 0 && sheet.presentingViewController != nil)
  }

  @Test func `a press that stops a sliding menu's scrolling does not count toward a double click`()
  {
    let menu = SlidingMenuController(
      children: (0..<60).map { ("Item \($0)", nil, ViewController()) }, position: .open)
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()
    var doubles = 0
    menu.menuTable.onPrimaryAction = { _ in doubles += 1 }
    menu.menuTable.setContentOffset(Point(0, 800), animated: true)
    harness.advance(by: 0.1)
    harness.press(at: Point(60, 400))
    harness.release(at: Point(60, 400))
    let before = menu.selectedIndex
    #expect(before == 0)
    harness.click(at: Point(60, 400))
    harness.step()

    #expect(doubles == 0)
  }
}
