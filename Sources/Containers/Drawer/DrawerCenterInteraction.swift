// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What of the center can be used while a side that is not docked is open. The rest is inert: a
/// press on it closes the side and goes no further.
public nonisolated enum DrawerCenterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The bar and the content; nothing is inert.
  case full
  /// The bar above the center only.
  case barOnly
  /// Neither the bar nor the content.
  case none
}
