// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// When pages are loaded and laid out, and the animations alongside a page transition.
struct PageAppearanceTests {
  @Test func `the view of a page that never appears is not loaded`() {
    let (first, second) = (ViewController(), ViewController())
    let pages = PageViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.loadViewIfNeeded()
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(!first.isViewLoaded && !second.isViewLoaded)

    let harness = TestWindow(root: pages)
    harness.runUntilIdle()

    #expect(!first.isViewLoaded && second.isAppeared)
    #expect(
      second.view.frame == pages.layout.containerView.bounds
        && second.view.superview === pages.layout.containerView)
  }

  @Test func `a page's view is not laid out before viewWillAppear is called`() {
    final class Screen: ViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
      override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    }
    let page = Screen()
    page.loadViewIfNeeded()
    let pages = PageViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.view.layoutIfNeeded()
    #expect(page.log.isEmpty && page.view.superview == nil)

    let harness = TestWindow(root: pages)
    harness.runUntilIdle()

    #expect(page.log.first == "viewWillAppear" && page.log.contains("viewDidLayoutSubviews"))
  }

  /// Lets the container go when a drag begins to pull a page in.
  private final class ContainerReleaser: PageViewControllerDelegate, PageViewControllerDataSource {
    final class Screen: ViewController {
      var onAppearing: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) { onAppearing() }
    }
    let next = Screen()
    var onTransition: () -> Void = {}

    func pageViewController(
      _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController]
    ) { onTransition() }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { nil }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { page === next ? nil : next }
  }

  @Test(arguments: [true, false])
  func `a page transition ends when the delegate or the new page replaces the window's root`(
    inDelegate: Bool
  ) {
    let leaver = ContainerReleaser()
    let first = ViewController()
    let pages = PageViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.dataSource = leaver
    pages.delegate = leaver
    let harness = TestWindow(root: pages)
    let leave: () -> Void = { harness.window.rootViewController = ViewController() }
    if inDelegate { leaver.onTransition = leave } else { leaver.next.onAppearing = leave }

    harness.drag(from: Point(400, 300), to: Point(300, 300), duration: 0.2)
    harness.runUntilIdle()

    #expect(!pages.isTransitioning && pages.children.count == 1)
    for page in [first, leaver.next] {
      #expect(!page.isAppeared && !page.isInAppearanceTransition)
    }
    leaver.onTransition = {}
    leaver.next.onAppearing = {}
    harness.window.rootViewController = pages
    harness.runUntilIdle()
    #expect(pages.viewControllers.first?.isAppeared == true)
  }

  @Test
  func `alongside animations of a page transition follow the drag, and a cancel resets them`() {
    let fixture = PageFixture()
    let mark = View(frame: Rect(0, 0, 10, 10))
    mark.alpha = 0
    fixture.container.view.addSubview(mark)
    fixture.drag(by: -80, releasing: false)
    var cancelled: [Bool] = []
    let coordinator = fixture.page(3).transitionCoordinator
    #expect(coordinator != nil && fixture.page(2).transitionCoordinator === coordinator)
    coordinator?.animate(alongsideTransition: { _ in mark.alpha = 1 }) { context in
      cancelled.append(context.isCancelled)
    }

    fixture.harness.move(from: Point(320, 300), to: Point(200, 300), duration: 0.2)
    #expect(abs(mark.presentationAlpha - 0.25) < 0.05)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.runUntilIdle()

    #expect(cancelled == [true])
    #expect(mark.alpha == 0)
    #expect(fixture.page(3).transitionCoordinator == nil)
  }
}
