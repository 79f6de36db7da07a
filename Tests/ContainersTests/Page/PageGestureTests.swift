// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct PageGestureTests {
  @Test
  func `pages follow the pointer, and move to their end position without overshoot after release`()
  {
    let fixture = PageFixture()

    fixture.drag(by: -404, releasing: false)

    // Four points pass before the mouse drags.
    #expect(abs(fixture.container.progress - 0.48) < 0.02)
    #expect(fixture.page(3).view.frame.minX == fixture.page(2).view.frame.maxX)
    fixture.harness.release(at: Point(0, 300))
    var last = fixture.container.progress
    while fixture.container.isTransitioning {
      fixture.harness.advance(by: 1.0 / 60)
      let now = fixture.container.progress
      if fixture.container.isTransitioning { #expect(abs(now) <= abs(last) && now >= 0) }
      last = now
    }
  }

  @Test(arguments: [(8.0, true), (400, false)])
  func `in a drawer, a drag from the edge opens a side, and other drags turn the center's pages`(
    x: Double, opens: Bool
  ) {
    let fixture = PageFixture()
    let (harness, pages) = (fixture.harness, fixture.container)
    let drawer = DrawerController(
      center: NavigationController(rootViewController: ViewController()),
      leading: ViewController())
    harness.window.rootViewController = drawer
    drawer.setCenter(pages, animated: false)
    harness.runUntilIdle()

    harness.drag(from: Point(x, 300), to: Point(x + 390, 300), duration: 0.2)
    harness.runUntilIdle()
    #expect(drawer.isOpen == opens)
    #expect(fixture.currentPage == (opens ? "2" : "1"))
  }

  @Test
  func `a horizontal drag along the edge of a drawer's top side turns the page in the center`() {
    let fixture = PageFixture()
    let (harness, pages) = (fixture.harness, fixture.container)
    let drawer = DrawerController(center: ViewController())
    drawer.top = ViewController()
    harness.window.rootViewController = drawer
    drawer.setCenter(pages, animated: false)
    harness.runUntilIdle()

    harness.drag(from: Point(400, 8), to: Point(790, 8), duration: 0.2)
    harness.runUntilIdle()
    #expect(!drawer.isOpen && fixture.currentPage == "1")
  }

  @Test func `a short fling turns to the next or previous page`() {
    let fixture = PageFixture()
    let harness = fixture.harness
    harness.drag(from: Point(400, 300), to: Point(300, 300), duration: 0.1)
    harness.runUntilIdle()
    #expect(fixture.currentPage == "3")

    harness.drag(from: Point(400, 300), to: Point(500, 300), duration: 0.1)
    harness.runUntilIdle()
    #expect(fixture.currentPage == "2")
  }

  @Test func `vertical drags turn the pages of a vertical page container`() {
    let fixture = PageFixture(orientation: .vertical)
    fixture.drag(by: -400)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "3")

    fixture.drag(by: 400)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "2")
  }

  @Test func `turning pages by drag, key, wheel and indicator is mirrored in right to left layout`()
  {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let fixture = PageFixture(count: 5, traits: traits)

    fixture.drag(by: 500)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "3")
    fixture.harness.pressKey(.left)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "4")
    fixture.scrollWheel(Point(1, 0))
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "3")
    fixture.harness.click(at: Point(430, 584))
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "2")
  }

  @Test func `the last page can be dragged a little further, and springs back without callbacks`() {
    let fixture = PageFixture(at: 4)

    fixture.drag(by: -400, releasing: false)

    #expect(fixture.container.progress > 0.05 && fixture.container.progress < 0.4)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.runUntilIdle()
    #expect(fixture.container.progress == 0)
    #expect(fixture.consumeCallbacks() == [])
  }

  @Test func `Escape cancels a page drag`() {
    let fixture = PageFixture()
    fixture.drag(by: -600, releasing: false)

    fixture.harness.pressKey(.escape)
    fixture.harness.move(from: Point(0, 300), to: Point(-100, 300), duration: 0.1)
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "2")
    #expect(!fixture.container.isTransitioning)
  }

  @Test func `a press on a page that is sliding stops the page`() {
    let fixture = PageFixture()
    fixture.set(3)
    fixture.harness.advance(by: 0.1)
    let progress = fixture.container.progress

    fixture.harness.press(at: Point(400, 300))
    fixture.harness.advance(by: 0.5)

    #expect(fixture.container.progress == progress)
    fixture.harness.release(at: Point(400, 300))
    fixture.harness.runUntilIdle()
    #expect(!fixture.container.isTransitioning)
  }

  @Test func `a page container without a data source ignores drags, keys and the wheel`() {
    let fixture = PageFixture(hasSource: false)

    fixture.drag(by: -500)
    fixture.harness.pressKey(.right)
    fixture.scrollWheel(Point(3, 0))
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "2")
    #expect(fixture.consumeCallbacks() == [])
  }

  @Test func `a drag in a view with horizontal reservedDragAxes turns no page`() {
    let fixture = PageFixture()
    let keeper = View(frame: Rect(300, 200, 200, 200))
    keeper.reservedDragAxes = .horizontal
    fixture.page(2).view.addSubview(keeper)
    fixture.harness.step()

    fixture.drag(by: -500)

    #expect(fixture.currentPage == "2")
    #expect(fixture.container.progress == 0)
  }

  // MARK: Wheel

  @Test func `one wheel or touchpad gesture turns only one page`() {
    let fixture = PageFixture(at: 0)
    for _ in 0..<30 {
      fixture.scrollWheel(Point(0.4, 0))
      fixture.harness.advance(by: 0.02)
    }
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "2")

    fixture.harness.advance(by: 0.4)
    fixture.scrollWheel(Point(1, 0))
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "3")
  }

  @Test
  func `a page container leaves vertical wheel events, and events past the last page, unhandled`() {
    let fixture = PageFixture(at: 4)

    #expect(!fixture.container.scrollWheel(WheelEvent(delta: Point(0, 2), at: .zero)))
    #expect(!fixture.container.scrollWheel(WheelEvent(delta: Point(2, 0), at: .zero)))
    #expect(fixture.container.scrollWheel(WheelEvent(delta: Point(-2, 0), at: .zero)))
  }

  // MARK: Keys

  @Test
  func `Home and End go to the first and last page if the data source provides the page count`() {
    let fixture = PageFixture(count: 5)
    fixture.harness.pressKey(.end)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "5")
    #expect(fixture.container.indicator.index == 4)

    fixture.harness.pressKey(.home)
    fixture.harness.runUntilIdle()
    #expect(fixture.currentPage == "1")

    let uncounted = PageFixture()
    uncounted.harness.pressKey(.end)
    uncounted.harness.runUntilIdle()
    #expect(uncounted.currentPage == "2")
  }

  @Test func `each key press turns one page even if keys are pressed quickly`() {
    let fixture = PageFixture(at: 0)
    for _ in 0..<3 {
      fixture.harness.pressKey(.right)
      fixture.harness.advance(by: 0.03)
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "4")
    #expect(fixture.consumeCallbacks().count { $0.hasSuffix("viewDidAppear") } == 3)
  }

  @Test func `keys and drags turn the page without animation when motion is reduced`() {
    var traits = Traits()
    traits.reducesMotion = true
    let fixture = PageFixture(traits: traits)

    fixture.harness.pressKey(.right)

    #expect(fixture.currentPage == "3")
    #expect(!fixture.container.isTransitioning)
    fixture.drag(by: -500)
    #expect(fixture.currentPage == "4")
    #expect(!fixture.container.isTransitioning)
  }

  // MARK: Indicator

  @Test func `the page indicator is shown when the data source provides a page count`() {
    let fixture = PageFixture(count: 5)
    let indicator = fixture.container.indicator.control
    #expect(!indicator.isHidden)
    #expect(indicator.currentPage == 1)
    #expect(indicator.accessibilityValue == "Page 2 of 5")

    fixture.drag(by: -400, releasing: false)
    #expect(indicator.transitionProgress == fixture.container.progress)
    fixture.harness.release(at: Point(0, 300))
    fixture.harness.runUntilIdle()
    #expect(indicator.currentPage == fixture.container.indicator.index)

    #expect(PageFixture().container.indicator.control.isHidden)
  }

  @Test func `the page indicator shows the index of a page that code sets`() {
    let fixture = PageFixture(count: 5)

    fixture.set(5)
    fixture.harness.runUntilIdle()

    #expect(fixture.container.indicator.control.currentPage == 4)
  }

  @Test func `a page container whose data source is circular shows the first page after the last`()
  {
    let fixture = PageFixture(at: 4, count: 5)
    fixture.wrapsAround = true

    fixture.harness.pressKey(.right)
    fixture.harness.runUntilIdle()

    #expect(fixture.currentPage == "1")
    #expect(fixture.container.indicator.control.currentPage == 0)
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
    var pageChanges: [ViewController?] = []

    override func viewControllersDidChange() { pageChanges.append(viewControllers.first) }
  }

  @Test(arguments: [true, false])
  func `the page indicator follows pages that code sets and pages that Home and End show`(
    isAnimated: Bool
  ) {
    let (source, container) = (Source(), CountingPages())
    let harness = TestWindow(root: container, size: Size(800, 600))
    container.dataSource = source
    container.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    harness.runUntilIdle()
    let indicator = container.indicator.control

    for index in [1, 2] {
      container.setViewControllers(
        [source.pages[index]], direction: .forward, animated: isAnimated)
    }
    harness.runUntilIdle()
    #expect(indicator.currentPage == 2 && indicator.accessibilityValue == "Page 3 of 5")
    // The direction is only where the page comes from.
    container.setViewControllers([source.pages[1]], direction: .forward, animated: isAnimated)
    harness.runUntilIdle()
    #expect(indicator.currentPage == 1)
    container.reloadData()
    #expect(indicator.currentPage == 1)
    harness.pressKey(.home)
    harness.runUntilIdle()
    #expect(container.viewControllers.first === source.pages[0] && indicator.currentPage == 0)
    harness.pressKey(.end)
    harness.runUntilIdle()

    #expect(indicator.currentPage == 4)
    let order = [0, 1, 2, 1, 0, 4]
    #expect(
      container.pageChanges.map { page in source.pages.firstIndex { $0 === page } } == order,
      "each change of the page is reported once")
  }
}
