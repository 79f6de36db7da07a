// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Controls
@testable import Presenting

/// A window with a root, and a controller to present as a sheet in it.
final class SheetFixture {
  let root = ViewController()
  let page = ViewController()
  let harness: TestWindow
  var completions = 0

  init(
    size: Size = Size(1000, 700), style: ModalPresentationStyle = .pageSheet,
    detents: [SheetPresentationController.Detent] = [.medium, .large]
  ) {
    root.title = "Root"
    page.title = "Page"
    harness = TestWindow(root: root, size: size)
    root.containmentObserver = harness.observers
    page.modalPresentationStyle = style
    page.sheetPresentationController?.detents = detents
  }

  var sheet: SheetPresentationController {
    guard let sheet = page.sheetPresentationController else {
      preconditionFailure("\(page) is no sheet")
    }
    return sheet
  }

  func present(animated: Bool = false) {
    root.present(page, animated: animated) { [self] in completions += 1 }
    if !animated { harness.runUntilIdle() }
  }

  /// Where the sheet's content is, in the window.
  var frame: Rect { page.view.convert(page.view.bounds, to: nil) }

  /// Where its upper edge shows, also while it moves.
  var top: Double { sheet.visibleFrame.minY }

  /// A place on its upper part.
  var handleLocation: Point { Point(sheet.visibleFrame.midX, top + 8) }

  func drag(by distance: Double, in seconds: Double = 0.3, pauses: Bool = true) {
    let start = handleLocation
    let end = Point(start.x, start.y + distance)
    harness.press(at: start)
    harness.move(from: start, to: end, duration: seconds)
    if pauses {
      // Rests, so that the place decides and not the speed.
      for _ in 0..<20 { harness.clock.advance(by: 1.0 / 60) }
      harness.move(to: end)
    }
    harness.release(at: end)
  }
}
