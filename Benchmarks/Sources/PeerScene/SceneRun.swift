// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Runs the scene with the given flags, and writes the measurements.
final class SceneRun {
  /// The time between the first frame and the warm-up cycle.
  private static let pause = Duration.milliseconds(400)

  private let options: Options
  private let application: Application
  private let scene: SceneController
  private let meter: Meter
  private var startedSlideCount = 0

  init(options: Options, application: Application, scene: SceneController, meter: Meter) {
    self.options = options
    self.application = application
    self.scene = scene
    self.meter = meter
  }

  func start() {
    application.onFrame = { [self] report in
      meter.record(report)
      if report.index == 0 { startAfterFirstFrame() }
    }
  }

  /// Prints the line that the driver reads, and writes the plot.
  func finish() throws {
    guard let cycles = options.cycles else { return }
    print(meter.report(cycles: cycles, isUncapped: options.isUncapped))
    if let path = options.plot {
      try IntervalPlot.write(intervals: meter.intervals, slideCount: 2 * cycles, to: path)
    }
  }

  private func startAfterFirstFrame() {
    switch options.cycles {
    case nil: break
    case 0: application.terminate()
    default:
      Task {
        try await Task.sleep(for: Self.pause)
        slideNext()
      }
    }
  }

  /// Starts the next slide: first two of the warm-up, then the counted ones.
  private func slideNext() {
    let counted = 2 * (options.cycles ?? 0)
    if startedSlideCount == 0 { meter.beginWarmUp() }
    if startedSlideCount == 2 { meter.begin() }
    guard startedSlideCount < counted + 2 else {
      // A task runs after the current frame.
      Task {
        meter.end()
        application.terminate()
      }
      return
    }
    startedSlideCount += 1
    scene.toggle { [self] _ in slideNext() }
  }
}
