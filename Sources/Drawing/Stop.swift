// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Traps if a condition is false, and writes the message to standard error. Use it for mistakes of a caller, such as a
/// child that already has a parent. Unlike `precondition`, it writes the message in release builds too.
///
/// - Parameter message: A description of the mistake, with the invalid values. Control characters are escaped.
@inlinable
@inline(__always)
public func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { stopProgram(message(), file: file, line: line) }
}

/// Traps, and writes the message to standard error in one line, in release builds too.
///
/// - Parameter message: A description of the mistake, as for `require`.
@inline(never)
public func stopProgram(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message.escapingControls(), file: file, line: line)
}
