// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import SDLHost

/// The visible state of a window, and the first responder after all presented controllers are dismissed.
nonisolated struct WindowAppearance: Codable {
  let tree: String
  /// A hash of the window's pixels.
  let pixels: UInt64
  /// The path of the first responder. Nil if a controller was presented while there was no first responder, as
  /// during a drawer animation: then a container chooses the next first responder, and the state that it chooses
  /// by is not saved.
  let keyboard: String?
}

extension WindowAppearance {
  /// Removes the marks of the pointer and of the last key first. Afterwards the window presents nothing.
  init(of harness: TestWindow) throws {
    let root = harness.window.rootViewController
    tree = root.map { Self.tree($0, "") } ?? ""
    harness.move(to: Point(-10, -10))
    harness.window.focus.focus(nil, ringVisible: false)
    harness.advance(by: 3)
    harness.runUntilIdle()
    pixels = Self.hash(try harness.snapshot())
    let isKnown = root.map(Self.remembersFirstResponder) ?? false
    if let root { Self.dismissAll(root) }
    harness.runUntilIdle()
    let view = harness.window.focus.firstResponder as? View
    let path = root.flatMap { root in view.flatMap { FirstResponderPath.path(of: $0, from: root) } }
    keyboard = isKnown ? path?.joined(separator: ", ") ?? "nowhere" : nil
  }

  /// Nil for none.
  func difference(from other: WindowAppearance) -> String? {
    if tree != other.tree {
      return "the controllers differ:\n\(tree)\n--- restored:\n\(other.tree)"
    }
    if pixels != other.pixels { return "the pixels differ" }
    guard let keyboard, keyboard != other.keyboard else { return nil }
    return "the keyboard goes to \(keyboard)\n--- restored:\n\(other.keyboard ?? "")"
  }

  private static func hash(_ picture: Bitmap) -> UInt64 {
    var hash = StableHash()
    var pixels = picture.pixels
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      hash.add(
        PixelBuffer(
          borrowing: first, width: picture.width, height: picture.height, stride: picture.width))
    }
    return hash.value
  }

  private static func tree(_ controller: ViewController, _ indent: String) -> String {
    var lines = [indent + controller.restorationName + (controller.isAppeared ? " shows" : "")]
    for child in controller.children { lines.append(tree(child, indent + "  ")) }
    if let presented = controller.presentation?.presentedViewController {
      lines.append(indent + "presents")
      lines.append(tree(presented, indent + "  "))
    }
    return lines.joined(separator: "\n")
  }

  /// Whether everything that is presented knows who had the keyboard before it.
  private static func remembersFirstResponder(_ controller: ViewController) -> Bool {
    if let session = controller.presentation {
      guard let former = session.formerFirstResponder as? View, former.canBecomeFirstResponder,
        remembersFirstResponder(session.presentedViewController)
      else { return false }
    }
    return controller.children.allSatisfy(remembersFirstResponder)
  }

  private static func dismissAll(_ controller: ViewController) {
    if controller.presentation != nil { controller.dismiss(animated: false) }
    for child in controller.children { dismissAll(child) }
  }
}
