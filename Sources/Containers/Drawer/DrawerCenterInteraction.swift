// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which parts of the center can be used while a side that is not docked is open. The other parts
/// are inert: a press on them closes the side and does not reach the views below.
public nonisolated enum DrawerCenterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The bar and the content; nothing is inert.
  case full
  /// The bar above the center only.
  case barOnly
  /// Neither the bar nor the content.
  case none
}
