// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Stops the program when a condition does not hold, and says why on standard error.
///
/// `precondition` says nothing in a release build.
@inlinable
@inline(__always)
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { stopProgram(message(), file: file, line: line) }
}

/// Stops the program, in release builds too, and says why on standard error, in one line: a message may have names from files.
@usableFromInline
@inline(never)
package func stopProgram(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message.escapingControls(), file: file, line: line)
}
