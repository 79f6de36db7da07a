// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// When a stepper that is held down steps.
nonisolated enum StepperRhythm {
  /// Seconds until the first step, as GTK's; a click that is over by then steps once.
  static let delay = 0.5
  /// Seconds from step to step.
  static let interval = 0.1
  /// Seconds after which a held button stops counting: nobody holds a button down for an hour.
  static let longest = 3600.0

  /// The steps that are due after a time.
  static func steps(after seconds: Double) -> Int {
    seconds < delay ? 0 : 1 + Int((seconds - delay) / interval)
  }
}
