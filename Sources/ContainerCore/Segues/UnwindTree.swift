// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What the search for an unwinding's destination asks of the controllers.
protocol UnwindTree {
  associatedtype Node: AnyObject

  /// The parent, or who presents; nil at the top.
  func above(_ node: Node) -> Node?

  /// The container that a node is a child of.
  func parent(of node: Node) -> Node?

  /// The children to look at, in order.
  func allowedChildren(of node: Node) -> [Node]

  /// What a container answers that looks for the destination itself; nil for all others.
  func ownAnswer(of node: Node) -> UnwindAnswer<Node>?

  func canPerform(_ node: Node) -> Bool
}

/// The answer of a container that looks for the destination itself.
struct UnwindAnswer<Node: AnyObject> {
  let destination: Node?
}
