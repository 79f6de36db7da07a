// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What the accessibility bus is told of a change: a signal of `org.a11y.atspi.Event.Object`, `.Window` or `Cache`.
nonisolated enum AccessibilityEvent: Equatable {
  typealias ID = AccessibilityTree.ID

  case state(ID, String, Bool)
  case childAdded(ID, index: Int, child: ID)
  case childRemoved(ID, index: Int, child: ID)
  /// The cache of clients gets an element, or loses one.
  case cached(ID)
  case forgotten(ID)
  case name(ID, String)
  case description(ID, String)
  case parent(ID)
  case value(ID, Double)
  case selection(ID)
  case activeDescendant(ID, child: ID)
  case textInserted(ID, at: Int, String)
  case textDeleted(ID, at: Int, String)
  case caretMoved(ID, Int)
  case textSelection(ID)
  case bounds(ID, Rect)
  /// `Create`, `Activate`, `Deactivate` or `Destroy`.
  case window(String)
}
