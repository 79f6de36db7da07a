// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// All that assistive technology can know of a window at one moment. Parents and children agree.
package nonisolated struct AccessibilityTree: Sendable, Equatable {
  /// Names an element for as long as its view is there, and no other one afterwards.
  package struct ID: Sendable, Hashable {
    /// The view's number, from 1 on. The window's is 1.
    package let view: Int
    /// From 1 on for elements that are no views; 0 for the view itself.
    package let part: Int

    package init(view: Int, part: Int = 0) {
      self.view = view
      self.part = part
    }

    package static let window = ID(view: 1)
  }

  /// An element and its place among others.
  package struct Node: Sendable, Equatable {
    package var element: AccessibilityElement
    /// Nil for the window.
    package var parent: ID?
    /// Among its siblings, from 0 on.
    package var index: Int
    /// From first to last, as they are read.
    package var children: [ID]
    /// Elements whose words name this one.
    package var labelledBy: [ID] = []
    /// Elements whose words say more about this one.
    package var describedBy: [ID] = []
    /// Elements that this one changes, as a tab its screen.
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
  /// Which element has the keyboard; nil where none has, or the window has not.
  package var focused: ID?
  /// Whether the desktop's keyboard goes to the window.
  package var isActive = true

  package init(nodes: [ID: Node], focused: ID? = nil) {
    self.nodes = nodes
    self.focused = focused
  }

  package subscript(id: ID) -> Node? { nodes[id] }

  /// The nodes in the order in which they are read, each before its children, with their depths; the window's depth is 0.
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

  /// The elements at a point of the window, from the outermost to the innermost; empty for none. If two siblings contain the
  /// point, the path has the later sibling in reading order. Elements out of sight are left out.
  ///
  /// - Parameter root: The element where the path begins. Default: the window.
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
