// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension DrawerSession {
  /// Closes the open drawer with its key and waits until it is closed.
  func close() throws {
    try input.pressKey("F9")
    try drawer.waitForState("the drawer is closed") { $0.isClosed }
  }

  /// Opens the closed drawer with its key and waits until it is open.
  func open() throws {
    try input.pressKey("F9")
    try drawer.waitForState("the drawer is open") { $0.isOpen }
  }

  /// Shows a child with its number key and waits until the child is shown.
  func show(_ title: String, number: Int) throws {
    try input.pressKey("ctrl+\(number)")
    try drawer.waitForState("\(title) is shown") { $0.isClosed && $0.child == title }
  }

  /// Shows a child with its row in the menu, opening the menu if necessary, and waits until the child is shown.
  func show(_ title: String) throws {
    if drawer.latest?.isClosed == true { try open() }
    try input.click(row(title).center)
    try drawer.waitForState("\(title) is shown") { $0.isClosed && $0.child == title }
  }

  /// The containment callbacks of some controllers since a state, in order.
  func containment(of controllers: String..., since index: Int = 0) -> [String] {
    drawer.callbacks(since: index).map(Callback.init)
      .filter { $0.isContainment && controllers.contains($0.controller) }
      .map(\.description)
  }

  /// The column of the center's leading edge in a picture: the last pixel of the child's color in
  /// a row, from the trailing side.
  func centerEdge(of color: RGB, in picture: Screenshot, y: Int = 600) -> Int {
    var x = picture.width - 1
    while x >= 0, picture.pixel(x, y).distance(to: color) <= 4 { x -= 1 }
    return x + 1
  }
}
