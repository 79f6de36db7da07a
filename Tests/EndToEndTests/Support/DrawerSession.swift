// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program with its window on the suite's X server, a mouse, a keyboard and screenshots.
final class DrawerSession {
  let drawer: DrawerProcess
  let input: InputDriver
  let server: XServer
  /// The window's X number; empty in a Wayland compositor.
  let window: String
  /// The frame of the contents on the screen.
  private(set) var frame: PixelRect

  /// Objects that live as long as the program, such as its bus.
  var ownedObjects: [AnyObject] = []

  private let folder: URL

  /// Starts the program and returns when its first frame is at rest.
  convenience init(_ arguments: String..., environment: [String: String] = [:]) throws {
    try self.init(arguments: arguments, environment: environment)
  }

  /// - Parameter isPlain: Leaves sample, size and theme to the program, which remembers them.
  init(
    arguments: [String], environment: [String: String] = [:], isPlain: Bool = false
  ) throws {
    guard let server = XServer.current else {
      throw HarnessError("the suite has no X server: give it .privateDisplay() or .desktop()")
    }
    self.server = server
    folder = try TemporaryFolder.make()
    input = try InputDriver(server: server)
    try input.move(to: PixelPoint(server.width - 1, server.height - 1))
    drawer = try DrawerProcess(
      arguments: Self.completed(arguments, isPlain: isPlain), server: server,
      environment: environment,
      folder: folder)
    try drawer.waitForState("the drawer is at rest in the first frame", seconds: 15) {
      $0.phase == .idle
    }
    window = try ProgramWindow.find(of: drawer.process, on: server)
    frame = try ProgramWindow.frame(of: window, on: server)
    input.origin = PixelPoint(frame.x, frame.y)
  }

  /// Starts the sample `colors` in a compositor on an X server, and returns when its first frame is shown at rest.
  init(in compositor: WaylandCompositor, on server: XServer, arguments: [String] = []) throws {
    self.server = server
    folder = try TemporaryFolder.make()
    input = try InputDriver(server: server)
    try input.move(to: PixelPoint(server.width - 1, server.height - 1))
    drawer = try DrawerProcess(
      arguments: Self.completed(arguments), server: server, environment: compositor.environment,
      folder: folder)
    try drawer.waitForState("the drawer is at rest in the first frame", seconds: 15) {
      $0.phase == .idle
    }
    window = ""
    frame = PixelRect(0, 0, 0, 0)
    try waitForRedPane()
  }

  deinit {
    try? input.stop()
    try? drawer.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds options that the test does not set and whose defaults differ between machines or runs:
  /// theme, scale, software renderer, sample and size.
  private static func completed(_ arguments: [String], isPlain: Bool = false) -> [String] {
    let remembered = [
      ("--theme", "light"), ("--scale", "1"), ("--sample", DrawerProgram.sample),
      ("--size", "1000x700"),
    ]
    let pinned = [("--renderer", "software")] + (isPlain ? [] : remembered)
    return ["--state-log", "-"]
      + pinned.flatMap { arguments.contains($0.0) ? [] : [$0.0, $0.1] } + arguments
  }

  /// Starts the program a second time, in a smaller window, which a window manager focuses.
  func openOther() throws -> DrawerProcess {
    let other = try DrawerProcess(
      arguments: ["--state-log", "-", "--no-restore", "--size", "480x320"], server: server,
      folder: folder)
    try other.waitForState("the drawer of the other window is at rest", seconds: 15) {
      $0.phase == .idle
    }
    return other
  }

  /// Takes a picture of the window's contents.
  func look() throws -> Screenshot {
    try server.screenshot().crop(frame)
  }

  /// Waits for a picture that matches, taking another one after each frame.
  @discardableResult
  func waitForPicture(
    _ expectation: String, seconds: Double = 5, where fits: (Screenshot) throws -> Bool
  ) throws -> Screenshot {
    let deadline = Deadline.after(seconds: seconds)
    while true {
      let picture = try look()
      if try fits(picture) { return picture }
      let remaining = Double(deadline.remainingMilliseconds) / 1000
      guard remaining > 0, try drawer.nextState(seconds: remaining) != nil else {
        throw drawer.failure("no screenshot in which \(expectation)")
      }
    }
  }

  /// The frame of a row of the menu in the window.
  func row(_ title: String) throws -> PixelRect {
    guard let row = drawer.latest?.rows?.first(where: { $0.title == title }) else {
      throw drawer.failure("the menu has no row \(title)")
    }
    let values = row.frame.map { Int($0.rounded()) }
    return PixelRect(values[0], values[1], values[2], values[3])
  }

  /// Updates `frame` after the window was moved or resized.
  func updateFrame() throws {
    if window.isEmpty { return try waitForRedPane() }
    frame = try ProgramWindow.frame(of: window, on: server)
    input.origin = PixelPoint(frame.x, frame.y)
  }

  /// The color of libdecor's title bar of a focused window.
  private static let activeTitleBar = RGB(0x080706)

  /// Finds the window in the picture, because a Wayland client cannot ask the compositor where its window is. The red
  /// pane extends from the open menu to the window's bottom trailing corner. The compositor may show the window, or its
  /// new size, later than the program. Once the title bar looks active, the compositor also knows where the window
  /// accepts input.
  private func waitForRedPane() throws {
    let deadline = Deadline.after(seconds: 5)
    while true {
      let picture = try server.screenshot()
      let size = (drawer.latest?.size ?? [0, 0]).map { Int($0) }
      if let corner = picture.lastPixel(of: Palette.red) {
        let rect = PixelRect(corner.x + 1 - size[0], corner.y + 1 - size[1], size[0], size[1])
        let isBar = [0, -1].map { picture.pixel(corner.x, rect.y + $0) == Palette.Light.surface }
        let isMenu = [0, -1].map { picture.pixel(rect.x + $0, corner.y) == Palette.Light.menu }
        let titleBar = picture.pixel(rect.x + 20, rect.y - 4)
        let isActive = titleBar.distance(to: Self.activeTitleBar) <= 8
        if isBar == [true, false], isMenu == [true, false], isActive {
          frame = rect
          input.origin = PixelPoint(frame.x, frame.y)
          return
        }
      }
      guard !deadline.hasPassed else { throw drawer.failure("the red pane is not visible") }
    }
  }
}
