// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Dispatch
import DrawerContainer
import Glibc

/// Several applications, hosts and other users of SDL in one process: `Scenes applications KIND FOLDER`.
///
/// The last application prints “picture” when a picture shows that is decoded on another thread, “task” when a task on the main
/// actor has run, and “quit” when `run()` has returned.
@MainActor
enum ApplicationsScene {
  static func run(_ kind: String, folder: String) throws {
    let picture = folder + "/green.png"
    try Bitmap(
      width: 520, height: 520, pixels: Array(repeating: 0xFF00_FF00, count: 520 * 520)
    ).writePNG(to: picture)
    switch kind {
    case "one":
      try show(picture).run()
    case "after one that has ended":
      let first = try applicationAfterRun(picture)
      try withExtendedLifetime(first) { try show(picture).run() }
    case "after one that is gone":
      _ = try applicationAfterRun(picture)
      try show(picture).run()
    case "after two that have ended":
      let first = try applicationAfterRun(picture)
      let second = try applicationAfterRun(picture)
      try withExtendedLifetime((first, second)) { try show(picture).run() }
    case "after one that could not open its display":
      let display = getenv("DISPLAY").map { String(cString: $0) }
      unsetenv("DISPLAY")
      do {
        _ = try Application()
      } catch { printLine("\(error)") }
      if let display { setenv("DISPLAY", display, 1) }
      try show(picture).run()
    case "after a host without a display":
      let host = try offscreen(picture)
      try withExtendedLifetime(host) { try show(picture).run() }
    case "with a host without a display beside it":
      let application = try show(picture)
      let host = try offscreen(picture)
      withExtendedLifetime(host) { application.run() }
    case "before a host without a display":
      _ = try applicationAfterRun(picture)
      let host = try offscreen(picture)
      printLine("task")
      if host.snapshot()[50, 50] == Color(hex: 0x00FF00) { printLine("picture") }
    case "after the program has started SDL":
      try startSDL(opensWindow: false)
      try show(picture).run()
    case "beside a window of the program's own":
      try startSDL(opensWindow: true)
      try show(picture).run()
    case "a second one before the first runs":
      let first = try show(picture)
      try withExtendedLifetime(first) { try show(picture).run() }
    case "a second one in a frame of the first":
      try inFrame { try show(picture).run() }
    case "a second one in a task of the first":
      try inFrame { Task { try show(picture).run() } }
    case "the first runs again in its own frame":
      let application = try show(picture)
      application.onFrame = { [weak application] _ in application?.run() }
      application.run()
    case "the first runs a second time":
      try applicationAfterRun(picture).run()
    case "one on another thread":
      // As an asynchronous main does it.
      Task { try show(picture).run() }
      dispatchMain()
    default: printLine("There is no such kind")
    }
    printLine("quit")
  }

  private static func show(_ picture: String) throws -> Application {
    var configuration = Application.Configuration()
    configuration.size = Size(100, 100)
    configuration.minimumSize = nil
    configuration.scale = 1
    configuration.renderer = .software
    configuration.isDecorated = false
    let application = try Application(configuration: configuration)
    application.window.rootViewController = root(picture)
    Task { printLine("task") }
    var isSeen = false
    application.onFrame = { [weak application] _ in
      guard !isSeen, let pixels = try? application?.snapshot() else { return }
      isSeen = pixels[50, 50] == Color(hex: 0x00FF00)
      if isSeen { printLine("picture") }
    }
    return application
  }

  private static func root(_ picture: String) -> ViewController {
    let root = ViewController()
    let view = ImageView(Image(picture), accessibilityLabel: nil)
    view.frame = root.view.bounds
    view.autoresizingMask = .fill
    root.view.addSubview(view)
    return root
  }

  /// One whose `run()` has returned.
  private static func applicationAfterRun(_ picture: String) throws -> Application {
    let application = try Application()
    application.window.rootViewController = root(picture)
    application.onFrame = { [weak application] _ in application?.terminate() }
    application.run()
    return application
  }

  /// Runs an application that calls a closure once.
  private static func inFrame(_ body: @escaping () throws -> Void) throws {
    let application = try Application()
    application.window.rootViewController = ViewController()
    application.onFrame = { report in
      guard report.index == 0 else { return }
      do { try body() } catch { printLine("\(error)") }
    }
    application.run()
  }

  private static func offscreen(_ picture: String) throws -> OffscreenHost {
    var configuration = Application.Configuration()
    configuration.size = Size(100, 100)
    let host = try OffscreenHost(configuration: configuration)
    host.window.rootViewController = root(picture)
    host.advance(by: 0.1)
    return host
  }

  /// What a program does that uses SDL itself, such as for sound.
  private static func startSDL(opensWindow: Bool) throws {
    typealias Start = @convention(c) (UInt32) -> Int32
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, Int32, Int32, Int32, Int32, UInt32) -> OpaquePointer?
    guard let library = dlopen("libSDL2-2.0.so.0", RTLD_NOW),
      let start = dlsym(library, "SDL_Init"), let open = dlsym(library, "SDL_CreateWindow"),
      unsafeBitCast(start, to: Start.self)(0x20) == 0
    else { return printLine("SDL cannot be started") }
    if opensWindow { _ = unsafeBitCast(open, to: Open.self)("Own", 300, 300, 50, 50, 0) }
  }
}
