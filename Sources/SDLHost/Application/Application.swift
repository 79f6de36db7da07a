// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
public import ContainerCore
internal import Drawing
internal import Logging

/// The window of a program on the desktop, with its event loop.
///
/// Create the application on the main thread of the process, set the window's root view controller, and call `run()`.
/// The program's `main` function must not be `async`: on Linux, it would leave the main thread. A second `Application`
/// can be created after `run()` of the first has returned, and closes the first window. Creating it earlier traps.
public final class Application {
  /// The settings of an application.
  public typealias Configuration = ApplicationConfiguration

  /// The only window of the program. `run()` shows it.
  public let window: Window

  /// Called with a report for each rendered frame, immediately after it was presented. Also called, with `isPresented`
  /// false, if the rendered pixels equal those on screen. Default: nil.
  public var onFrame: ((FrameReport) -> Void)? {
    get { loop.onFrame }
    set { loop.onFrame = newValue }
  }

  /// Called instead of `onFrame` when a frame was due but nothing needed to be rendered, for example because the last
  /// animated view has left the visible area. Also called each time the event loop begins to wait for events, because
  /// the last event, such as the release of a button, may have changed nothing visible. Default: nil.
  public var onUnchangedFrame: (() -> Void)? {
    get { loop.onUnchangedFrame }
    set { loop.onUnchangedFrame = newValue }
  }

  /// The settings of the application. A change of the color scheme, contrast, text scale, language, layout direction,
  /// number format, reduced motion or scale is applied immediately; a change of any other setting is ignored.
  public var configuration: Configuration {
    didSet {
      applyPreferences(changedFrom: oldValue.preferences(over: desktopPreferences))
      if configuration.scale != oldValue.scale { loop.setScale(configuration.scale) }
    }
  }

  private let loop: FrameLoop
  private let portal: SettingsPortal
  private var memoryPressure: MemoryPressure?
  private var accessibility: AccessibilityBridge?
  private(set) var recordingBuffer: RecordingBuffer?
  private var recorder: Recorder?
  /// Whether the application has created the recorder, so that the recording ends with `run()`.
  private var endsRecording = false
  private var savedState: RestorableState?
  private var desktopPreferences = DesktopPreferences()
  private var phase = Phase.ready

  private enum Phase {
    case ready, running, ended
  }

  /// The newest application, while it exists. Applications share SDL's events and the main actor's jobs.
  private static weak var latest: Application?

  /// Connects to the display and creates the window. An error closes the connection and the window again.
  /// - Throws: `HostError` if the display or the window cannot be opened.
  public init(configuration: Configuration = .init()) throws(HostError) {
    require(
      drawer_is_main_thread(),
      "an Application must be created on the main thread: call it from a main function that is not async"
    )
    require(
      Self.latest.map { $0.phase == .ended } ?? true,
      "a process can have only one Application at a time: the run() of the first one has not returned"
    )
    Self.latest?.tearDown()
    DisplayLoss.handler =
      configuration.onDisplayLost ?? { configuration.logger.critical("\($0)") }
    portal = SettingsPortal()
    let video = try VideoSystem(
      identifier: configuration.identifier, name: configuration.name,
      windowSystem: configuration.windowSystem, usesBus: portal.isBusAnswering())
    let saved = configuration.stateStore?.loadState()
    var wanted = configuration.withRestoredSize(from: saved)
    if wanted.recordingPath != nil { wanted.renderer = .software }
    let opened = try WindowOpener(
      configuration: wanted, placement: saved?.placement, video: video
    ).open()
    let scale = opened.desktop.scale
    let context = opened.context
    var kept = configuration
    // Read once, since the desktop may change its colors many times.
    kept.localization = configuration.localization ?? .desktop(logger: configuration.logger)
    self.configuration = kept
    window = Window(
      size: opened.desktop.size(at: scale), traits: Traits(scale: scale.pixelsPerPoint),
      textMeasurer: context.text)
    window.title = configuration.title
    // Animations that start before the first event begin now, not at the clock's zero.
    window.advanceClock(to: SteadyClock.now())
    savedState = saved
    let stateSaver = configuration.stateStore.map { [window] in
      StateSaver(
        window: window, desktop: opened.desktop,
        tracker: PlacementTracker(
          size: wanted.size, placement: saved?.placement,
          initialGeometry: opened.desktop.initialGeometry),
        stateStore: $0, logger: configuration.logger)
    }
    loop = FrameLoop(
      window: window, desktop: opened.desktop, presenter: opened.presenter, context: context,
      jobs: MainActorJobs(video: video, logger: configuration.logger),
      stateSaver: stateSaver, logger: configuration.logger, pacing: configuration.pacing)
    memoryPressure = MemoryPressure(logger: configuration.logger) { [weak loop] in
      loop?.context.store.releaseSpareMemory()
      loop?.window.deliverMemoryWarning()
    }
    portal.onChange = { [weak self] setting in
      self?.updateDesktopPreferences { $0.apply(setting) }
    }
    if let settings = video.x11Settings {
      settings.onChange = { [weak self] in self?.applyX11Settings($0) }
      desktopPreferences.apply(settings.values)
    }
    applyPreferences(changedFrom: nil)
    accessibility = AccessibilityBridge(
      mode: configuration.accessibility, name: configuration.name, window: window,
      address: SessionBus.address
    ) { [weak self] isWanted in
      guard let self else { return }
      loop.events.accessibility = isWanted ? accessibility : nil
      loop.events.updateAccessibility()
    }
    if let path = configuration.recordingPath { try record(to: path, beginningWith: saved) }
    Self.latest = self
  }

