// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Drawing
import Inspector
import TestSupport
import Testing

/// Containers that keep the contract cause no diagnosis, however they are operated.
struct CleanContainerTests {
  /// A drawer or a sliding menu in a window, with a checker and a log that observe all controllers.
  private final class ContainerFixture {
    let checker = ContractChecker()
    let log = CallbackLog()
    let observers: ContainmentObserverGroup
    let harness = TestWindow()

    init(root: ViewController) {
      observers = ContainmentObserverGroup(checker, log)
      harness.window.containmentObserver = observers
      harness.window.rootViewController = root
      runUntilIdle()
    }

    func runUntilIdle() {
      harness.runUntilIdle()
      checker.checkIfIdle(in: harness.window)
    }
  }

  private static func screen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test(arguments: [DrawerPosition.closed, .open], [true, false])
  func `the contract checker reports no violation while a drawer moves and changes its center`(
    position: DrawerPosition, animated: Bool
  ) {
    let drawer = DrawerController(
      center: Self.screen("Old"), leading: Self.screen("Side"), position: position)
    let stage = ContainerFixture(root: drawer)

    for delay in [0.0, 0.05, 0.15, 0.3, 0.6] {
      drawer.open(animated: animated)
      stage.harness.advance(by: delay)
      drawer.close(animated: animated)
      stage.harness.advance(by: delay)
      drawer.toggle(animated: animated)
      stage.harness.advance(by: delay)
      drawer.setCenter(Self.screen("First"), animated: animated)
      stage.harness.advance(by: delay)
      let back = drawer.center
      drawer.setCenter(Self.screen("Second"), animated: animated)
      stage.harness.advance(by: delay)
      drawer.setCenter(back, animated: animated)
      stage.harness.advance(by: delay / 2)
      drawer.toggle(animated: animated)
      stage.harness.resize(to: Size(640 + 100 * delay, 480))
      stage.runUntilIdle()
    }
    stage.harness.window.rootViewController = Self.screen("Next")
    stage.runUntilIdle()
    stage.checker.checkAtEnd()

    #expect(stage.checker.violations == [])
    #expect(
      stage.log.entries.count { $0.name == "didMove" } > 20, "the checker observed many callbacks")
  }

  @Test
  func
    `the contract checker reports no violation while a press pauses a center replacement`()
  {
    let drawer = DrawerController(
      center: Self.screen("Old"), leading: Self.screen("Side"), position: .open)
    let stage = ContainerFixture(root: drawer)
    drawer.setCenter(Self.screen("New"))
    stage.harness.advance(by: 0.1)

    stage.harness.press(at: Point(800, 400))
    stage.harness.advance(by: 1)
    stage.checker.checkWhenIdle()

    #expect(drawer.phase != .idle)
    #expect(stage.checker.violations == [])
    stage.harness.release(at: Point(800, 400))
    stage.runUntilIdle()
    #expect(stage.checker.violations == [])
  }

  @Test
  func `the contract checker reports no violation for a sliding menu operated by mouse and keys`() {
    let menu = SlidingMenuController(
      children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    let stage = ContainerFixture(root: menu)

    for (index, delay) in [0.0, 0.02, 0.2, 0.4, 1].enumerated() {
      stage.harness.pressKey(.character(["1", "2", "3"][index % 3]), .control)
      stage.harness.advance(by: delay)
      stage.harness.pressKey(.left, .alt)
      stage.harness.advance(by: delay)
      stage.harness.pressKey(.function(9))
      stage.harness.drag(
        from: Point(600, 24), to: Point(700, 24), duration: 0.2, pauseDuration: delay)
      stage.runUntilIdle()
      menu.open()
      stage.runUntilIdle()
      let row = menu.menuTable.rect(forRow: index % 3)
      stage.harness.click(at: menu.menuTable.convert(row, to: nil).center)
      stage.runUntilIdle()
    }
    stage.checker.checkAtEnd()

    #expect(stage.checker.violations == [])
    #expect(stage.log.entries.count { $0.name == "didMove" } > 6)
  }

  @Test
  func
    `the contract checker accepts a currentContext presentation over a navigation controller`()
  {
    let stack = NavigationController(rootViewController: Self.screen("Root"))
    let stage = ContainerFixture(root: TabBarController(viewControllers: [stack]))
    let modal = Self.screen("Modal")
    modal.modalPresentationStyle = .currentContext
    stack.definesPresentationContext = true

    stack.present(modal, animated: false)
    stage.runUntilIdle()

    #expect(!stack.viewControllers[0].isAppeared && modal.isAppeared)
    #expect(stage.checker.violations == [])
  }
}
