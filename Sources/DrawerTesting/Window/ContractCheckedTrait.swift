// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Testing

/// A trait that checks the rules of view controller containment in a test or in a suite. See `.contractChecked`.
public nonisolated struct ContractCheckedTrait: TestTrait, SuiteTrait, TestScoping {
  /// The watch that windows of the running test are added to.
  @TaskLocal static var watch: ContractWatch?

  /// Whether the trait applies to every test of a suite: true.
  public var isRecursive: Bool { true }

  /// Runs a test. Checks its windows for broken containment rules during the test, and for missing callbacks afterward.
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
  /// A trait that checks the containment rules of docs/CONTRACT.md in each `TestWindow` of a test. It records an issue,
  /// with a diagnosis, for each broken rule and for each warning of the library. The windows exist until the test
  /// ends, and are then checked for missing callbacks.
  ///
  /// ```swift
  /// @Suite(.contractChecked) struct TabStripTests { … }
  /// ```
  public static var contractChecked: Self { Self() }
}

/// The windows of a test whose controllers are checked.
@MainActor
final class ContractWatch {
  /// The location of the test, where issues are reported.
  let location: SourceLocation
  private var windows: [TestWindow] = []

  init(location: SourceLocation) { self.location = location }

  func add(_ window: TestWindow) {
    window.expectsCleanContainment = true
    windows.append(window)
  }

  func finish() {
    for window in windows { window.checkContainment() }
    windows = []
  }
}
