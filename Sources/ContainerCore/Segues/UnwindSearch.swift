// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Finds where an unwinding leads (contract 8.3).
///
/// From the source upwards: at each node its allowed children in order, each with its descendants before
/// itself; then the node; then what is above it. No node is looked at twice.
struct UnwindSearch<Tree: UnwindTree> {
  typealias Node = Tree.Node

  let tree: Tree

  /// Children that were offered although the source lies in them, each behind who offered it.
  private(set) var wrongOffers: [(container: Node, child: Node)] = []

  private var seen: Set<ObjectIdentifier> = []

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// The way down to the destination, from the node where the ways of source and destination part, both
  /// included; nil when there is none.
  mutating func path(from source: Node) -> [Node]? {
    var node = source
    var below: Node?
    while true {
      if let path = search(node, comingFrom: below) { return path }
      guard let above = tree.above(node), !seen.contains(ObjectIdentifier(above)) else {
        return nil
      }
      below = node
      node = above
    }
  }

  private mutating func search(_ node: Node, comingFrom below: Node?) -> [Node]? {
    seen.insert(ObjectIdentifier(node))
    if let answer = tree.ownAnswer(of: node) {
      return answer.destination.map { way(from: node, to: $0) }
    }
    for child in tree.allowedChildren(of: node) {
      if child === below { wrongOffers.append((node, child)) }
      guard !seen.contains(ObjectIdentifier(child)) else { continue }
      if let path = search(child, comingFrom: nil) { return [node] + path }
    }
    return tree.canPerform(node) ? [node] : nil
  }

  /// By way of parents; straight where they do not lead there.
  private func way(from node: Node, to destination: Node) -> [Node] {
    guard destination !== node else { return [node] }
    var path = [destination]
    var current = destination
    while let parent = tree.parent(of: current) {
      path.insert(parent, at: 0)
      if parent === node { return path }
      current = parent
    }
    return [node, destination]
  }
}

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
