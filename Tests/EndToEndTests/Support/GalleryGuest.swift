// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

@testable import DrawerApp

/// Finds what has a label in a window without a display, and clicks it.
@MainActor
struct GalleryGuest {
  /// Seconds that no movement lasts.
  private static let settled = 1.0

  private let visitor: Visitor

  init(_ visitor: Visitor) {
    self.visitor = visitor
  }

  /// Shows a child of the menu, which may have to be scrolled for a click.
  func choose(_ title: String, wait seconds: Double = settled) throws {
    guard let index = visitor.menu.items.firstIndex(where: { $0.title == title }) else {
      throw HarnessError("the menu has no \(title)")
    }
    visitor.menu.select(index)
    visitor.wait(seconds)
  }

  /// Clicks, takes the mouse out of the window, and waits.
  func click(_ label: String, wait seconds: Double = settled) throws {
    visitor.click(at: try place(of: label))
    visitor.host.send(.pointer(PointerEvent(.left, at: .zero)))
    visitor.wait(seconds)
  }

  func rest(on label: String) throws {
    visitor.move(to: try place(of: label))
    visitor.wait(2 * Self.settled)
  }

  func press(_ key: Key, wait seconds: Double = settled) {
    visitor.press(key)
    visitor.wait(seconds)
  }

  func type(_ text: String) {
    visitor.host.send(.text(.committed(text)))
    visitor.wait(0.1)
  }

  private func place(of label: String) throws -> Point {
    var view: View = visitor.menu.view
    while let above = view.superview { view = above }
    guard let place = place(of: label, in: view) else {
      throw HarnessError("nothing called \(label) can be clicked")
    }
    return place
  }

  /// The middle of what has the label and can be hit there.
  private func place(of label: String, in view: View) -> Point? {
    guard !view.isHidden, !view.isInert else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: label, in: subview) { return place }
    }
    let name = view.accessibilityLabel ?? (view as? TableViewCell)?.title
    guard name == label else { return nil }
    let place = view.convert(view.bounds, to: nil).center
    guard let hit = view.window?.hitTest(place),
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return nil }
    return place
  }
}
