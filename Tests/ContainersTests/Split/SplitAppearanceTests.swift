// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// When columns are loaded, and what a delegate is asked.
struct SplitAppearanceTests {
  @Test func `a column that never shows is not loaded`() {
    let (primary, secondary) = (ViewController(), ViewController())
    let split = SplitViewController(primary: primary, secondary: secondary)
    split.loadViewIfNeeded()
    #expect(!primary.isViewLoaded && !secondary.isViewLoaded)

    let harness = TestWindow(root: split, size: SplitFixture.compact)
    harness.settle()
    #expect(primary.isAppeared && !secondary.isViewLoaded)

    harness.resize(to: SplitFixture.regular)
    #expect(secondary.isAppeared)
    #expect(secondary.view.frame == split.columns[.secondary].host.bounds)
  }

  @Test func `the columns are set as a list`() {
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

  @Test func `a column that is hidden at first is loaded when it comes`() {
    let primary = ViewController()
    let split = SplitViewController(primary: primary, secondary: ViewController())
    split.preferredDisplayMode = .secondaryOnly
    let harness = TestWindow(root: split, size: SplitFixture.regular)
    harness.settle()
    #expect(!primary.isViewLoaded)

    split.show(.primary)
    harness.settle()

    #expect(primary.isAppeared)
    #expect(primary.view.frame == split.columns[.primary].host.bounds)
  }

  @Test(arguments: [true, false])
  func `a column is not laid out before it begins to appear`(isCompact: Bool) {
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
    harness.settle()

    for column in columns where !column.log.isEmpty { #expect(column.log[0] == "viewWillAppear") }
    #expect(columns[0].isAppeared)
  }

  private final class Leaver: SplitViewControllerDelegate {
    var leave: () -> Void = {}

    func splitViewController(
      _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
    ) { leave() }

    func splitViewController(
      _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
    ) { leave() }
  }

  @Test(arguments: [true, false], [true, false])
  func `a split view that goes while a column begins to move leaves nothing half-way`(
    hides: Bool, animated: Bool
  ) {
    let fixture = SplitFixture(mode: hides ? .automatic : .secondaryOnly)
    let leaver = Leaver()
    fixture.split.delegate = leaver
    leaver.leave = { fixture.harness.window.rootViewController = ViewController() }

    if hides {
      fixture.split.hide(.primary, animated: animated)
    } else {
      fixture.split.show(.primary, animated: animated)
    }
    fixture.harness.settle()

    #expect(!fixture.split.isMoving)
    for child in fixture.split.children {
      #expect(!child.isAppeared && !child.isInAppearanceTransition)
    }
  }

  @Test func `what a column animates beside its way follows it, also when it is turned round`() {
    let fixture = SplitFixture(mode: .secondaryOnly)
    let mark = View(frame: Rect(0, 0, 10, 10))
    mark.alpha = 0
    fixture.split.view.addSubview(mark)
    fixture.split.show(.primary)
    let coordinator = fixture.primary.transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in mark.alpha = 1 })
    fixture.harness.advance(by: 0.15)
    #expect(mark.presentedAlpha > 0 && mark.presentedAlpha < 1)

    fixture.split.hide(.primary)
    fixture.harness.settle()

    #expect(coordinator?.isCancelled == true && mark.alpha == 0)
    #expect(fixture.split.transitionCoordinator == nil)
  }

  // MARK: The delegate

  private final class Asked: SplitViewControllerDelegate {
    var log: [String] = []
    var takes = false

    func splitViewController(
      _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
    ) -> Bool {
      log.append("show \(controller.title ?? "")")
      return takes
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
  func `show in a column asks the split view's delegate first`(takes: Bool) {
    let fixture = SplitFixture()
    let asked = Asked()
    asked.takes = takes
    fixture.split.delegate = asked
    let other = fixture.named("E")

    fixture.primary.show(other, sender: nil)

    #expect(asked.log == ["show E"])
    #expect((other.navigationController == nil) == takes, "pushed onto the column's stack")
  }

  @Test func `show on a stack in a column asks nobody`() {
    let stack = NavigationController(rootViewController: ViewController())
    let fixture = SplitFixture(primary: stack)
    let asked = Asked()
    fixture.split.delegate = asked

    stack.topViewController?.show(fixture.named("E"), sender: nil)

    #expect(asked.log.isEmpty && stack.viewControllers.count == 2)
  }

  @Test func `expanding asks who is the primary before it takes the secondary back`() {
    let fixture = SplitFixture(primary: SplitStack())
    (fixture.primary as? SplitStack)?.push(fixture.named("R"))
    let asked = Asked()
    fixture.split.delegate = asked

    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.resize(to: SplitFixture.regular)

    #expect(asked.log == ["primary", "separate"])
  }
}
