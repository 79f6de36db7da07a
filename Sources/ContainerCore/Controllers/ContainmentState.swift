// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The depth of a controller's subtree, and who sends the callbacks when its view moves.
struct ContainmentState {
  /// The depth of the subtree: at most so many controllers are nested, this one included.
  private(set) var levels = 1
  /// How many nested pieces of code move the view and send the callbacks themselves.
  private var manualMoves = 0

  /// Whether code moves the view and sends the callbacks itself.
  var isMovedManually: Bool { manualMoves > 0 }

  mutating func setLevels(_ levels: Int) { self.levels = levels }

  mutating func beginManualMove() { manualMoves += 1 }

  mutating func endManualMove() { manualMoves -= 1 }
}
