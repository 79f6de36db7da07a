// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

/// Contract 8.3, on trees of nothing but nodes.
struct UnwindSearchTests {
  private final class Node {
    let name: Int
    var parent: Node?
    var presenter: Node?
    var children: [Node] = []
    var accepts = false
    /// What it offers instead of its children.
    var offers: [Node]?
    /// Its answer, when it looks for the destination itself.
    var own: (() -> Node?)?

    init(_ name: Int) { self.name = name }

    func add(_ child: Node) {
      children.append(child)
      child.parent = self
    }
  }

  private final class Questions {
    var names: [Int] = []
  }

  private struct Tree: UnwindTree {
    let source: Node
    let questions = Questions()

    func above(_ node: Node) -> Node? { node.parent ?? node.presenter }
    func parent(of node: Node) -> Node? { node.parent }

    func allowedChildren(of node: Node) -> [Node] {
      node.offers ?? node.children.filter { !contains($0) }
    }

    func ownAnswer(of node: Node) -> UnwindAnswer<Node>? {
      node.own.map { UnwindAnswer(destination: $0()) }
    }

    func canPerform(_ node: Node) -> Bool {
      questions.names.append(node.name)
      return node.accepts
    }

    private func contains(_ node: Node) -> Bool {
      var current: Node? = source
      while let candidate = current {
        if candidate === node { return true }
        current = above(candidate)
      }
      return false
    }
  }

  /// Every tree of `count` nodes: a node's parent has a lower number, or presents it.
  private static func forests(of count: Int) -> [[(parent: Int, isPresented: Bool)]] {
    guard count > 1 else { return [[(-1, false)]] }
    return forests(of: count - 1).flatMap { smaller in
      (0..<(count - 1)).flatMap { parent in
        [false, true].compactMap { isPresented in
          // One presentation each.
          if isPresented, smaller.contains(where: { $0.parent == parent && $0.isPresented }) {
            return nil
          }
          return smaller + [(parent, isPresented)]
        }
      }
    }
  }

  private static func nodes(_ forest: [(parent: Int, isPresented: Bool)]) -> [Node] {
    let nodes = forest.indices.map(Node.init)
    for (index, place) in forest.enumerated() where place.parent >= 0 {
      if place.isPresented {
        nodes[index].presenter = nodes[place.parent]
      } else {
        nodes[place.parent].add(nodes[index])
      }
    }
    return nodes
  }

  /// The rule in other words: all of a node's descendants in post-order, without what was there before;
  /// the same for the node above; and so on.
  private static func order(from source: Node) -> [Node] {
    func postOrder(_ node: Node) -> [Node] { node.children.flatMap(postOrder) + [node] }
    var order: [Node] = []
    var node: Node? = source
    while let current = node {
      for candidate in postOrder(current) where !order.contains(where: { $0 === candidate }) {
        order.append(candidate)
      }
      node = current.parent ?? current.presenter
    }
    return order
  }

  @Test(arguments: 1...6)
  func `every tree, every source: nodes are asked in the order of the rule`(count: Int) {
    for forest in Self.forests(of: count) {
      for source in Self.nodes(forest) {
        let tree = Tree(source: source)
        var search = UnwindSearch(tree)

        #expect(search.path(from: source) == nil)
        #expect(tree.questions.names == Self.order(from: source).map(\.name))
        #expect(search.wrongOffers.isEmpty)
      }
    }
  }

  @Test(arguments: 1...5)
  func `every tree, source and set of takers: the first in that order is it`(count: Int) throws {
    for forest in Self.forests(of: count) {
      for takers in 1..<(1 << count) {
        let nodes = Self.nodes(forest)
        for node in nodes { node.accepts = takers & (1 << node.name) != 0 }
        for source in nodes {
          let expected = Self.order(from: source).first(where: \.accepts)
          var search = UnwindSearch(Tree(source: source))
          let path = search.path(from: source)
          guard path?.last === expected else {
            Issue.record("\(forest) \(takers) from \(source.name)")
            continue
          }
          guard let path else { continue }
          // Down by children only, from a node above the source.
          for (outer, inner) in zip(path, path.dropFirst()) { #expect(inner.parent === outer) }
          var above: Node? = source
          while let node = above, node !== path[0] { above = node.parent ?? node.presenter }
          #expect(above === path[0])
        }
      }
    }
  }

  private static func family() -> [Node] {
    // 0 contains 1 and 2; 1 contains 3; 2 contains 4 and 5.
    nodes([(-1, false), (0, false), (0, false), (1, false), (2, false), (2, false)])
  }

  @Test func `the order in which children are offered is the order in which they are asked`() {
    let nodes = Self.family()
    nodes[2].offers = [nodes[5], nodes[4]]
    for index in [4, 5] { nodes[index].accepts = true }
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 5])
  }

  @Test func `a child that is not offered is not found`() {
    let nodes = Self.family()
    nodes[0].offers = []
    nodes[4].accepts = true
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3]) == nil)
  }

  @Test func `one that is offered and no child is found, and the way leads straight to it`() {
    let nodes = Self.family()
    let item = Node(9)
    item.accepts = true
    nodes[0].offers = [item]
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 9])
  }

  @Test func `a container that looks itself is asked nothing else, nor is what it contains`() {
    let nodes = Self.family()
    for node in nodes { node.accepts = node.name != 3 && node.name != 1 }
    nodes[2].own = { nil }
    let tree = Tree(source: nodes[3])
    var search = UnwindSearch(tree)

    #expect(search.path(from: nodes[3])?.map(\.name) == [0])
    #expect(tree.questions.names == [3, 1, 0])
  }

  @Test func `the way to what such a container names goes by way of parents`() {
    let nodes = Self.family()
    nodes[0].own = { nodes[5] }
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 5])
  }

  @Test func `such a container may name itself, or one that is not inside it`() {
    let nodes = Self.family()
    let stranger = Node(9)
    nodes[0].own = { nodes[0] }
    var search = UnwindSearch(Tree(source: nodes[3]))
    #expect(search.path(from: nodes[3])?.map(\.name) == [0])

    nodes[0].own = { stranger }
    search = UnwindSearch(Tree(source: nodes[3]))
    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 9])
  }

  @Test func `offering where the source comes from is noticed, and does no harm`() {
    let nodes = Self.family()
    nodes[0].offers = [nodes[1], nodes[2]]
    nodes[4].accepts = true
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 4])
    #expect(search.wrongOffers.map(\.container.name) == [0])
    #expect(search.wrongOffers.map(\.child.name) == [1])
  }

  @Test func `containers that offer each other are asked once`() {
    let nodes = Self.family()
    nodes[2].offers = [nodes[4], nodes[0]]
    nodes[4].offers = [nodes[2]]
    let tree = Tree(source: nodes[3])
    var search = UnwindSearch(tree)

    #expect(search.path(from: nodes[3]) == nil)
    #expect(tree.questions.names == [3, 1, 4, 2, 0])
  }
}
