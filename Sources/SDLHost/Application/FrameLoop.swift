// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Logging

/// The event loop of a window. It blocks while idle, and runs on absolute deadlines during animations. Each iteration
/// handles events, runs main-actor jobs, advances the window and presents a frame.
final class FrameLoop {
  /// Called with each frame.
  var onFrame: ((FrameReport) -> Void)?
  /// Called when no frame was needed.
  var onUnchangedFrame: (() -> Void)?
  /// Called when the window is idle, before the loop waits.
  var onIdle: (() -> Void)?

  let window: Window
  let events: EventPump
  let desktop: DesktopWindow
  let context: RenderingContext
  let presenter: any Presenter
  let stateSaver: StateSaver?
  private let logger: Logger

  private var pacer: FramePacer
  private let fileChoosers = FileChooserPortal()
  private let folderReader = FolderReader()
  private var isRunning = true
  /// The instant at which the program's code was last unmapped; nil if never.
  private var unmappedAt: Instant?
  private var frameIndex = 0
  private var lastPresented: Instant?
  /// The contents of the last frame with unlimited pacing.
  private var lastContents: FrameContents?
  private var paintedLayers = 0

  /// The step in milliseconds of a hidden window's animations, which still end.
  private static let hiddenFrameMilliseconds: Int32 = 250

  /// The time before a frame's start in which the loop sleeps precisely instead of waiting for events.
  private static let wakeDelayMilliseconds = 0.25

  /// The minimum time between two unmappings of the program's code, in seconds.
  private static let codeUnmapInterval = 60.0

  /// The wait in seconds if SDL's wait fails without a reason (SDL#5780), so that the loop does not spin.
  private static let failedWaitInterval = 0.01

  init(
    window: Window, desktop: DesktopWindow, presenter: any Presenter, context: RenderingContext,
    jobs: MainActorJobs, stateSaver: StateSaver?, logger: Logger, pacing: FramePacing
  ) {
    self.window = window
    self.desktop = desktop
    self.presenter = presenter
    self.context = context
    self.stateSaver = stateSaver
    self.logger = logger
    pacer = FramePacer(rate: desktop.refreshRate, pacing: pacing)
    events = EventPump(
      window: window, desktop: desktop, presenter: presenter, context: context, jobs: jobs,
      logger: logger)
    events.loop = self
    window.delegate = self
    context.images.observeLoads { [weak self] picture in
      guard let self else { return }
      events.driver.recorder?.record(.asyncResult(.image(picture)))
      self.context.imageDidLoad(in: self.window)
    }
    context.images.observeFailures { [weak window] in window?.notifyImageObservers() }
  }

  func stop() { isRunning = false }

  func placementDidChange() { stateSaver?.placementDidChange(at: SteadyClock.now()) }

  func updateRefreshRate() { pacer.setRate(desktop.refreshRate) }

  /// Sets the number of pixels per point from the next frame on; nil follows the desktop.
  func setScale(_ scale: Double?) {
    desktop.setScale(scale)
    events.needsGeometryUpdate = true
    window.invalidateAll()
  }

  func run() {
    isRunning = true
    // Renders the first frame before any event, since Wayland shows a window only after it was drawn.
    window.invalidateAll()
    while isRunning {
      if !window.needsFrame {
        waitForEvents()
      } else if events.isVisible {
        runFrame()
        if events.accessibility != nil { events.updateAccessibility() }
      } else {
        runHiddenFrame()
      }
    }
    events.cancelPointers()
    fileChoosers.cancelAll()
    desktop.keepClipboard()
  }

  /// Blocks until an event arrives or a timer is due, since nothing needs to be drawn.
  private func waitForEvents() {
    pacer.didBecomeIdle()
    context.didBecomeIdle()
    lastPresented = nil
    lastContents = nil
    onIdle?()
    // The last events may have changed nothing visible.
    onUnchangedFrame?()
    events.updateAccessibility()
    unmapCode()
    // Input that has changed nothing needs no frame.
    _ = events.consumeDiscreteInput()
    guard let alarm = [window.nextFireInstant, stateSaver?.nextDueInstant].compactMap(\.self).min()
    else {
      if SDL_WaitEvent(nil) == 0 {
        SteadyClock.sleep(until: SteadyClock.now().advanced(by: Self.failedWaitInterval))
      }
      events.pump()
      return
    }
    let left = alarm.timeIntervalSince(SteadyClock.now())
    if left > 0, SDL_WaitEventTimeout(nil, Int32(clamping: Int((left * 1000).rounded(.up)))) == 0 {
      // The instant has passed unless the wait failed.
      SteadyClock.sleep(
        until: min(alarm, SteadyClock.now().advanced(by: Self.failedWaitInterval)))
    }
    events.pump()
    events.driver.advanceClock(to: SteadyClock.now())
    stateSaver?.performDueWork(at: SteadyClock.now())
  }

