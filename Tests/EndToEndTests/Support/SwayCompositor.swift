// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Wayland compositor without a screen. The scale of its output can change while programs run. It draws title bars.
final class SwayCompositor {
  /// The size of an output, in pixels.
  static let width = 1280
  static let height = 800

  let environment: [String: String]

  private let process: ChildProcess
  /// The programs that have taken the clipboard.
  private var owners: [ChildProcess] = []
  /// Removed with the compositor.
  let folder: URL

  private static let output = "HEADLESS-1"
  private static let secondOutput = "HEADLESS-2"
  /// The command prints the sockets when sway is ready.
  private static let configuration = """
    output \(output) resolution \(width)x\(height) position 0 0 scale 1
    for_window [app_id=".*"] floating enable
    exec echo $WAYLAND_DISPLAY $SWAYSOCK

    """

  /// - Parameter hasFrames: Whether windows have a title bar and borders. If a window was full screen from its first
  ///   frame and leaves full screen, sway shrinks it by the size of its title bar and borders.
  init(hasFrames: Bool = true) throws {
    folder = try TemporaryFolder.make()
    let file = folder.appendingPathComponent("config")
    let frames = hasFrames ? "" : "for_window [app_id=\".*\"] border none\n"
    try (Self.configuration + frames).write(to: file, atomically: true, encoding: .utf8)
    var command = ["sway", "--config", file.path]
    if getuid() == 0 {
      // sway does not run as root.
      command = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] + command
      _ = try Tool.run(
        "chown", ["-R", "nobody:nogroup", folder.path], environment: Self.inherited, folder: folder)
    }
    let home = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
    let headless = [
      "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
    ]
    process = try ChildProcess(
      command[0], arguments: Array(command.dropFirst()),
      environment: Self.inherited.merging(home) { $1 }.merging(headless) { $1 }, folder: folder)
    var reader = LineReader(descriptor: process.standardOutput)
    let deadline = Deadline.after(seconds: 20)
    while let line = try reader.nextLine(before: deadline) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[1].hasPrefix("/") else { continue }
      environment = Self.inherited.merging(home) { $1 }.merging([
        "WAYLAND_DISPLAY": words[0], "SWAYSOCK": words[1], "SDL_VIDEODRIVER": "wayland",
      ]) { $1 }
      return
    }
    _ = try? process.terminate()
    throw HarnessError("sway did not start: \(process.standardError)")
  }

  func setScale(_ scale: Double, ofSecondOutput isSecond: Bool = false) throws {
    _ = try run("swaymsg", "output", Self.name(isSecond), "scale", "\(scale)")
  }

  private static func name(_ isSecond: Bool) -> String { isSecond ? secondOutput : output }

  /// Moves an output to another place of the desktop.
  func move(secondOutput isSecond: Bool, to x: Int) throws {
    _ = try run("swaymsg", "output", Self.name(isSecond), "position", "\(x)", "0")
  }

  /// Moves all windows to a place of the desktop.
  func moveWindows(to point: PixelPoint) throws {
    _ = try run(
      "swaymsg", "[app_id=\".*\"] move absolute position \(point.x) \(point.y)")
  }

  func resizeWindows(to width: Int, _ height: Int) throws {
    _ = try run("swaymsg", "[app_id=\".*\"] resize set \(width) \(height)")
  }

  /// Types with a keyboard that exists for this call only. A word that begins with `-` is an option of wtype.
  func type(_ words: String...) throws {
    _ = try Tool.run(
      "wtype", ["-s", "400"] + words + ["-s", "400"], environment: environment, folder: folder)
  }

  /// Copies a text in another program, and waits for the copy.
  func copy(_ text: String) throws {
    owners.append(
      try ChildProcess(
        "wl-copy", arguments: ["--foreground", text], environment: environment, folder: folder))
    let deadline = Deadline.after(seconds: 10)
    while try paste() != text {
      if deadline.hasPassed {
        throw HarnessError("wl-copy does not offer \(text): \(owners.last?.standardError ?? "")")
      }
    }
  }

  /// The clipboard's text.
  func paste() throws -> String { (try? run("wl-paste")) ?? "" }

  /// Adds an equal output to the right of the first.
  func addOutput(scale: Double) throws {
    _ = try run("swaymsg", "create_output")
    _ = try run(
      "swaymsg", "output", Self.secondOutput, "resolution", "\(Self.width)x\(Self.height)",
      "position", "\(Self.width)", "0", "scale", "\(scale)")
  }

  /// Moves all windows to the second output, or back.
  func moveWindows(toSecondOutput: Bool) throws {
    let output = toSecondOutput ? Self.secondOutput : Self.output
    _ = try run("swaymsg", "[app_id=\".*\"] move container to output \(output)")
  }

  func press(_ key: String) throws {
    // wtype's virtual keyboard exists only during this call, and a program needs a moment to notice it.
    _ = try run("wtype", "-s", "400", "-k", key, "-s", "400")
  }

  /// - Parameter isSecond: Nil for all outputs.
  func screenshot(ofSecondOutput isSecond: Bool? = nil) throws -> Screenshot {
    let file = folder.appendingPathComponent("screen.png")
    let output = isSecond.map { ["-o", Self.name($0)] } ?? []
    _ = try Tool.run("grim", output + [file.path], environment: environment, folder: folder)
    return try Screenshot(contentsOf: file)
  }

  /// Returns when a color is on the screen. Then the program has received its window's output.
  func waitForPicture(with color: RGB) throws {
    let deadline = Deadline.after(seconds: 10)
    while try !screenshot().contains(color) {
      if deadline.hasPassed { throw HarnessError("sway does not show \(color)") }
    }
  }

  private func run(_ name: String, _ arguments: String...) throws -> String {
    try Tool.run(name, arguments, environment: environment, folder: folder)
  }

  private static var inherited: [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
  }

  deinit {
    _ = try? process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }
}
