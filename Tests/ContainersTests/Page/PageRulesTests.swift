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

  @Test func `neighbours are asked for once and kept`() {
    let fixture = PageFixture()

    for _ in 0..<3 {
      fixture.drag(by: -100)
      fixture.harness.settle()
      fixture.drag(by: 100)
      fixture.harness.settle()
    }
    #expect(fixture.asked == ["after 2", "before 2"])

    fixture.harness.key(.right)
    fixture.harness.settle()
    fixture.harness.key(.left)
    fixture.harness.settle()
    // The page that it came from is known, and where it was asked is forgotten with the page.
    #expect(fixture.asked == ["after 2", "before 2"])
  }

  @Test func `a page that is set, another source and short memory forget the neighbours`() {
    let fixture = PageFixture()
    fixture.drag(by: -100)
    fixture.harness.settle()
    #expect(fixture.asked == ["after 2"])

    fixture.container.dataSource = fixture
    fixture.drag(by: -100)
    fixture.harness.settle()
    #expect(fixture.asked == ["after 2", "after 2"])

    fixture.harness.window.deliverMemoryWarning()
    fixture.drag(by: -100)
    fixture.harness.settle()
    #expect(fixture.asked.count == 3)

    fixture.set(2)
    fixture.drag(by: -100)
    fixture.harness.settle()
    #expect(fixture.asked.count == 4)
  }

  @Test func `a source that goes leaves the page, and the drag that is under way`() {
    let fixture = PageFixture()
    fixture.drag(by: -300, releasing: false)

    fixture.container.dataSource = nil
    fixture.harness.move(from: Point(100, 300), to: Point(-100, 300), duration: 0.2)
    fixture.harness.release(at: Point(-100, 300))
    fixture.harness.settle()

    #expect(fixture.shown == "3")
    fixture.harness.key(.right)
    #expect(!fixture.container.isTurning)
  }

  @Test func `a kept neighbour that another container has taken is asked for again`() {
    let fixture = PageFixture()
    fixture.drag(by: -100)
    fixture.harness.settle()
    let other = ViewController()
    other.addChild(fixture.page(3))
    fixture.page(3).didMove(toParent: other)
    fixture.page(3).willMove(toParent: nil)
    fixture.page(3).removeFromParent()

    fixture.harness.key(.right)
    fixture.harness.settle()

    #expect(fixture.shown == "3")
  }

  @Test func `a kept neighbour that is presented is asked for again`() {
    let fixture = PageFixture()
    fixture.container.dataSource = nil
    let neighbours = fixture.container.neighbours
    neighbours.keep(fixture.page(3), for: fixture.page(2), .forward)
    func isKept() -> Bool { neighbours.neighbour(of: fixture.page(2), .forward) != nil }
    #expect(isKept() && neighbours.kept(for: fixture.page(2), .forward) != nil)

    fixture.container.present(fixture.page(3), animated: false)

    #expect(!isKept() && neighbours.kept(for: fixture.page(2), .forward) == nil)
  }

  @Test func `a page that another container takes is gone, and another one can be set`() {
    let fixture = PageFixture()
    fixture.harness.window.rootViewController = nil
    let other = ViewController()
    other.addChild(fixture.page(2))
    fixture.page(2).didMove(toParent: other)

    fixture.set(4, animated: false)
    fixture.harness.window.rootViewController = fixture.container
    fixture.harness.step()

    #expect(fixture.shown == "4")
    #expect(fixture.page(2).parent === other)
  }

  // MARK: Bad use

  // MARK: Calls

  @Test func `an unanimated set completes before it returns`() {
    let fixture = PageFixture()
    var heard: [Bool] = []

    fixture.set(3, animated: false) { heard.append($0) }

    #expect(heard == [true])
    #expect(fixture.shown == "3")
    #expect(fixture.page(3).view.frame == fixture.container.layout.host.bounds)
  }

  @Test func `the page that is there only completes`() {
    let fixture = PageFixture()
    var heard: [Bool] = []

    fixture.set(2) { heard.append($0) }

    #expect(heard == [true])
    #expect(fixture.take() == [])
  }

  @Test func `a set in a callback comes after what it was called from`() {
    final class Impatient: ViewController {
      var onAppear: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) { onAppear?() }
    }
    let fixture = PageFixture()
    let page = Impatient()
    page.onAppear = { fixture.set(5, animated: false) }

    fixture.container.setViewControllers([page], direction: .forward, animated: false)

    #expect(fixture.shown == "5")
    #expect(page.parent == nil)
  }

  @Test func `an empty container answers nothing and takes its first page at once`() {
    let container = PageViewController()
    let harness = TestWindow(root: container)
    harness.key(.right)
    harness.drag(from: Point(300, 300), to: Point(100, 300), duration: 0.2)
    #expect(container.viewControllers.isEmpty)

    var heard: [Bool] = []
    let page = ViewController()
    container.setViewControllers([page], direction: .forward, animated: true) { heard.append($0) }

    #expect(heard == [true])
    #expect(page.isAppeared)
  }

  // MARK: What pages get and decide

  @Test func `pages get the room above the indicator, also while they turn`() {
    let fixture = PageFixture(count: 5)
    fixture.drag(by: -300, releasing: false)
    let progress = fixture.container.progress

    fixture.harness.resize(to: Size(500, 400))

    #expect(fixture.container.progress == progress)
    #expect(fixture.page(2).view.frame.size == Size(500, 368))
    #expect(abs(fixture.page(2).view.frame.minX + progress * 500) < 0.001)
    #expect(fixture.page(3).view.frame.minX == fixture.page(2).view.frame.maxX)
  }

  @Test func `both pages hear the size that they will get`() {
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

  @Test func `the page that shows speaks for the container`() {
    let fixture = PageFixture()
    #expect(fixture.container.effectiveTitle == "2")

    fixture.set(3, animated: false)

    #expect(fixture.container.effectiveTitle == "3")
    #expect(fixture.container.childForKeyCommands === fixture.page(3))
    #expect(fixture.container.childForCursor === fixture.page(3))
    #expect(fixture.container.childForAppearance === fixture.page(3))
  }

  @Test func `the keyboard goes along to the new page, and stays where the drag falls back`() {
    let fixture = PageFixture()
    let buttons = fixture.pages.map { page in
      let button = Button(title: "Go", label: "Go")
      button.frame = Rect(10, 10, 80, 32)
      page.view.addSubview(button)
      return button
    }
    fixture.harness.step()
    fixture.harness.window.focus.focus(buttons[1])

    fixture.drag(by: -200)
    fixture.harness.settle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[1])

    fixture.harness.key(.right)
    fixture.harness.settle()
    #expect(fixture.harness.window.focus.firstResponder === buttons[2])
  }

  @Test func `pages that were turned are let go of`() {
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
      harness.settle()
      #expect(gone == nil)
      harness.window.rootViewController = nil
      harness.step()
    }
    #expect(container == nil)
  }
}
