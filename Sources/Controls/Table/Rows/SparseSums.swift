// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Numbers by index, most of them 0, and the sums of those before an index: a binary tree that has
/// nodes only where a number is not 0. Setting and summing take O(log n), memory O(k log n) for k
/// numbers.
struct SparseSums {
  private struct Node {
    var sum = 0.0
    /// Places in `nodes`; 0 for none.
    var left: Int32 = 0
    var right: Int32 = 0
  }

  /// The first is a placeholder, the second the root.
  private var nodes = [Node(), Node()]
  /// Indices that the root covers, a power of 2.
  private var capacity = 1

  private static let root = 1

  /// Whether no number was ever set.
  var isEmpty: Bool { nodes.count == 2 && nodes[Self.root].sum == 0 }

  var total: Double { nodes[Self.root].sum }

  mutating func removeAll() {
    nodes = [Node(), Node()]
    capacity = 1
  }

  mutating func set(_ value: Double, at index: Int) {
    require(index >= 0, "There is no number at \(index)")
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
    // Added up anew rather than changed, so that no rounding piles up.
    nodes[node].sum = nodes[Int(nodes[node].left)].sum + nodes[Int(nodes[node].right)].sum
  }

  /// Gives the numbers from `index` on other indices; below them, where they go to, all are 0.
  mutating func move(from index: Int, by offset: Int) {
    let numbers = numbers
    removeAll()
    for number in numbers {
      set(number.value, at: number.index < index ? number.index : number.index + offset)
    }
  }

  /// Those that are not 0, in their order.
  var numbers: [(index: Int, value: Double)] {
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

  func value(at index: Int) -> Double {
    guard index >= 0, index < capacity else { return 0 }
    var (node, size, index) = (Self.root, capacity, index)
    while size > 1, node != 0 {
      size /= 2
      node = Int(index < size ? nodes[node].left : nodes[node].right)
      if index >= size { index -= size }
    }
    return nodes[node].sum
  }

  /// The sum of the numbers before `index`.
  func sum(before index: Int) -> Double {
    guard index < capacity else { return total }
    var (node, size, index, sum) = (Self.root, capacity, index, 0.0)
    while size > 1, node != 0, index > 0 {
      size /= 2
      if index < size {
        node = Int(nodes[node].left)
      } else {
        sum += nodes[Int(nodes[node].left)].sum
        node = Int(nodes[node].right)
        index -= size
      }
    }
    return sum
  }

  /// The index, of the first `count` ones, of the number with which the sum passes `limit`, where
  /// each number is made larger by `base` and is positive then.
  func index(base: Double, passing limit: Double, count: Int) -> Int {
    var (node, size, passed, limit) = (Self.root, capacity, 0, limit)
    while size < count { size *= 2 }
    var isAbove = size > capacity
    while size > 1 {
      size /= 2
      // Above the root, all numbers that are not 0 are on the left.
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
