// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension PageViewController {
  /// Which way a page comes.
  public nonisolated enum NavigationDirection: Sendable, Hashable, CaseIterable {
    /// To a page after the present one: it comes from the trailing edge, or from below.
    case forward
    /// To a page before it.
    case reverse
  }

  /// The axis that pages slide along.
  public nonisolated enum NavigationOrientation: Sendable, Hashable, CaseIterable {
    /// Mirrored in right-to-left.
    case horizontal
    /// Pages lie one below the other.
    case vertical
  }
}

typealias PageDirection = PageViewController.NavigationDirection

extension PageDirection {
  /// 1 forward, -1 back.
  nonisolated var sign: Int { self == .forward ? 1 : -1 }

  nonisolated var opposite: Self { self == .forward ? .reverse : .forward }

  /// The direction of a number of pages; nil for none.
  nonisolated init?(of pages: Double) {
    guard pages != 0 else { return nil }
    self = pages > 0 ? .forward : .reverse
  }
}