  /// Releases the desktop and the main actor's jobs for the next application.
  private func tearDown() {
    loop.events.accessibility = nil
    accessibility = nil
    memoryPressure = nil
    loop.events.jobs.stop()
    loop.desktop.hide()
  }

  private var preferences: DesktopPreferences {
    configuration.preferences(over: desktopPreferences)
  }

  private func updateDesktopPreferences(_ change: (inout DesktopPreferences) -> Void) {
    let old = preferences
    change(&desktopPreferences)
    // The portal may send the same value thousands of times.
    if preferences != old { applyPreferences(changedFrom: old) }
  }

  /// Applies only changed preferences to the window, since the program may have set other traits itself.
  private func applyPreferences(changedFrom old: DesktopPreferences?) {
    let new = preferences
    var traits = window.traits
    if new.colorScheme != old?.colorScheme || new.contrast != old?.contrast {
      traits.theme = traits.theme.adapted(to: new.colorScheme, contrast: new.contrast)
    }
    if new.reducesMotion != old?.reducesMotion { traits.reducesMotion = new.reducesMotion }
    if new.textScale != old?.textScale { traits.textScale = new.textScale }
    if new.layoutDirection != old?.layoutDirection { traits.layoutDirection = new.layoutDirection }
    if new.localization != old?.localization { traits.localization = new.localization }
    loop.events.driver.setTraits(traits, multiClick: new.multiClick)
  }

  private func applyX11Settings(_ settings: XSettings) {
    updateDesktopPreferences { $0.apply(settings) }
    if loop.desktop.video.updateDesktopScale(), configuration.scale == nil { loop.setScale(nil) }
  }

  /// Records everything that is done to the window, with the program's initial state. Call it before the window has a
  /// root, and render in software.
  package func record(with recorder: Recorder, program: StateValue) {
    record(with: recorder)
    recorder.begin(window, program: program)
  }

  private func record(with recorder: Recorder) {
    self.recorder = recorder
    loop.events.driver.record(with: recorder, of: loop)
  }

  /// Records continuously, at least the last minute, for `writeRecentRecording(named:)`. Call it before the window has
  /// a root.
  ///
  /// - Parameter program: Returns the program's initial state for resuming at a state of the window, nil at the start.
  package func recordRecent(program: @escaping (RestorableState?) -> StateValue) {
    let ring = RecordingBuffer()
    let recorder = Recorder(buffer: ring)
    recordingBuffer = ring
    record(with: recorder)
    ring.beginSegment(at: SteadyClock.now())
    recorder.begin(window, program: program(nil))
    loop.onIdle = { [weak loop, window] in
      let now = SteadyClock.now()
      guard ring.isSegmentDue(at: now), let loop, !loop.events.isPointerDown, !window.isAnimating,
        ring.isSegmentDue(at: now, isStateComplete: !window.showsTransient)
      else { return }
      ring.beginSegment(at: now)
      window.advanceClock(to: now)
      recorder.begin(
        window, program: program(RestorableState(of: window)), isContinued: true)
    }
  }

