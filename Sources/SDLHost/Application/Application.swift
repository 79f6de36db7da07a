// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
public import ContainerCore
internal import Drawing
internal import Logging

/// A program's window on the desktop, and the loop that serves it.
///
/// Make one on the process's main thread, set the window's root view controller, and call
/// `run()`. `main` must be synchronous: an `async` one leaves the main thread on Linux. A process has one
/// `Application` at a time: another one can be made when `run()` has returned, and closes the first one's window.
/// Anything else stops the program.
public final class Application {
  /// The settings of an application.
  public typealias Configuration = ApplicationConfiguration

  /// The program's one window. `run()` shows it.
  public let window: Window

  /// Called for each frame, right after it was presented or left out because it looks the same.
  /// Default nil.
  public var onFrame: ((FrameReport) -> Void)? {
    get { loop.onFrame }
    set { loop.observeFrames(newValue) }
  }

  /// Called when there is nothing new to show: a frame was due and nothing in it had changed, as when the last moving view
  /// had moved out of sight, or the window rests again after an event that changed nothing in sight, such as the release of
  /// a button. `onFrame` is not called then. Default nil.
  public var onUnchangedFrame: (() -> Void)? {
    get { loop.onUnchangedFrame }
    set { loop.observeUnchangedFrames(newValue) }
  }

  /// What the host was made with. A change of the color scheme, contrast, text scale, language, layout direction, number
  /// format, reduced motion or scale shows at once; a change of anything else does nothing.
  public var configuration: Configuration {
    didSet { configurationChanged(from: oldValue) }
  }

  private let loop: FrameLoop
  private let presenter: any Presenter
  private let portal: SettingsPortal
  private var memoryPressure: MemoryPressure?
  private var accessibility: AccessibilityBridge?
  private let keeper: StateSaver?
  /// What was done of late; nil where nobody wants it.
  private(set) var ring: RecordingRing?
  private var recorder: Recorder?
  /// Whether the recording is its own, and ends with `run()`.
  private var endsRecording = false
  /// What the last start left.
  private var savedState: RestorableState?
  /// What the desktop said last.
  private var desktop = DesktopPreferences()
  private var phase = Phase.ready

  private enum Phase {
    case ready, running, ended
  }

  /// The application that was made last, while it exists. Applications share SDL's events and the main actor's jobs.
  private static weak var latest: Application?

  /// Opens the display and the window; nothing stays open when it throws.
  public init(configuration: Configuration = .init()) throws(HostError) {
    require(
      drawer_is_main_thread(),
      "an Application needs the process's main thread, which an asynchronous main leaves")
    require(
      Self.latest.map { $0.phase == .ended } ?? true,
      "a process has one Application at a time, and the first one's run() has not returned")
    Self.latest?.retire()
    DisplayLoss.handler = { error in
      guard let report = configuration.onDisplayLost else {
        return configuration.logger.critical("\(error)")
      }
      report(error)
    }
    let portal = SettingsPortal()
    let video = try VideoSystem(
      identifier: configuration.identifier, name: configuration.name,
      windowSystem: configuration.windowSystem, usesBus: portal.isBusAnswering())
    let saved = configuration.restoration?.savedState()
    var wanted = configuration.restored(from: saved)
    if wanted.recording != nil { wanted.renderer = .software }
    let opened = try WindowOpener(
      configuration: wanted, placement: saved?.placement, video: video
    ).open()
    presenter = opened.presenter
    let scale = opened.desktop.scale
    let context = opened.context
    var kept = configuration
    // Read once: the desktop may change its colors many times.
    kept.localization = configuration.localization ?? .desktop(logger: configuration.logger)
    self.configuration = kept
    window = Window(
      size: opened.desktop.size(at: scale), traits: Traits(scale: scale.pixelsPerPoint),
      textMeasurer: context.text)
    window.title = configuration.title
    // Animations that start before the first event begin now, not at the clock's zero.
    window.advanceClock(to: SteadyClock.now())
    savedState = saved
    keeper = configuration.restoration.map { [window] in
      StateSaver(
        window: window, desktop: opened.desktop,
        tracker: PlacementTracker(
          size: wanted.size, placement: saved?.placement, opened: opened.desktop.opened),
        restoration: $0, logger: configuration.logger)
    }
    loop = FrameLoop(
      window: window, desktop: opened.desktop, presenter: presenter, context: context,
      jobs: MainActorJobs(video: video, logger: configuration.logger),
      cursors: CursorSet(video: video), keeper: keeper, logger: configuration.logger,
      pacing: configuration.pacing)
    memoryPressure = MemoryPressure(logger: configuration.logger) { [weak loop] in
      loop?.context.store.releaseSpareMemory()
      loop?.window.deliverMemoryWarning()
    }
    self.portal = portal
    portal.observe { [weak self] setting in
      guard let self else { return }
      let old = preferences
      desktop.take(setting)
      // The portal may say the same thousands of times.
      if preferences != old { show(preferences, since: old) }
    }
    video.x11Settings?.observe { [weak self] in self?.x11SettingsChanged() }
    if let settings = video.x11Settings { desktop.take(settings.values) }
    show(preferences, since: nil)
    accessibility = AccessibilityBridge(
      mode: configuration.accessibility, name: configuration.name, window: window,
      address: SessionBus.address
    ) { [weak self] isWanted in
      guard let self else { return }
      loop.events.setAccessibility(isWanted ? accessibility : nil)
      loop.events.showAccessibility()
    }
    if let path = configuration.recording { try record(to: path, beginningWith: saved) }
    Self.latest = self
  }

