// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// The command line of `drawer`.
struct Options: ParsableCommand {
  static let version = "0.1.0"

  nonisolated enum ThemeChoice: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case light, dark, auto
  }

  nonisolated enum ContrastChoice: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case normal, high, auto
  }

  nonisolated enum Renderer: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case auto, software, accelerated
  }

  nonisolated enum WindowSystemChoice: String, ExpressibleByArgument, CaseIterable,
    RestorableValue
  {
    case auto, wayland, x11
  }

  @Option(
    help: "Color scheme: light, dark, or auto to follow the desktop. Default: the preferences.")
  var theme: ThemeChoice?

  @Option(help: "Contrast: normal, high, or auto to follow the desktop. Default: the preferences.")
  var contrast: ContrastChoice?

  @Option(
    help: "Pixels per point, 0.5 to 4. Default: the preferences, or the desktop's setting.",
    transform: { try Options.parseNumber($0, "--scale", Options.scaleRange) })
  var scale: Double?

  @Option(
    help:
      "Scale of the text, 0.5 to 3; 1 is the normal size. Default: the preferences, or the desktop's setting.",
    transform: { try Options.parseNumber($0, "--text-scale", Options.textScaleRange) })
  var textScale: Double?

  @Option(help: "Renderer: auto, software or accelerated. Default: the preferences.")
  var renderer: Renderer?

  @Option(
    help:
      "Window system: wayland, x11, or auto for Wayland if its features suffice, otherwise X11. Default: the preferences."
  )
  var windowSystem: WindowSystemChoice?

  @Option(
    help: .init(
      "Support for screen readers: on, off, or auto while a screen reader is running. Default: auto.",
      valueName: "auto|on|off"),
    transform: { text in
      guard let mode = AccessibilityMode(rawValue: text) else {
        throw ValidationError("--accessibility must be auto, on or off")
      }
      return mode
    })
  var accessibility = AccessibilityMode.automatic

  @Option(
    help: "Size of the window in points, such as 1000x700. Default: the last size.",
    transform: { try WindowSize(parsing: $0) })
  var size: WindowSize?

  @Flag(help: "Draw without a display; needs --screenshot, --tour or --replay.")
  var headless = false

  @Option(
    help: .init(
      "Save an image of the first frame and exit. If the disk is full, an existing file is kept.",
      valueName: "file.png"))
  var screenshot: String?

  @Option(
    help: .init(
      "Play a tour of the screens without a window, and save numbered images.", valueName: "dir"))
  var tour: String?

  @Option(
    help: .init(
      "On exit, write the time of each frame, also if the display disconnects. An existing file is replaced "
        + "when the new one is complete. Devices and pipes are written to directly.",
      valueName: "file.json"))
  var frameLog: String?

  @Option(
    help: .init(
      "Write the program's state after each frame as JSON lines; - for standard output. An existing file "
        + "is replaced when the first line is written. A slow reader does not delay frames: lines beyond "
        + "16 MiB of waiting lines are dropped, and their number is printed on exit.",
      valueName: "file"))
  var stateLog: String?

  @Option(
    help: .init(
      "Save window size, pane and preferences in this file. Default: state.json in $XDG_STATE_HOME/drawer.",
      valueName: "file.json"))
  var state: String?

  @Option(
    help: .init(
      "Record all input and the content of each frame as JSON lines, for --replay. Passwords are recorded as dots. "
        + "Uses the software renderer. With --tour, records the tour.",
      valueName: "file"))
  var record: String?

  @Option(
    help: .init(
      "Play a recording and check each frame: in a window at the recorded speed, with --headless as fast as "
        + "possible. Uses the recorded sample.",
      valueName: "file"))
  var replay: String?

  @Flag(
    help: .init(
      "With --replay: find the recorded targets by name and click them at their new positions. Frames are not "
        + "checked; targets that moved are listed."))
  var aim = false

  @Flag(
    help:
      "Start with the default size and screens, and do not save the content of screens, such as typed text."
  )
  var noRestore = false

  @Flag(help: "Delete the saved state and preferences before the start.")
  var resetState = false

  @Flag
  var logCallbacks: DiagnosticsObserver.LogFormat?

  @Flag(help: "Add the type and address of each controller to callback logs.")
  var logAddresses = false

  @Flag(help: "Check the rules of containment, and print each violation to standard error.")
  var checkContainment = false

  @Option(
    help: .init(
      "Content of the window: containers, with a screen for each; colors, languages, many, million for very "
        + "long lists; sources; playground to try every option of a drawer; or tutorial, which prints its "
        + "callbacks. Default: containers, with the last pane."))
  var sample: Sample?

  @Option(
    help: .init(
      "An initial setting of the playground, such as leading.style=overlay; may be repeated.",
      valueName: "side.name=value"),
    transform: { try PlaygroundArgument(parsing: $0) })
  var option: [PlaygroundArgument] = []

  @Flag(help: "Lay out from right to left, as for Arabic and Hebrew.")
  var rightToLeft = false

  @Option(
    help: .init(
      "Language of the window: en, de, ar, or qps, a pseudo-language that shows untranslated text. Default: "
        + "the preferences, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG.",
      valueName: "language"))
  var locale: String?

  @Flag(help: "Turn off animations.")
  var reduceMotion = false

  @Flag(help: "Send every pane a memory warning after the first frame.")
  var simulateMemoryWarning = false

  @Flag(help: "Print the version.")
  var version = false

  nonisolated static let scaleRange = 0.5...4.0
  nonisolated static let textScaleRange = 0.5...3.0
}

