// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The playground in a window, and a hand that finds its controls by their labels.
final class PlaygroundFixture {
  let root = Sample.playground.makeRoot(DiagnosticsObserver())
  let harness: TestWindow

  init(size: Size = Size(1000, 700)) {
    harness = TestWindow(size: size)
    for child in root.drawer.children { child.containmentObserver = nil }
    harness.window.rootViewController = root
    harness.runUntilIdle()
  }

  var drawer: DrawerController { root.drawer }

  func playground() throws -> PlaygroundController {
    try #require(drawer as? PlaygroundController)
  }

  func form() throws -> PlaygroundForm {
    try #require(drawer.trailing as? PlaygroundForm)
  }

  /// All of a kind in the form, from the top.
  func all<Kind: View>(_ kind: Kind.Type, in view: View) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap { $0 } + all(kind, in: $0) }
  }

  func control<Kind: View>(_ kind: Kind.Type, _ label: String) throws -> Kind {
    try #require(
      all(kind, in: root.view).first { $0.accessibilityLabel == label }, "no \(label)")
  }

  /// Scrolls it into sight, and clicks at a fraction of its width.
  func click(_ view: View, atFraction fraction: Double = 0.5) throws {
    let scroll = try form().scrollView
    if view.isDescendant(of: scroll.contentView) {
      scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll.contentView))
      harness.step()
    }
    let rect = view.convert(view.bounds, to: nil)
    harness.click(at: Point(rect.minX + rect.width * fraction, rect.midY))
  }

  /// Scrolls a row of a list into sight, and clicks on it.
  func clickRow(_ row: Int, in list: String) throws {
    let table = try control(TableView.self, list)
    let scroll = try form().scrollView
    let rect = table.rect(forRow: row)
    scroll.scrollRectToVisible(table.convert(rect, to: scroll.contentView))
    harness.step()
    harness.click(at: table.convert(rect.center, to: nil))
  }

  /// Whether no part of a view in the form is scrolled out of sight.
  func isVisible(_ view: View) throws -> Bool {
    let scroll = try form().scrollView
    guard view.isDescendant(of: scroll.contentView) else { return true }
    let rect = view.convert(view.bounds, to: scroll.contentView)
    return rect.minY >= scroll.offset && rect.maxY <= scroll.offset + scroll.bounds.height
  }
}
