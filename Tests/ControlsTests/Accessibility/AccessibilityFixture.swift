// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A window with one view in it, and its accessible tree.
final class AccessibilityFixture {
  typealias ID = AccessibilityTree.ID

  let harness: TestWindow
  let root = ViewController()

  init(_ view: View, size: Size = Size(300, 200), isMirrored: Bool = false) {
    var traits = Traits()
    if isMirrored { traits.layoutDirection = .rightToLeft }
    harness = TestWindow(traits: traits)
    harness.window.rootViewController = root
    view.frame = Rect(origin: Point(20, 30), size: size)
    root.view.addSubview(view)
    harness.step()
  }

  var window: Window { harness.window }
  var tree: AccessibilityTree { window.accessibilityTree() }

  /// The first element of a role, from the top.
  func first(_ role: AccessibilityRole, _ label: String? = nil) -> ID? {
    tree.inReadingOrder.first { _, node, _ in
      node.element.role == role && (label == nil || node.element.label == label)
    }?.id
  }

  func node(_ role: AccessibilityRole, _ label: String? = nil) throws -> AccessibilityTree.Node {
    let id = try #require(first(role, label), "\(harness.accessibilityDump)")
    return try #require(tree[id])
  }

  func element(_ role: AccessibilityRole, _ label: String? = nil) throws -> AccessibilityElement {
    try node(role, label).element
  }

  /// Does something to the first element of a role.
  @discardableResult
  func perform(
    _ action: AccessibilityAction, on role: AccessibilityRole, _ label: String? = nil
  ) throws -> Bool {
    let id = try #require(first(role, label), "\(harness.accessibilityDump)")
    return window.performAccessibilityAction(action, on: id)
  }

  /// The roles and labels of an element's children.
  func children(_ role: AccessibilityRole) throws -> [String] {
    try node(role).children.compactMap { tree[$0] }
      .map { "\($0.element.role) \($0.element.label)" }
  }
}
