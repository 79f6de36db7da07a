// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Logging

/// The loop of a window: blocked while nothing happens, on absolute deadlines while something
/// moves. Each turn hands over events, runs main-actor jobs, steps the window and presents.
final class FrameLoop {
  private(set) var onFrame: ((FrameReport) -> Void)?
  private(set) var onUnchangedFrame: (() -> Void)?
  /// Keeps what the window leaves to the next start; nil where nothing is kept.
  private let keeper: StateSaver?
  /// Called when nothing is to be drawn, before the loop waits.
  private var onRest: (() -> Void)?

  let window: Window
  let events: EventPump
  let desktop: DesktopWindow
  let context: RenderingContext
  private let presenter: any Presenter
  private let cursors: CursorSet
  private let logger: Logger

  private var pacer: FramePacer
  private let fileChoosers = FileChooserPortal()
  private let folders = FolderReader()
  private var isRunning = true
  /// When the program's code was unmapped last; nil before that.
  private var unmappedAt: Instant?
  private var frameIndex = 0
  private var lastPresented: Instant?
  /// The content of the last frame, where frames are not limited.
  private var lastContents: FrameContents?
  /// The store's count of painted pictures when the last frame was measured.
  private var paintedLayers = 0

  /// Seconds. A hidden window's animations still end, in steps that cost next to nothing.
  private static let hiddenStep: Int32 = 250

  /// Seconds in which a program that rests now and then keeps its code in memory.
  private static let codeStays = 60.0

  /// Seconds to wait when SDL's wait fails without a reason (SDL#5780), so that the loop cannot
  /// spin.
  private static let failedWait = 0.01

  init(
    window: Window, desktop: DesktopWindow, presenter: any Presenter, context: RenderingContext,
    jobs: MainActorJobs, cursors: CursorSet, keeper: StateSaver?, logger: Logger,
    pacing: FramePacing
  ) {
    self.window = window
    self.desktop = desktop
    self.presenter = presenter
    self.context = context
    self.cursors = cursors
    self.keeper = keeper
    self.logger = logger
    pacer = FramePacer(rate: desktop.refreshRate, pacing: pacing)
    events = EventPump(
      window: window, desktop: desktop, presenter: presenter, context: context, jobs: jobs,
      logger: logger)
    events.connect(to: self)
    window.delegate = self
    context.images.observeArrivals { [weak self] picture in self?.pictureArrived(picture) }
    context.images.observeFailures { [weak window] in window?.picturesArrived() }
  }

  private func pictureArrived(_ picture: AwaitedPicture) {
    events.driver.pictureArrived(picture)
    context.pictureArrived(in: window)
  }

  /// Calls the closure with each frame; it replaces the earlier one.
  func observeFrames(_ onFrame: ((FrameReport) -> Void)?) { self.onFrame = onFrame }

  /// Calls the closure when no frame was needed; it replaces the earlier one.
  func observeUnchangedFrames(_ onUnchangedFrame: (() -> Void)?) {
    self.onUnchangedFrame = onUnchangedFrame
  }

  /// Calls the closure when nothing is to be drawn, before the loop waits; it replaces the earlier one.
  func observeRest(_ onRest: @escaping () -> Void) { self.onRest = onRest }

  func stop() {
    isRunning = false
  }

  func placementChanged() { keeper?.placementChanged(at: SteadyClock.now()) }

  func refreshRateChanged() { pacer.setRate(desktop.refreshRate) }

  /// Pixels per point from the next frame on; nil for what the desktop says.
  func setScale(_ scale: Double?) {
    desktop.setScale(scale)
    events.setNeedsGeometry()
    // The loop may rest.
    window.invalidateAll()
  }

  /// Runs until the window is closed.
  func run() {
    isRunning = true
    // The first frame before any event: Wayland shows a window only once it has been drawn.
    window.invalidateAll()
    while isRunning {
      if !window.needsFrame {
        rest()
      } else if events.isVisible {
        turn()
        if events.accessibility != nil { events.showAccessibility() }
      } else {
        turnHidden()
      }
    }
    events.cancelPointers()
    fileChoosers.cancelAll()
    desktop.keepClipboard()
  }

  /// Nothing is to be drawn: blocks until something happens.
  private func rest() {
    pacer.rest()
    context.rest()
    lastPresented = nil
    lastContents = nil
    onRest?()
    // What came in may have changed nothing in sight.
    onUnchangedFrame?()
    events.showAccessibility()
    unmapCode()
    guard let alarm = [window.nextAlarm, keeper?.due].compactMap(\.self).min() else {
      if SDL_WaitEvent(nil) == 0 {
        SteadyClock.sleep(until: SteadyClock.now().advanced(by: Self.failedWait))
      }
      events.pump()
      return
    }
    let left = alarm.since(SteadyClock.now())
    if left > 0, SDL_WaitEventTimeout(nil, Int32(clamping: Int((left * 1000).rounded(.up)))) == 0 {
      // Past already, unless the wait failed.
      SteadyClock.sleep(
        until: min(alarm, SteadyClock.now().advanced(by: Self.failedWait)))
    }
    events.pump()
    events.driver.advanceClock(to: SteadyClock.now())
    keeper?.timePassed(to: SteadyClock.now())
  }

  /// What the start or a minute's work ran is not needed to wait.
  private func unmapCode() {
    let now = SteadyClock.now()
    guard frameIndex > 0, unmappedAt.map({ now.since($0) > Self.codeStays }) ?? true else { return }
    unmappedAt = now
    let bytes = CodePages.unmap()
    logger.debug("at rest: \(bytes / 1024) kB of code unmapped")
  }

