// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where a controller stands between being asked for its view and having it.
nonisolated enum ViewLoading: Sendable, Equatable {
  case idle
  /// The parent or the presentation is being asked which size the view will have.
  case placing
  /// `loadView()` runs, for a place of some size: reading `view` in there would never end.
  case loading(Size)

  /// Points of a view that is loaded before its controller has any place; a window's default size.
  static let sizeWithoutPlace = Size(1000, 700)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The size of the view that `loadView()` is to make.
  var size: Size {
    if case .loading(let size) = self { size } else { Self.sizeWithoutPlace }
  }
}
