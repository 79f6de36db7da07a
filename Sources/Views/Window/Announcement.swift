// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Words that a window said to assistive technology. They are in its tree for some seconds.
struct Announcement {
  /// Seconds in which whoever looks at the tree meets it.
  static let duration = 5.0

  /// Names its element: below 0, where no view's number is.
  let number: Int
  private let text: String
  private let start: Instant

  init(_ text: String, number: Int, at start: Instant) {
    self.text = text
    self.number = number
    self.start = start
  }

  func add(to tree: inout AccessibilityTree, at now: Instant) {
    guard now.since(start) < Self.duration, var window = tree.nodes[.window] else { return }
    let id = AccessibilityTree.ID(view: number)
    let element = AccessibilityElement(
      role: .notification, label: text,
      frame: Rect(origin: .zero, size: Size(window.element.frame.width, 0)))
    tree.nodes[id] = AccessibilityTree.Node(
      element: element, parent: .window, index: window.children.count)
    window.children.append(id)
    tree.nodes[.window] = window
  }
}
