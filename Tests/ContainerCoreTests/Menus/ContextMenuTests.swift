// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

struct ContextMenuTests {
  private final class Log {
    var shownMenus: [String] = []
  }

  private struct RecordingMenu: ContextMenu {
    let log: Log
    let name: String

    func show(at point: Point, in view: View, byKey: Bool) {
      log.shownMenus.append("\(name) \(point.x),\(point.y)\(byKey ? " key" : "")")
    }
  }

  private final class MenuOwnerView: View {
    var menu: RecordingMenu?
    override func contextMenu(at point: Point) -> (any ContextMenu)? { menu }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Screen: ViewController {
    var menu: RecordingMenu?
    override func contextMenu(at point: Point) -> (any ContextMenu)? { menu }
  }

  private let log = Log()
  private let root = Screen()
  private let outer = MenuOwnerView()
  private let inner = MenuOwnerView()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
    outer.frame = Rect(50, 50, 200, 200)
    inner.frame = Rect(20, 20, 100, 100)
    root.view.addSubview(outer)
    outer.addSubview(inner)
    harness.step()
  }

  private func clickSecondary(at point: Point) {
    harness.press(at: point, button: .secondary)
    harness.send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
    harness.step()
  }

  @Test func `a secondary click shows the context menu of the innermost view that has one`() {
    outer.menu = RecordingMenu(log: log, name: "outer")
    root.menu = RecordingMenu(log: log, name: "root")

    clickSecondary(at: Point(80, 90))
    inner.menu = RecordingMenu(log: log, name: "inner")
    clickSecondary(at: Point(80, 90))
    clickSecondary(at: Point(10, 10))

    #expect(log.shownMenus == ["outer 30.0,40.0", "inner 10.0,20.0", "root 10.0,10.0"])
  }

  @Test(arguments: [(Key.menu, KeyModifiers()), (Key.function(10), KeyModifiers.shift)])
  func `the Menu key and Shift-F10 show the context menu for the first responder`(
    key: Key, modifiers: KeyModifiers
  ) {
    outer.menu = RecordingMenu(log: log, name: "outer")
    harness.window.focus.focus(inner)

    harness.pressKey(key, modifiers)

    #expect(log.shownMenus == ["outer 20.0,120.0 key"])
  }

  @Test func `a primary click shows no context menu`() {
    outer.menu = RecordingMenu(log: log, name: "outer")
    harness.click(at: Point(80, 90))
    #expect(log.shownMenus == [])
  }

  @Test func `handOverPointers cancels the press in the old view and continues it in the new view`()
  {
    final class Listener: View {
      var events: [String] = []
      override func pointerDown(_ pointer: PointerSample) { events.append("down") }
      override func pointerMoved(_ pointer: PointerSample) { events.append("moved") }
      override func pointerUp(_ pointer: PointerSample) { events.append("up") }
      override func pointerCancelled() { events.append("cancelled") }
    }
    let first = Listener(frame: Rect(300, 0, 50, 50))
    let second = Listener(frame: Rect(350, 0, 50, 50))
    for view in [first, second] { root.view.addSubview(view) }
    harness.step()

    harness.press(at: Point(310, 10))
    harness.window.handOverPointers(to: second)
    harness.move(to: Point(320, 20))
    harness.release(at: Point(320, 20))

    #expect(first.events == ["down", "cancelled"])
    #expect(second.events == ["moved", "up"])
    #expect(!harness.window.isPointerPressed)
  }

  @Test func `a long press by touch shows the view's context menu`() {
    outer.menu = RecordingMenu(log: log, name: "outer")
    harness.press(at: Point(80, 90), device: .touch)
    harness.advance(by: 0.4)
    #expect(log.shownMenus.isEmpty, "a tap opens no menu")
    harness.advance(by: 0.2)
    #expect(log.shownMenus == ["outer 30.0,40.0"])
    harness.release(at: Point(80, 90), device: .touch)

    harness.press(at: Point(80, 90), device: .touch)
    harness.move(to: Point(80, 120), device: .touch)
    harness.advance(by: 1)
    harness.release(at: Point(80, 120), device: .touch)
    harness.press(at: Point(80, 90))
    harness.advance(by: 1)
    #expect(log.shownMenus.count == 1, "neither a moving finger nor a mouse opens a menu")
  }
}
