// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

@testable import DrawerApp

/// Finds and clicks labeled controls in a window without a display.
@MainActor
struct GalleryDriver {
  /// Seconds until all is at rest.
  private static let settleDuration = 1.0

  private let visitor: TourDriver

  init(_ visitor: TourDriver) {
    self.visitor = visitor
  }

  /// Selects a menu row without a click, because the row may be hidden.
  func choose(_ title: String, wait seconds: Double = settleDuration) throws {
    guard let index = visitor.menu.items.firstIndex(where: { $0.title == title }) else {
      throw HarnessError("the menu has no row \(title)")
    }
    visitor.menu.select(index)
    visitor.wait(seconds)
  }

  /// Clicks, takes the mouse out of the window, and waits.
  func click(_ label: String, wait seconds: Double = settleDuration) throws {
    visitor.click(at: try location(of: label))
    visitor.host.send(.pointer(PointerEvent(.exited, at: .zero)))
    visitor.wait(seconds)
  }

  func hover(over label: String) throws {
    visitor.move(to: try location(of: label))
    visitor.wait(2 * Self.settleDuration)
  }

  func press(_ key: Key, wait seconds: Double = settleDuration) {
    visitor.press(key)
    visitor.wait(seconds)
  }

  func type(_ text: String) {
    visitor.host.send(.text(.committed(text)))
    visitor.wait(0.1)
  }

  private func location(of label: String) throws -> Point {
    guard let point = visitor.location(of: label) else {
      throw HarnessError("no control with the label \(label) can be clicked")
    }
    return point
  }
}
