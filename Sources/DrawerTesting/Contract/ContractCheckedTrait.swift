// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Testing

/// Watches the contract of containment in a test or in all tests of a suite; see `.contractChecked`.
public nonisolated struct ContractCheckedTrait: TestTrait, SuiteTrait, TestScoping {
  /// What the windows join that the running test makes.
  @TaskLocal static var watch: ContractWatch?

  /// True: every test of a suite with the trait is watched.
  public var isRecursive: Bool { true }

  /// Runs a test while the contract is watched, and checks at its end what is missing.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let watch = await ContractWatch(location: test.sourceLocation)
    try await Self.$watch.withValue(watch) {
      try await function()
      await watch.finish()
    }
  }
}

extension Trait where Self == ContractCheckedTrait {
  /// Records an issue for each rule of docs/CONTRACT.md that a controller breaks in a `TestWindow` of the test,
  /// with a diagnosis, and for each warning of the library. The test keeps its windows until it ends, and checks
  /// then that no callback is missing.
  ///
  /// ```swift
  /// @Suite(.contractChecked) struct TabStripTests { … }
  /// ```
  public static var contractChecked: Self { Self() }
}

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

  /// Checks each window for missing callbacks, and releases the windows.
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
