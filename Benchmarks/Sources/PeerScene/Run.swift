// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Drives the scene as the flags say, and writes what was measured.
final class Run {
  /// Seconds between the first frame and the uncounted cycle.
  private static let pause = Duration.milliseconds(400)

  private let options: Options
  private let application: Application
  private let scene: SceneController
  private let meter: Meter
  private var legs = 0

  init(options: Options, application: Application, scene: SceneController, meter: Meter) {
    self.options = options
    self.application = application
    self.scene = scene
    self.meter = meter
  }

  func start() {
    application.onFrame = { [self] report in
      meter.framePresented(report)
      if report.index == 0 { firstFrameShown() }
    }
  }

  /// The line that the driver reads.
  func finish() throws {
    guard let cycles = options.cycles else { return }
    print(meter.report(cycles: cycles, isUncapped: options.isUncapped))
    if let path = options.plot {
      try IntervalPlot.write(intervals: meter.intervals, legs: 2 * cycles, to: path)
    }
  }

  private func firstFrameShown() {
    switch options.cycles {
    case nil: break
    case 0: application.terminate()
    default:
      Task {
        try await Task.sleep(for: Self.pause)
        slide()
      }
    }
  }

  /// One leg after the other: two that do not count, then those that do.
  private func slide() {
    let counted = 2 * (options.cycles ?? 0)
    if legs == 0 { meter.beginWarmUp() }
    if legs == 2 { meter.begin() }
    guard legs < counted + 2 else {
      // After the frame that this is part of.
      Task {
        meter.end()
        application.terminate()
      }
      return
    }
    legs += 1
    scene.toggle { [self] _ in slide() }
  }
}
