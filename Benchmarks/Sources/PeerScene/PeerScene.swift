// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// A scene that several toolkits draw, for a comparison: an undecorated window of 1280 × 800, a menu
/// of 1,000 rows, and a pane that slides by 280 points in half a second.
///
/// `--cycles N` opens and closes the drawer N times and `--cycles 0` shows one frame; both print one
/// line of JSON. `--hold` keeps the window open. `--uncapped` draws frames without waiting for the
/// display. `--plot FILE` draws the frame intervals into a PNG file.
@main
enum PeerScene {
  static func main() throws {
    let options = Options(arguments: CommandLine.arguments.dropFirst())
    let meter = Meter()
    let application = try Application(configuration: configuration(for: options))
    let theme = ScenePalette.theme(application.window.traits.theme)
    application.window.traits.theme = theme
    let scene = SceneController()
    application.window.rootViewController = scene
    let run = SceneRun(options: options, application: application, scene: scene, meter: meter)
    run.start()
    application.run()
    try run.finish()
  }

  private static func configuration(for options: Options) -> Application.Configuration {
    var configuration = Application.Configuration()
    configuration.identifier = "io.github.drawercontainer.PeerScene"
    configuration.name = "Peer scene"
    configuration.title = "Peer scene"
    configuration.size = Size(1280, 800)
    configuration.isResizable = false
    configuration.isDecorated = false
    configuration.scale = 1
    configuration.renderer = .software
    configuration.colorScheme = .light
    configuration.reducesMotion = false
    configuration.pacing = options.isUncapped ? .unlimited : .display
    configuration.interfaceFont = Environment.text("BENCH_FONT")
    return configuration
  }
}
