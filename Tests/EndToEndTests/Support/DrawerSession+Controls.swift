// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension DrawerSession {
  /// Where something that can be clicked is in the window, once the picture stands still.
  ///
  /// - Parameter role: Tells apart what has the same label, such as a dialog and a field in it.
  func controlFrame(of label: String, role: String? = nil) throws -> PixelRect {
    let state = try drawer.waitForState("\(label) can be clicked") { state in
      state.controls?.contains { matches($0, label, role) } ?? false
    }
    guard let control = state.controls?.first(where: { matches($0, label, role) }) else {
      throw drawer.failure("nothing called \(label) can be clicked")
    }
    let values = control.frame.map { Int($0.rounded()) }
    return PixelRect(values[0], values[1], values[2], values[3])
  }

  /// Clicks what has a label.
  func click(_ label: String, role: String? = nil) throws {
    try input.click(controlFrame(of: label, role: role).center)
  }

  /// Waits until a screen is there and nothing moves.
  @discardableResult
  func waitUntilIdle(on title: String) throws -> DrawerState {
    try drawer.waitForState("it rests on \(title)") { $0.isIdle(on: title) }
  }

  /// Waits until these are presented, the first one first, and nothing moves.
  @discardableResult
  func waitForPresented(_ titles: String...) throws -> DrawerState {
    try drawer.waitForState("\(titles) are presented") { $0.isStill && $0.presented == titles }
  }

  /// What the program said on standard error about broken rules.
  var violations: [Substring] {
    drawer.process.standardError.split(separator: "\n").filter { $0.hasPrefix("drawer:") }
  }

  private func matches(_ control: DrawerState.Control, _ label: String, _ role: String?) -> Bool {
    control.label == label && (role == nil || control.role == role)
  }
}
