// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Finds the destination of an unwind (contract 8.3).
///
/// The search starts at the source. At each node it asks the allowed children in order, each with its descendants
/// before itself, and then the node. It continues at the node's parent or presenter. Each node is asked once.
struct UnwindSearch<Tree: UnwindTree> {
  typealias Node = Tree.Node

  let tree: Tree

  /// Children that were offered as candidates although they contain the source, each with its container.
  private(set) var invalidCandidates: [(container: Node, child: Node)] = []

  private var visitedNodes: Set<ObjectIdentifier> = []

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// The path to the destination, from where it parts from the path to the source; nil if there is none.
  mutating func path(from source: Node) -> [Node]? {
    var node = source
    var below: Node?
    while true {
      if let path = search(node, enteredFrom: below) { return path }
      guard let above = tree.parentOrPresenter(of: node),
        !visitedNodes.contains(ObjectIdentifier(above))
      else {
        return nil
      }
      below = node
      node = above
    }
  }

  private mutating func search(_ node: Node, enteredFrom below: Node?) -> [Node]? {
    visitedNodes.insert(ObjectIdentifier(node))
    if let answer = tree.customAnswer(of: node) {
      return answer.destination.map { parentPath(from: node, to: $0) }
    }
    for child in tree.allowedChildren(of: node) {
      if child === below { invalidCandidates.append((node, child)) }
      guard !visitedNodes.contains(ObjectIdentifier(child)) else { continue }
      if let path = search(child, enteredFrom: nil) { return [node] + path }
    }
    return tree.canPerform(node) ? [node] : nil
  }

  /// The path along the parents; a direct one if the parents do not lead from `node` to the destination.
  private func parentPath(from node: Node, to destination: Node) -> [Node] {
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

/// The controllers, as the search for the destination of an unwind needs them.
protocol UnwindTree {
  associatedtype Node: AnyObject

  /// The parent, or else the presenter; nil at the top.
  func parentOrPresenter(of node: Node) -> Node?

  func parent(of node: Node) -> Node?

  func allowedChildren(of node: Node) -> [Node]

  /// The result of a container that searches the destination itself; nil for all other nodes.
  func customAnswer(of node: Node) -> UnwindAnswer<Node>?

  func canPerform(_ node: Node) -> Bool
}

struct UnwindAnswer<Node: AnyObject> {
  let destination: Node?
}
