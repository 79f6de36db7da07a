// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How a root view is loaded, and its size before the actual size is known.
struct RootViewState {
  private(set) var loading = ViewLoading.idle
  /// The size of a view that was loaded too early to know its size; nil once it has appeared or its frame was set.
  private(set) var placeholderSize: Size?
  /// The last size that was sent with `viewWillTransition(to:with:)` while the view was outside a window.
  private(set) var lastSentSize: Size?

  mutating func setLoading(_ loading: ViewLoading) { self.loading = loading }

  mutating func setPlaceholderSize(_ size: Size?) { placeholderSize = size }

  mutating func setLastSentSize(_ size: Size?) { lastSentSize = size }
}

nonisolated enum ViewLoading: Sendable, Equatable {
  case idle
  case computingSize
  /// `loadView()` runs, for an expected size. Reading `view` in it would recurse without end.
  case loading(Size)

  /// The size of a view without a parent, presentation or window, in points: a window's default size.
  static let defaultSize = Size(1000, 700)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  var size: Size {
    if case .loading(let size) = self { size } else { Self.defaultSize }
  }
}
