// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct LeastRecentlyUsedCacheTests {
  @Test func `a cache over its budget evicts the least recently used value`() {
    let cache = LeastRecentlyUsedCache<String, Int>(budget: 30)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.insert(index, for: key, cost: 10) }
    _ = cache.value(for: "a")

    cache.insert(3, for: "d", cost: 10)

    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 0)
    #expect(cache.value(for: "c") == 2)
    #expect(cache.value(for: "d") == 3)
    #expect(cache.cost == 30)
  }

  @Test
  func `raising a cached value's cost so that the total exceeds the budget evicts other values`() {
    let cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)
    for index in 0..<10 { cache.insert(index, for: index, cost: 10) }

    cache.changeCost(of: 9, by: 45)

    #expect(cache.cost <= 100)
    #expect(cache.count == 5)
    #expect(cache.value(for: 9) == 9)
  }

  @Test func `replacing a cached value replaces its cost in the total cost of the cache`() {
    let cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)

    for value in 0..<5 { cache.insert(value, for: 1, cost: 40) }

    #expect(cache.cost == 40)
    #expect(cache.value(for: 1) == 4)
  }

  @Test func `a single cached value above the budget is kept until the next insertion`() {
    let cache = LeastRecentlyUsedCache<Int, Int>(budget: 10)

    cache.insert(1, for: 1, cost: 50)
    #expect(cache.value(for: 1) == 1)

    cache.insert(2, for: 2, cost: 5)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.cost == 5)
  }

  @Test func `a cache with very many values is deallocated without recursion`() {
    var cache: LeastRecentlyUsedCache? = LeastRecentlyUsedCache<Int, Int>(budget: 1_000_000)
    for index in 0..<200_000 { cache?.insert(index, for: index, cost: 1) }

    cache = nil

    #expect(cache == nil)
  }
}
