// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What of a view can be animated.
nonisolated enum AnimatableProperty: Sendable, Hashable, CaseIterable {
  case frame
  case boundsOrigin
  case alpha
  case backgroundColor
  case transform
}
