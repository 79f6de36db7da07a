// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A cache that evicts the least recently used values when their total cost exceeds a budget.
@MainActor
final class LeastRecentlyUsedCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    var cost: Int
    var newer: Node?
    unowned(unsafe) var older: Node?

    init(key: Key, value: Value, cost: Int) {
      self.key = key
      self.value = value
      self.cost = cost
    }
  }

  /// The maximum total cost, in the caller's unit, such as bytes of text or open faces.
  let budget: Int

  private(set) var cost = 0
  private var nodes: [Key: Node] = [:]
  private var newest: Node?
  private var oldest: Node?

  init(budget: Int) {
    require(budget > 0, "The budget must be greater than 0, not \(budget)")
    self.budget = budget
  }

  /// Releases the nodes one by one: the default deinitialization of the linked list would recurse once per value.
  isolated deinit {
    removeAll()
  }

  var count: Int { nodes.count }

  /// Returns the value for a key and makes it the most recently used one.
  func value(for key: Key) -> Value? {
    guard let node = nodes[key] else { return nil }
    unlink(node)
    link(node)
    return node.value
  }

  /// Stores a value. A value whose cost alone exceeds the budget stays until the next insertion.
  func insert(_ value: Value, for key: Key, cost: Int) {
    if let old = nodes[key] { remove(old) }
    let node = Node(key: key, value: value, cost: cost)
    nodes[key] = node
    link(node)
    self.cost += cost
    trim()
  }

  func changeCost(of key: Key, by change: Int) {
    guard let node = nodes[key] else { return }
    node.cost += change
    cost += change
    trim()
  }

  func removeAll() {
    nodes.removeAll()
    while let node = oldest { remove(node) }
  }

  private func trim() {
    while cost > budget, let node = oldest, node !== newest { remove(node) }
  }

  private func remove(_ node: Node) {
    unlink(node)
    nodes[node.key] = nil
    cost -= node.cost
  }

  /// In the linked list, each node owns the next newer one.
  private func link(_ node: Node) {
    node.older = newest
    newest?.newer = node
    newest = node
    if oldest == nil { oldest = node }
  }

  private func unlink(_ node: Node) {
    let newer = node.newer
    let older = node.older
    if oldest === node { oldest = newer }
    if newest === node { newest = older }
    newer?.older = older
    older?.newer = newer
    node.newer = nil
    node.older = nil
  }
}