nonisolated extension DiagnosticsObserver.LogFormat: EnumerableFlag {
  static func name(for value: Self) -> NameSpecification {
    value == .json ? .customLong("log-callbacks-json") : .customLong("log-callbacks")
  }

  static func help(for value: Self) -> ArgumentHelp? {
    value == .json
      ? "The same as --log-callbacks, as JSON lines."
      : "Print containment callbacks, and the calls that cause them, to standard error."
  }
}

/// The initial controllers of the window.
enum Sample: String, ExpressibleByArgument, CaseIterable {
  /// An overview, a screen for each container, the panes of `colors`, playground and preferences.
  case containers
  /// Red, Green, Notes and Callbacks.
  case colors
  /// Menu rows in several scripts.
  case languages
  /// More rows than a window is high.
  case many
  /// A table of a million rows and a text of ten thousand lines.
  case million
  /// A menu with sections, badges, a disabled row and nested rows.
  case sources
  /// A drawer with four sides and a form for its options.
  case playground
  /// The demo of the sliding-menu tutorial.
  case tutorial
}

/// A window size as on the command line: `1000x700`, in points.
nonisolated struct WindowSize: Sendable, CustomStringConvertible {
  static let standard = WindowSize(size: Size(1000, 700))

  /// The default sample's menu is docked, and all its rows are visible. It fits on a screen of 1366 × 768.
  static let docked = WindowSize(size: Size(1180, 730))

  /// The minimum size for a drawer and its center.
  static let minimum = WindowSize(size: Size(480, 320))
  static let maximum = WindowSize(size: Size(8192, 8192))

  /// The maximum width or height in pixels; X11 and drivers support no larger images.
  static let maximumPixels = 16384.0

  let size: Size

  init(size: Size) { self.size = size }

  init(parsing text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      throw ValidationError("Give width and height, such as 1000x700.")
    }
    self.init(size: Size(Double(width), Double(height)))
  }

  var isInRange: Bool {
    (Self.minimum.size.width...Self.maximum.size.width).contains(size.width)
      && (Self.minimum.size.height...Self.maximum.size.height).contains(size.height)
  }

  var description: String { "\(Int(size.width))x\(Int(size.height))" }
}