  /// Leaves the desktop and the main actor's jobs to another one.
  private func retire() {
    loop.events.setAccessibility(nil)
    accessibility = nil
    memoryPressure = nil
    loop.events.stopJobs()
    loop.desktop.hide()
  }

  /// What the program wants, and else what the desktop wants.
  private var preferences: DesktopPreferences { configuration.preferences(over: desktop) }

  /// Gives the window what has changed: a program may have set other traits itself.
  private func show(_ new: DesktopPreferences, since old: DesktopPreferences?) {
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

  private func x11SettingsChanged() {
    let video = loop.desktop.video
    guard let settings = video.x11Settings else { return }
    let old = preferences
    desktop.take(settings.values)
    if preferences != old { show(preferences, since: old) }
    if video.updateDesktopScale(), configuration.scale == nil { loop.setScale(nil) }
  }

  /// Writes down all that is done to the window from now on. Call it before the window has a root, and have it drawn by
  /// software.
  ///
  /// - Parameter program: What the program begins with.
  package func record(with recorder: Recorder, program: StateValue) {
    record(with: recorder)
    recorder.begin(window, program: program, waitsForPictures: false)
  }

  private func record(with recorder: Recorder) {
    self.recorder = recorder
    loop.events.driver.record(with: recorder, of: loop)
  }

  /// Keeps what is done to the window, of the last minute at least, for `writeRecentRecording(named:)`. Call it before the
  /// window has a root.
  ///
  /// - Parameter program: What the program would begin with to be where it is; it gets the window's state, nil at the
  ///   beginning.
  package func recordRecent(program: @escaping (RestorableState?) -> StateValue) {
    let ring = RecordingRing()
    let recorder = Recorder(ring: ring)
    self.ring = ring
    record(with: recorder)
    ring.turn(at: SteadyClock.now())
    recorder.begin(window, program: program(nil), waitsForPictures: false)
    loop.observeRest { [weak loop, window] in
      let now = SteadyClock.now()
      guard ring.isDue(at: now), let loop, !loop.events.isPointerDown, !window.isAnimating,
        ring.isDue(at: now, isWhole: !window.showsTransient)
      else { return }
      ring.turn(at: now)
      window.advanceClock(to: now)
      recorder.begin(
        window, program: program(RestorableState(of: window)), waitsForPictures: false,
        isContinued: true)
    }
  }

  /// Writes a recording of the last minute, or up to two, with a picture of the window, unless a secret text can be read in the window.
  /// The next recording begins after that.
  ///
  /// - Parameter start: What the file's name begins with, which is made for the recording.
  /// - Returns: The name, which ends with `.recording`.
  package func writeRecentRecording(named start: String) throws(HostError) -> String {
    guard let ring, let recorder, let frame = recorder.lastFrame,
      !ring.bytes.isEmpty
    else {
      throw HostError(
        .unavailable, "nothing is recorded since the last time", remedy: "try again in a moment")
    }
    var bytes = ring.bytes
    // Without one, as where nothing draws any more, the rest is worth as much.
    if !recorder.lastFrameShowsSecret,
      let png = try? snapshot().encoded(for: "the picture of a recording")
    {
      bytes += Recording.Step.picture(of: frame, png: png).stateValue.json + [UInt8(ascii: "\n")]
    }
    let path = try OutputFile.write(bytes, beside: start, ending: ".recording")
    // What the program does about it is in no recording.
    ring.clear()
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
        // From the first line on: the program may be killed.
        if !isThere { try file.publish() }
        isThere = true
      } catch {
        hasFailed = true
        logger.warning("the recording ends: \(error)")
      }
    }
    record(with: recorder, program: state?.stateValue ?? .table([:]))
    endsRecording = true
  }

  private func configurationChanged(from old: Configuration) {
    show(preferences, since: old.preferences(over: desktop))
    if configuration.scale != old.scale { loop.setScale(configuration.scale) }
  }

  /// Which way frames take to the screen: `software`, or the name of the accelerated driver.
  public var rendererName: String { presenter.name }

  /// Shows the window and serves it until it is closed. Call it once, on the main thread: a second call stops the program.
  public func run() {
    require(phase == .ready, "run() of an Application is called once")
    phase = .running
    if let state = savedState.take() { keeper?.restore(state) }
    loop.run()
    if endsRecording { recorder?.end() }
    keeper?.saveNow()
    phase = .ended
  }

  /// Ends `run()` after the present event.
  public func terminate() {
    loop.stop()
  }

  /// The content of the window, as it was last presented.
  public func snapshot() throws(HostError) -> Bitmap {
    try presenter.snapshot()
  }
}

extension ApplicationConfiguration {
  /// The same with the window's size of a state, where a window can have that.
  func restored(from state: RestorableState?) -> ApplicationConfiguration {
    guard let size = state?.windowSize, size.width > 0, size.height > 0 else { return self }
    var result = self
    result.size = size
    do throws(HostError) {
      try HostError.check(size: size, scale: scale ?? 1)
    } catch {
      logger.warning("the window that was kept is too large: \(error)")
      return self
    }
    return result
  }
}
