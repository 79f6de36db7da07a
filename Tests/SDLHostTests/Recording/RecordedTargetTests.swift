// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Testing

@testable import SDLHost

/// A recording whose layout has changed since.
struct RecordedTargetTests {
  /// Two buttons, and a box that is dragged.
  private final class Screen: ViewController {
    let save = Button(title: "Save", accessibilityLabel: "Save")
    let delete = Button(title: "Delete", accessibilityLabel: "Delete")
    let box = View()
    private(set) var calls: [String] = []

    override func viewDidLoad() {
      view.backgroundColor = .surface
      save.frame = Rect(10, 10, 80, 30)
      delete.frame = Rect(100, 10, 80, 30)
      save.onActivate = { [unowned self] in calls.append("save") }
      delete.onActivate = { [unowned self] in calls.append("delete") }
      box.frame = Rect(10, 60, 30, 30)
      box.backgroundColor = .accent
      box.accessibilityLabel = "Box"
      let pan = PanGestureRecognizer()
      pan.addAction { [unowned self, unowned pan] _ in
        calls.append("box \(Int(pan.translation(in: view).x))")
      }
      box.addGestureRecognizer(pan)
      for part in [save, delete, box] { view.addSubview(part) }
    }
  }

  private static func host() throws -> OffscreenHost {
    var configuration = Application.Configuration()
    configuration.size = Size(200, 120)
    return try OffscreenHost(configuration: configuration)
  }

  /// Presses “Save” near its left end, and drags the box 40 points.
  private static func record() throws -> Recording {
    let host = try host()
    var text = ""
    let recorder = Recorder { text += String(decoding: $0, as: UTF8.self) }
    host.record(with: recorder, program: .dictionary([:]))
    host.window.rootViewController = Screen()
    host.advance(by: 0.1)
    for (phase, point) in [
      (PointerEvent.Phase.moved, Point(20, 25)), (.down, Point(20, 25)), (.up, Point(20, 25)),
      (.moved, Point(25, 75)), (.down, Point(25, 75)), (.moved, Point(45, 75)),
      (.moved, Point(65, 75)), (.up, Point(65, 75)),
    ] {
      host.send(.pointer(PointerEvent(phase, at: point)))
      host.advance(by: 0.1)
    }
    recorder.end()
    return try #require(Recording(lines: text.split(separator: "\n")))
  }

  private func play(
    _ recording: Recording, _ screen: Screen, aims: Bool = true, change: (Screen) -> Void
  ) throws -> [String] {
    let host = try Self.host()
    let replay = Replay(recording, on: host)
    host.window.rootViewController = screen
    screen.loadViewIfNeeded()
    change(screen)
    var messages: [String] = []
    if aims { replay.resolveTargets { messages.append($0) } }
    _ = replay.run(.show)
    return messages
  }

  @Test func `a recording contains the name of the pressed view once for each press`() throws {
    let paths = try Self.record().steps.compactMap { step -> [String]? in
      if case .pointerTarget(let aim) = step { aim?.path ?? [] } else { nil }
    }

    #expect(paths.map(\.last) == ["button Save", "Box"])
  }

  @Test func `a replay presses and drags the recorded views at their current positions`() throws {
    let recording = try Self.record()
    let screen = Screen()

    let messages = try play(recording, screen) {
      $0.save.frame.origin = Point(110, 80)
      $0.delete.frame.origin = Point(10, 10)
      $0.box.frame = Rect(90, 10, 60, 60)
    }

    #expect(screen.calls.first == "save" && screen.calls.last == "box 20")
    #expect(!screen.calls.contains("delete"))
    #expect(messages == ["“button Save” has moved", "“Box” has moved"])
  }

  @Test func `a replay without retargeting presses whatever view is at the recorded position`()
    throws
  {
    let screen = Screen()

    _ = try play(try Self.record(), screen, aims: false) {
      $0.save.frame.origin = Point(110, 80)
      $0.delete.frame.origin = Point(10, 10)
    }

    #expect(screen.calls.first == "delete")
  }

  @Test
  func `a replay reports a recorded view that is missing from the window`()
    throws
  {
    let recording = try Self.record()
    #expect(try play(recording, Screen()) { _ in } == [])

    let screen = Screen()
    let messages = try play(recording, screen) { $0.save.isHidden = true }

    #expect(messages == ["“button Save” was not found, or found more than once"])
    #expect(screen.calls.last == "box 20")
  }
}
