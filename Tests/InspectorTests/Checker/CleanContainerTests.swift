// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Drawing
import Inspector
import TestSupport
import Testing

/// What keeps the contract gives no diagnosis, however it is operated.
struct CleanContainerTests {
  /// A drawer or a sliding menu in a window whose checker and log hear of everything.
  private final class Stage {
    let checker = ContractChecker()
    let log = CallbackLog()
    let observers: ContainmentObserverGroup
    let harness = TestWindow()

    init(root: ViewController) {
      observers = ContainmentObserverGroup(checker, log)
      harness.window.containmentObserver = observers
      harness.window.rootViewController = root
      settle()
    }

    func settle() {
      harness.settle()
      checker.settle(with: harness.window)
    }
  }

  private static func screen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test(arguments: [DrawerPosition.closed, .open], [true, false])
  func `a drawer in all its operations`(position: DrawerPosition, animated: Bool) {
    let drawer = DrawerController(
      center: Self.screen("Old"), leading: Self.screen("Side"), position: position)
    let stage = Stage(root: drawer)

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
      stage.settle()
    }
    stage.harness.window.rootViewController = Self.screen("Next")
    stage.settle()
    stage.checker.finished()

    #expect(stage.checker.violations == [])
    #expect(stage.log.entries.count { $0.name == "didMove" } > 20, "the checker had much to hear")
  }

  @Test func `a swap that a hand holds is not finished`() {
    let drawer = DrawerController(
      center: Self.screen("Old"), leading: Self.screen("Side"), position: .open)
    let stage = Stage(root: drawer)
    drawer.setCenter(Self.screen("New"))
    stage.harness.advance(by: 0.1)

    stage.harness.press(at: Point(800, 400))
    stage.harness.advance(by: 1)
    stage.checker.settled()

    #expect(drawer.phase != .idle)
    #expect(stage.checker.violations == [])
    stage.harness.release(at: Point(800, 400))
    stage.settle()
    #expect(stage.checker.violations == [])
  }

  @Test func `a sliding menu by mouse and keys`() {
    let menu = SlidingMenuController(
      children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    let stage = Stage(root: menu)

    for (index, delay) in [0.0, 0.02, 0.2, 0.4, 1].enumerated() {
      stage.harness.key(.character(["1", "2", "3"][index % 3]), .control)
      stage.harness.advance(by: delay)
      stage.harness.key(.left, .alt)
      stage.harness.advance(by: delay)
      stage.harness.key(.function(9))
      stage.harness.drag(from: Point(600, 24), to: Point(700, 24), duration: 0.2, rest: delay)
      stage.settle()
      menu.open()
      stage.settle()
      let row = menu.menuTable.rect(forRow: index % 3)
      stage.harness.click(at: menu.menuTable.convert(row, to: nil).center)
      stage.settle()
    }
    stage.checker.finished()

    #expect(stage.checker.violations == [])
    #expect(stage.log.entries.count { $0.name == "didMove" } > 6)
  }

  @Test func `a stack whose own view another controller covers`() {
    let stack = NavigationController(rootViewController: Self.screen("Root"))
    let stage = Stage(root: TabBarController(viewControllers: [stack]))
    let modal = Self.screen("Modal")
    modal.modalPresentationStyle = .currentContext
    stack.definesPresentationContext = true

    stack.present(modal, animated: false)
    stage.settle()

    #expect(!stack.viewControllers[0].isAppeared && modal.isAppeared)
    #expect(stage.checker.violations == [])
  }
}
