// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc
internal import Logging

/// One run of the program: builds the window and its controllers and shows, or draws, them.
struct Session {
  let options: Options
  let memory: SessionMemory
  /// What the command line or the preferences name; nil for what the desktop says.
  private let locale: String?
  /// What the window speaks.
  let localization: Localization

  /// - Parameter memory: Default: what the last session left.
  init(options: Options, memory: SessionMemory? = nil) {
    self.options = options
    let memory = memory ?? SessionMemory(options: options)
    self.memory = memory
    locale = options.locale ?? memory.preferences.language
    localization = Language.of(locale: locale)
  }

  var sample: Sample { memory.sample }

  private var playground: PlaygroundSettings {
    var settings = PlaygroundSettings.sample
    for option in options.option { option.apply(to: &settings) }
    return settings
  }

  var observation: Observation {
    var format = options.logCallbacks.map { $0 == .json ? Observation.LogFormat.json : .text }
    // The tutorial is about which callback comes when.
    if sample == .tutorial { format = format ?? .text }
    return Observation(
      printing: format, naming: options.logAddresses ? .titleTypeAndAddress : .title,
      checks: options.checkContainment)
  }

  var configuration: Application.Configuration {
    var configuration = Application.Configuration()
    configuration.name = "Drawer"
    configuration.title = localized("Drawer")
    configuration.size = memory.size
    configuration.minimumSize = WindowSize.minimum.size
    configuration.localization = localization
    memory.preferences.apply(to: &configuration, automaticDirection: automaticDirection)
    configuration.logger = WarningPrinter.logger
    return configuration
  }

  /// The direction of the language that the command line or the preferences name; nil for the desktop's. English is no
  /// reason to read a window from the left, unless the user asks for English.
  private var automaticDirection: Traits.LayoutDirection? {
    locale.map { _ in localization.isRightToLeft ? .rightToLeft : .leftToRight }
  }

  func drawHeadless(to path: String) throws {
    let host = try OffscreenHost(configuration: configuration)
    let observation = observation
    observation.watch(host.window)
    host.window.rootViewController = sample.makeRoot(observation, playground: playground)
    host.advance(by: 1)
    observation.frameShown(in: host.window)
    try host.snapshot().writePNG(to: path)
  }

  /// What a display that goes away ends, once it is there.
  private final class Ending {
    var root: RootController?
  }

  func makeRoot(_ observation: Observation) -> RootController {
    sample.makeRoot(observation, playground: playground, pane: memory.pane)
  }

  /// - Parameter change: Called with the preferences that count from now on, also while the user tries one of them.
  func show(
    _ root: RootController, in window: Window, _ observation: Observation,
    change: @escaping (Preferences) -> Void = { _ in }
  ) {
    observation.watch(window)
    root.preferences.begin(with: memory.preferences, onTrial: change) { preferences in
      memory.change(to: preferences)
      change(preferences)
    }
    window.rootViewController = root
  }

  func showWindow() throws {
    let logs = SessionLogs(
      statePath: options.stateLog, framePath: options.frameLog, recordingPath: options.record)
    var configuration = configuration
    let ending = Ending()
    configuration.onDisplayLost = { error in
      if ending.root != nil { memory.finish() }
      OutputStream.endProgram([error] + logs.finish(because: "display lost"), code: EXIT_FAILURE)
    }
    configuration.accessibility = options.accessibility
    if memory.keepsState { configuration.restoration = memory }
    if options.record != nil { configuration.renderer = .software }
    let start = memory.start
    let application = try Application(configuration: configuration)
    try logs.open()
    let window = application.window
    let observation = observation
    let root = makeRoot(observation)
    if let recorder = logs.recorder {
      application.record(with: recorder, program: start.stateValue)
      root.saveRecordings { RecentRecording.tellOfWhole(in: window) }
    } else {
      application.recordRecent { state in (state.map(memory.start) ?? start).stateValue }
      root.saveRecordings { [weak application] in
        if let application { RecentRecording.save(of: application) }
      }
    }
    ending.root = root
    memory.check(root)
    show(root, in: window, observation) { [weak application] preferences in
      if let application {
        preferences.apply(to: &application.configuration, automaticDirection: automaticDirection)
      }
    }

    let recorder = StateRecorder(
      window: window, root: root, callbacks: observation.log, log: logs.state)
    root.drawer.onChange = {
      recorder.drawerChanged()
      guard recorder.isBehind else { return }
      // The frame that is due may show nothing new and so never come: ask again after it.
      Task { @MainActor in
        recorder.drawerChanged()
        observation.frameShown(in: window)
      }
    }
    var failures: [HostError] = []
    application.onFrame = { [weak application] report in
      logs.add(report)
      recorder.framePresented(report)
      memory.frameShown(root)
      if options.simulateMemoryWarning, report.index == 0 { window.deliverMemoryWarning() }
      if report.index == 0 { memory.tellOfCrash(in: window) }
      observation.frameShown(in: window)
      if let path = options.screenshot, let application {
        do throws(HostError) {
          // A pipe without a reader must not delay the end.
          let stream = OutputStream(try OutputFile(path: path))
          stream.write(try application.snapshot().encoded(for: path))
          try stream.finish()
        } catch {
          failures.append(error)
        }
        application.terminate()
      }
    }
    application.onUnchangedFrame = { recorder.frameUnchanged() }
    application.run()
    memory.finish()
    failures += logs.finish(because: "quit")
    // The process takes the window along. To take leave of the server first would be one more thing to
    // wait for, and the end of some that have bugs (see `X11Resources`).
    withExtendedLifetime(application) { OutputStream.endProgram(failures) }
  }
}
