// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

/// Named controllers in a window, with a log of their callbacks.
final class CombinedFixture {
  let harness: TestWindow

  init(size: Size = Size(1000, 700)) { harness = TestWindow(size: size) }

  var log: [String] { harness.callbacks.lines }

  func screen(_ title: String) -> ViewController { named(ViewController(), title) }

  func named<Kind: ViewController>(_ controller: Kind, _ title: String) -> Kind {
    controller.title = title
    controller.containmentObserver = harness.observers
    controller.registerUnwindAction(title)
    return controller
  }

  func show(_ root: ViewController) {
    harness.window.rootViewController = root
    harness.step()
    clear()
  }

  func present(
    _ controller: ViewController, _ style: ModalPresentationStyle, from presenter: ViewController,
    animated: Bool = false
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: animated)
  }

  func clear() { harness.callbacks.removeAllLines() }
}
