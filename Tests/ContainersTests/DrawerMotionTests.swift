// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct DrawerMotionTests {
  @Test
  func `toggling a moving drawer side reverses it, and the first toggle completes with false`() {
    let fixture = DrawerFixture(position: .closed)
    var results: [Bool] = []

    fixture.drawer.toggle { results.append($0) }
    fixture.harness.advance(by: 0.1)
    let turning = fixture.drawer.progress
    fixture.drawer.toggle { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(turning > 0.1 && turning < 0.9)
    #expect(results == [false, true])
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `a drawer that a key toggles starts to move in the next frame`() {
    let fixture = DrawerFixture(position: .closed)

    fixture.harness.pressKey(.function(9))
    fixture.harness.advance(by: 1.0 / 60)

    #expect(fixture.drawer.progress > 0)
  }

  @Test
  func `a press stops an opening drawer, and a drag continues from the position that it reached`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.drawer.open()
    fixture.harness.advance(by: 0.1)

    fixture.harness.press(at: Point(800, 400))
    let held = fixture.drawer.progress
    fixture.harness.advance(by: 0.5)

    #expect(fixture.drawer.progress == held)
    #expect(fixture.drawer.phase == .dragging)
    fixture.harness.move(from: Point(800, 400), to: Point(825, 400), duration: 0.2)
    #expect(abs(fixture.drawer.progress - (held + 0.1)) < 1e-9)
  }

  @Test func `a resize during a drawer's animation keeps the progress and moves the views`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.drawer.open()
    fixture.harness.advance(by: 0.1)
    let progress = fixture.drawer.progress

    fixture.harness.send(.window(.resized(Size(1280, 500))))
    fixture.harness.step()

    #expect(fixture.drawer.progress == progress)
    #expect(abs(fixture.drawer.layout.centerContainerView.frame.minX - progress * 320) < 1e-9)
    #expect(fixture.drawer.layout.centerContainerView.frame.size == Size(1280, 500))
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.layout.centerContainerView.frame.minX == 320)
  }

  @Test func `a drawer's drag ends and the drawer settles when the window loses focus`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(100, 300), duration: 0.2)

    fixture.harness.send(.window(.focusLost))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.phase == .idle)
    #expect(fixture.drawer.progress == 0)
  }

  @Test func `a drag in the middle of the center does not open a drawer by default`() {
    let fixture = DrawerFixture(position: .closed)

    fixture.harness.press(at: Point(500, 300))
    fixture.harness.move(from: Point(500, 300), to: Point(700, 300), duration: 0.2)

    #expect(fixture.drawer.progress == 0)
    #expect(fixture.consumeCallbacks().isEmpty)
  }

  @Test func `a hit test finds no view in a drawer's center until the drawer is closed`() {
    let fixture = DrawerFixture(position: .open)
    let inside = View(frame: Rect(0, 0, 1000, 700))
    fixture.old.view.addSubview(inside)
    fixture.harness.step()
    #expect(fixture.harness.window.hitTest(Point(600, 400)) !== inside)

    fixture.drawer.close()
    fixture.harness.runUntilIdle()

    #expect(fixture.harness.window.hitTest(Point(600, 400)) === inside)
  }

  @Test func `opening a drawer without animation takes effect immediately`() {
    let fixture = DrawerFixture(position: .closed)
    var results: [Bool] = []

    fixture.drawer.open(animated: false) { results.append($0) }

    #expect(fixture.drawer.progress == 1)
    #expect(results == [true])
  }

  @Test func `a drawer opens without animation when motion is reduced`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.harness.window.traits.reducesMotion = true

    fixture.drawer.open()

    #expect(fixture.drawer.progress == 1)
  }

  @Test func `a drawer's shadow fades with the progress and is removed when the drawer is closed`()
    throws
  {
    let fixture = DrawerFixture(position: .open)
    let full = try #require(fixture.drawer.layout.centerContainerView.shadow).color.alpha

    fixture.drawer.close()
    fixture.harness.advance(by: 0.1)
    let fading = try #require(fixture.drawer.layout.centerContainerView.shadow).color.alpha
    fixture.harness.runUntilIdle()

    #expect(fading < full && fading > 0)
    #expect(fixture.drawer.layout.centerContainerView.shadow == nil)
  }

  @Test func `a frame of a drawer's animation only moves layers and redraws none`() throws {
    let fixture = DrawerFixture(position: .open)
    fixture.drawer.close()
    fixture.harness.advance(by: 0.05)

    let frame = try #require(fixture.harness.lastFrame)
    fixture.harness.advance(by: 0.05)
    let next = try #require(fixture.harness.lastFrame)

    for (before, after) in zip(frame.placements, next.placements) {
      #expect(before.layer === after.layer)
      #expect(before.layer.displayList == after.layer.displayList)
    }
    #expect(next.damage.count == 1)
  }

  @Test func `a drawer side opens to its length with the timing of the drawer's motion property`() {
    let fixture = DrawerFixture(position: .closed)
    fixture.drawer[.leading].length = .fixed(180)
    fixture.drawer.motion = .curve(.linear, duration: 1)

    fixture.drawer.open()
    fixture.harness.advance(by: 0.5)

    #expect(abs(fixture.drawer.progress - 0.5) < 0.02)
    fixture.harness.advance(by: 0.6)
    #expect(fixture.drawer.progress == 1)
    #expect(fixture.drawer.layout.centerContainerView.frame.minX == 180)
  }
}
