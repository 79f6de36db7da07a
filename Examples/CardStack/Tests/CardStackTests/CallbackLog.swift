// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Writes down what the observed controllers hear, layout aside.
final class CallbackLog: ContainmentObserver {
  private(set) var lines: [String] = []

  func observe(_ event: ContainmentEvent) {
    switch event.callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .loadView, .viewDidLoad,
      .viewIsAppearing:
      break
    default:
      lines.append("\(event.controller.title ?? "?") \(event.callback.name)")
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
