// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How a presented view comes in; it goes out the same way. Sheets, alerts and popovers have a way
/// of their own.
public nonisolated enum ModalTransitionStyle: Sendable, Hashable, CaseIterable {
  /// It slides up from the bottom edge.
  case coverVertical
  /// It fades in.
  case crossDissolve
}

extension ModalTransitionStyle {
  /// Gives a view that covers `size` the look it has before it comes, or when it is gone.
  func hide(_ view: View, in size: Size) {
    switch self {
    case .coverVertical: view.transform = .translation(0, size.height)
    case .crossDissolve: view.alpha = 0
    }
  }

}
