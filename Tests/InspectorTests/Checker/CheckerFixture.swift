// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Inspector
import TestSupport

/// A container called Box on screen, a child called Red that has not been added yet, and a checker that observes both.
final class CheckerFixture {
  /// The reported violations, oldest first.
  private(set) var violations: [ContractViolation] = []

  let box: ViewController
  let red = ViewController()
  let harness: TestWindow

  init(forwardsManually: Bool = false) {
    box = forwardsManually ? HandForwardingContainer() : ViewController()
    box.title = "Box"
    red.title = "Red"
    harness = TestWindow(root: box)
    harness.expectsCleanContainment = false
    harness.checker.onViolation = { [weak self] in self?.violations.append($0) }
  }

  /// Runs until the window is idle, and returns the reported violations.
  func diagnosesAfterRunningUntilIdle() -> [String] {
    harness.runUntilIdle()
    return violations.map(\.description)
  }

  /// Adds Red in accordance with the contract.
  func addRed() {
    box.addChild(red)
    red.view.frame = box.view.bounds
    box.view.addSubview(red.view)
    red.didMove(toParent: box)
  }

  /// The same in a container that forwards by hand, with Red's appearance.
  func showRed() {
    box.addChild(red)
    red.view.frame = box.view.bounds
    red.beginAppearanceTransition(true, animated: false)
    box.view.addSubview(red.view)
    red.endAppearanceTransition()
    red.didMove(toParent: box)
  }
}

/// Sends its children's appearance itself, or forgets to.
final class HandForwardingContainer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
