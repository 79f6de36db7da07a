// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

/// The restorable state and the appearance of a window after a run, for another process to compare.
nonisolated struct SavedRestoration: Codable {
  let nest: RestorationNest
  let width: Double
  let height: Double
  let state: String
  let look: WindowAppearance
}

extension SavedRestoration {
  /// Restores it in this process.
  func check() throws {
    let state = try #require(RestorableState(json: state))
    let window = TestWindow(size: Size(width, height))
    window.expectsCleanContainment = false
    window.show(nest.make(), restoring: state)
    window.runUntilIdle()
    #expect(window.restorableState.json == self.state, "\(nest)")
    #expect(look.difference(from: try WindowAppearance(of: window)) == nil, "\(nest)")
  }
}
