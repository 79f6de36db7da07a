// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a screen may ask of the containers around it without knowing them, as the selectors of
/// UIKit's `targetViewController(forAction:sender:)`.
public nonisolated enum ContainerAction: Sendable, Hashable, CaseIterable {
  /// `show(_:sender:)`
  case show
  /// `showDetail(_:sender:)`
  case showDetail
}
