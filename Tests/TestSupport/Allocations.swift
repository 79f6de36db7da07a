// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CAllocationCounter

/// How many blocks of memory this thread asks of the heap, whether it frees them again or not.
public enum Allocations {
  /// Counts from here on.
  public static func start() { allocation_counter_start() }

  /// Ends counting and returns the blocks asked for.
  public static func stop() -> Int { Int(allocation_counter_stop()) }

  /// The bytes of the largest block that was asked for between `start` and `stop`.
  public static var largest: Int { Int(allocation_counter_largest()) }

  /// Blocks that `body` asks for.
  public static func count(in body: () -> Void) -> Int {
    start()
    body()
    return stop()
  }
}
