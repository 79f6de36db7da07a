// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

/// Starts an X server for a suite, whose tests find the server in `XServer.current`. Starting a
/// server for each test would take too long.
struct PrivateDisplay: SuiteTrait, TestScoping {
  let width: Int
  let height: Int
  let hasWindowManager: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    let server = try XServer(width: width, height: height, withWindowManager: hasWindowManager)
    do {
      try await XServer.$current.withValue(server) { try await body() }
    } catch {
      try server.stop()
      throw error
    }
    try server.stop()
  }
}

extension Trait where Self == PrivateDisplay {
  /// A server without a window manager: the program's window has no frame and receives keys immediately.
  static func privateDisplay(width: Int = 1280, height: Int = 800) -> Self {
    PrivateDisplay(width: width, height: height, hasWindowManager: false)
  }

  /// A server with openbox, for tests of resizing, full screen and loss of focus.
  static func desktop(width: Int = 1280, height: Int = 800) -> Self {
    PrivateDisplay(width: width, height: height, hasWindowManager: true)
  }
}
