// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct PageGestureTests {
  @Test func `pages follow the pointer and settle without overshooting`() {
    let fixture = PageFixture()

    fixture.drag(by: -404, releasing: false)

    // Four points pass before the mouse drags.
    #expect(abs(fixture.container.progress - 0.48) < 0.02)
    #expect(fixture.page(3).view.frame.minX == fixture.page(2).view.frame.maxX)
    fixture.harness.release(at: Point(0, 300))
    var last = fixture.container.progress
    while fixture.container.isTurning {
      fixture.harness.advance(by: 1.0 / 60)
      let now = fixture.container.progress
      if fixture.container.isTurning { #expect(abs(now) <= abs(last) && now >= 0) }
      last = now
    }
  }

  @Test(arguments: [(8.0, true), (400, false)])
  func `a drag from the edge of a drawer around the pages opens its side`(
    x: Double, opens: Bool
  ) {
    let fixture = PageFixture()
    let (harness, pages) = (fixture.harness, fixture.container)
    let drawer = DrawerController(
      center: NavigationController(rootViewController: ViewController()),
      leading: ViewController())
    harness.window.rootViewController = drawer
    drawer.setCenter(pages, animated: false)
    harness.settle()

    harness.drag(from: Point(x, 300), to: Point(x + 390, 300), duration: 0.2)
    harness.settle()
    #expect(drawer.isOpen == opens)
    #expect(fixture.shown == (opens ? "2" : "1"))
  }

  @Test func `a drag along the edge of a drawer around the pages turns the page`() {
    let fixture = PageFixture()
    let (harness, pages) = (fixture.harness, fixture.container)
    let drawer = DrawerController(center: ViewController())
    drawer.top = ViewController()
    harness.window.rootViewController = drawer
    drawer.setCenter(pages, animated: false)
    harness.settle()

    harness.drag(from: Point(400, 8), to: Point(790, 8), duration: 0.2)
    harness.settle()
    #expect(!drawer.isOpen && fixture.shown == "1")
  }

  @Test func `a fling turns the page early, and back`() {
    let fixture = PageFixture()
    let harness = fixture.harness
    harness.drag(from: Point(400, 300), to: Point(300, 300), duration: 0.1)
    harness.settle()
    #expect(fixture.shown == "3")

    harness.drag(from: Point(400, 300), to: Point(500, 300), duration: 0.1)
    harness.settle()
    #expect(fixture.shown == "2")
  }

  @Test func `a finger turns pages up and down where they lie so`() {
    let fixture = PageFixture(orientation: .vertical)
    fixture.drag(by: -400)
    fixture.harness.settle()
    #expect(fixture.shown == "3")

    fixture.drag(by: 400)
    fixture.harness.settle()
    #expect(fixture.shown == "2")
  }

  @Test func `in right-to-left everything horizontal is mirrored`() {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let fixture = PageFixture(count: 5, traits: traits)

    fixture.drag(by: 500)
    fixture.harness.settle()
    #expect(fixture.shown == "3")
    fixture.harness.key(.left)
    fixture.harness.settle()
    #expect(fixture.shown == "4")
    fixture.turnWheel(Point(1, 0))
    fixture.harness.settle()
    #expect(fixture.shown == "3")
    fixture.harness.click(at: Point(430, 584))
    fixture.harness.settle()
    #expect(fixture.shown == "2")
  }

  @Test func `beyond the last page it stretches and comes back, and nobody hears`() {
    let fixture = PageFixture(at: 4)

    fixture.drag(by: -400, releasing: false)

    #expect(fixture.container.progress > 0.05 && fixture.container.progress < 0.4)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.settle()
    #expect(fixture.container.progress == 0)
    #expect(fixture.take() == [])
  }

  @Test func `Escape lets go of a page that is held`() {
    let fixture = PageFixture()
    fixture.drag(by: -600, releasing: false)

    fixture.harness.key(.escape)
    fixture.harness.move(from: Point(0, 300), to: Point(-100, 300), duration: 0.1)
    fixture.harness.settle()

    #expect(fixture.shown == "2")
    #expect(!fixture.container.isTurning)
  }

  @Test func `a moving page is caught where it is`() {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: 0.1)
    let progress = fixture.container.progress

    fixture.harness.press(at: Point(400, 300))
    fixture.harness.advance(by: 0.5)

    #expect(fixture.container.progress == progress)
    fixture.harness.release(at: Point(400, 300))
    fixture.harness.settle()
    #expect(!fixture.container.isTurning)
  }

  @Test func `without a source nothing is dragged, turned or typed away`() {
    let fixture = PageFixture(hasSource: false)

    fixture.drag(by: -500)
    fixture.harness.key(.right)
    fixture.turnWheel(Point(3, 0))
    fixture.harness.settle()

    #expect(fixture.shown == "2")
    #expect(fixture.take() == [])
  }

  @Test func `a view that keeps drags along the axis is not dragged away from`() {
    let fixture = PageFixture()
    let keeper = View(frame: Rect(300, 200, 200, 200))
    keeper.dragAxes = .horizontal
    fixture.page(2).view.addSubview(keeper)
    fixture.harness.step()

    fixture.drag(by: -500)

    #expect(fixture.shown == "2")
    #expect(fixture.container.progress == 0)
  }

  // MARK: Wheel

  @Test func `one gesture of the wheel turns one page however far it goes`() {
    let fixture = PageFixture(at: 0)
    for _ in 0..<30 {
      fixture.turnWheel(Point(0.4, 0))
      fixture.harness.advance(by: 0.02)
    }
    fixture.harness.settle()
    #expect(fixture.shown == "2")

    fixture.harness.advance(by: 0.4)
    fixture.turnWheel(Point(1, 0))
    fixture.harness.settle()
    #expect(fixture.shown == "3")
  }

  @Test func `the wheel across the pages, and at an end, is left to what lies around`() {
    let fixture = PageFixture(at: 4)

    #expect(!fixture.container.wheelTurned(WheelEvent(delta: Point(0, 2), at: .zero)))
    #expect(!fixture.container.wheelTurned(WheelEvent(delta: Point(2, 0), at: .zero)))
    #expect(fixture.container.wheelTurned(WheelEvent(delta: Point(-2, 0), at: .zero)))
  }

  // MARK: Keys

  @Test func `Home and End go to the ends where the source says how many there are`() {
    let fixture = PageFixture(count: 5)
    fixture.harness.key(.end)
    fixture.harness.settle()
    #expect(fixture.shown == "5")
    #expect(fixture.container.dots.index == 4)

    fixture.harness.key(.home)
    fixture.harness.settle()
    #expect(fixture.shown == "1")

    let uncounted = PageFixture()
    uncounted.harness.key(.end)
    uncounted.harness.settle()
    #expect(uncounted.shown == "2")
  }

  @Test func `keys that come quickly turn a page each`() {
    let fixture = PageFixture(at: 0)
    for _ in 0..<3 {
      fixture.harness.key(.right)
      fixture.harness.advance(by: 0.03)
    }
    fixture.harness.settle()

    #expect(fixture.shown == "4")
    #expect(fixture.take().count { $0.hasSuffix("viewDidAppear") } == 3)
  }

  @Test func `with motion reduced a key shows the page without a frame in between`() {
    var traits = Traits()
    traits.reducesMotion = true
    let fixture = PageFixture(traits: traits)

    fixture.harness.key(.right)

    #expect(fixture.shown == "3")
    #expect(!fixture.container.isTurning)
    fixture.drag(by: -500)
    #expect(fixture.shown == "4")
    #expect(!fixture.container.isTurning)
  }

  // MARK: Indicator

  @Test func `the indicator shows and counts where the source counts`() {
    let fixture = PageFixture(count: 5)
    let indicator = fixture.container.dots.control
    #expect(!indicator.isHidden)
    #expect(indicator.currentPage == 1)
    #expect(indicator.accessibilityValue == "Page 2 of 5")

    fixture.drag(by: -400, releasing: false)
    #expect(indicator.transitionProgress == fixture.container.progress)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.settle()
    #expect(indicator.currentPage == fixture.container.dots.index)

    #expect(PageFixture().container.dots.control.isHidden)
  }

  @Test func `a page set in code has its dot`() {
    let fixture = PageFixture(count: 5)

    fixture.set(5)
    fixture.harness.settle()

    #expect(fixture.container.dots.control.currentPage == 4)
  }

  @Test func `a ring of pages goes on at the other end`() {
    let fixture = PageFixture(at: 4, count: 5)
    fixture.isRing = true

    fixture.harness.key(.right)
    fixture.harness.settle()

    #expect(fixture.shown == "1")
    #expect(fixture.container.dots.control.currentPage == 0)
  }

  /// Five pages of a source that does not say which dot a page has.
  private final class Source: PageViewControllerDataSource {
    let pages = (0..<5).map { _ in ViewController() }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { neighbor(of: page, -1) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { neighbor(of: page, 1) }

    private func neighbor(of page: ViewController, _ step: Int) -> ViewController? {
      pages.firstIndex { $0 === page }.flatMap {
        pages.indices.contains($0 + step) ? pages[$0 + step] : nil
      }
    }

    func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }
  }

  /// Counts the changes of its pages.
  private final class CountingPages: PageViewController {
    var shown: [ViewController?] = []

    override func viewControllersDidChange() { shown.append(viewControllers.first) }
  }

  @Test(arguments: [true, false])
  func `the indicator, keys and accessibility follow pages that code sets`(isAnimated: Bool) {
    let (source, container) = (Source(), CountingPages())
    let harness = TestWindow(root: container, size: Size(800, 600))
    container.dataSource = source
    container.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    harness.settle()
    let indicator = container.dots.control

    for index in [1, 2] {
      container.setViewControllers(
        [source.pages[index]], direction: .forward, animated: isAnimated)
    }
    harness.settle()
    #expect(indicator.currentPage == 2 && indicator.accessibilityValue == "Page 3 of 5")
    // The direction is only where the page comes from.
    container.setViewControllers([source.pages[1]], direction: .forward, animated: isAnimated)
    harness.settle()
    #expect(indicator.currentPage == 1)
    container.reloadData()
    #expect(indicator.currentPage == 1)
    harness.key(.home)
    harness.settle()
    #expect(container.viewControllers.first === source.pages[0] && indicator.currentPage == 0)
    harness.key(.end)
    harness.settle()

    #expect(indicator.currentPage == 4)
    let order = [0, 1, 2, 1, 0, 4]
    #expect(
      container.shown.map { page in source.pages.firstIndex { $0 === page } } == order,
      "each change of the page is told once")
  }
}
