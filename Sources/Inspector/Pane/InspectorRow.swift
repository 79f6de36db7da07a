// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One row of the inspector.
nonisolated struct InspectorRow: Equatable {
  enum Mark: Equatable {
    case filled(ColorRole)
    case ring(ColorRole)
  }

  enum Kind: Equatable {
    /// The title of a section.
    case heading
    case item
    /// The emphasised item, such as the view under the pointer.
    case current
    /// Text that wraps.
    case paragraph
  }

  var kind = Kind.item
  /// Levels of a tree.
  var depth = 0
  var mark: Mark?
  var title: String
  var titleColor = ColorRole.text
  /// Behind the title, weaker.
  var subtitle = ""
  /// At the trailing end.
  var detail = ""
  var detailColor = ColorRole.secondaryText
}
