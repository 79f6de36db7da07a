// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// One column: who is in it, and where it shows.
final class SplitSlot {
  let column: SplitColumn
  let host = View()
  var controller: ViewController?
  /// Points that a person gave it.
  let given = ResizableLength()
  /// The edge that a person moves; none for the secondary.
  let divider: SplitDivider?

  init(_ column: SplitColumn) {
    self.column = column
    divider = column == .secondary ? nil : SplitDivider(column: column)
    host.clipsToBounds = true
    host.isFocusGroup = true
  }
}
