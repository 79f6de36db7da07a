// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

@MainActor
struct LatestValuesTests {
  @Test func `a slow receiver of LatestValues gets only the latest value for each key`() async {
    var taken: [[Int]] = []
    let values = LatestValues<Bool, Int> { taken.append($0.sorted()) }

    for value in 0..<74_000 { values.post(value, as: value.isMultiple(of: 2)) }
    while taken.isEmpty { await Task.yield() }
    values.post(7, as: true)
    while taken.count < 2 { await Task.yield() }

    #expect(taken == [[73_998, 73_999], [7]])
  }
}
