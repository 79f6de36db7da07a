// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import Views

/// A file of state that anyone may have changed.
struct InvalidStateRestorationTests {
  private nonisolated static let nests: [RestorationNest] = [
    .menuOfEverything, .threeColumns, .drawerOfTabs, .pagesInTabs,
  ]

  private func state(of nest: RestorationNest) -> [UInt8] {
    let window = TestWindow(root: nest.make())
    window.expectsCleanContainment = false
    for key in "pbs" { window.pressKey(.character(key), .control) }
    window.runUntilIdle()
    return Array(window.restorableState.json.utf8)
  }

  private func restore(_ state: RestorableState, to nest: RestorationNest) {
    let window = TestWindow(size: Size(1000, 700))
    window.expectsCleanContainment = false
    window.show(nest.make(), restoring: state)
    window.runUntilIdle()
  }

  @Test(arguments: nests)
  func `restoring saved state with changed, removed or inserted bytes does not trap`(
    nest: RestorationNest
  ) {
    let good = state(of: nest)
    var generator = SeededGenerator(seed: 18)
    var usable = 0
    let count = RandomSequences.count(5000)
    for _ in 0..<count {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 32...126, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(ascii: "9"), at: index)
        }
      }
      guard let state = RestorableState(json: String(decoding: bytes, as: UTF8.self)) else {
        continue
      }
      usable += 1
      if usable.isMultiple(of: 25) { restore(state, to: nest) }
    }
    #expect(usable > count / 50 && usable < count)
  }

  /// Each value gets another one in turn, whatever it is for.
  @Test(arguments: nests)
  func `restoring saved state with extreme numbers or values of wrong types does not trap`(
    nest: RestorationNest
  ) throws {
    let good = String(decoding: state(of: nest), as: UTF8.self)
    let value = try #require(StateValue(json: good))
    let odd: [StateValue] = [
      .integer(.max), .integer(.min), .integer(-1), .number(-1e300), .number(1e300), .string(""),
      .array([]), .array([.array([.integer(.max), .integer(.max)])]), .dictionary([:]), .bool(true),
    ]
    var count = 0
    for index in 0..<valueCount(in: value) {
      var remainingIndex = index
      let changed = replacing(&remainingIndex, in: value, with: odd[index % odd.count])
      guard let state = RestorableState(stateValue: changed) else { continue }
      restore(state, to: nest)
      count += 1
    }
    #expect(count > 10)
  }

  private func valueCount(in value: StateValue) -> Int {
    switch value {
    case .array(let values): values.reduce(1) { $0 + valueCount(in: $1) }
    case .dictionary(let values): values.values.reduce(1) { $0 + valueCount(in: $1) }
    default: 1
    }
  }

  /// Counts down to the value that is replaced.
  private func replacing(
    _ remainingIndex: inout Int, in value: StateValue, with other: StateValue
  ) -> StateValue {
    remainingIndex -= 1
    if remainingIndex == -1 { return other }
    switch value {
    case .array(let values):
      return .array(
        values.map { replacing(&remainingIndex, in: $0, with: other) })
    case .dictionary(let values):
      var result = values
      for key in values.keys.sorted() {
        guard let inner = values[key] else { continue }
        result[key] = replacing(&remainingIndex, in: inner, with: other)
      }
      return .dictionary(result)
    default: return value
    }
  }
}
