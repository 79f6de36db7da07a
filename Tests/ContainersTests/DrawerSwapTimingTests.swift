// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// When the old center is removed during a swap that closes and opens the drawer.
struct DrawerSwapTimingTests {
  private func fixture() -> DrawerFixture {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.swapDuration = 0.5
    fixture.drawer.setCenter(fixture.new)
    _ = fixture.consumeCallbacks()
    return fixture
  }

  @Test func `a drawer's old center can be set as the center again after it has slid out`() {
    let fixture = fixture()
    fixture.harness.advance(by: 0.7)
    #expect(fixture.old.parent == nil)
    fixture.drawer.setCenter(fixture.old)
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.center === fixture.old && fixture.old.parent === fixture.drawer)
    #expect(fixture.old.isAppeared && fixture.new.parent == nil && !fixture.new.isAppeared)
    #expect(fixture.old.view.window != nil && !fixture.old.view.isHidden)
    #expect(fixture.old.view.alpha == 1)
  }

  @Test func `a third center that is set while the second slides in replaces the second`() {
    let fixture = fixture()
    let third = ViewController()
    third.title = "Third"
    fixture.harness.advance(by: 0.7)
    var finished: [Bool] = []
    fixture.drawer.setCenter(third) { finished.append($0) }
    fixture.harness.runUntilIdle()
    #expect(finished == [true])
    #expect(fixture.drawer.center === third && third.isAppeared)
    #expect(fixture.drawer.children.filter { $0 !== fixture.side }.count == 1)
    #expect(!fixture.new.isAppeared && fixture.new.parent == nil)
  }

  @Test
  func `a drawer's old center gets its last callback before the new center's viewDidAppear`() {
    let fixture = fixture()
    fixture.harness.advance(by: 0.55)
    let log = fixture.consumeCallbacks().filter { $0.hasPrefix("Old") }
    #expect(log.suffix(2).first?.contains("viewDidDisappear") == true, "\(log)")
    fixture.harness.runUntilIdle()
    let rest = fixture.consumeCallbacks()
    #expect(!rest.contains { $0.hasPrefix("Old") })
    #expect(rest.contains("New viewDidAppear"))
  }

  @Test(arguments: [0.2, 0.5, 1.0])
  func `a drawer's old center is removed after swapDuration, when it has slid out`(duration: Double)
  {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.swapDuration = duration
    fixture.drawer.setCenter(fixture.new)
    fixture.harness.advance(by: duration - 0.04)
    #expect(fixture.old.parent === fixture.drawer)
    fixture.harness.advance(by: 0.06)
    #expect(fixture.old.parent == nil && fixture.old.view.superview == nil)
    #expect(fixture.drawer.phase == .swapping)
  }

  @Test func `a drawer's old center is deallocated while the new one slides in`() {
    let drawer = DrawerController(
      center: ViewController(), leading: ViewController(), position: .open)
    let harness = TestWindow(root: drawer)
    harness.runUntilIdle()
    weak var old: ViewController?
    old = drawer.center
    drawer.setCenter(ViewController())
    harness.advance(by: 0.4)
    #expect(drawer.phase == .swapping && old == nil)
    harness.runUntilIdle()
  }

  @Test
  func `dragging a new center while it slides into a drawer does not bring the old center back`() {
    for end in [900.0, 50] {
      let fixture = fixture()
      fixture.harness.advance(by: 0.65)
      fixture.harness.move(from: Point(800, 300), to: Point(end, 300), duration: 0.2)
      fixture.harness.runUntilIdle()
      #expect(fixture.drawer.phase == .idle)
      #expect(fixture.drawer.center === fixture.new && fixture.new.isAppeared)
      #expect(fixture.old.parent == nil && !fixture.old.isAppeared)
    }
  }

  @Test func `a drawer's open and close calls take effect while a new center slides in`() {
    for opens in [true, false] {
      let fixture = fixture()
      fixture.harness.advance(by: 0.6)
      if opens { fixture.drawer.open() } else { fixture.drawer.close(animated: false) }
      fixture.harness.runUntilIdle()
      #expect(fixture.drawer.isOpen == opens && fixture.new.isAppeared)
      #expect(fixture.old.parent == nil)
    }
  }

  @Test
  func `resizing and removing a drawer while its center is replaced keeps the callbacks balanced`()
  {
    let fixture = fixture()
    fixture.harness.advance(by: 0.6)
    fixture.harness.resize(to: Size(600, 900))
    fixture.harness.advance(by: 0.1)
    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.runUntilIdle()
    #expect(!fixture.new.isAppeared && !fixture.old.isAppeared && fixture.old.parent == nil)
    #expect(fixture.new.parent === fixture.drawer)
  }

  @Test func `a drawer's old center can be presented as soon as the drawer has removed it`() {
    let fixture = fixture()
    fixture.harness.advance(by: 0.6)
    fixture.drawer.present(fixture.old, animated: false)
    fixture.harness.runUntilIdle()
    #expect(fixture.old.isAppeared && !fixture.old.view.isHidden && fixture.old.view.alpha == 1)
    #expect(fixture.drawer.center === fixture.new)
  }
}
