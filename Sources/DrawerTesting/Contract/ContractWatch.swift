// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Testing

/// The windows of a test whose controllers have to keep the contract.
@MainActor
final class ContractWatch {
  /// Of the test: where issues are reported.
  let location: SourceLocation
  private var windows: [any WatchedWindow] = []

  init(location: SourceLocation) {
    self.location = location
  }

  func add(_ window: any WatchedWindow) {
    window.expectsCleanContainment = true
    windows.append(window)
  }

  /// Checks for what is missing where nothing moves any more.
  func finish() {
    for window in windows { window.checkContainment() }
    windows = []
  }
}

/// A window whose controllers are watched.
@MainActor
protocol WatchedWindow: AnyObject {
  var expectsCleanContainment: Bool { get set }

  /// Checks for callbacks that are missing, if nothing moves any more.
  func checkContainment()
}
