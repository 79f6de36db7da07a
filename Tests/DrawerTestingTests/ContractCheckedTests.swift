// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

/// The trait, on a suite and on single tests.
struct ContractCheckedTests {
  /// Adds a child incorrectly: without a call of `didMove(toParent:)`.
  static func addIncompletely(_ child: ViewController, in container: ViewController) {
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

    @Test
    func `a broken containment rule records an issue in a test with the trait contractChecked`() {
      withKnownIssue {
        ContractCheckedTests.addIncompletely(ViewController(), in: root)
        window.runUntilIdle()
      } matching: {
        ContractCheckedTests.isDiagnosis($0)
      }
    }

    @Test
    func
      `a container that follows the rules records no issue in a test with the trait contractChecked`()
    {
      let child = ViewController()
      ContractCheckedTests.addIncompletely(child, in: root)
      child.didMove(toParent: root)
      window.runUntilIdle()

      #expect(window.checker.violations.isEmpty)
    }

    @Test
    func `a warning of the library records an issue in a test with the trait contractChecked`() {
      withKnownIssue {
        let view = View()
        root.view.addSubview(view)
        for width in [10.0, 20] {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        window.step()
      } matching: {
        $0.comments.first?.rawValue.contains("required constraints conflict") == true
      }
    }
  }

  @Test
  func
    `a containment rule broken in a test without the trait contractChecked records no issue`()
    throws
  {
    let root = ViewController()
    let window = try TestWindow(root)
    Self.addIncompletely(ViewController(), in: root)
    window.runUntilIdle()

    #expect(window.checker.violations.map(\.rule) == [.entering])
  }

  /// The violation is found when the test ends; the `expectsDiagnosisAtEnd` trait expects it there.
  @Test(.expectsDiagnosisAtEnd, .contractChecked)
  func `a missing callback is recorded as an issue at the end of a contractChecked test`() throws {
    let root = ViewController()
    _ = try TestWindow(root)
    Self.addIncompletely(ViewController(), in: root)
  }
}

/// Expects a diagnosis after the body of a test.
private nonisolated struct ExpectedDiagnosisAtEnd: TestTrait, TestScoping {
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

extension Trait where Self == ExpectedDiagnosisAtEnd {
  fileprivate static var expectsDiagnosisAtEnd: Self { Self() }
}
