// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension Window {
  /// Asks the controllers whether the window may close. Where nobody has to be waited for it closes at once.
  ///
  /// - Parameter answered: Hears when all have answered.
  package func askToClose(answered: @escaping () -> Void = {}) {
    Task.immediate {
      await closeUnlessKept()
      answered()
    }
  }
}
