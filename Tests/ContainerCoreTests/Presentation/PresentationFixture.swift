// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport

@testable import ContainerCore

/// A root, a child in it, and controllers to present; all write their callbacks down.
final class PresentationFixture {
  final class Screen: ViewController {
    /// What the four flags said in each appearance callback.
    var flags: [String] = []
    var onCallback: ((String) -> Void)?

    private func record(_ callback: String) {
      let said = [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
        (isMovingToParent, "to"), (isMovingFromParent, "from"),
      ]
      flags.append(([callback] + said.filter(\.0).map(\.1)).joined(separator: " "))
      onCallback?(callback)
    }

    override func viewWillAppear(_ animated: Bool) { record("WA") }
    override func viewDidAppear(_ animated: Bool) { record("DA") }
    override func viewWillDisappear(_ animated: Bool) { record("WD") }
    override func viewDidDisappear(_ animated: Bool) { record("DD") }
  }

  final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  let root = Screen()
  let child = Screen()
  let red = Screen()
  let blue = Screen()
  let harness: TestWindow
  var completions: [String] = []

  init() {
    for (controller, title) in [(root, "Root"), (child, "Child"), (red, "Red"), (blue, "Blue")] {
      controller.title = title
    }
    harness = TestWindow(root: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness.step()
    for screen in [root, child] { screen.flags = [] }
    root.containmentObserver = harness.observers
  }

  func present(
    _ controller: ViewController, from presenter: ViewController? = nil,
    style: ModalPresentationStyle = .fullScreen, animated: Bool = true
  ) {
    controller.modalPresentationStyle = style
    controller.popoverPresentationController?.sourceView = (presenter ?? root).view
    (presenter ?? root).present(controller, animated: animated) { [self] in
      completions.append("presented \(controller.title ?? "")")
      harness.callbacks.record("completion")
    }
  }

  func dismiss(_ controller: ViewController, animated: Bool = true) {
    controller.dismiss(animated: animated) { [self] in
      completions.append("dismissed \(controller.title ?? "")")
      harness.callbacks.record("completion")
    }
  }

  /// Presents a controller without animation, and clears the log.
  func presentAndClearLog(_ controller: ViewController, style: ModalPresentationStyle = .fullScreen)
  {
    present(
      controller, from: controller === blue ? red : root, style: style, animated: false)
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
    completions = []
    for screen in [root, child, red, blue] { screen.flags = [] }
  }
}
