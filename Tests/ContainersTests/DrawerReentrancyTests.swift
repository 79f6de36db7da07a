// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Changes that a drawer's callbacks make to the drawer, and the notifications that observers receive when a side
/// has opened or closed.
struct DrawerReentrancyTests {
  private final class Remover: DrawerDelegate, DrawerObserver {
    enum Moment { case shouldOpen, willOpen }
    let moment: Moment
    init(_ moment: Moment) { self.moment = moment }

    func drawer(
      _ drawer: DrawerController, shouldOpen side: DrawerSide, cause: DrawerChangeSource
    ) -> Bool {
      if moment == .shouldOpen { drawer.setController(nil, for: side) }
      return true
    }

    func drawer(_ drawer: DrawerController, willOpen side: DrawerSide) {
      if moment == .willOpen { drawer.setController(nil, for: side) }
    }
  }

  @Test(arguments: [true, false])
  func `removing a drawer side in shouldOpen or willOpen leaves the drawer closed`(
    inShouldOpen: Bool
  ) {
    let fixture = SidesFixture([.leading])
    let remover = Remover(inShouldOpen ? .shouldOpen : .willOpen)
    fixture.drawer.delegate = remover
    fixture.drawer.addObserver(remover)

    fixture.drawer.open()
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.leading == nil && !fixture.drawer.isOpen)
    #expect(fixture.drawer.progress(of: .leading) == 0)
    let new = ViewController()
    fixture.drawer.delegate = nil
    fixture.drawer.removeObserver(remover)
    fixture.drawer.leading = new
    fixture.drawer.open()
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 1 && new.isAppeared)
  }

  @Test
  func `a side that is dragged disappears and closes when its drawer is removed from the window`() {
    let fixture = SidesFixture([.leading])
    var sideEvents: [String] { fixture.events.filter { $0.hasSuffix("leading") } }
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(105, 300), duration: 0.2)
    #expect(sideEvents == ["willOpen leading"])

    fixture.harness.window.rootViewController = ViewController()
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks().filter { $0.hasPrefix("leading") } == [
        "leading viewWillAppear", "leading viewWillDisappear", "leading viewDidDisappear",
      ])
    #expect(sideEvents == ["willOpen leading", "willClose leading", "didClose leading"])
  }

  @Test
  func `drawer observers receive willOpen and didOpen for a side docked in the first frame`() {
    let fixture = SidesFixture([.leading], shown: false) { $0[.leading].dockingWidth = 500 }
    fixture.show()
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.isDocked(.leading))
    #expect(fixture.events == ["willOpen leading", "didOpen leading"])
  }

  @Test(arguments: [true, false])
  func `a docked side closes in a narrower drawer unless staysOpenWhenUndocked is true`(
    stays: Bool
  ) {
    let fixture = SidesFixture([.leading], style: .overlay) {
      $0[.leading].dockingWidth = 800
      $0[.leading].staysOpenWhenUndocked = stays
    }
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.isDocked(.leading) && fixture.sides[.leading]?.isAppeared == true)

    fixture.harness.resize(to: Size(600, 700))
    fixture.harness.runUntilIdle()

    #expect(!fixture.drawer.isDocked(.leading))
    #expect(fixture.drawer.openSide == (stays ? .leading : nil))
    #expect(fixture.sides[.leading]?.isAppeared == stays)
    #expect(fixture.drawer.layout.contentContainerView.isInert == stays)
  }

  @Test func `vertical wheel scrolling with Shift opens a drawer's leading side`() {
    let fixture = SidesFixture([.leading])
    for _ in 0..<3 {
      fixture.harness.send(
        .wheel(WheelEvent(delta: Point(0, -1), at: Point(500, 300), modifiers: .shift)))
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.isOpen)
  }

  @Test
  func `a transition coordinator's alongside animations run with a drawer's center replacement`() {
    let fixture = SidesFixture([.trailing])
    let bystander = View(frame: Rect(0, 0, 10, 10))
    fixture.drawer.view.addSubview(bystander)
    final class Page: ViewController {
      var onAppear: ((Page) -> Void)?
      override func viewWillAppear(_ animated: Bool) { onAppear?(self) }
    }
    let page = Page()
    page.onAppear = {
      $0.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
    }
    fixture.drawer.setCenter(page, style: .crossFade)
    fixture.harness.advance(by: 0.125)
    #expect(bystander.presentationAlpha > 0.1 && bystander.presentationAlpha < 0.9)

    fixture.harness.runUntilIdle()
    #expect(bystander.alpha == 0 && page.transitionCoordinator == nil)
  }
}
