// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Inspector
internal import Testing

/// Writes down every containment callback as `Name callback`, and records an issue for each rule
/// of containment that is broken, unless the test expects that.
public final class CallbackRecorder: ContainmentObserver {
  public private(set) var log: [String] = []

  /// Leaves the layout callbacks out, for tests about the others. Default true.
  public var ignoresLayout = true

  /// Leaves coming sizes and rotation out. Default true.
  public var ignoresSizes = true
  /// Default true: most tests of rotation are about its two ends.
  public var ignoresRotationAnimations = true

  /// Checks the controllers that are recorded.
  public let checker = ContractChecker()

  /// False for a test that breaks rules on purpose. Default true.
  public var expectsCleanContainment = true

  public init() {
    checker.onViolation = { [weak self] violation in
      if self?.expectsCleanContainment ?? false { Issue.record("\(violation)") }
    }
  }

  public func callBegan(_ call: ContainmentCall) { checker.callBegan(call) }

  public func callEnded(_ call: ContainmentCall) { checker.callEnded(call) }

  /// The stack that a split view puts around a column has no title of its own.
  private func parentName(_ parent: ViewController?) -> String {
    guard let parent else { return "nil" }
    return parent.title ?? (isColumnStack(parent) ? "stack" : "nil")
  }

  private func isColumnStack(_ controller: ViewController) -> Bool {
    "\(type(of: controller))" == "ColumnNavigationController"
  }

  public func observe(_ event: ContainmentEvent) {
    checker.observe(event)
    if isColumnStack(event.controller) { return }
    let name = event.controller.title ?? "?"
    switch event.callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      if !ignoresLayout { log.append("\(name) \(event.callback.name)") }
    case .viewWillTransition(let size):
      if !ignoresSizes { log.append("\(name) \(Int(size.width))×\(Int(size.height))") }
    case .willRotate(let orientation):
      if !ignoresSizes { log.append("\(name) willRotate \(orientation)") }
    case .willAnimateRotation(let orientation):
      if !ignoresRotationAnimations { log.append("\(name) willAnimateRotation \(orientation)") }
    case .didRotate(let orientation):
      if !ignoresSizes { log.append("\(name) didRotate \(orientation)") }
    case .willMoveToParent, .didMoveToParent:
      log.append("\(name) \(event.callback.name) \(parentName(event.parent))")
    case .prepareForSegue(let identifier):
      log.append("\(name) prepare \(identifier ?? "nil") \(event.parent?.title ?? "?")")
    case .shouldPerformSegue(let identifier):
      log.append("\(name) shouldPerformSegue \(identifier)")
    case .unwindAction(let action):
      log.append("\(name) action \(action) from \(event.parent?.title ?? "?")")
    case .unwindTowards:
      log.append("\(name) unwind towards \(event.parent?.title ?? "?")")
    default:
      log.append("\(name) \(event.callback.name)")
    }
  }

  /// Writes a line of the test's own between the callbacks.
  public func append(_ line: String) { log.append(line) }

  /// What was written since the last time.
  public func take() -> [String] {
    defer { log = [] }
    return log
  }
}
