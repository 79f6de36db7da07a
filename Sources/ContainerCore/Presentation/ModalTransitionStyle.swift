// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How a presented view comes in; it goes out the same way.
public nonisolated enum ModalTransitionStyle: Sendable, Hashable, CaseIterable {
  /// It slides up from the bottom edge.
  case coverVertical
  /// It fades in.
  case crossDissolve
}

extension ModalTransitionStyle {
  /// look.md's time for sheets, which the other styles keep to.
  static var motion: Motion { .curve(.easeOut, duration: 0.3) }

  /// Gives a view that covers `size` the look it has before it comes, or when it is gone.
  func hide(_ view: View, in size: Size) {
    switch self {
    case .coverVertical: view.transform = .translation(0, size.height)
    case .crossDissolve: view.alpha = 0
    }
  }

  /// The look of a presented view.
  func show(_ view: View) {
    switch self {
    case .coverVertical: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    }
  }
}
