// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A tab controller in a window, with a log of all callbacks of its tabs A, B, C ….
final class TabFixture {
  final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  let pages: [ViewController]
  let tabs: TabBarController
  let harness: TestWindow

  /// Clicks land where a tab is, whatever the bar's edge.
  init(
    count: Int = 3, size: Size = Size(1000, 700), style: TabTransitionStyle = .none,
    loadsAll: Bool = true, configure: (TabFixture) -> Void = { _ in }
  ) {
    pages = (0..<count).map { _ in ViewController() }
    tabs = TabBarController()
    tabs.title = "tabs"
    tabs.transitionStyle = style
    harness = TestWindow(size: size)
    for (index, page) in pages.enumerated() {
      page.title = Self.name(index)
      page.containmentObserver = harness.observers
    }
    tabs.viewControllers = pages
    configure(self)
    harness.window.rootViewController = tabs
    harness.step()
    if loadsAll {
      for page in pages { page.loadViewIfNeeded() }
      harness.step()
    }
    harness.callbacks.removeAllLines()
  }

  static func name(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(65 + index))) : "T\(index)"
  }

  var window: Window { harness.window }

  /// The callbacks since the last call.
  func consumeCallbacks() -> [String] { harness.callbacks.removeAllLines() }

  /// Adds a view that can become first responder to a page.
  @discardableResult
  func addField(to index: Int, at y: Double = 10) -> Field {
    let field = Field(frame: Rect(10, y, 100, 20))
    pages[index].view.addSubview(field)
    return field
  }

  func location(ofTab index: Int) -> Point {
    let button = tabs.tabBar.buttons[index]
    return button.convert(button.bounds.center, to: nil)
  }

  func click(_ index: Int) { harness.click(at: location(ofTab: index)) }

  /// A switch from A to B, without loading.
  static let switchCallbacks = [
    "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
    "B viewDidAppear",
  ]
}
