// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The root of a window. It prints `mark` for F12, after the lines for all earlier input.
class Scene: ViewController {
  private var isReady = false

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .function(12) else { return false }
    printLine("mark")
    return true
  }

  /// Called after each frame. Prints `ready` for the first one.
  func frameDidShow() {
    if !isReady { printLine("ready") }
    isReady = true
  }
}

/// Whole points, as a test reads them.
func text(_ point: Point) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
