// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct PageRulesTests {
  // MARK: The source

  @Test func `a page container asks its data source only once for each neighboring page`() {
    let fixture = PageFixture()

    for _ in 0..<3 {
      fixture.drag(by: -100)
      fixture.harness.runUntilIdle()
      fixture.drag(by: 100)
      fixture.harness.runUntilIdle()
    }
    #expect(fixture.dataSourceCalls == ["after 2", "before 2"])

    fixture.harness.pressKey(.right)
    fixture.harness.runUntilIdle()
    fixture.harness.pressKey(.left)
    fixture.harness.runUntilIdle()
    // The page that it came from is known, and where it was asked is forgotten with the page.
    #expect(fixture.dataSourceCalls == ["after 2", "before 2"])
  }

  @Test
  func `setting a page, setting the data source or a memory warning discards the cached pages`() {
    let fixture = PageFixture()
    fixture.drag(by: -100)
    fixture.harness.runUntilIdle()
    #expect(fixture.dataSourceCalls == ["after 2"])

    fixture.container.dataSource = fixture
    fixture.drag(by: -100)
    fixture.harness.runUntilIdle()
    #expect(fixture.dataSourceCalls == ["after 2", "after 2"])

    fixture.harness.window.deliverMemoryWarning()
    fixture.drag(by: -100)
    fixture.harness.runUntilIdle()
    #expect(fixture.dataSourceCalls.count == 3)

    fixture.set(2)
    fixture.drag(by: -100)
    fixture.harness.runUntilIdle()
    #expect(fixture.dataSourceCalls.count == 4)
  }

  @Test func `removing the data source during a page drag lets the drag turn the page`() {
    let fixture = PageFixture()
    fixture.drag(by: -300, releasing: false)

    fixture.container.dataSource = nil
    fixture.harness.move(from: Point(100, 300), to: Point(-100, 300), duration: 0.2)
    fixture.harness.release(at: Point(-100, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "3")
    fixture.harness.pressKey(.right)
    #expect(!fixture.container.isTransitioning)
  }

  @Test
  func `a cached page that was moved to another parent is requested from the data source again`() {
    let fixture = PageFixture()
    fixture.drag(by: -100)
    fixture.harness.runUntilIdle()
    let other = ViewController()
    other.addChild(fixture.page(3))
    fixture.page(3).didMove(toParent: other)
    fixture.page(3).willMove(toParent: nil)
    fixture.page(3).removeFromParent()

    fixture.harness.pressKey(.right)
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "3")
  }

  @Test func `a cached page that is presented is removed from the page container's cache`() {
    let fixture = PageFixture()
    fixture.container.dataSource = nil
    let neighbours = fixture.container.neighbors
    neighbours.cache(fixture.page(3), for: fixture.page(2), .forward)
    func isKept() -> Bool { neighbours.neighbor(of: fixture.page(2), .forward) != nil }
    #expect(isKept() && neighbours.cachedNeighbor(for: fixture.page(2), .forward) != nil)

    fixture.container.present(fixture.page(3), animated: false)

    #expect(!isKept() && neighbours.cachedNeighbor(for: fixture.page(2), .forward) == nil)
  }

  @Test func `a new page can be set after the current page has been moved to another parent`() {
    let fixture = PageFixture()
    fixture.harness.window.rootViewController = nil
    let other = ViewController()
    other.addChild(fixture.page(2))
    fixture.page(2).didMove(toParent: other)

    fixture.set(4, animated: false)
    fixture.harness.window.rootViewController = fixture.container
    fixture.harness.step()

    #expect(fixture.currentPage == "4")
    #expect(fixture.page(2).parent === other)
  }

  // MARK: Bad use

  // MARK: Calls

  @Test
  func `setViewControllers of a page container without animation calls its completion immediately`()
  {
    let fixture = PageFixture()
    var results: [Bool] = []

    fixture.set(3, animated: false) { results.append($0) }

    #expect(results == [true])
    #expect(fixture.currentPage == "3")
    #expect(fixture.page(3).view.frame == fixture.container.layout.containerView.bounds)
  }

  @Test func `setting the current page again completes with true and sends no callbacks`() {
    let fixture = PageFixture()
    var results: [Bool] = []

    fixture.set(2) { results.append($0) }

    #expect(results == [true])
    #expect(fixture.consumeCallbacks() == [])
  }

  @Test func `a page that is set in the current page's viewDidAppear becomes the current page`() {
    final class Impatient: ViewController {
      var onAppear: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) { onAppear?() }
    }
    let fixture = PageFixture()
    let page = Impatient()
    page.onAppear = { fixture.set(5, animated: false) }

    fixture.container.setViewControllers([page], direction: .forward, animated: false)

    #expect(fixture.currentPage == "5")
    #expect(page.parent == nil)
  }

  @Test func `an empty page container ignores input, and shows its first page without animation`() {
    let container = PageViewController()
    let harness = TestWindow(root: container)
    harness.pressKey(.right)
    harness.drag(from: Point(300, 300), to: Point(100, 300), duration: 0.2)
    #expect(container.viewControllers.isEmpty)

    var results: [Bool] = []
    let page = ViewController()
    container.setViewControllers([page], direction: .forward, animated: true) { results.append($0) }

    #expect(results == [true])
    #expect(page.isAppeared)
  }

  // MARK: What pages get and decide

  @Test func `pages fill the space above the page indicator, also during a drag and a resize`() {
    let fixture = PageFixture(count: 5)
    fixture.drag(by: -300, releasing: false)
    let progress = fixture.container.progress

    fixture.harness.resize(to: Size(500, 400))

    #expect(fixture.container.progress == progress)
    #expect(fixture.page(2).view.frame.size == Size(500, 368))
    #expect(abs(fixture.page(2).view.frame.minX + progress * 500) < 0.001)
    #expect(fixture.page(3).view.frame.minX == fixture.page(2).view.frame.maxX)
  }

  @Test func `a resize during a page transition sends viewWillTransition to both pages`() {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let container = PageViewController()
    let pages = [Sized(), Sized()]
    container.setViewControllers([pages[0]], direction: .forward, animated: false)
    let harness = TestWindow(root: container)
    container.setViewControllers([pages[1]], direction: .forward, animated: true)
    harness.advance(by: 0.1)

    harness.resize(to: Size(500, 400))

    #expect(pages.map(\.sizes) == [[Size(500, 400)], [Size(500, 400)]])
  }

  @Test
  func `a page container takes title, key commands, cursor and color scheme from its current page`()
  {
    let fixture = PageFixture()
    #expect(fixture.container.effectiveTitle == "2")

    fixture.set(3, animated: false)

    #expect(fixture.container.effectiveTitle == "3")
    #expect(fixture.container.childForKeyCommands === fixture.page(3))
    #expect(fixture.container.childForCursor === fixture.page(3))
    #expect(fixture.container.childForColorScheme === fixture.page(3))
  }

  @Test func `a page turn changes the first responder, and a canceled page drag does not`() {
    let fixture = PageFixture()
    let buttons = fixture.pages.map { page in
      let button = Button(title: "Go", accessibilityLabel: "Go")
      button.frame = Rect(10, 10, 80, 32)
      page.view.addSubview(button)
      return button
    }
    fixture.harness.step()
    fixture.harness.window.focus.focus(buttons[1])

    fixture.drag(by: -200)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[1])

    fixture.harness.pressKey(.right)
    fixture.harness.runUntilIdle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[2])
  }

  @Test func `replaced pages and a removed page container are deallocated`() {
    weak var container: PageViewController?
    weak var gone: ViewController?
    do {
      let harness = TestWindow()
      let pages = PageViewController()
      container = pages
      var first: ViewController? = ViewController()
      gone = first
      if let first { pages.setViewControllers([first], direction: .forward, animated: false) }
      first = nil
      harness.window.rootViewController = pages
      harness.step()
      pages.setViewControllers([ViewController()], direction: .forward, animated: true)
      harness.advance(by: 0.1)
      pages.setViewControllers([ViewController()], direction: .forward, animated: true)
      harness.runUntilIdle()
      #expect(gone == nil)
      harness.window.rootViewController = nil
      harness.step()
    }
    #expect(container == nil)
  }
}
