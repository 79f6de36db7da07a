// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// All elements of a window for assistive technology at one moment. The links of parents and children are consistent.
package nonisolated struct AccessibilityTree: Sendable, Equatable {
  /// Identifies an element as long as its view exists. No other element gets the same identifier afterwards.
  package struct ID: Sendable, Hashable {
    /// From 1 on. The window has 1.
    package let view: Int
    /// The number of an element that is not a view, from 1 on; 0 for the view itself.
    package let part: Int

    package init(view: Int, part: Int = 0) {
      self.view = view
      self.part = part
    }

    package static let window = ID(view: 1)
  }

  package struct Node: Sendable, Equatable {
    package var element: AccessibilityElement
    /// The parent's identifier; nil for the window.
    package var parent: ID?
    /// The index among the siblings, from 0 on.
    package var index: Int
    package var children: [ID]
    package var labelledBy: [ID] = []
    package var describedBy: [ID] = []
    package var controls: [ID] = []

    /// The level of the element in a tree of rows, from 1 on; 0 outside such a tree.
    package var level: Int { element.position?.level ?? 0 }

    package init(element: AccessibilityElement, parent: ID?, index: Int, children: [ID] = []) {
      self.element = element
      self.parent = parent
      self.index = index
      self.children = children
    }
  }

  package var nodes: [ID: Node]
  /// The element that is first responder; nil if there is none, or if the window does not have the desktop's focus.
  package var focused: ID?
  package var isActive = true

  package init(nodes: [ID: Node], focused: ID? = nil) {
    self.nodes = nodes
    self.focused = focused
  }

  package subscript(id: ID) -> Node? { nodes[id] }

  /// The nodes in reading order, each before its children, with their depths; the window's depth is 0.
  package var inReadingOrder: [(id: ID, node: Node, depth: Int)] {
    var read: [(id: ID, node: Node, depth: Int)] = []
    func add(_ id: ID, depth: Int) {
      guard let node = nodes[id] else { return }
      read.append((id, node, depth))
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(.window, depth: 0)
    return read
  }

  /// Returns the elements at a point of the window, from the outermost to the innermost; empty for none.
  ///
  /// If two siblings contain the point, the path contains the later sibling in reading order. Offscreen elements are
  /// left out.
  ///
  /// - Parameter root: The element at which the path begins. Default: the window.
  package func path(at point: Point, in root: ID = .window) -> [ID] {
    guard let node = nodes[root] else { return [] }
    for child in node.children.reversed()
    where nodes[child]?.element.traits.contains(.offscreen) == false {
      let inner = path(at: point, in: child)
      if !inner.isEmpty { return [root] + inner }
    }
    return node.element.frame.contains(point) ? [root] : []
  }
}
