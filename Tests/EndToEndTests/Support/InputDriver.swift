// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The mouse and keyboard of a private X server, by one `xdotool` that reads commands from a pipe.
///
/// Each call returns when the X server has received the events.
/// Places are relative to `origin`, the corner of the window under test.
final class InputDriver {
  var origin = PixelPoint(0, 0)

  private let server: XServer
  private let xdotool: ChildProcess
  private var answers: LineReader

  init(server: XServer) throws {
    self.server = server
    xdotool = try ChildProcess(
      "xdotool", arguments: ["-"], environment: server.environment, folder: server.folder,
      isWatched: false)
    answers = LineReader(descriptor: xdotool.standardOutput)
  }

  // MARK: Mouse

  func move(to point: PixelPoint) throws {
    try perform([moveCommand(to: point)])
  }

  func press(button: Int = 1) throws {
    try perform(["mousedown \(button)"])
  }

  func release(button: Int = 1) throws {
    try perform(["mouseup \(button)"])
  }

  func click(_ point: PixelPoint, button: Int = 1) throws {
    try perform([moveCommand(to: point), "mousedown \(button)", "mouseup \(button)"])
  }

  /// Moves in equal steps; the program receives each step.
  /// - Parameter stepSeconds: the time a step takes. 8 ms is a mouse that reports 125 times a second.
  func glide(
    from start: PixelPoint, to end: PixelPoint, steps: Int = 10, stepSeconds: Double = 0.008
  ) throws {
    try perform(glideCommands(from: start, to: end, steps: steps, stepSeconds: stepSeconds))
  }

  private func glideCommands(
    from start: PixelPoint, to end: PixelPoint, steps: Int, stepSeconds: Double
  ) -> [String] {
    precondition(steps > 0, "\(steps) steps")
    return (1...steps).flatMap { step in
      let point = PixelPoint(
        start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
      return [moveCommand(to: point), pause(stepSeconds)]
    }
  }

  /// Presses at one point and moves to another with the button held. The caller releases.
  func pressAndGlide(
    from start: PixelPoint, to end: PixelPoint, steps: Int = 10, stepSeconds: Double = 0.008
  ) throws {
    try perform([moveCommand(to: start), "mousedown 1"])
    try glide(from: start, to: end, steps: steps, stepSeconds: stepSeconds)
  }

  /// A quick flick: the release follows the last movement immediately, so that the drag's speed counts. The whole flick
  /// is one request, because waiting for an answer in between can take longer than the speed is remembered.
  func fling(from start: PixelPoint, to end: PixelPoint, steps: Int = 6) throws {
    try perform(
      [moveCommand(to: start), "mousedown 1"]
        + glideCommands(from: start, to: end, steps: steps, stepSeconds: 0.008) + ["mouseup 1"])
  }

  /// Flicks, and clicks the flick's end a moment later.
  func flingAndClick(from start: PixelPoint, to end: PixelPoint, steps: Int = 10) throws {
    try perform(
      [moveCommand(to: start), "mousedown 1"]
        + glideCommands(from: start, to: end, steps: steps, stepSeconds: 0.008)
        + ["mouseup 1", pause(0.1), "mousedown 1", pause(0.05), "mouseup 1"])
  }

  /// Keeps the pointer still.
  func hold(seconds: Double) throws {
    try perform([pause(seconds)])
  }

  /// Drags, pauses until the speed no longer counts, and releases.
  func dragPauseAndRelease(from start: PixelPoint, to end: PixelPoint) throws {
    try pressAndGlide(from: start, to: end)
    try perform([pause(0.25), "mouseup 1"])
  }

  /// Turns the wheel by whole clicks: positive scrolls down.
  func scrollWheel(_ clicks: Int, at point: PixelPoint) throws {
    let button = clicks > 0 ? 5 : 4
    try perform([moveCommand(to: point)] + Array(repeating: "click \(button)", count: abs(clicks)))
  }

  /// Turns the wheel sideways by whole clicks: positive scrolls right.
  func scrollWheelSideways(_ clicks: Int, at point: PixelPoint) throws {
    let button = clicks > 0 ? 7 : 6
    try perform([moveCommand(to: point)] + Array(repeating: "click \(button)", count: abs(clicks)))
  }

  func doubleClick(_ point: PixelPoint) throws {
    try perform([moveCommand(to: point), "click --repeat 2 --delay 60 1"])
  }

  // MARK: Keyboard

  /// One key with its modifiers in xdotool's spelling: "ctrl+1", "F9", "shift+Tab", "Prior".
  func pressKey(_ name: String) throws {
    try perform(["key \(name)"])
  }

  /// One key, whose modifiers are held until `body` has ended.
  func pressKey(_ name: String, whileHeld body: () throws -> Void) throws {
    let names = name.split(separator: "+")
    let modifiers = names.dropLast()
    try perform(modifiers.map { "keydown \($0)" } + ["key \(names[modifiers.endIndex])"])
    defer { try? perform(modifiers.reversed().map { "keyup \($0)" }) }
    try body()
  }

  /// Several keys, one after the other.
  func pressKeys(_ names: String...) throws {
    try perform(names.map { "key \($0)" })
  }

  func typeText(_ text: String) throws {
    try perform(["type --delay 10 \(text)"])
  }

  // MARK: Windows

  func resize(window: String, width: Int, height: Int) throws {
    try perform(["windowsize \(window) \(width) \(height)"])
  }

  func minimize(window: String) throws {
    try perform(["windowminimize --sync \(window)"])
  }

  func activate(window: String) throws {
    try perform(["windowactivate \(window)"])
  }

  /// Releases the button, even if the test has failed or xdotool has ended: the following tests
  /// share the display, where the press of a held button has no effect.
  func stop() throws {
    do {
      try perform([Self.releaseCommand])
    } catch {
      _ = try Tool.run(
        "xdotool", Self.releaseCommand.split(separator: " ").map(String.init),
        environment: server.environment, folder: server.folder)
    }
    try xdotool.terminate()
  }

  private static let releaseCommand = "mouseup 1"

  private func moveCommand(to point: PixelPoint) -> String {
    "mousemove \(origin.x + point.x) \(origin.y + point.y)"
  }

  /// A pause of xdotool; the test itself never sleeps.
  private func pause(_ seconds: Double) -> String { "sleep \(seconds)" }

  /// Sends commands and a query, whose answer proves that the server has handled the commands. The
  /// query is about the root window, because a key that quits closes the window under the mouse.
  private func perform(_ commands: [String]) throws {
    let text = (commands + ["getdisplaygeometry"]).joined(separator: "\n") + "\n"
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(xdotool.standardInput, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure(commands) }
      rest = rest.dropFirst(count)
    }
    guard try answers.nextLine(before: .after(seconds: 10)) != nil else { throw failure(commands) }
    let complaint = xdotool.standardError
    guard complaint.isEmpty else { throw failure(commands) }
  }

  private func failure(_ commands: [String]) -> HarnessError {
    HarnessError("xdotool \(commands.joined(separator: "; ")): \(xdotool.standardError)")
  }
}
