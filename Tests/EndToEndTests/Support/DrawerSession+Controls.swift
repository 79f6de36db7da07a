// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension DrawerSession {
  /// The frame of a clickable control in the window, when the window is at rest.
  ///
  /// - Parameter role: Distinguishes equal labels, such as of a dialog and its field.
  func controlFrame(of label: String, role: String? = nil) throws -> PixelRect {
    let state = try drawer.waitForState("\(label) can be clicked") { state in
      state.controls?.contains { matches($0, label, role) } ?? false
    }
    guard let control = state.controls?.first(where: { matches($0, label, role) }) else {
      throw drawer.failure("no control with the label \(label) can be clicked")
    }
    let values = control.frame.map { Int($0.rounded()) }
    return PixelRect(values[0], values[1], values[2], values[3])
  }

  /// Clicks a control.
  func click(_ label: String, role: String? = nil) throws {
    try input.click(controlFrame(of: label, role: role).center)
  }

  /// Waits until a screen is shown at rest.
  @discardableResult
  func waitUntilIdle(on title: String) throws -> DrawerState {
    try drawer.waitForState("\(title) is shown at rest") { $0.isIdle(on: title) }
  }

  /// Waits until only these screens are presented, in this order, at rest.
  @discardableResult
  func waitForPresented(_ titles: String...) throws -> DrawerState {
    try drawer.waitForState("the presented screens are \(titles)") {
      $0.isStill && $0.presented == titles
    }
  }

  /// The reports of broken rules on standard error.
  var violations: [Substring] {
    drawer.process.standardError.split(separator: "\n").filter { $0.hasPrefix("drawer:") }
  }

  private func matches(_ control: DrawerState.Control, _ label: String, _ role: String?) -> Bool {
    control.label == label && (role == nil || control.role == role)
  }
}
