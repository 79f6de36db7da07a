// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc
internal import Logging

/// One run of the program, which creates the window and its controllers, or draws them into a file.
struct ProgramRun {
  let options: Options
  let stateStore: SavedStateStore
  /// The locale of the command line or the preferences; nil for the desktop's.
  private let locale: String?
  let localization: Localization

  /// Creates a run. `stateStore` is the state of the last run by default.
  init(options: Options, stateStore: SavedStateStore? = nil) {
    self.options = options
    let memory = stateStore ?? SavedStateStore(options: options)
    self.stateStore = memory
    locale = options.locale ?? memory.preferences.language
    localization = Language.of(locale: locale)
  }

  var sample: Sample { stateStore.sample }

  var newDiagnosticsObserver: DiagnosticsObserver {
    // The tutorial is about the order of callbacks.
    DiagnosticsObserver(
      printing: options.logCallbacks ?? (sample == .tutorial ? .text : nil),
      naming: options.logAddresses ? .titleTypeAndAddress : .title,
      checks: options.checkContainment)
  }

  var configuration: Application.Configuration {
    var configuration = Application.Configuration()
    configuration.name = "Drawer"
    configuration.title = localized("Drawer")
    configuration.size = stateStore.size
    configuration.minimumSize = WindowSize.minimum.size
    configuration.localization = localization
    stateStore.preferences.apply(to: &configuration, automaticDirection: automaticDirection)
    configuration.logger = WarningPrinter.logger
    return configuration
  }

  /// The direction of an explicit language; nil for the desktop's. Without translations for the desktop's language, the
  /// texts are in English, but that does not make the layout left-to-right.
  private var automaticDirection: Traits.LayoutDirection? {
    locale.map { _ in localization.isRightToLeft ? .rightToLeft : .leftToRight }
  }

  func drawHeadless(to path: String) throws {
    let host = try OffscreenHost(configuration: configuration)
    let observation = newDiagnosticsObserver
    observation.attach(to: host.window)
    host.window.rootViewController = makeRoot(observation)
    host.advance(by: 1)
    observation.noteFrameShown(in: host.window)
    try host.snapshot().writePNG(to: path)
  }

  func makeRoot(_ observation: DiagnosticsObserver) -> RootController {
    var settings = PlaygroundSettings.sample
    for option in options.option { option.apply(to: &settings) }
    return sample.makeRoot(observation, playground: settings, pane: stateStore.pane)
  }

  /// Shows the root controller. `onPreferencesChange` is called with each change, also during a preview.
  func show(
    _ root: RootController, in window: Window, _ observation: DiagnosticsObserver,
    onPreferencesChange: @escaping (Preferences) -> Void = { _ in }
  ) {
    observation.attach(to: window)
    root.preferences.configure(with: stateStore.preferences, onPreview: onPreferencesChange) {
      preferences in
      stateStore.setPreferences(preferences)
      onPreferencesChange(preferences)
    }
    window.rootViewController = root
  }

  func showWindow() throws {
    let logs = RunLogs(
      statePath: options.stateLog, framePath: options.frameLog, recordingPath: options.record)
    var configuration = configuration
    final class Progress { var hasStarted = false }
    let progress = Progress()
    configuration.onDisplayLost = { error in
      if progress.hasStarted { stateStore.finish() }
      RecordWriter.endProgram([error] + logs.finish(reason: "display lost"), code: EXIT_FAILURE)
    }
    configuration.accessibility = options.accessibility
    if stateStore.keepsState { configuration.stateStore = stateStore }
    if options.record != nil { configuration.renderer = .software }
    let start = stateStore.launchState
    let application = try Application(configuration: configuration)
    try logs.open()
    let window = application.window
    let observation = newDiagnosticsObserver
    let root = makeRoot(observation)
    if let recorder = logs.recorder {
      application.record(with: recorder, program: start.stateValue)
      root.setSaveRecordingHandler { RecentRecording.showAlreadyRecordingAlert(in: window) }
    } else {
      application.recordRecent { state in (state.map(stateStore.launchState) ?? start).stateValue }
      root.setSaveRecordingHandler { [weak application] in
        if let application { RecentRecording.save(of: application) }
      }
    }
    progress.hasStarted = true
    stateStore.reportUnmetSettings(in: root)
    show(root, in: window, observation) { [weak application] preferences in
      if let application {
        preferences.apply(to: &application.configuration, automaticDirection: automaticDirection)
      }
    }

    let recorder = StateRecorder(
      window: window, root: root, callbacks: observation.log, log: logs.stateLog)
    root.drawer.onChange = {
      recorder.recordDrawerChange()
      guard recorder.hasUnreportedPhase else { return }
      // The pending frame may change nothing and so never be reported: this asks again after it.
      Task { @MainActor in
        recorder.recordDrawerChange()
        observation.noteFrameShown(in: window)
      }
    }
    var failures: [HostError] = []
    application.onFrame = { [weak application] report in
      logs.add(report)
      recorder.recordFrame(report)
      stateStore.recordSelectedPane(of: root)
      if options.simulateMemoryWarning, report.index == 0 { window.deliverMemoryWarning() }
      if report.index == 0 { stateStore.showCrashAlert(in: window) }
      observation.noteFrameShown(in: window)
      if let path = options.screenshot, let application {
        do throws(HostError) {
          try RecordWriter.write(application.snapshot().encodedPNG(for: path), to: path)
        } catch {
          failures.append(error)
        }
        application.terminate()
      }
    }
    application.onUnchangedFrame = { recorder.recordUnchangedFrame() }
    application.run()
    stateStore.finish()
    failures += logs.finish(reason: "quit")
    // The process takes the window along. Disconnecting first takes time, and aborts some servers (see
    // `X11Display`).
    withExtendedLifetime(application) { RecordWriter.endProgram(failures) }
  }
}