  /// Unmaps code that was used by the start or by recent work, but is not needed while idle.
  private func unmapCode() {
    let now = SteadyClock.now()
    guard frameIndex > 0,
      unmappedAt.map({ now.timeIntervalSince($0) > Self.codeUnmapInterval }) ?? true
    else { return }
    unmappedAt = now
    let bytes = CodePages.unmap()
    logger.debug("idle: \(bytes / 1024) kB of code unmapped")
  }

  private func runFrame() {
    // Movements by a pointer are shown as early as possible.
    let isSteady = window.isAnimating && !events.isPointerDown
    let due = pacer.nextFrameStart(now: SteadyClock.now(), isSteady: isSteady)
    let showsInput = waitForInput(until: due)
    guard isRunning, events.isVisible else { return }
    if showsInput {
      let instant = pacer.beginInputFrame(now: SteadyClock.now())
      render(window.step(to: instant), at: instant, animationDelay: 0, sending: nil)
    } else {
      let frame = pacer.step(window, due: due, now: SteadyClock.now(), isSteady: isSteady)
      // With unlimited pacing, an unchanged frame of an animation is presented as well.
      let contents = frame.contents ?? (window.isAnimating ? lastContents : nil)
      // A skipped frame is not a missed one.
      if contents == nil { lastPresented = nil }
      render(contents, at: frame.at, animationDelay: frame.held, sending: frame.sending)
    }
  }

  /// Waits until `due`, and handles events. Returns true before that instant if a button, a key or the wheel was used,
  /// and a frame that shows it delays no other one.
  private func waitForInput(until due: Instant) -> Bool {
    while true {
      let now = SteadyClock.now()
      if events.consumeDiscreteInput(), pacer.canBeginInputFrame(now: now, due: due) { return true }
      // The kernel may wake the thread later than it asked for.
      let milliseconds = due.timeIntervalSince(now) * 1000 - Self.wakeDelayMilliseconds
      guard milliseconds >= 1, SDL_WaitEventTimeout(nil, Int32(milliseconds)) != 0 else { break }
      events.pump()
      guard isRunning, events.isVisible else { return false }
    }
    // Sleeping until an instant in the past would still take the kernel's slack of 50 µs.
    if due > SteadyClock.now() { SteadyClock.sleep(until: due) }
    // After the sleep, so that the frame includes all events before the deadline.
    events.pump()
    _ = events.consumeDiscreteInput()
    return false
  }

  private func render(
    _ contents: FrameContents?, at instant: Instant, animationDelay: Double, sending: Instant?
  ) {
    guard let contents else {
      events.driver.recorder?.record(
        .frame(instant, animationDelay: animationDelay, fingerprint: nil))
      onUnchangedFrame?()
      return
    }
    if pacer.isUnlimited {
      lastContents = contents
      context.frame.invalidate()
    }
    let isPresented = present(contents, sending: sending)
    events.driver.recorder?.recordFrame(
      at: instant, animationDelay: animationDelay, pixels: presenter.pixels,
      isPresented: isPresented, in: window)
    report(isLate: animationDelay > 0, isPresented: isPresented, due: sending)
    if !pacer.isUnlimited { prefetchLayers() }
  }

  private func present(_ contents: FrameContents, sending: Instant?) -> Bool {
    var sent: (pixels: Int, drawn: Instant, start: Instant)?
    let isPresented = presenter.present(contents) { pixels in
      let drawn = SteadyClock.now()
      sent = (pixels, drawn, drawn)
      guard let sending else { return }
      let start = pacer.sendStart(before: sending, pixels: pixels)
      guard start > drawn else { return }
      SteadyClock.sleep(until: start)
      sent?.start = SteadyClock.now()
    }
    if let (pixels, drawn, start) = sent {
      pacer.recordSend(pixels: pixels, drawn: drawn, from: start, to: SteadyClock.now())
    }
    return isPresented
  }

