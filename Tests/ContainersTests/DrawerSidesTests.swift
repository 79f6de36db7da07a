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
  func `each side opens and closes in each style, with the same callbacks`(
    side: DrawerSide, style: DrawerStyle
  ) {
    let fixture = SidesFixture([side], style: style)
    if style == .docked {
      // It is there from the beginning.
      #expect(fixture.drawer.progress(of: side) == 1)
      fixture.drawer.close(side, animated: false)
      _ = fixture.take()
    }

    fixture.drawer.open(side)
    fixture.harness.settle()
    #expect(
      fixture.take() == ["\(side.rawValue) viewWillAppear", "\(side.rawValue) viewDidAppear"])
    #expect(fixture.drawer.progress(of: side) == 1)
    fixture.drawer.close(side)
    fixture.harness.settle()

    #expect(
      fixture.take() == ["\(side.rawValue) viewWillDisappear", "\(side.rawValue) viewDidDisappear"])
    #expect(fixture.drawer.progress(of: side) == 0)
  }

  @Test(arguments: [
    (DrawerSide.leading, DrawerSide.trailing), (.trailing, .leading), (.leading, .top),
    (.bottom, .leading), (.top, .bottom),
  ])
  func `opening one side closes the other in the same motion`(first: DrawerSide, second: DrawerSide)
  {
    let fixture = SidesFixture()
    fixture.drawer.open(first, animated: false)
    _ = fixture.take()

    fixture.drawer.open(second)
    fixture.harness.advance(by: 0.1)
    let between = (
      fixture.drawer.progress(of: first), fixture.drawer.progress(of: second)
    )
    fixture.harness.settle()

    #expect(between.0 > 0 && between.0 < 1)
    #expect(abs(between.0 + between.1 - 1) < 0.01, "they go together")
    #expect(
      fixture.take() == [
        "\(first.rawValue) viewWillDisappear", "\(second.rawValue) viewWillAppear",
        "\(first.rawValue) viewDidDisappear", "\(second.rawValue) viewDidAppear",
      ])
    #expect(fixture.drawer.openSide == second)
  }

  @Test func `right to left mirrors what a leading drag does`() {
    let fixture = SidesFixture([.leading, .trailing])
    fixture.harness.window.traits.layoutDirection = .rightToLeft
    fixture.harness.step()

    fixture.drag(from: Point(995, 300), to: Point(800, 300))
    fixture.harness.settle()

    #expect(fixture.drawer.openSide == .leading)
    #expect(fixture.frame(of: .leading) == Rect(750, 0, 250, 700))
  }

  @Test func `a side may be given another controller while it is open`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    let other = ViewController()
    other.title = "Other"
    other.containmentObserver = fixture.harness.observers
    other.loadViewIfNeeded()
    _ = fixture.take()

    fixture.drawer.leading = other

    #expect(
      fixture.take() == [
        "leading willMove nil", "leading viewWillDisappear", "leading viewDidDisappear",
        "leading didMove nil", "Other willMove drawer", "Other viewWillAppear",
        "Other viewDidAppear", "Other didMove drawer",
      ])
    #expect(fixture.drawer.children.map(\.title) == ["Center", "Other"])
  }

  @Test func `an open side that is taken away leaves the center in its place`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)

    fixture.drawer.leading = nil
    fixture.harness.step()

    #expect(fixture.drawer.layout.stage.frame == Rect(0, 0, 1000, 700))
    #expect(fixture.drawer.openSide == nil)
    #expect(fixture.drawer.sides.isEmpty)
  }

  @Test func `a side that is not there opens nothing and says so`() {
    let fixture = SidesFixture([.leading])
    var heard: [Bool] = []

    fixture.drawer.open(.bottom) { heard.append($0) }
    fixture.drawer.toggle(.top) { heard.append($0) }

    #expect(heard == [false, false])
    #expect(fixture.drawer.phase == .idle)
  }

  // MARK: Docking

  @Test func `a window that becomes wide enough docks the side, a narrow one closes it`() {
    let fixture = SidesFixture([.leading], size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
    }
    #expect(!fixture.drawer.isDocked(.leading))
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()
    #expect(fixture.take() == ["leading viewWillAppear", "leading viewDidAppear"])
    #expect(fixture.drawer.layout.stage.frame == Rect(250, 0, 750, 700))
    #expect(!fixture.drawer.layout.contentHost.isInert)

    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.settle()
    #expect(fixture.take() == ["leading viewWillDisappear", "leading viewDidDisappear"])
    #expect(fixture.drawer.layout.stage.frame == Rect(0, 0, 700, 500))
  }

  @Test func `a docked side that was put away stays away when it is docked again`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].dockingWidth = 900 }
    #expect(fixture.drawer.progress(of: .leading) == 1)

    fixture.drawer.close(.leading, animated: false)
    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.drawer.open(.leading, animated: false)
    fixture.harness.resize(to: Size(700, 500))
    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test func `an open side that a wider window docks leaves the center in reach and in the light`()
  {
    let fixture = SidesFixture([.leading], style: .overlay, size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
    }
    fixture.drawer.open(.leading, animated: false)
    fixture.harness.settle()
    #expect(fixture.drawer.layout.contentHost.isInert && !fixture.drawer.layout.scrim.isHidden)

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()

    #expect(!fixture.drawer.layout.contentHost.isInert)
    #expect(fixture.drawer.layout.scrim.isHidden)
    #expect(fixture.frame(of: .leading) == Rect(0, 0, 250, 700))
    #expect(
      fixture.drawer.layout.stage.shadow == nil
        && fixture.drawer.slots[.leading]?.host.shadow == nil)
  }

  @Test func `a lock holds when the side docks or undocks`() {
    let closed = SidesFixture([.leading], size: Size(700, 500)) {
      $0[.leading].dockingWidth = 900
      $0[.leading].lock = .lockedClosed
    }
    closed.harness.resize(to: Size(1000, 700))
    closed.harness.settle()
    #expect(closed.drawer.progress(of: .leading) == 0)
    #expect(closed.drawer.center.view.frame.width == 1000)

    let open = SidesFixture([.leading]) {
      $0[.leading].dockingWidth = 900
      $0[.leading].lock = .lockedOpen
    }
    #expect(open.drawer.progress(of: .leading) == 1)
    open.harness.resize(to: Size(700, 500))
    open.harness.settle()
    #expect(open.drawer.progress(of: .leading) == 1)
  }

  @Test func `Back and the mouse's back button close an open side first`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(.leading, animated: false)
    fixture.harness.settle()

    fixture.harness.key(.back)
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 0)

    fixture.drawer.open(.leading, animated: false)
    fixture.harness.press(at: Point(400, 300), button: .back)
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 0)
  }

  enum Asked: CaseIterable {
    case open, state, side
  }

  @Test(arguments: Asked.allCases)
  func `what the center asks for as it begins to appear comes after that`(asked: Asked) {
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
    harness.callbacks.takeLines()
    center.ask = { [unowned drawer] in
      switch asked {
      case .open: drawer.open(animated: false)
      case .state: drawer.state = DrawerState(openSide: .leading)
      case .side: drawer.setController(other, for: .leading)
      }
    }
    harness.show(drawer)
    harness.settle()

    switch asked {
    case .open, .state:
      #expect(drawer.isOpen && side.isAppeared)
      #expect(
        harness.callbacks.takeLines() == [
          "side viewWillAppear", "side viewIsAppearing", "side viewDidAppear",
        ])
    case .side:
      #expect(drawer.leading === other && !other.isAppeared && side.parent == nil)
    }
  }

  @Test func `a docked side is in the first frame, and the center has its size`() {
    let fixture = SidesFixture([.leading], shown: false) { $0[.leading].dockingWidth = 900 }

    fixture.show()

    #expect(fixture.drawer.center.view.frame.size == Size(750, 652))
    #expect(!fixture.harness.window.isAnimating)
  }

  @Test func `beside a docked side another one opens over the center`() {
    let fixture = SidesFixture([.leading, .trailing], style: .overlay) {
      $0[.leading].style = .docked
    }

    fixture.drawer.open(.trailing)
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
    #expect(fixture.drawer.openSide == .trailing)
    fixture.harness.key(.escape)
    fixture.harness.settle()

    #expect(fixture.drawer.progress(of: .leading) == 1)
    #expect(fixture.drawer.openSide == nil)
  }

  @Test func `the center of a hiding docked side has its size at once, and slides`() {
    let fixture = SidesFixture([.leading], style: .docked)
    fixture.harness.settle()

    fixture.drawer.close(.leading)
    fixture.harness.advance(by: 0.1)

    #expect(fixture.drawer.layout.stage.frame.width == 1000)
    #expect(fixture.drawer.layout.stage.frame.minX > 0)
  }

  // MARK: Lengths

  @Test func `a side is given another length, animated, without a callback`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    _ = fixture.take()

    fixture.drawer.setLength(400, for: .leading, animated: true)
    fixture.harness.advance(by: 0.1)
    let between = fixture.drawer.length(of: .leading)
    fixture.harness.settle()

    #expect(between > 250 && between < 400)
    #expect(fixture.drawer.layout.stage.frame.minX == 400)
    #expect(fixture.take().isEmpty)
  }

  @Test func `a person drags the edge, within the limits, and the observer is told`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.settle()
    fixture.events = []

    fixture.harness.move(to: Point(250, 300))
    #expect(fixture.harness.requests.last == .cursor(.resizeLeftRight))
    fixture.drag(from: Point(250, 300), to: Point(320, 300))
    #expect(fixture.drawer.length(of: .leading) == 320)
    fixture.drag(from: Point(320, 300), to: Point(900, 300))
    fixture.harness.settle()

    #expect(fixture.drawer.length(of: .leading) == 400)
    #expect(fixture.events.last == "length leading 400.0")
    #expect(fixture.drawer.openSide == .leading)
  }

  @Test func `a double click gives the edge its place again`() {
    let fixture = SidesFixture([.trailing]) { $0[.trailing].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.settle()
    fixture.drag(from: Point(750, 300), to: Point(650, 300))
    #expect(fixture.drawer.length(of: .trailing) == 350)

    fixture.harness.advance(by: 1)
    fixture.harness.click(at: Point(650, 300))
    fixture.harness.click(at: Point(650, 300))
    fixture.harness.settle()

    #expect(fixture.drawer.length(of: .trailing) == 250)
    #expect(fixture.drawer.openSide == .trailing, "a click on the edge is not one on the center")
  }

  @Test(arguments: [
    (Key.right, 266.0), (.left, 234), (.home, 200), (.end, 400), (.up, 250),
  ])
  func `keys move the edge`(key: Key, length: Double) throws {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }
    fixture.drawer.open(animated: false)
    fixture.harness.settle()
    let grip = try #require(fixture.drawer.slots[.leading]?.grip)

    fixture.harness.window.focus.focus(grip)
    fixture.harness.key(key)

    #expect(fixture.drawer.length(of: .leading) == length)
  }

  // MARK: State

  @Test func `what is remembered is shown at once`() {
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

  @Test func `a state with lengths that make no sense is mended`() {
    let fixture = SidesFixture([.leading]) { $0[.leading].resizableLengths = 200...400 }

    fixture.drawer.state = DrawerState(
      openSide: .bottom, lengths: [.leading: .infinity, .top: 5])

    #expect(fixture.drawer.length(of: .leading) == 250)
    #expect(fixture.drawer.openSide == nil)
  }
}
