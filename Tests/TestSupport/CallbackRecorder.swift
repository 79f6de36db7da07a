// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Writes down every containment callback as `Name callback`.
public final class CallbackRecorder: ContainmentObserver {
  public private(set) var log: [String] = []

  /// Leaves the layout callbacks out, for tests about the others. Default true.
  public var ignoresLayout = true

  public init() {}

  public func observe(_ event: ContainmentEvent) {
    let name = event.controller.title ?? "?"
    switch event.callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      if !ignoresLayout { log.append("\(name) \(event.callback.name)") }
    case .willMoveToParent, .didMoveToParent:
      log.append("\(name) \(event.callback.name) \(event.parent?.title ?? "nil")")
    default:
      log.append("\(name) \(event.callback.name)")
    }
  }

  /// What was written since the last time.
  public func take() -> [String] {
    defer { log = [] }
    return log
  }
}
