// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Sides, styles, lengths and docking.
struct DrawerSidesTests {
  @Test(arguments: DrawerSide.allCases, DrawerStyle.allCases)
  func `each drawer side in each style gets appearance callbacks when it opens and closes`(
    side: DrawerSide, style: DrawerStyle
  ) {
    let fixture = SidesFixture([side], style: style)
    if style == .docked {
      // A docked side is open from the beginning.
      #expect(fixture.drawer.progress(of: side) == 1)
      fixture.drawer.close(side, animated: false)
      _ = fixture.consumeCallbacks()
    }

    fixture.drawer.open(side)
    fixture.harness.runUntilIdle()
    #expect(
      fixture.consumeCallbacks() == [
        "\(side.rawValue) viewWillAppear", "\(side.rawValue) viewDidAppear",
      ])
    #expect(fixture.drawer.progress(of: side) == 1)
    fixture.drawer.close(side)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "\(side.rawValue) viewWillDisappear", "\(side.rawValue) viewDidDisappear",
      ])
    #expect(fixture.drawer.progress(of: side) == 0)
  }

  @Test(arguments: [
    (DrawerSide.leading, DrawerSide.trailing), (.trailing, .leading), (.leading, .top),
    (.bottom, .leading), (.top, .bottom),
  ])
  func `opening one drawer side closes the other in the same animation`(
    first: DrawerSide, second: DrawerSide
  ) {
    let fixture = SidesFixture()
    fixture.drawer.open(first, animated: false)
    _ = fixture.consumeCallbacks()

    fixture.drawer.open(second)
    fixture.harness.advance(by: 0.1)
    let between = (
      fixture.drawer.progress(of: first), fixture.drawer.progress(of: second)
    )
    fixture.harness.runUntilIdle()

    #expect(between.0 > 0 && between.0 < 1)
    #expect(abs(between.0 + between.1 - 1) < 0.01, "both sides move together")
    #expect(
      fixture.consumeCallbacks() == [
        "\(first.rawValue) viewWillDisappear", "\(second.rawValue) viewWillAppear",
        "\(first.rawValue) viewDidDisappear", "\(second.rawValue) viewDidAppear",
      ])
    #expect(fixture.drawer.openSide == second)
  }

  @Test func `a drag from the right edge opens the leading side in right to left layout`() {
    let fixture = SidesFixture([.leading, .trailing])
    fixture.harness.window.traits.layoutDirection = .rightToLeft
    fixture.harness.step()

    fixture.drag(from: Point(995, 300), to: Point(800, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.openSide == .leading)
    #expect(fixture.frame(of: .leading) == Rect(750, 0, 250, 700))
  }

  @Test func `replacing the controller of an open drawer side sends callbacks to both controllers`()
  {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    let other = ViewController()
    other.title = "Other"
    other.containmentObserver = fixture.harness.observers
    other.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()

    fixture.drawer.leading = other

    #expect(
      fixture.consumeCallbacks() == [
        "leading willMove nil", "leading viewWillDisappear", "leading viewDidDisappear",
        "leading didMove nil", "Other willMove drawer", "Other viewWillAppear",
        "Other viewDidAppear", "Other didMove drawer",
      ])
    #expect(fixture.drawer.children.map(\.title) == ["Center", "Other"])
  }

  @Test func `removing an open drawer side moves the center back`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)

    fixture.drawer.leading = nil
    fixture.harness.step()

    #expect(fixture.drawer.layout.centerContainerView.frame == Rect(0, 0, 1000, 700))
    #expect(fixture.drawer.openSide == nil)
    #expect(fixture.drawer.sides.isEmpty)
  }

  @Test func `opening or toggling a drawer side without a controller completes with false`() {
    let fixture = SidesFixture([.leading])
    var results: [Bool] = []

    fixture.drawer.open(.bottom) { results.append($0) }
    fixture.drawer.toggle(.top) { results.append($0) }

    #expect(results == [false, false])
    #expect(fixture.drawer.phase == .idle)
  }

  // MARK: Docking

  @Test func `a window that becomes wide enough docks a drawer side, and a narrower one closes it`()
  {
    let fixture = SidesFixture([.leading], size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
    }
    #expect(!fixture.drawer.isDocked(.leading))
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == ["leading viewWillAppear", "leading viewDidAppear"])
    #expect(fixture.drawer.layout.centerContainerView.frame == Rect(250, 0, 750, 700))
    #expect(!fixture.drawer.layout.contentContainerView.isInert)

    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.runUntilIdle()
    #expect(
      fixture.consumeCallbacks() == ["leading viewWillDisappear", "leading viewDidDisappear"])
    #expect(fixture.drawer.layout.centerContainerView.frame == Rect(0, 0, 700, 500))
  }

  @Test
  func `a closed docked drawer side is still closed after the window was narrow and wide again`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].dockingWidth = 900 }
    #expect(fixture.drawer.progress(of: .leading) == 1)

    fixture.drawer.close(.leading, animated: false)
    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.drawer.open(.leading, animated: false)
    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test func `an open drawer side that becomes docked no longer dims the center or makes it inert`()
  {
    let fixture = SidesFixture([.leading], style: .overlay, size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
    }
    fixture.drawer.open(.leading, animated: false)
    fixture.harness.runUntilIdle()
    #expect(
      fixture.drawer.layout.contentContainerView.isInert && !fixture.drawer.layout.scrim.isHidden)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()

    #expect(!fixture.drawer.layout.contentContainerView.isInert)
    #expect(fixture.drawer.layout.scrim.isHidden)
    #expect(fixture.frame(of: .leading) == Rect(0, 0, 250, 700))
    #expect(
      fixture.drawer.layout.centerContainerView.shadow == nil
        && fixture.drawer.slots[.leading]?.containerView.shadow == nil)
  }

  @Test
  func `a locked drawer side stays open or closed when the window's width docks or undocks it`() {
    let closed = SidesFixture([.leading], size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
      $0[.leading].lock = .lockedClosed
    }
    closed.harness.resize(to: Size(1000, 700))
    closed.harness.runUntilIdle()
    #expect(closed.drawer.progress(of: .leading) == 0)
    #expect(closed.drawer.center.view.frame.width == 1000)

    let open = SidesFixture([.leading]) {
      $0[.leading].dockingWidth = 900
      $0[.leading].lock = .lockedOpen
    }
    #expect(open.drawer.progress(of: .leading) == 1)
    open.harness.resize(to: Size(700, 500))
    open.harness.runUntilIdle()
    #expect(open.drawer.progress(of: .leading) == 1)
  }

  @Test func `the Back key and the mouse's back button close an open drawer side`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(.leading, animated: false)
    fixture.harness.runUntilIdle()

    fixture.harness.pressKey(.back)
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.drawer.open(.leading, animated: false)
    fixture.harness.press(at: Point(400, 300), button: .back)
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 0)
  }

  enum Query: CaseIterable {
    case open, state, side
  }

  @Test(arguments: Query.allCases)
  func `calls to a drawer in its center's viewWillAppear take effect after the center has appeared`(
    asked: Query
  ) {
    final class Asking: ViewController {
      var ask: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        ask?()
        ask = nil
      }
    }
    let (center, side, other) = (Asking(), ViewController(), ViewController())
    let drawer = DrawerController(center: center, leading: side)
    let harness = TestWindow()
    for (controller, title) in [(side, "side"), (other, "other")] {
      controller.title = title
      controller.containmentObserver = harness.observers
      controller.loadViewIfNeeded()
    }
    harness.callbacks.removeAllLines()
    center.ask = { [unowned drawer] in
      switch asked {
      case .open: drawer.open(animated: false)
      case .state: drawer.state = DrawerState(openSide: .leading)
      case .side: drawer.setController(other, for: .leading)
      }
    }
    harness.show(drawer)
    harness.runUntilIdle()

    switch asked {
    case .open, .state:
      #expect(drawer.isOpen && side.isAppeared)
      #expect(
        harness.callbacks.removeAllLines() == [
          "side viewWillAppear", "side viewIsAppearing", "side viewDidAppear",
        ])
    case .side:
      #expect(drawer.leading === other && !other.isAppeared && side.parent == nil)
    }
  }

  @Test
  func `a docked drawer side is visible in the first frame, and the center has its final size`() {
    let fixture = SidesFixture([.leading], shown: false) { $0[.leading].dockingWidth = 900 }

    fixture.show()

    #expect(fixture.drawer.center.view.frame.size == Size(750, 652))
    #expect(!fixture.harness.window.isAnimating)
  }

  @Test func `a drawer's overlay side opens and closes while another side stays docked`() {
    let fixture = SidesFixture([.leading, .trailing], style: .overlay) {
      $0[.leading].style = .docked
    }

    fixture.drawer.open(.trailing)
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
    #expect(fixture.drawer.openSide == .trailing)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress(of: .leading) == 1)
    #expect(fixture.drawer.openSide == nil)
  }

  @Test func `a drawer's center gets its full width as soon as a docked side begins to close`() {
    let fixture = SidesFixture([.leading], style: .docked)
    fixture.harness.runUntilIdle()

    fixture.drawer.close(.leading)
    fixture.harness.advance(by: 0.1)

    #expect(fixture.drawer.layout.centerContainerView.frame.width == 1000)
    #expect(fixture.drawer.layout.centerContainerView.frame.minX > 0)
  }

  // MARK: Lengths

  @Test func `changing a drawer side's length with an animation sends no appearance callbacks`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    _ = fixture.consumeCallbacks()

    fixture.drawer.setLength(400, for: .leading, animated: true)
    fixture.harness.advance(by: 0.1)
    let between = fixture.drawer.length(of: .leading)
    fixture.harness.runUntilIdle()

    #expect(between > 250 && between < 400)
    #expect(fixture.drawer.layout.centerContainerView.frame.minX == 400)
    #expect(fixture.consumeCallbacks().isEmpty)
  }

  @Test func `the user resizes a drawer side within its limits, and the observer is notified`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.runUntilIdle()
    fixture.events = []

    fixture.harness.move(to: Point(250, 300))
    #expect(fixture.harness.requests.last == .cursor(.resizeLeftRight))
    fixture.drag(from: Point(250, 300), to: Point(320, 300))
    #expect(fixture.drawer.length(of: .leading) == 320)
    fixture.drag(from: Point(320, 300), to: Point(900, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.length(of: .leading) == 400)
    #expect(fixture.events.last == "length leading 400.0")
    #expect(fixture.drawer.openSide == .leading)
  }

  @Test
  func `a double click on the edge of a resized drawer side restores the side's default length`() {
    let fixture = SidesFixture([.trailing]) { $0[.trailing].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.runUntilIdle()
    fixture.drag(from: Point(750, 300), to: Point(650, 300))
    #expect(fixture.drawer.length(of: .trailing) == 350)

    fixture.harness.advance(by: 1)
    fixture.harness.click(at: Point(650, 300))
    fixture.harness.click(at: Point(650, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.length(of: .trailing) == 250)
    #expect(
      fixture.drawer.openSide == .trailing, "a click on the edge is not a click on the center")
  }

  @Test(arguments: [
    (Key.right, 266.0), (.left, 234), (.home, 200), (.end, 400), (.up, 250),
  ])
  func `arrow keys, Home and End resize a drawer side while its resize grip is first responder`(
    key: Key, length: Double
  ) throws {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.runUntilIdle()
    let grip = try #require(fixture.drawer.slots[.leading]?.grip)

    fixture.harness.window.focus.focus(grip)
    fixture.harness.pressKey(key)

    #expect(fixture.drawer.length(of: .leading) == length)
  }

  // MARK: State

  @Test func `the open side and the side lengths of a drawer are restored without animation`() {
    let first = SidesFixture([.leading, .trailing]) {
      $0[.trailing].resizableLengths = 200...400
    }
    first.drawer.open(.trailing, animated: false)
    first.drawer.setLength(333, for: .trailing)
    let state = first.drawer.state

    let second = SidesFixture([.leading, .trailing], shown: false) {
      $0[.trailing].resizableLengths = 200...400
    }
    second.drawer.state = state
    second.show()

    #expect(second.drawer.openSide == .trailing)
    #expect(second.frame(of: .trailing) == Rect(667, 0, 333, 700))
    #expect(!second.harness.window.isAnimating)
    #expect(second.drawer.state == state)
  }

  @Test func `restoring a drawer ignores invalid lengths and an open side that has no controller`()
  {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }

    fixture.drawer.state = DrawerState(
      openSide: .bottom, lengths: [.leading: .infinity, .top: 5])

    #expect(fixture.drawer.length(of: .leading) == 250)
    #expect(fixture.drawer.openSide == nil)
  }
}
