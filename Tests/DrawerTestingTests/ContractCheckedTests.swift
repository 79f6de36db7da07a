// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

/// The trait, on a suite and on single tests.
struct ContractCheckedTests {
  /// Adds a child incorrectly: without a call of `didMove(toParent:)`.
  static func forget(_ child: ViewController, in container: ViewController) {
    child.title = "Child"
    container.title = "Box"
    container.addChild(child)
    container.view.addSubview(child.view)
  }

  nonisolated static func isDiagnosis(_ issue: Issue) -> Bool {
    issue.comments.contains {
      $0.rawValue == "rule 1.1: Child was never sent didMove(toParent: Box) after addChild"
    }
  }

  @Suite(.contractChecked) struct OnSuite {
    private let root = ViewController()
    private let window: TestWindow

    init() throws { window = try TestWindow(root) }

    @Test func `a broken rule records an issue with the violation`() {
      withKnownIssue {
        ContractCheckedTests.forget(ViewController(), in: root)
        window.runUntilIdle()
      } matching: {
        ContractCheckedTests.isDiagnosis($0)
      }
    }

    @Test func `a container that follows the rules records no issue`() {
      let child = ViewController()
      ContractCheckedTests.forget(child, in: root)
      child.didMove(toParent: root)
      window.runUntilIdle()

      #expect(window.checker.violations.isEmpty)
    }

    @Test func `a warning records an issue`() {
      withKnownIssue {
        let view = View()
        root.view.addSubview(view)
        for width in [10.0, 20] {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        window.step()
      } matching: {
        $0.comments.first?.rawValue.contains("cannot all hold") == true
      }
    }
  }

  @Test func `a broken rule without the trait is found by the checker but records no issue`() throws
  {
    let root = ViewController()
    let window = try TestWindow(root)
    Self.forget(ViewController(), in: root)
    window.runUntilIdle()

    #expect(window.checker.violations.map(\.rule) == [.entering])
  }

  /// The violation is found when the test ends; the `knownAtTheEnd` trait expects it there.
  @Test(.knownAtTheEnd, .contractChecked)
  func `a callback that is missing at the end of a test records an issue`() throws {
    let root = ViewController()
    _ = try TestWindow(root)
    Self.forget(ViewController(), in: root)
  }
}

/// Expects a diagnosis after the body of a test.
private nonisolated struct KnownAtTheEnd: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("rule 1.1: Child was never sent") }
    }
  }
}

extension Trait where Self == KnownAtTheEnd {
  fileprivate static var knownAtTheEnd: Self { Self() }
}
