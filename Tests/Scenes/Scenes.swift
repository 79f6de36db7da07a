// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// A window with one scene, which prints a line for each event. For tests with a real mouse and real keys.
/// `Scenes gestures`, `Scenes lists`, `Scenes files FOLDER`, `Scenes screens WIDTH HEIGHT SCALE`,
/// `Scenes restoration FILE`, `Scenes applications KIND FOLDER`.
@main
enum Scenes {
  static func main() throws {
    var configuration = Application.Configuration()
    configuration.title = "Scenes"
    configuration.size = Size(720, 600)
    configuration.scale = 1
    configuration.renderer = .software
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "applications", arguments.count == 3 {
      return try ApplicationsScene.run(arguments[1], folder: arguments[2])
    }
    if arguments.count == 4 {
      let numbers = arguments.dropFirst().map { Double($0) ?? 0 }
      configuration.size = Size(numbers[0], numbers[1])
      configuration.scale = numbers[2]
    }
    if arguments.first == "restoration", let path = arguments.last {
      configuration.stateStore = FileStateStore(path: path)
    }
    let application = try Application(configuration: configuration)
    let root = scene(arguments)
    application.window.rootViewController = root
    application.onFrame = { [weak root] report in
      if let root = root as? ScreensScene { root.recordFrame(report) } else { root?.frameDidShow() }
    }
    application.onUnchangedFrame = { [weak root] in root?.frameDidShow() }
    application.run()
    (root as? ScreensScene)?.printFrames()
    withExtendedLifetime(root) { printLine("quit") }
  }

  private static func scene(_ arguments: [String]) -> Scene {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("gestures", nil): return GesturesScene()
    case ("lists", nil): return ListsScene()
    case ("screens", _): return ScreensScene()
    case ("restoration", _?): return RestorationScene()
    case ("files", let folder?): return FilesScene(folder: folder)
    default:
      printLine("There is no such scene")
      exit(64)
    }
  }
}

/// Prints a line without buffering, because a test waits for it.
func printLine(_ line: String) {
  _ = (line + "\n").utf8CString.withUnsafeBytes {
    write(STDOUT_FILENO, $0.baseAddress, $0.count - 1)
  }
}
