// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing
import UIKitSpellings
import Views

/// Constraints that views add and remove.
struct ConstraintTests {
  private let root = View(frame: Rect(0, 0, 200, 100))

  @Test func `addConstraints activates constraints, and removeConstraints deactivates them`() {
    let view = View()
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    let rest = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    view.addConstraint(width)
    root.addConstraints(rest)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(10, 0, 30, 20))

    root.removeConstraints(rest)
    view.removeConstraint(width)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty && !width.isActive)
  }
}
