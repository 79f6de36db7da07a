// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The end of a wait. Every wait in the harness has a deadline, so that a program that
/// hangs fails only one test.
struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  static func after(seconds: Double) -> Deadline {
    Deadline(instant: .now + .seconds(seconds))
  }

  /// The timeout for `poll()`: milliseconds, rounded up; 0 after the deadline.
  var remainingMilliseconds: Int32 {
    let (seconds, attoseconds) = (instant - .now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }

  var hasPassed: Bool { instant <= .now }

  /// Waits until a program has written a text into a file, for at most five seconds.
  static func waitForText(_ text: String, in file: URL) throws {
    let deadline = Deadline.after(seconds: 5)
    while (try? String(contentsOf: file, encoding: .utf8))?.contains(text) != true {
      try #require(!deadline.hasPassed, "the file does not contain \(text)")
    }
  }
}
