// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import SDLHost
import Testing

@testable import DrawerTesting

struct ReplayTests {
  /// A drawer over a pane that a key counts up.
  private final class Pane: ViewController {
    let label = Label("0")
    private let step: Int
    private var count = 0

    init(step: Int) {
      self.step = step
      super.init()
    }

    override func viewDidLoad() {
      view.backgroundColor = .surface
      label.frame = Rect(20, 20, 100, 30)
      view.addSubview(label)
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand("Count", group: "Test", shortcuts: [.init(.function(2))]) { [self] in
          count += step
          label.text = "\(count)"
          return true
        },
        KeyCommand("Count later", group: "Test", shortcuts: [.init(.function(3))]) { [self] in
          Task { @MainActor in label.text = "later \(step)" }
          return true
        },
      ]
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "drawer-replay-tests-\(UUID().uuidString)")

  private static func root(step: Int) -> ViewController {
    DrawerController(center: Pane(step: step), leading: ViewController())
  }

  private static func label(in root: ViewController) -> String? {
    ((root as? DrawerController)?.center as? Pane)?.label.text
  }

  /// Records keys, a job that one of them leaves, and a resize, as a program does.
  private func record() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var configuration = Application.Configuration()
    configuration.size = Size(300, 200)
    let host = try OffscreenHost(configuration: configuration)
    var lines: [UInt8] = []
    let recorder = Recorder { lines += $0 }
    host.record(with: recorder, program: .dictionary([:]))
    host.window.rootViewController = Self.root(step: 1)
    host.advance(by: 0.1)
    for key in [Key.function(2), .function(9), .function(9), .function(2)] {
      host.send(.key(KeyEvent(key)))
      host.advance(by: 0.5)
    }
    host.send(.key(KeyEvent(.function(3))))
    await Task.yield()
    lines += Array("{\"at\":\(host.now.nanoseconds),\"jobs\":true}\n".utf8)
    host.advance(by: 0.1)
    #expect(host.window.rootViewController.flatMap(Self.label(in:)) == "later 1")
    try host.resize(to: Size(260, 220))
    host.advance(by: 0.2)
    recorder.end()
    try Data(lines).write(to: folder.appending(path: "counting"))
  }

  private func replay(_ name: String = "counting", step: Int, recording: Bool = false) async {
    await ReferenceImageFolder(folder, isRecording: recording).replay(name) {
      Self.root(step: step)
    }
  }

  @Test func `a replay passes if its pixels match the recording, and fails otherwise`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await record()

    await replay(step: 1)
    await withKnownIssue {
      await replay(step: 2)
    } matching: {
      "\($0)".contains("differs from the recording: pixels")
    }
    await replay(step: 2, recording: true)
    await replay(step: 2)
    await withKnownIssue { await replay(step: 1) }
  }

  @Test func `replaying a missing recording reports a test issue`() async {
    await withKnownIssue {
      await replay("nowhere", step: 1)
    } matching: {
      "\($0)".contains("is not a recording")
    }
  }
}
