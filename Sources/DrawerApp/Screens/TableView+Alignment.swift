// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension TableView {
  /// Points of a row before what it shows.
  private static let rowInset = 16.0

  /// Lets what rows show begin where titles do in a screen that the table is as wide as. To be called before each
  /// layout of the screen.
  func alignRows(in screen: View) {
    rowMargin = screen.theme.metrics.readableInset(forWidth: screen.bounds.width) - Self.rowInset
  }
}
