// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Numbers by index, most of them 0, and their prefix sums: a binary tree with nodes only for numbers other than 0.
/// Setting and summing take O(log n); k numbers take O(k log n) memory.
struct SparseSums {
  private struct Node {
    var sum = 0.0
    /// Indices in `nodes`; 0 for none.
    var left: Int32 = 0
    var right: Int32 = 0
  }

  /// The first node is a placeholder, the second the root.
  private var nodes = [Node(), Node()]
  /// The number of indices in the tree, a power of 2.
  private var capacity = 1

  private static let root = 1

  /// Whether no number has been set.
  var isEmpty: Bool { nodes.count == 2 && nodes[Self.root].sum == 0 }

  var total: Double { nodes[Self.root].sum }

  mutating func set(_ value: Double, at index: Int) {
    require(index >= 0, "The index \(index) is negative")
    while index >= capacity { grow() }
    set(value, at: index, node: Self.root, size: capacity)
  }

  private mutating func set(_ value: Double, at index: Int, node: Int, size: Int) {
    guard size > 1 else {
      nodes[node].sum = value
      return
    }
    let half = size / 2
    if index < half {
      if nodes[node].left == 0 { nodes[node].left = makeNode() }
      set(value, at: index, node: Int(nodes[node].left), size: half)
    } else {
      if nodes[node].right == 0 { nodes[node].right = makeNode() }
      set(value, at: index - half, node: Int(nodes[node].right), size: half)
    }
    // Computed from both children instead of adjusted, so that rounding errors do not accumulate.
    nodes[node].sum = nodes[Int(nodes[node].left)].sum + nodes[Int(nodes[node].right)].sum
  }

  /// Moves the numbers from `index` on by an offset. The numbers before `index` that they would replace must be 0.
  mutating func move(from index: Int, by offset: Int) {
    let numbers = entries
    self = SparseSums()
    for number in numbers {
      set(number.value, at: number.index < index ? number.index : number.index + offset)
    }
  }

  var entries: [(index: Int, value: Double)] {
    var numbers: [(index: Int, value: Double)] = []
    collect(node: Self.root, first: 0, size: capacity, into: &numbers)
    return numbers
  }

  private func collect(
    node: Int, first: Int, size: Int, into numbers: inout [(index: Int, value: Double)]
  ) {
    guard size > 1 else {
      if nodes[node].sum != 0 { numbers.append((first, nodes[node].sum)) }
      return
    }
    let half = size / 2
    for (child, start) in [(nodes[node].left, first), (nodes[node].right, first + half)]
    where child != 0 {
      collect(node: Int(child), first: start, size: half, into: &numbers)
    }
  }

  func value(at index: Int) -> Double { lookUp(index).value }

  func sum(before index: Int) -> Double { lookUp(index).sumBefore }

  private func lookUp(_ index: Int) -> (sumBefore: Double, value: Double) {
    guard index >= 0 else { return (0, 0) }
    guard index < capacity else { return (total, 0) }
    var (node, size, index, sum) = (Self.root, capacity, index, 0.0)
    while size > 1, node != 0 {
      size /= 2
      if index < size {
        node = Int(nodes[node].left)
      } else {
        sum += nodes[Int(nodes[node].left)].sum
        node = Int(nodes[node].right)
        index -= size
      }
    }
    return (sum, nodes[node].sum)
  }

  /// The first index, below `count`, at which the sum of the numbers exceeds `limit`. `base` is added to each number,
  /// which is then positive.
  func index(base: Double, passing limit: Double, count: Int) -> Int {
    var (node, size, passed, limit) = (Self.root, capacity, 0, limit)
    while size < count { size *= 2 }
    var isAbove = size > capacity
    while size > 1 {
      size /= 2
      // Above the root, all numbers other than 0 are on the left.
      let left = isAbove ? Self.root : Int(nodes[node].left)
      let sum = Double(size) * base + nodes[left].sum
      if sum <= limit {
        limit -= sum
        passed += size
        node = isAbove ? 0 : Int(nodes[node].right)
        isAbove = false
      } else {
        node = left
        isAbove = size > capacity
      }
    }
    return min(passed, count - 1)
  }

  private mutating func makeNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private mutating func grow() {
    capacity *= 2
    guard nodes[Self.root].left != 0 || nodes[Self.root].right != 0 || total != 0 else { return }
    nodes.append(nodes[Self.root])
    nodes[Self.root] = Node(sum: total, left: Int32(nodes.count - 1), right: 0)
  }
}
