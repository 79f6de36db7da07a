// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Drawing
import Glibc
import XCTest

@testable import SDLHost

/// What needs SDL's video and the process's main thread: XCTest keeps to it, swift-testing on
/// Linux does not. A test method that is isolated to the main actor cannot be called by XCTest's
/// discovery on Linux (Swift 6.3.1: a failed cast), so each one says where it is. The dummy driver shows nothing and needs no display.
nonisolated final class ApplicationTests: XCTestCase {
  func testAChangedConfigurationShowsAtOnce() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      let window = application.window
      application.configuration.colorScheme = .dark
      application.configuration.contrast = .high
      application.configuration.layoutDirection = .rightToLeft
      application.configuration.reducesMotion = true
      application.configuration.textScale = 1.5
      XCTAssertEqual(window.traits.textScale, 1.5)
      application.configuration.textScale = nil
      XCTAssertEqual(window.traits.theme, Theme(.dark, contrast: .high))
      XCTAssertEqual(window.traits.layoutDirection, .rightToLeft)
      XCTAssertTrue(window.traits.reducesMotion)

      application.configuration.colorScheme = nil
      application.configuration.contrast = nil
      application.configuration.reducesMotion = nil
      XCTAssertEqual(window.traits.theme, Theme(.light))
      XCTAssertFalse(window.traits.reducesMotion)

      application.configuration.scale = 2
      application.onFrame = { [weak application] report in
        guard let application else { return }
        if application.window.traits.scale == 2 { application.terminate() }
        if report.index == 5 { application.terminate() }
      }
      application.run()
      XCTAssertEqual(window.traits.scale, 2)
      XCTAssertEqual(window.size.width, DummyDisplay.size.width / 2)
    }
  }

  func testAScaleThatATaskSetsShowsWhileTheLoopRests() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      // Where no frame comes, this ends the wait.
      let end = application.window.animations.schedule(after: 2) { application.terminate() }
      application.onFrame = { [weak application] report in
        guard let application else { return }
        if report.index == 0 { Task { application.configuration.scale = 2 } }
        if application.window.traits.scale == 2 { application.terminate() }
      }
      application.run()
      end.cancel()
      XCTAssertEqual(application.window.traits.scale, 2)
    }
  }

  func testWhatAProgramSetStaysWhenSomethingElseChanges() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      let window = application.window
      window.traits.layoutDirection = .rightToLeft
      window.traits.numberFormat.decimalSeparator = ","

      application.configuration.colorScheme = .dark

      XCTAssertEqual(window.traits.theme, Theme(.dark))
      XCTAssertEqual(window.traits.layoutDirection, .rightToLeft)
      XCTAssertEqual(window.traits.numberFormat.decimalSeparator, ",")
    }
  }

  func testTheFirstFrameIsDrawnBeforeAnyEvent() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      application.onFrame = { [weak application] report in
        XCTAssertEqual(report.index, 0)
        XCTAssertNil(report.interval)
        application?.terminate()
      }

      application.run()

      XCTAssertEqual(try application.snapshot()[100, 75], .white)
    }
  }

  func testAQuitEndsTheLoopAsTheSignalsDo() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      DummyDisplay.push(SDL_QUIT)

      application.run()
    }
  }

  func testAMainActorTaskRunsAndWakesTheIdleLoop() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      var steps: [String] = []
      Task { @MainActor in
        steps.append("begun")
        // Off the main actor and back: by then the loop is blocked.
        await Task.detached { await Task.yield() }.value
        steps.append("back")
        Task { @MainActor in
          steps.append("again")
          application.terminate()
        }
      }

      application.run()

      XCTAssertEqual(steps, ["begun", "back", "again"])
    }
  }

  func testAnAnimationRunsToItsEndAndTheLoopRests() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      var values: [Double] = []
      var intervals = 0
      application.onFrame = { report in
        if report.interval != nil { intervals += 1 }
      }
      application.window.animations.animate(
        from: 0, to: 1, motion: .curve(.linear, duration: 0.1),
        onChange: { value in
          values.append(value)
          application.window.rootViewController?.view.alpha = 1 - value / 2
        },
        completion: { finished in
          XCTAssertTrue(finished)
          Task { @MainActor in application.terminate() }
        })

      application.run()

      XCTAssertEqual(values, values.sorted())
      XCTAssertEqual(values.last, 1)
      XCTAssertGreaterThan(intervals, 0)
      XCTAssertFalse(application.window.isAnimating)
    }
  }

  func testWhatMovesOutOfSightIsNoFrameAndIsTold() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      var frames = 0
      var unchanged = 0
      application.onFrame = { _ in
        frames += 1
        guard frames == 1 else { return }
        application.window.animations.animate(
          from: 0, to: 1, motion: .curve(.linear, duration: 0.05), onChange: { _ in },
          completion: { _ in })
      }
      application.onUnchangedFrame = {
        unchanged += 1
        if !application.window.needsFrame { application.terminate() }
      }

      application.run()

      XCTAssertEqual(frames, 1)
      XCTAssertGreaterThan(unchanged, 0)
      application.onFrame = nil
      application.onUnchangedFrame = nil
    }
  }

  func testAPressThatLosesTheFocusIsCancelled() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      let view = PointerView(frame: Rect(0, 0, 200, 150))
      application.window.rootViewController?.view.addSubview(view)
      application.onFrame = { [weak application] report in
        guard report.index == 0, let application else { return }
        DummyDisplay.push(SDL_MOUSEBUTTONDOWN) { event in
          event.button.button = 1
          event.button.x = 50
          event.button.y = 40
        }
        DummyDisplay.push(SDL_WINDOWEVENT) {
          $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
        }
        DummyDisplay.push(SDL_MOUSEBUTTONUP) { $0.button.button = 1 }
        DummyDisplay.push(SDL_QUIT)
        application.window.invalidateAll()
      }

      application.run()

      XCTAssertEqual(view.phases, [.down, .cancelled])
    }
  }

  func testAReleaseThatShowsNothingNewIsTold() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      let view = PointerView(frame: Rect(0, 0, 200, 150))
      application.window.rootViewController?.view.addSubview(view)
      application.onFrame = { [weak application] _ in
        let isPressed = application?.window.isPointerPressed == true
        DummyDisplay.push(isPressed ? SDL_MOUSEBUTTONUP : SDL_MOUSEBUTTONDOWN) { event in
          event.button.button = 1
          event.button.x = 50
          event.button.y = 40
        }
      }
      var wasCalled = false
      application.onUnchangedFrame = { [weak application] in
        guard view.phases == [.down, .up] else { return }
        wasCalled = true
        application?.terminate()
      }
      // Without the message the loop would rest for good.
      application.window.animations.schedule(after: 2) { [weak application] in
        application?.terminate()
      }

      application.run()

      XCTAssertTrue(wasCalled, "\(view.phases)")
      application.onFrame = nil
      application.onUnchangedFrame = nil
    }
  }

  func testNoDisplayIsOneLine() throws {
    try MainActor.assumeIsolated {
      unsetenv("SDL_VIDEODRIVER")
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
      defer { setenv("SDL_VIDEODRIVER", "dummy", 1) }

      XCTAssertThrowsError(try Application()) { error in
        XCTAssertEqual(
          "\(error)", "no display: set DISPLAY or WAYLAND_DISPLAY, or use --headless")
      }
    }
  }

  func testAnUnknownDriverIsAnErrorAndNothingStaysOpen() throws {
    try MainActor.assumeIsolated {
      setenv("SDL_VIDEODRIVER", "nonsense", 1)

      XCTAssertThrowsError(try Application()) { error in
        XCTAssertEqual((error as? HostError)?.exitCode, 69)
      }

      XCTAssertEqual(SDL_WasInit(SDL_INIT_VIDEO), 0)
      _ = try DummyDisplay.makeApplication()
    }
  }
}

/// Notes what the mouse does.
private final class PointerView: View {
  var phases: [PointerEvent.Phase] = []

  override func pointerDown(_ pointer: PointerSample) {
    phases.append(.down)
    backgroundColor = .fixed(.black)
  }
  override func pointerUp(_ pointer: PointerSample) { phases.append(.up) }
  override func pointerCancelled() { phases.append(.cancelled) }
}
