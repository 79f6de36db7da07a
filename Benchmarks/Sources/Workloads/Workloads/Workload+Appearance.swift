// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// A child with three children disappears and appears, without an observer and with each
  /// observer of the library.
  static var appearance: [Workload] {
    [
      cycle("appearance-unobserved") { nil },
      cycle("appearance-checked") { ContractChecker() },
      // Full after a few operations, like the log of a program that has run for a while.
      cycle("appearance-logged") { CallbackLog(capacity: 100) },
    ]
  }

  private static func cycle(
    _ name: String, observer: @escaping @MainActor @Sendable () -> (any ContainmentObserver)?
  ) -> Workload {
    Workload(name) {
      let container = ManualContainer(grandchildren: 3)
      // The window does not retain the observer.
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
