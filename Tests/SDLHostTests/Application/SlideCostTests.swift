// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Containers
import Drawing
import TestSupport
import XCTest

@testable import SDLHost

/// What a frame of a sliding drawer costs the host.
nonisolated final class SlideCostTests: XCTestCase {
  func testAComposedFrameAllocatesNothing() throws { try slide(isRecorded: false) }

  func testAFrameThatIsRecordedAllocatesNothing() throws { try slide(isRecorded: true) }

  private func slide(isRecorded: Bool) throws {
    try MainActor.assumeIsolated {
      var configuration = Application.Configuration()
      configuration.size = Size(600, 400)
      let host = try OffscreenHost(configuration: configuration)
      var bytes = 0
      if isRecorded { host.record(with: Recorder { bytes += $0.count }, program: .dictionary([:])) }
      let drawer = Self.makeDrawer()
      host.window.rootViewController = drawer
      host.advance(by: 0.1)
      for _ in 0..<2 {
        drawer.toggle()
        host.advance(by: 1)
      }
      drawer.toggle()
      host.advance(by: 0.1)

      let allocations = (0..<5).map { _ in
        Allocations.count { host.advance(by: 1 / OffscreenHost.framesPerSecond) }
      }

      XCTAssertTrue(host.window.isAnimating)
      XCTAssertEqual(allocations, [0, 0, 0, 0, 0])
      XCTAssertEqual(bytes > 1000, isRecorded)
    }
  }

  func testATurnOfTheLoopAllocatesNothing() throws {
    try MainActor.assumeIsolated {
      let application = try DummyDisplay.makeApplication()
      // SDL keeps an entry for each event that ever waited at the same time as others. A busy machine delivers the
      // event that wakes the loop late, together with SDL's own: SDL has made that entry before the first frame.
      for _ in 0..<8 { DummyDisplay.push(SDL_USEREVENT) }
      let drawer = Self.makeDrawer()
      application.window.rootViewController = drawer
      var (frames, legs) = (0, 0)
      var leg: [(count: Int, callers: [String])] = []
      var measured: [(count: Int, callers: [String])] = []
      application.onFrame = { _ in
        let count = Allocations.stop()
        frames += 1
        // Swift makes a type for the first late frame.
        if legs <= 2 { application.window.animations.delayRecentStarts(by: 0) }
        // Those in which it begins are not meant.
        if frames > 4 { leg.append((count, count > 0 ? Allocations.lastCallers : [])) }
        Allocations.start()
      }
      // There and back once first, so that every list has the room it needs; nor are the frames
      // meant in which a leg ends. A busy machine shows few of a leg: then there are more legs.
      @MainActor func move(measured count: Int) {
        _ = Allocations.stop()
        if legs > 2 { measured += leg.prefix(count) }
        guard measured.count < 12, legs < 60 else { return application.terminate() }
        frames = 0
        legs += 1
        leg = []
        let completion: (Bool) -> Void = { _ in
          let count = leg.count - 1
          Task { @MainActor in move(measured: max(0, count)) }
        }
        if drawer.isOpen {
          drawer.close(completion: completion)
        } else {
          drawer.open(completion: completion)
        }
      }
      Task { @MainActor in move(measured: 0) }

      application.run()

      _ = Allocations.stop()
      XCTAssertFalse(measured.isEmpty)
      XCTAssertEqual(measured.map(\.count).max(), 0, "\(measured)")
    }
  }

  @MainActor
  private static func makeDrawer() -> DrawerController {
    let center = ViewController()
    center.view.backgroundColor = .surface
    let side = ViewController()
    side.view.backgroundColor = .menu
    let scrim = View(frame: Rect(40, 40, 100, 100))
    scrim.backgroundColor = .scrim
    scrim.cornerRadius = 8
    scrim.wantsLayer = true
    center.view.addSubview(scrim)
    return DrawerController(center: center, leading: side)
  }
}
