// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Controls
import Drawing
import Foundation
import XCTest

@testable import SDLHost

/// The recordings that a program makes of itself.
nonisolated final class RecordedApplicationTests: XCTestCase {
  @MainActor private final class Screen: ViewController {
    let label = Label("Nothing yet")
    var word = "something"

    override func viewDidLoad() {
      view.backgroundColor = .surface
      label.frame = Rect(10, 10, 180, 30)
      view.addSubview(label)
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand("Later", group: "Test", shortcuts: [.init(.function(2))]) { [weak self] in
          Task { @MainActor in
            guard let self else { return }
            self.label.text = self.word
            // A recording of the last minute compares only some rows of pixels, which may miss a changed word.
            if self.word != "something" { self.view.backgroundColor = .accent }
          }
          return true
        }
      ]
    }
  }

  func testWhatWasRecordedIsPlayedToTheSameFrames() throws {
    try MainActor.assumeIsolated {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "drawer-recorded-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "session").path
      let screen = Screen()
      let application = try DummyDisplay.makeApplication { $0.recordingPath = path }
      application.window.rootViewController = screen
      let end = application.window.animations.schedule(after: 5) { application.terminate() }
      application.onFrame = { [weak application] report in
        XCTAssertNotNil(try? Recording(reading: path), "it is there from the first frame on")
        if report.index == 0 {
          DummyDisplay.push(SDL_KEYDOWN) { $0.key.keysym.sym = Int32(SDLK_F2.rawValue) }
        }
        if screen.label.text == "something" { application?.terminate() }
      }
      application.run()
      end.cancel()

      let recording = try XCTUnwrap(try? Recording(reading: path))
      XCTAssertTrue(recording.isComplete)
      XCTAssertEqual(recording.environment.size, DummyDisplay.size)
      let again = Screen()
      XCTAssertEqual(try Self.play(recording, again), .same(frames: 2))
      XCTAssertEqual(again.label.text, "something")
      let other = Screen()
      other.word = "another thing"
      guard case .differs(frame: 2, _, "pixels") = try Self.play(recording, other) else {
        return XCTFail("the frame with the other word is taken for the same")
      }
    }
  }

  func testADiskThatIsFullEndsTheRecordingWithOneWarning() throws {
    try MainActor.assumeIsolated {
      let logs = LogRecorder()
      let application = try DummyDisplay.makeApplication {
        $0.recordingPath = "/dev/full"
        $0.logger = logs.logger
      }
      application.window.rootViewController = Screen()
      let end = application.window.animations.schedule(after: 5) { application.terminate() }
      application.onFrame = { [weak application] report in
        application?.window.invalidateAll()
        if report.index == 3 { application?.terminate() }
      }
      application.run()
      end.cancel()
      let stopMessages = logs.messages.filter { $0.contains("the recording was stopped") }
      XCTAssertEqual(stopMessages.count, 1, "\(logs.messages)")
    }
  }

  /// A recording of the last minute is replayed like a recording from the start of the program.
  func testTheLastMinuteIsPlayedToTheSameFrames() throws {
    try MainActor.assumeIsolated {
      let start = FileManager.default.temporaryDirectory
        .appending(path: "drawer-recent-\(UUID().uuidString)").path
      let path = start + ".recording"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let screen = Screen()
      let application = try DummyDisplay.makeApplication { _ in }
      application.recordRecent { $0?.stateValue ?? .dictionary([:]) }
      application.window.rootViewController = screen
      let end = application.window.animations.schedule(after: 5) { application.terminate() }
      var saved: HostError?
      application.onFrame = { [weak application] report in
        if report.index == 0 {
          // The next part begins before the key goes down.
          application?.recordingBuffer?.clear()
          DummyDisplay.push(SDL_KEYDOWN) { $0.key.keysym.sym = Int32(SDLK_F2.rawValue) }
        }
        guard screen.label.text == "something", let application else { return }
        Task { @MainActor in
          do throws(HostError) {
            _ = try application.writeRecentRecording(named: start)
          } catch { saved = error }
          application.terminate()
        }
      }
      application.run()
      end.cancel()
      XCTAssertNil(saved)

      let recording = try XCTUnwrap(try? Recording(reading: path))
      XCTAssertFalse(recording.isComplete)
      XCTAssertTrue(recording.environment.isContinued, "it began again when the window rested")
      let again = Screen()
      again.label.text = "Nothing yet"
      XCTAssertEqual(try Self.play(recording, again), .same(frames: 1))
      XCTAssertEqual(again.label.text, "something")
      let other = Screen()
      other.word = "another thing"
      guard case .differs(frame: 1, _, "pixels") = try Self.play(recording, other) else {
        return XCTFail("the frame with the other word is taken for the same")
      }
    }
  }

  func testTheLastMinuteHasNoPictureOfAPasswordThatCanBeRead() throws {
    try MainActor.assumeIsolated {
      let start = FileManager.default.temporaryDirectory
        .appending(path: "drawer-recent-\(UUID().uuidString)").path
      let path = start + ".recording"
      for isSecure in [true, false] {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let field = TextField("sesame", accessibilityLabel: "Word")
        field.frame = Rect(10, 10, 180, 30)
        field.isSecureTextEntry = true
        field.isSecureTextEntry = isSecure
        let screen = ViewController()
        screen.view.addSubview(field)
        let application = try DummyDisplay.makeApplication { _ in }
        application.recordRecent { $0?.stateValue ?? .dictionary([:]) }
        application.window.rootViewController = screen
        let end = application.window.animations.schedule(after: 5) { application.terminate() }
        var failure: HostError?
        application.onFrame = { [weak application] report in
          guard report.index == 0, let application else { return }
          do throws(HostError) {
            _ = try application.writeRecentRecording(named: start)
          } catch { failure = error }
          application.terminate()
        }
        application.run()
        end.cancel()

        XCTAssertNil(failure)
        let recording = try XCTUnwrap(try? Recording(reading: path))
        let hasPicture = recording.steps.contains { step in
          if case .snapshot = step { true } else { false }
        }
        XCTAssertEqual(hasPicture, isSecure)
      }
    }
  }

  @MainActor private static func play(_ recording: Recording, _ root: ViewController) throws
    -> Replay.Outcome
  {
    var configuration = Application.Configuration()
    recording.environment.apply(to: &configuration)
    let host = try OffscreenHost(configuration: configuration)
    let replay = Replay(recording, on: host)
    host.window.rootViewController = root
    return replay.run()
  }
}
