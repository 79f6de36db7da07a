// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CAllocationCounter

/// How many blocks of memory this thread asks of the heap, whether it frees them again or not.
public enum Allocations {
  /// Counts from here on.
  public static func start() { allocation_counter_start() }

  /// Ends counting and returns the blocks asked for.
  public static func stop() -> Int { Int(allocation_counter_stop()) }

  /// The functions that asked for the last block that was counted, the innermost first: print them when a test counts too many.
  public static var lastCallers: [String] {
    sequence(first: Int32(0)) { $0 + 1 }.lazy.map { allocation_counter_caller($0) }
      .prefix { $0 != nil }.compactMap { $0.map { String(cString: $0) } }
  }

  /// Measures the largest block that `body` asks for, in bytes.
  public static func maximumBlockSize<Result>(
    in body: () throws -> Result
  ) rethrows -> (result: Result, bytes: Int) {
    allocation_counter_start_measuring()
    do {
      let result = try body()
      return (result, Int(allocation_counter_stop_measuring()))
    } catch {
      _ = allocation_counter_stop_measuring()
      throw error
    }
  }

  /// Blocks that `body` asks for.
  public static func count(in body: () -> Void) -> Int {
    start()
    body()
    return stop()
  }
}
