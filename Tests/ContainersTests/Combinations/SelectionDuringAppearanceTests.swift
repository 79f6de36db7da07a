// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

@testable import Containers

/// A child that is selected while its container appears receives its appearance callbacks together with the
/// container, and with the same `animated` (contract 3.2).
struct SelectionDuringAppearanceTests {
  private final class Screen: ViewController {
    var callbacks: [String] = []
    override func viewWillAppear(_ animated: Bool) { callbacks.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { callbacks.append("did \(animated)") }
  }

  private final class ChoosingTabs: TabBarController {
    override func viewWillAppear(_ animated: Bool) {
      selectedIndex = 1
      super.viewWillAppear(animated)
    }
  }

  private final class ChoosingStack: NavigationController {
    var upcoming: ViewController?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let upcoming { pushViewController(upcoming, animated: false) }
    }
  }

  private func show(_ container: ViewController) {
    let root = ViewController()
    let harness = TestWindow(root: root)
    container.modalPresentationStyle = .fullScreen
    root.present(container, animated: true)
    harness.runUntilIdle()
  }

  @Test
  func `a tab selected while the tab bar controller appears gets callbacks with animated true`() {
    let screen = Screen()
    show(ChoosingTabs(viewControllers: [ViewController(), screen]))

    #expect(screen.callbacks == ["will true", "did true"])
  }

  @Test func `a controller pushed while its stack appears gets callbacks with animated true`() {
    let screen = Screen()
    let stack = ChoosingStack(viewControllers: [ViewController()])
    stack.upcoming = screen
    show(stack)

    #expect(screen.callbacks == ["will true", "did true"])
  }
}
