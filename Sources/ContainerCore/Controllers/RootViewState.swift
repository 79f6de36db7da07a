// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How the root view of a controller is loaded, and its size before the controller has a place.
struct RootViewState {
  /// Whether the view is being loaded, and for which size.
  private(set) var loading = ViewLoading.idle
  /// The size of a view that was loaded before its place was known, or the size that it was given since; nil once the
  /// view has appeared, or its frame was set.
  private(set) var placeholderSize: Size?
  /// The coming size that was sent last while the view was out of the window.
  private(set) var announcedSize: Size?

  mutating func setLoading(_ loading: ViewLoading) { self.loading = loading }

  mutating func setPlaceholderSize(_ size: Size?) { placeholderSize = size }

  mutating func setAnnouncedSize(_ size: Size?) { announcedSize = size }
}

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