  /// Writes a recording of the last one or two minutes, with a snapshot unless a secret text is readable. The next
  /// recording begins afterwards.
  ///
  /// - Parameter start: The start of the file's name.
  /// - Returns: The name of the file, which ends with `.recording`.
  /// - Throws: `HostError` if nothing was recorded, or if the file cannot be written.
  package func writeRecentRecording(named start: String) throws(HostError) -> String {
    guard let recordingBuffer, let recorder, let frame = recorder.lastFrame,
      !recordingBuffer.bytes.isEmpty
    else {
      throw HostError(
        .unavailable, "nothing was recorded since the last recording was saved",
        recoverySuggestion: "try again in a moment")
    }
    var bytes = recordingBuffer.bytes
    // The recording is useful without a snapshot, which fails if nothing is drawn any more.
    if !recorder.lastFrameShowsSecret,
      let png = try? snapshot().encodedPNG(for: "the image of a recording")
    {
      Recording.Step.snapshot(of: frame, png: png).appendJSON(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    let path = try OutputFile.write(bytes, beside: start, ending: ".recording")
    // The program's reaction is not recorded.
    recordingBuffer.clear()
    return path
  }

  private func record(
    to path: String, beginningWith state: RestorableState?
  ) throws(HostError) {
    let file = try OutputFile(path: path, policy: .chosenPrivate)
    var isThere = false
    var hasFailed = false
    let recorder = Recorder { [logger = configuration.logger] line in
      guard !hasFailed else { return }
      do throws(HostError) {
        try file.write(line)
        // The file gets its name with the first line, since the program may be killed.
        if !isThere { try file.commit() }
        isThere = true
      } catch {
        hasFailed = true
        logger.warning("the recording was stopped: \(error)")
      }
    }
    record(with: recorder, program: state?.stateValue ?? .dictionary([:]))
    endsRecording = true
  }

  /// Shows the window, and runs its event loop until the window is closed or `terminate()` is called. Call it once, on
  /// the main thread. Traps if it is called again.
  public func run() {
    require(phase == .ready, "run() of an Application can be called only once")
    phase = .running
    if let state = savedState.take() { loop.stateSaver?.restore(state) }
    loop.run()
    if endsRecording { recorder?.end() }
    loop.stateSaver?.save()
    phase = .ended
  }

  /// Ends the event loop after the current event, so that `run()` returns.
  public func terminate() { loop.stop() }

  /// Returns the content of the window, as it was last presented.
  /// - Throws: `HostError` if nothing was presented yet, or if the pixels cannot be read.
  public func snapshot() throws(HostError) -> Bitmap { try loop.presenter.snapshot() }
}

/// The timing of one frame, as reported to `Application.onFrame`.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// The number of the frame, counted from 0.
  public var index: Int

  /// The instant at which the frame was presented.
  public var presentedAt: Instant

  /// The time since the previous frame in seconds; nil if the event loop was idle between the frames.
  public var interval: Double?

  /// Whether the program was late with this frame, so that one or more frames before it were skipped.
  public var isLate: Bool

  /// Whether the frame's pixels were sent to the display. False if the same pixels were already on screen, for example
  /// at the end of an animation.
  public var isPresented: Bool
}

extension ApplicationConfiguration {
  /// The configuration with the window's size from a state, if that size is valid.
  func withRestoredSize(from state: RestorableState?) -> ApplicationConfiguration {
    guard let size = state?.windowSize, size.width > 0, size.height > 0 else { return self }
    var result = self
    do throws(HostError) {
      try HostError.check(size: size, scale: scale ?? 1)
      result.size = size
    } catch {
      logger.warning("the saved window size is not used: \(error)")
    }
    return result
  }
}