  private func turn() {
    let now = SteadyClock.now()
    // What a hand moves is shown as soon as it can be.
    let isSteady = window.isAnimating && !events.isPointerDown
    let due = pacer.nextBeginning(now: now, isSteady: isSteady)
    // Sleeping until a moment that has passed still takes the kernel's slack of 50 µs.
    if due > now { SteadyClock.sleep(until: due) }
    // After the sleep: what arrived before the deadline is in this frame.
    events.pump()
    guard isRunning, events.isVisible else { return }
    let frame = pacer.step(window, due: due, now: SteadyClock.now(), isSteady: isSteady)
    guard let contents = frame.contents ?? repeatedContents else {
      events.driver.frameMade(at: frame.at, held: frame.held, pixels: nil, isShown: false)
      // Nothing to show is no missed frame.
      lastPresented = nil
      onUnchangedFrame?()
      return
    }
    if pacer.isUnlimited {
      lastContents = contents
      context.frame.forget()
    }
    let isPresented = present(contents, sending: frame.sending)
    events.driver.frameMade(
      at: frame.at, held: frame.held, pixels: presenter.pixels, isShown: isPresented)
    report(isLate: frame.held > 0, isPresented: isPresented, due: frame.sending)
    if !pacer.isUnlimited { prepareComing() }
  }

  /// - Parameter sending: When the frame is to have been sent; nil for at once.
  private func present(_ contents: FrameContents, sending: Instant?) -> Bool {
    var began: (pixels: Int, drawn: Instant, at: Instant)?
    let isPresented = presenter.present(contents) { pixels in
      let drawn = SteadyClock.now()
      var now = drawn
      if let sending {
        let beginning = pacer.sendingBegins(sending, pixels: pixels)
        if beginning > now {
          SteadyClock.sleep(until: beginning)
          now = SteadyClock.now()
        }
      }
      began = (pixels, drawn, now)
    }
    if let began {
      pacer.sent(
        pixels: began.pixels, drawn: began.drawn, from: began.at, to: SteadyClock.now())
    }
    return isPresented
  }

  /// Uses what is left of the time until the next frame for what has not come into sight yet.
  private func prepareComing() {
    context.expectComing(window.recordComing())
    guard context.isExpecting else { return }
    let end = pacer.nextBeginning(
      now: SteadyClock.now(), isSteady: window.isAnimating && !events.isPointerDown)
    context.prepareComing { end.since(SteadyClock.now()) }
  }

  /// Without a limit a frame that looks like the last one is shown too, while something moves.
  private var repeatedContents: FrameContents? {
    window.isAnimating ? lastContents : nil
  }

  /// Time passes for a hidden window too, so that completions of animations are called.
  private func turnHidden() {
    _ = SDL_WaitEventTimeout(nil, Self.hiddenStep)
    events.pump()
    guard !events.isVisible else { return }
    let now = SteadyClock.now()
    _ = window.step(to: now)
    events.driver.frameMade(at: now, held: 0, pixels: nil, isShown: false)
    pacer.rest()
    lastPresented = nil
  }

  /// - Parameter due: When the frame is to have been sent; nil for at once.
  private func report(isLate: Bool, isPresented: Bool, due: Instant?) {
    let now = FramePacer.shown(at: SteadyClock.now(), due: isPresented ? nil : due)
    let interval = lastPresented.map { now.since($0) }
    lastPresented = now
    defer { frameIndex += 1 }
    onFrame?(
      FrameReport(
        index: frameIndex, presentedAt: now, interval: interval, isLate: isLate,
        isPresented: isPresented))
    keeper?.frameShown(at: now)
    guard isPresented else { return }
    desktop.framePresented()
    measure(presentedAt: now, interval: interval)
  }

  /// Tells the window's frame observer of the frame that was just presented; without one, nothing
  /// is counted.
  private func measure(presentedAt instant: Instant, interval: Double?) {
    let painted = context.store.paintedLayers
    defer { paintedLayers = painted }
    guard window.frameObserver != nil else { return }
    let textures = presenter.textureUse
    let measurement = FrameMeasurement(
      presentedAt: instant, interval: interval, displayInterval: pacer.interval,
      paintedLayers: painted - paintedLayers, compositedLayers: context.frame.placements.count,
      pictures: context.store.count, pictureBytes: context.store.byteCount,
      textures: textures.count, textureBytes: textures.bytes,
      processTime: SteadyClock.processTime())
    events.driver.measured(measurement)
  }
}

extension FrameLoop: WindowDelegate {
  func windowNeedsFrame(_ window: Window) {
    // The loop asks the window itself before it rests.
  }

  func window(_ window: Window, requests request: WindowRequest) {
    switch request {
    case .cursor(let cursor): cursors.show(cursor)
    case .title(let title): desktop.setTitle(title)
    case .fullScreen(let fullScreen):
      if desktop.setFullScreen(fullScreen) {
        events.setNeedsGeometry()
      } else {
        logger.warning("\(HostError.sdl(.unavailable, "the desktop refuses full screen"))")
      }
    case .clipboard(let text): setText(text, on: .general)
    case .primarySelection(let text): setText(text, on: .primarySelection)
    case .textInput(let rect): events.setTextInput(rect)
    case .endComposition: events.endComposition()
    case .warning(let message): logger.warn(ofLines: message)
    case .notice(let message): logger.notice("\(message)")
    case .askToClose: window.askToClose { [weak self] in self?.events.closingEnded() }
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

  func fileBrowser(for window: Window) -> (any FileBrowsing)? {
    folders.setLocalization(window.traits.localization)
    return folders
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
