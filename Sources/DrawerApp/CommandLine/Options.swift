// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// The command line of `drawer`.
struct Options: ParsableCommand {
  static let version = "0.1.0"

  nonisolated enum ThemeChoice: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case light
    case dark
    case auto
  }

  nonisolated enum ContrastChoice: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case normal
    case high
    case auto
  }

  nonisolated enum Renderer: String, ExpressibleByArgument, CaseIterable, RestorableValue {
    case auto
    case software
    case accelerated
  }

  nonisolated enum WindowSystemChoice: String, ExpressibleByArgument, CaseIterable,
    RestorableValue
  {
    case auto
    case wayland
    case x11
  }

  @Option(help: "Colors: light, dark, or auto to follow the desktop. Default: the preferences.")
  var theme: ThemeChoice?

  @Option(
    help: "Contrast: normal, high, or auto to follow the desktop. Default: the preferences.")
  var contrast: ContrastChoice?

  @Option(
    help: "Pixels per point, 0.5 to 4. Default: the preferences, or what the desktop says.",
    transform: { try Options.parseNumber($0, "--scale", Options.scaleRange) })
  var scale: Double?

  @Option(
    help: "How much larger text is, 0.5 to 3. Default: the preferences, or what the desktop says.",
    transform: { try Options.parseNumber($0, "--text-scale", Options.textScaleRange) })
  var textScale: Double?

  @Option(
    help: "How frames reach the screen: auto, software or accelerated. Default: the preferences.")
  var renderer: Renderer?

  @Option(
    help:
      "Where the window opens: auto for Wayland where it is good enough, else X11; wayland or x11. Default: the preferences."
  )
  var windowSystem: WindowSystemChoice?

  @Option(
    help: .init(
      "Tell screen readers what the window shows: auto while one listens, on or off. Default: auto.",
      valueName: "auto|on|off"),
    transform: { text in
      guard let mode = AccessibilityMode(rawValue: text) else {
        throw ValidationError("--accessibility is auto, on or off")
      }
      return mode
    })
  var accessibility = AccessibilityMode.automatic

  @Option(
    help: "The window's size in points, such as 1000x700. Default: as it was left last time.",
    transform: { try WindowSize(parsing: $0) })
  var size: WindowSize?

  @Flag(help: "Draw without a display; needs --screenshot, --tour or --replay.")
  var headless = false

  @Option(
    help: .init(
      "Save a picture of the first frame and exit. An old picture stays when the disk is full.",
      valueName: "file.png"))
  var screenshot: String?

  @Option(
    help: .init("Play a visit without a window and save numbered pictures.", valueName: "dir"))
  var tour: String?

  @Option(
    help: .init(
      "Write when each frame was shown, on exit, also when the display goes away. An old file stays "
        + "until all of the new one is on the disk. A device or a pipe is written to directly.",
      valueName: "file.json"))
  var frameLog: String?

  @Option(
    help: .init(
      "Write the program's state after each frame as JSON lines; - for standard output. An old file "
        + "stays until the first line is on the disk. A reader that is slow delays no frame: lines that "
        + "wait beyond 16 MiB are left out, and their number is said on exit.",
      valueName: "file"))
  var stateLog: String?

  @Option(
    help: .init(
      "Remember size, pane and preferences in this file. Default: state.json in $XDG_STATE_HOME/drawer.",
      valueName: "file.json"))
  var state: String?

  @Option(
    help: .init(
      "Write all input and what each frame showed as JSON lines, to be played by --replay. Passwords are left out. "
        + "Frames are drawn by the processor. With --tour: the visit.",
      valueName: "file"))
  var record: String?

  @Option(
    help: .init(
      "Play a recording and check each frame: in a window as it was, with --headless as fast as it goes. The sample is the "
        + "recorded one.",
      valueName: "file"))
  var replay: String?

  @Flag(
    help: .init(
      "With --replay: press what goes by the names of what was pressed, wherever it lies now. Frames are not checked; "
        + "where it had to aim again is said."))
  var aim = false

  @Flag(
    help:
      "Begin with the size and the screens of a first start, and do not remember what the screens show, such as typed text."
  )
  var noRestore = false

  @Flag(help: "Forget all that is remembered before the start, the preferences too.")
  var resetState = false

  @Flag
  var logCallbacks: LogFormat?

  @Flag(help: "Let callback logs name each controller's type and address too.")
  var logAddresses = false

  @Flag(help: "Print each broken rule of containment on standard error.")
  var checkContainment = false

  @Option(
    help: .init(
      "What the window shows: containers, with a screen for each; colors, languages, many, million for very "
        + "long lists, sources, playground to try every option of a drawer, or tutorial, which prints its "
        + "callbacks. Default: containers, with the pane that was shown last time."))
  var sample: Sample?

  @Option(
    help: .init(
      "An option that the playground begins with, such as leading.style=overlay; may be repeated.",
      valueName: "side.name=value"),
    transform: { try PlaygroundArgument(parsing: $0) })
  var option: [PlaygroundArgument] = []

  @Flag(help: "Lay out from right to left, as Arabic and Hebrew are read.")
  var rightToLeft = false

  @Option(
    help: .init(
      "The language of the window: en, de, ar, or qps, which shows what is not translated. Default: the "
        + "preferences, or what LANGUAGE, LC_ALL, LC_MESSAGES and LANG say.",
      valueName: "language"))
  var locale: String?

  @Flag(help: "Move without animation.")
  var reduceMotion = false

  @Flag(help: "Tell every pane that memory is short, once the window is up.")
  var simulateMemoryWarning = false

  @Flag(help: "Show the version.")
  var version = false

  enum LogFormat: EnumerableFlag {
    case text
    case json

    static func name(for value: LogFormat) -> NameSpecification {
      value == .json ? .customLong("log-callbacks-json") : .customLong("log-callbacks")
    }

    static func help(for value: LogFormat) -> ArgumentHelp? {
      value == .json
        ? "The same as lines of JSON."
        : "Print callbacks and the calls that lead to them on standard error."
    }
  }

  nonisolated static let scaleRange = 0.5...4.0
  nonisolated static let textScaleRange = 0.5...3.0
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
