// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Everything that the library reads or writes under a name.
enum Files {
  /// Uses a path in one way and prints whether the library refused it.
  ///
  /// - Parameters:
  ///   - use: `font`, `picture`, `png`, `recording`, `recent` or `state`.
  ///   - path: The file; for `recent` the folder of a program in the state folder.
  static func run(_ use: String, _ path: String) throws {
    do {
      switch use {
      case "font": try show { $0.interfaceFont = path }
      case "picture": _ = try Bitmap(contentsOf: path)
      case "png": try Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]).writePNG(to: path)
      case "recording": try show { $0.recordingPath = path }
      case "recent":
        guard let slash = path.lastIndex(of: "/") else { return }
        setenv("XDG_STATE_HOME", String(path[..<slash]), 1)
        try RecentFiles(for: String(path[path.index(after: slash)...])).add("/hostile")
      default:
        let file = StateFile(path: path, saveInterval: 0)
        _ = file.load(report: { print("reported: \($0)") }, decode: { Int($0) })
        file.save(Array("1".utf8))
        try file.finish()
        file.markLaunchSucceeded()
      }
    } catch {
      print("refused: \(error)")
    }
  }

  /// Shows a window without a display with a text, until its first frame.
  private static func show(_ change: (inout Application.Configuration) -> Void) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var configuration = Application.Configuration()
    configuration.renderer = .software
    change(&configuration)
    let application = try Application(configuration: configuration)
    let controller = ViewController()
    controller.view = Label("Text")
    application.window.rootViewController = controller
    application.onFrame = { [weak application] _ in application?.terminate() }
    application.run()
  }
}
