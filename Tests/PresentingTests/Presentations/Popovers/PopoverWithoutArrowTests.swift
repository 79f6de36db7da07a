// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A popover without permitted arrow directions, as UIKit accepts it.
struct PopoverWithoutArrowTests {
  @Test(arguments: [Size(1000, 700), Size(700, 300)])
  func `a popover without permitted arrow directions covers its anchor`(size: Size) {
    let root = ViewController()
    let harness = TestWindow(root: root, size: size)
    let anchor = View(frame: Rect(300, 120, 60, 40))
    root.view.addSubview(anchor)
    let shown = ViewController()
    shown.preferredContentSize = Size(200, 100)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.permittedArrowDirections = []
    shown.popoverPresentationController?.sourceView = anchor
    root.present(shown, animated: false)
    harness.runUntilIdle()

    let popover = shown.popoverPresentationController
    #expect(popover?.arrowDirection == [])
    let frame = popover?.frameOfPresentedViewInContainerView
    #expect(shown.view.bounds.size == Size(200, 100))
    #expect(frame?.intersects(anchor.frame) == true)
  }

  @Test
  func `a table with automatic row heights and estimates assumes the default height for its rows`()
  {
    let table = TableView(frame: Rect(0, 0, 300, 300))
    table.estimatedRowHeight = TableView.automaticDimension
    table.rowHeight = TableView.automaticDimension
    #expect(table.commonRowHeight == 44)
  }
}
