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
    var candidates: [Node]?
    /// Its answer, when it looks for the destination itself.
    var customAnswer: (() -> Node?)?

    init(_ name: Int) { self.name = name }

    func add(_ child: Node) {
      children.append(child)
      child.parent = self
    }
  }

  private final class AskedNodes {
    var names: [Int] = []
  }

  private struct Tree: UnwindTree {
    let source: Node
    let questions = AskedNodes()

    func parentOrPresenter(of node: Node) -> Node? { node.parent ?? node.presenter }
    func parent(of node: Node) -> Node? { node.parent }

    func allowedChildren(of node: Node) -> [Node] {
      node.candidates ?? node.children.filter { !contains($0) }
    }

    func customAnswer(of node: Node) -> UnwindAnswer<Node>? {
      node.customAnswer.map { UnwindAnswer(destination: $0()) }
    }

    func canPerform(_ node: Node) -> Bool {
      questions.names.append(node.name)
      return node.accepts
    }

    private func contains(_ node: Node) -> Bool {
      var current: Node? = source
      while let candidate = current {
        if candidate === node { return true }
        current = parentOrPresenter(of: candidate)
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
    for (index, entry) in forest.enumerated() where entry.parent >= 0 {
      if entry.isPresented {
        nodes[index].presenter = nodes[entry.parent]
      } else {
        nodes[entry.parent].add(nodes[index])
      }
    }
    return nodes
  }

  /// The expected search order, computed independently: the source and its descendants in post-order, then its
  /// parent or presenter and the descendants that have not been visited, and so on.
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
  func
    `the unwind search visits the source's and then each ancestor's subtree, children first`(
      count: Int
    )
  {
    for forest in Self.forests(of: count) {
      for source in Self.nodes(forest) {
        let tree = Tree(source: source)
        var search = UnwindSearch(tree)

        #expect(search.path(from: source) == nil)
        #expect(tree.questions.names == Self.order(from: source).map(\.name))
        #expect(search.invalidCandidates.isEmpty)
      }
    }
  }

  @Test(arguments: 1...5)
  func `the unwind search finds the first controller that accepts the action, and the path to it`(
    count: Int
  ) throws {
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

  private static func makeTree() -> [Node] {
    // 0 contains 1 and 2; 1 contains 3; 2 contains 4 and 5.
    nodes([(-1, false), (0, false), (0, false), (1, false), (2, false), (2, false)])
  }

  @Test func `the unwind search asks children in the order of allowedChildrenForUnwinding`() {
    let nodes = Self.makeTree()
    nodes[2].candidates = [nodes[5], nodes[4]]
    for index in [4, 5] { nodes[index].accepts = true }
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 5])
  }

  @Test func `the unwind search skips a child that is not in allowedChildrenForUnwinding`() {
    let nodes = Self.makeTree()
    nodes[0].candidates = []
    nodes[4].accepts = true
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3]) == nil)
  }

  @Test
  func `the unwind search finds a controller in allowedChildrenForUnwinding that is not a child`() {
    let nodes = Self.makeTree()
    let item = Node(9)
    item.accepts = true
    nodes[0].candidates = [item]
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 9])
  }

  @Test
  func `the children of a container that chooses the unwind destination itself are not searched`() {
    let nodes = Self.makeTree()
    for node in nodes { node.accepts = node.name != 3 && node.name != 1 }
    nodes[2].customAnswer = { nil }
    let tree = Tree(source: nodes[3])
    var search = UnwindSearch(tree)

    #expect(search.path(from: nodes[3])?.map(\.name) == [0])
    #expect(tree.questions.names == [3, 1, 0])
  }

  @Test
  func
    `an unwind path includes the parents between a container and the destination that it chooses`()
  {
    let nodes = Self.makeTree()
    nodes[0].customAnswer = { nodes[5] }
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 5])
  }

  @Test func `a container can choose itself or a controller outside it as the unwind destination`()
  {
    let nodes = Self.makeTree()
    let stranger = Node(9)
    nodes[0].customAnswer = { nodes[0] }
    var search = UnwindSearch(Tree(source: nodes[3]))
    #expect(search.path(from: nodes[3])?.map(\.name) == [0])

    nodes[0].customAnswer = { stranger }
    search = UnwindSearch(Tree(source: nodes[3]))
    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 9])
  }

  @Test
  func `the unwind search reports and skips an allowed child that contains the unwind's source`() {
    let nodes = Self.makeTree()
    nodes[0].candidates = [nodes[1], nodes[2]]
    nodes[4].accepts = true
    var search = UnwindSearch(Tree(source: nodes[3]))

    #expect(search.path(from: nodes[3])?.map(\.name) == [0, 2, 4])
    #expect(search.invalidCandidates.map(\.container.name) == [0])
    #expect(search.invalidCandidates.map(\.child.name) == [1])
  }

  @Test
  func
    `the unwind search asks each controller once, even if containers list each other as allowed`()
  {
    let nodes = Self.makeTree()
    nodes[2].candidates = [nodes[4], nodes[0]]
    nodes[4].candidates = [nodes[2]]
    let tree = Tree(source: nodes[3])
    var search = UnwindSearch(tree)

    #expect(search.path(from: nodes[3]) == nil)
    #expect(tree.questions.names == [3, 1, 4, 2, 0])
  }
}
