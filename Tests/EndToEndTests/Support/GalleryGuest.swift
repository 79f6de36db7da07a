// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

@testable import DrawerApp

/// Finds what has a label in a window without a display, and clicks it.
@MainActor
struct GalleryGuest {
  /// Seconds that no movement lasts.
  private static let settled = 1.0

  private let visitor: TourDriver

  init(_ visitor: TourDriver) {
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
    visitor.host.send(.pointer(PointerEvent(.exited, at: .zero)))
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
    guard let place = visitor.location(of: label) else {
      throw HarnessError("nothing called \(label) can be clicked")
    }
    return place
  }
}
