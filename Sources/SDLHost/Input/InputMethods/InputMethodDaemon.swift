// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// How one of the two daemons is talked to over D-Bus. Both have an object for each window that is written in, its
/// context.
@MainActor
protocol InputMethodDaemon {
  /// The daemon's name on its bus.
  var service: String { get }
  /// Where it makes contexts: path and interface.
  var factory: (path: String, interface: String) { get }
  /// The interface of a context.
  var interface: String { get }
  /// The types of the answer to `CreateInputContext`, which begins with the path of the context.
  var contextSignature: String { get }
  /// The method that says where the caret is on the screen: x, y, width and height in pixels.
  var placeMethod: String { get }

  /// The bus that the daemon is on now; nil if it does not run.
  func address() -> String?
  /// The arguments of `CreateInputContext`.
  func writeContext(to writer: inout MessageWriter)
  /// The first call of a new context: a method and its arguments.
  func capabilities() -> (method: String, write: (inout MessageWriter) -> Void)
  /// The arguments of `ProcessKeyEvent`.
  func write(_ key: InputMethodKey, to writer: inout MessageWriter)
  /// The event that a signal of a context means; nil for other signals.
  func event(of signal: OpaquePointer) -> InputMethodEvent?
}

extension InputMethodDaemon {
  /// The characters of a composition that are being chosen, or the caret.
  ///
  /// - Parameters:
  ///   - start: Unicode scalars.
  ///   - end: Unicode scalars.
  func composing(_ text: String, from start: Int, to end: Int) -> InputMethodEvent {
    let scalars = text.unicodeScalars
    func characters(_ count: Int) -> Int {
      let end = scalars.index(
        scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
      return text[..<(end ?? scalars.endIndex)].count
    }
    let first = characters(start)
    return .text(.composing(text, selectedRange: first..<max(first, characters(end))))
  }
}

/// What an input method says.
nonisolated enum InputMethodEvent: Equatable {
  case text(TextInputEvent)
  /// A key that the input method has taken and gives back, behind the text that had to come before it.
  case forwarded(InputMethodKey)
}
