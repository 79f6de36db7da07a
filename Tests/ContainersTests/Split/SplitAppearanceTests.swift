// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// When columns are loaded and laid out, and the questions that the split view asks its delegate.
struct SplitAppearanceTests {
  @Test func `a split view does not load a column that has never appeared`() {
    let (primary, secondary) = (ViewController(), ViewController())
    let split = SplitViewController(primary: primary, secondary: secondary)
    split.loadViewIfNeeded()
    #expect(!primary.isViewLoaded && !secondary.isViewLoaded)

    let harness = TestWindow(root: split, size: SplitFixture.compact)
    harness.runUntilIdle()
    #expect(primary.isAppeared && !secondary.isViewLoaded)

    harness.resize(to: SplitFixture.regular)
    #expect(secondary.isAppeared)
    #expect(secondary.view.frame == split.columns[.secondary].containerView.bounds)
  }

  @Test func `a split view's viewControllers property sets and returns its columns as a list`() {
    let screens = (0..<4).map { _ in ViewController() }
    let split = SplitViewController(supplementary: screens[3])
    split.viewControllers = Array(screens[..<2])
    #expect(split.viewController(for: .primary) === screens[0])
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(split.viewController(for: .secondary) === screens[1])

    split.viewControllers = [screens[1], screens[0], screens[2]]
    #expect(split.viewControllers == [screens[1], screens[0], screens[2]])
    split.viewControllers = [screens[3]]
    #expect(split.viewControllers == [screens[3]])
    #expect(split.viewController(for: .primary) === screens[3] && split.children.count == 1)
  }

  @Test func `a split view column that is hidden at first is loaded when it is shown`() {
    let primary = ViewController()
    let split = SplitViewController(primary: primary, secondary: ViewController())
    split.preferredDisplayMode = .secondaryOnly
    let harness = TestWindow(root: split, size: SplitFixture.regular)
    harness.runUntilIdle()
    #expect(!primary.isViewLoaded)

    split.show(.primary)
    harness.runUntilIdle()

    #expect(primary.isAppeared)
    #expect(primary.view.frame == split.columns[.primary].containerView.bounds)
  }

  @Test(arguments: [true, false])
  func `a split view lays out no column before the column receives viewWillAppear`(isCompact: Bool)
  {
    final class Screen: ViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
      override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    }
    let columns = [Screen(), Screen()]
    for column in columns { column.loadViewIfNeeded() }
    let split = SplitViewController(primary: columns[0], secondary: columns[1])
    let harness = TestWindow(size: isCompact ? SplitFixture.compact : SplitFixture.regular)
    split.loadViewIfNeeded()
    split.view.layoutIfNeeded()
    #expect(columns.allSatisfy { $0.log.isEmpty })
    harness.window.rootViewController = split
    harness.runUntilIdle()

    for column in columns where !column.log.isEmpty { #expect(column.log[0] == "viewWillAppear") }
    #expect(columns[0].isAppeared)
  }

  private final class LeavingDelegate: SplitViewControllerDelegate {
    var onCall: () -> Void = {}

    func splitViewController(
      _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
    ) { onCall() }

    func splitViewController(
      _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
    ) { onCall() }
  }

  @Test(arguments: [true, false], [true, false])
  func `a split view that its delegate removes in willShow or willHide ends its transition`(
    hides: Bool, animated: Bool
  ) {
    let fixture = SplitFixture(mode: hides ? .automatic : .secondaryOnly)
    let leaver = LeavingDelegate()
    fixture.split.delegate = leaver
    leaver.onCall = { fixture.harness.window.rootViewController = ViewController() }

    if hides {
      fixture.split.hide(.primary, animated: animated)
    } else {
      fixture.split.show(.primary, animated: animated)
    }
    fixture.harness.runUntilIdle()

    #expect(!fixture.split.isTransitioning)
    for child in fixture.split.children {
      #expect(!child.isAppeared && !child.isInAppearanceTransition)
    }
  }

  @Test
  func `animations alongside a split view transition are reset when the transition is reversed`() {
    let fixture = SplitFixture(mode: .secondaryOnly)
    let mark = View(frame: Rect(0, 0, 10, 10))
    mark.alpha = 0
    fixture.split.view.addSubview(mark)
    fixture.split.show(.primary)
    let coordinator = fixture.primary.transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in mark.alpha = 1 })
    fixture.harness.advance(by: 0.15)
    #expect(mark.presentationAlpha > 0 && mark.presentationAlpha < 1)

    fixture.split.hide(.primary)
    fixture.harness.runUntilIdle()

    #expect(coordinator?.isCancelled == true && mark.alpha == 0)
    #expect(fixture.split.transitionCoordinator == nil)
  }

  // MARK: The delegate

  private final class DelegateSpy: SplitViewControllerDelegate {
    var log: [String] = []
    var handlesCollapse = false

    func splitViewController(
      _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
    ) -> Bool {
      log.append("show \(controller.title ?? "")")
      return handlesCollapse
    }

    func primaryViewController(
      forExpanding splitViewController: SplitViewController
    ) -> ViewController? {
      log.append("primary")
      return nil
    }

    func splitViewController(
      _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
    ) -> ViewController? {
      log.append("separate")
      return nil
    }
  }

  @Test(arguments: [true, false])
  func `show called in a split view column asks the split view's delegate first`(takes: Bool) {
    let fixture = SplitFixture()
    let asked = DelegateSpy()
    asked.handlesCollapse = takes
    fixture.split.delegate = asked
    let other = fixture.named("E")

    fixture.primary.show(other, sender: nil)

    #expect(asked.log == ["show E"])
    #expect((other.navigationController == nil) == takes, "pushed onto the column's stack")
  }

  @Test
  func `show called in a column's navigation controller does not ask the split view's delegate`() {
    let stack = NavigationController(rootViewController: ViewController())
    let fixture = SplitFixture(primary: stack)
    let asked = DelegateSpy()
    fixture.split.delegate = asked

    stack.topViewController?.show(fixture.named("E"), sender: nil)

    #expect(asked.log.isEmpty && stack.viewControllers.count == 2)
  }

  @Test
  func `an expanding split view asks its delegate for the primary first, then for the secondary`() {
    let fixture = SplitFixture(primary: SplitStack())
    (fixture.primary as? SplitStack)?.push(fixture.named("R"))
    let asked = DelegateSpy()
    fixture.split.delegate = asked

    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.resize(to: SplitFixture.regular)

    #expect(asked.log == ["primary", "separate"])
  }
}
