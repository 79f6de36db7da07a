// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

/// The trait, on a suite and on single tests.
struct ContractCheckedTests {
  /// Adds a child as no container should: it never hears that it has moved.
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

    @Test func `a broken rule is an issue, with the diagnosis`() {
      withKnownIssue {
        ContractCheckedTests.forget(ViewController(), in: root)
        window.settle()
      } matching: {
        ContractCheckedTests.isDiagnosis($0)
      }
    }

    @Test func `a rule that is kept is none`() {
      let child = ViewController()
      ContractCheckedTests.forget(child, in: root)
      child.didMove(toParent: root)
      window.settle()

      #expect(window.checker.violations.isEmpty)
    }

    @Test func `a warning is an issue`() {
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

  @Test func `without the trait nothing is recorded, and the checker knows all the same`() throws {
    let root = ViewController()
    let window = try TestWindow(root)
    Self.forget(ViewController(), in: root)
    window.settle()

    #expect(window.checker.violations.map(\.rule) == [.joining])
  }

  /// The end of this test finds what nobody looked for; the trait before it expects that.
  @Test(.knownAtTheEnd, .contractChecked)
  func `what is missing at the end of a test is an issue`() throws {
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
