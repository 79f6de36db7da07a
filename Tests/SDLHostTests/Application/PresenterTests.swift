// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import XCTest

@testable import SDLHost

/// Every way to the screen shows what the headless host shows.
nonisolated final class PresenterTests: XCTestCase {
  func testTheWindowSurfaceShowsTheHeadlessPixels() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()

      let shown = try Self.play(application)

      XCTAssertEqual(shown, try Self.headlessPictures())
    }
  }

  func testTexturesShowTheHeadlessPixels() throws {
    try MainActor.assumeIsolated {
      let application = try Self.acceleratedApplication()

      let shown = try Self.play(application)

      let expected = try Self.headlessPictures()
      for (picture, other) in zip(shown, expected) {
        XCTAssertLessThanOrEqual(Self.difference(picture, other), 2)
      }
    }
  }

  func testLostTexturesAreMadeAgain() throws {
    try MainActor.assumeIsolated {
      let application = try Self.acceleratedApplication()

      let shown = try Self.play(application) { DummyDisplay.push(SDL_RENDER_TARGETS_RESET) }

      let expected = try Self.headlessPictures()
      XCTAssertLessThanOrEqual(Self.difference(shown[1], expected[1]), 2)
    }
  }

  /// The two renderers smooth edges differently, so the ends of a row may differ by one pixel.
  func testTexturesShowTheTurnedLayersOfTheHeadlessPixels() throws {
    try MainActor.assumeIsolated {
      let application = try Self.acceleratedApplication()

      let shown = try XCTUnwrap(Self.play(application, RotatedScene.init).first)

      var configuration = Application.Configuration()
      configuration.size = DummyDisplay.size
      let host = try OffscreenHost(configuration: configuration)
      host.window.rootViewController = RotatedScene().root
      let expected = host.snapshot()
      for (row, other) in zip(Self.ink(shown), Self.ink(expected)) {
        XCTAssertEqual(row.isEmpty, other.isEmpty)
        XCTAssertLessThanOrEqual(abs(row.lowerBound - other.lowerBound), 1)
        XCTAssertLessThanOrEqual(abs(row.upperBound - other.upperBound), 1)
      }
    }
  }

  /// Where the rows of a picture are dark.
  @MainActor
  private static func ink(_ picture: Bitmap) -> [Range<Int>] {
    (0..<picture.height).map { y in
      let dark = (0..<picture.width).filter { picture[$0, y].red < 128 }
      return dark.first.flatMap { first in dark.last.map { first..<($0 + 1) } } ?? 0..<0
    }
  }

  @MainActor
  private static func acceleratedApplication() throws -> Application {
    do {
      return try DummyDisplay.makeApplication(.accelerated, driver: "offscreen")
    } catch let error as HostError {
      throw XCTSkip("this machine has no OpenGL without a display: \(error)")
    }
  }

  /// Shows the scene, moves it, and returns both pictures.
  @MainActor
  private static func play(
    _ application: Application, between: @escaping @MainActor () -> Void = {},
    _ makeScene: () -> any PresentedScene = { CardScene() }
  ) throws -> [Bitmap] {
    let scene = makeScene()
    application.window.rootViewController = scene.root
    var pictures: [Bitmap] = []
    application.onFrame = { [weak application] _ in
      guard let application, let picture = try? application.snapshot() else { return }
      pictures.append(picture)
      if pictures.count == 1 {
        scene.move()
        between()
      } else {
        application.terminate()
      }
    }
    application.run()
    return pictures
  }

  @MainActor
  private static func headlessPictures() throws -> [Bitmap] {
    var configuration = Application.Configuration()
    configuration.size = DummyDisplay.size
    let host = try OffscreenHost(configuration: configuration)
    let scene = CardScene()
    host.window.rootViewController = scene.root
    let first = host.snapshot()
    scene.move()
    return [first, host.snapshot()]
  }

  /// The largest difference of any channel.
  private static func difference(_ left: Bitmap, _ right: Bitmap) -> Int {
    guard left.width == right.width, left.height == right.height else { return 255 }
    return zip(left.pixels, right.pixels).reduce(0) { largest, pair in
      [0, 8, 16].reduce(largest) { largest, shift in
        let channels = (Int(pair.0 >> UInt32(shift) & 255), Int(pair.1 >> UInt32(shift) & 255))
        return max(largest, abs(channels.0 - channels.1))
      }
    }
  }
}
