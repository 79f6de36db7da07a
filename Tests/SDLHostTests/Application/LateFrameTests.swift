// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import XCTest

@testable import SDLHost
@testable import Views

/// A frame that takes long to make, as one in which a new screen is painted.
nonisolated final class LateFrameTests: XCTestCase {
  /// Keeps the processor busy in the first frame of a movement.
  @MainActor
  private final class Delay: WindowObserver {
    var seconds = 0.0

    func windowWillShowFrame(_ window: Window) {
      guard seconds > 0, window.isAnimating else { return }
      let end = SteadyClock.now().advanced(by: seconds)
      seconds = 0
      while SteadyClock.now() < end {}
    }

    func window(_ window: Window, pointerMovedTo location: Point?) {}
  }

  func testAMovementGoesOnFromWhatItsFirstFrameShowed() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      let window = application.window
      let delay = Delay()
      delay.seconds = 0.1
      window.observer = delay
      var shown: [Double] = []
      Task { @MainActor in
        window.animations.animate(
          from: 0, to: 1, motion: .curve(.linear, duration: 1), onChange: { shown.append($0) },
          completion: { _ in application.terminate() })
      }

      application.run()

      // A tenth of the way would be missing.
      XCTAssertGreaterThan(shown.count, 2)
      XCTAssertEqual(shown[1] - shown[0], 1.0 / 60, accuracy: 0.002)
    }
  }
}
