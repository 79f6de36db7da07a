// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The stock way back: each container on the way reveals the next one with `unwind(for:towards:)`, and
/// controllers presented on the way are dismissed.
public final class UnwindSegue: Segue {
  /// The name of the action that the destination has performed.
  public let action: String

  init(
    identifier: String?, source: ViewController, destination: ViewController, action: String
  ) {
    self.action = action
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
