// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a controller is in the tree of controllers, in addition to its parent and its children.
struct ContainmentLinks {
  /// The container that the controller left last, or the controller whose view contains its view although it is not its
  /// parent.
  private(set) weak var formerParent: ViewController?
  /// The window whose root controller this is.
  private(set) weak var rootWindow: Window?
  /// The depth of the subtree: at most so many controllers are nested, this one included.
  private(set) var levels = 1
  /// How many nested pieces of code move the view and send the callbacks themselves.
  private var manualMoves = 0

  /// Whether code moves the view and sends the callbacks itself.
  var isMovedManually: Bool { manualMoves > 0 }

  mutating func setFormerParent(_ parent: ViewController?) { formerParent = parent }

  mutating func setRootWindow(_ window: Window?) { rootWindow = window }

  mutating func setLevels(_ levels: Int) { self.levels = levels }

  mutating func beginManualMove() { manualMoves += 1 }

  mutating func endManualMove() { manualMoves -= 1 }
}
