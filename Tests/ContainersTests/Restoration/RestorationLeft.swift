// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

/// What a walk has left, and what it looked like, for another process.
nonisolated struct RestorationLeft: Codable {
  let nest: RestorationNest
  let width: Double
  let height: Double
  let state: String
  let look: RestorationLook
}

extension RestorationLeft {
  /// Restores it in this process.
  func check() throws {
    let state = try #require(RestorableState(json: state))
    let window = TestWindow(size: Size(width, height))
    window.expectsCleanContainment = false
    window.show(nest.make(), restoring: state)
    window.settle()
    #expect(window.restorableState.json == self.state, "\(nest)")
    #expect(look.difference(from: try RestorationLook(of: window)) == nil, "\(nest)")
  }
}
