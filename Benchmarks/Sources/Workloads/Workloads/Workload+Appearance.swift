// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// A child with three children of its own disappears and appears: unobserved, and with each
  /// observer that the library has.
  static var appearance: [Workload] {
    [
      cycle("appearance-unobserved") { nil },
      cycle("appearance-checked") { ContractChecker() },
      // Full after a few operations, as the log of a program that has run for a while is.
      cycle("appearance-logged") { CallbackLog(capacity: 100) },
    ]
  }

  private static func cycle(
    _ name: String, observer: @escaping @MainActor @Sendable () -> (any ContainmentObserver)?
  ) -> Workload {
    Workload(name) {
      let container = ManualContainer(grandchildren: 3)
      // The window does not keep it.
      let observer = observer()
      let driven = DrivenWindow(root: container, observer: observer)
      return Operation(
        perform: {
          container.cycle()
          withExtendedLifetime((driven, observer)) {}
        })
    }
  }
}
