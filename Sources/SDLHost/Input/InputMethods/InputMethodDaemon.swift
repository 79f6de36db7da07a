// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// The differences between the two input method daemons on D-Bus. Both have a context for each window with text input.
@MainActor
protocol InputMethodDaemon {
  var service: String { get }
  /// The path and interface of the object that creates contexts.
  var factory: (path: String, interface: String) { get }
  var interface: String { get }
  /// The signature of the answer to `CreateInputContext`, which begins with the path of the context.
  var contextSignature: String { get }
  /// The method that sets the caret's rectangle on the screen: x, y, width and height in pixels.
  var caretRectMethod: String { get }

  /// The address of the daemon's bus; nil if the daemon does not run.
  func address() -> String?
  func writeContext(to writer: inout MessageWriter)
  /// The first call of a new context: the method and its arguments.
  func capabilities() -> (method: String, write: (inout MessageWriter) -> Void)
  func write(_ key: InputMethodKey, to writer: inout MessageWriter)
  /// Translates a signal of a context; nil for an unknown signal.
  func event(of signal: OpaquePointer) -> InputMethodEvent?
}

nonisolated enum InputMethodEvent: Equatable {
  case text(TextInputEvent)
  /// A key that the input method has handled and returns, after the text that precedes it.
  case forwarded(InputMethodKey)
}