  /// Uses the time until the next frame to prepare layers that are not yet visible.
  private func prefetchLayers() {
    context.queuePrefetch(window.recordOccludedLayers())
    guard context.hasPrefetches else { return }
    let end = pacer.nextFrameStart(
      now: SteadyClock.now(), isSteady: window.isAnimating && !events.isPointerDown)
    context.prefetch { end.timeIntervalSince(SteadyClock.now()) }
  }

  /// Advances the clock of a hidden window, so that completions of animations are called.
  private func runHiddenFrame() {
    _ = SDL_WaitEventTimeout(nil, Self.hiddenFrameMilliseconds)
    events.pump()
    guard !events.isVisible else { return }
    let now = SteadyClock.now()
    _ = window.step(to: now)
    events.driver.recorder?.record(.frame(now, animationDelay: 0, fingerprint: nil))
    pacer.didBecomeIdle()
    lastPresented = nil
  }

  private func report(isLate: Bool, isPresented: Bool, due: Instant?) {
    let now = FramePacer.presentationInstant(at: SteadyClock.now(), due: isPresented ? nil : due)
    let interval = lastPresented.map { now.timeIntervalSince($0) }
    lastPresented = now
    defer { frameIndex += 1 }
    onFrame?(
      FrameReport(
        index: frameIndex, presentedAt: now, interval: interval, isLate: isLate,
        isPresented: isPresented))
    stateSaver?.handleFrame(at: now)
    guard isPresented else { return }
    desktop.handlePresentedFrame()
    measure(presentedAt: now, interval: interval)
  }

  /// Sends a measurement of the presented frame to the window's frame observer, if there is one.
  private func measure(presentedAt instant: Instant, interval: Double?) {
    let painted = context.store.paintedLayers
    defer { paintedLayers = painted }
    guard window.frameMeasurementObserver != nil else { return }
    let textures = presenter.textureUse
    let measurement = FrameMeasurement(
      presentedAt: instant, interval: interval, displayInterval: pacer.interval,
      paintedLayers: painted - paintedLayers, compositedLayers: context.frame.placements.count,
      bitmaps: context.store.count, bitmapBytes: context.store.byteCount,
      textures: textures.count, textureBytes: textures.bytes,
      processTime: SteadyClock.processTime())
    events.driver.notifyMeasurement(measurement)
  }
}

extension FrameLoop: WindowDelegate {
  func windowNeedsFrame(_ window: Window) {
    // The loop checks the window itself before it waits.
  }

  func window(_ window: Window, requests request: WindowRequest) {
    switch request {
    case .cursor(let cursor): desktop.showCursor(cursor)
    case .title(let title): desktop.setTitle(title)
    case .fullScreen(let fullScreen):
      if desktop.setFullScreen(fullScreen) {
        events.needsGeometryUpdate = true
      } else {
        logger.warning("\(HostError.sdl(.unavailable, "the desktop does not allow full screen"))")
      }
    case .clipboard(let text): setText(text, on: .general)
    case .primarySelection(let text): setText(text, on: .primarySelection)
    case .textInput(let rect): events.setTextInput(rect)
    case .endComposition: events.endComposition()
    case .warning(let message): logger.warn(linesOf: message)
    case .notice(let message): logger.notice("\(message)")
    case .askToClose: window.askToClose { [weak self] in self?.events.isTerminating = false }
    case .close: stop()
    }
  }

  /// Nil if there is no text, or if it did not arrive, which is logged.
  func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    do throws(HostError) {
      return try desktop.text(on: clipboard)
    } catch {
      logger.warning("\(error)")
      return nil
    }
  }

  func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? {
    try await fileChoosers.choose(chooser, parent: desktop.portalName)
  }

  func fileBrowser(for window: Window) -> (any FileBrowser)? {
    folderReader.localization = window.traits.localization
    return folderReader
  }

  private func setText(_ text: String, on clipboard: Clipboard) {
    do throws(HostError) {
      try desktop.setText(text, on: clipboard)
    } catch {
      if clipboard == .general { window.isClipboardRefused = true }
      logger.warning("\(error)")
    }
  }
}
