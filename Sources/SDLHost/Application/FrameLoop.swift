// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Logging

/// The loop of a window: blocked while nothing happens, on absolute deadlines while something
/// moves. Each turn hands over events, runs main-actor jobs, steps the window and presents.
final class FrameLoop {
  var onFrame: ((FrameReport) -> Void)?

  private let window: Window
  private let desktop: DesktopWindow
  private let presenter: any Presenter
  private let context: RenderingContext
  private let jobs: MainActorJobs
  private let cursors: CursorSet
  private let logger: Logger

  private var pacer: FramePacer
  private var translator: EventTranslator
  private var pointers = PointerTracker()
  private var isRunning = true
  private var geometryChanged = false
  private var jobsWait = false
  private var isVisible = true
  private var isFullScreen = false
  private var frameIndex = 0
  private var lastPresented: Instant?

  /// Seconds. A hidden window's animations still end, in steps that cost next to nothing.
  private static let hiddenStep: Int32 = 250

  /// Seconds to rest when SDL's wait fails without a reason (SDL#5780), so that it cannot spin.
  private static let failedWait = 0.01

  init(
    window: Window, desktop: DesktopWindow, presenter: any Presenter, context: RenderingContext,
    jobs: MainActorJobs, cursors: CursorSet, logger: Logger
  ) {
    self.window = window
    self.desktop = desktop
    self.presenter = presenter
    self.context = context
    self.jobs = jobs
    self.cursors = cursors
    self.logger = logger
    pacer = FramePacer(rate: desktop.refreshRate)
    let scale = desktop.scale
    translator = EventTranslator(
      unitsPerPoint: scale.unitsPerPoint, size: desktop.size(at: scale), wakeEvent: jobs.event)
    window.delegate = self
  }

  func stop() {
    isRunning = false
  }

  /// Runs until the window is closed.
  func run() {
    isRunning = true
    // The first frame before any event: Wayland shows a window only once it has been drawn.
    window.invalidateAll()
    while isRunning {
      if !window.needsFrame {
        rest()
      } else if isVisible {
        turn()
      } else {
        turnHidden()
      }
    }
    cancelPointers()
  }

  /// Nothing is to be drawn: blocks until something happens.
  private func rest() {
    pacer.rest()
    lastPresented = nil
    if SDL_WaitEvent(nil) == 0 {
      SteadyClock.sleep(until: SteadyClock.now().advanced(by: Self.failedWait))
    }
    pump()
  }

  private func turn() {
    let due = pacer.nextBeginning(now: SteadyClock.now())
    SteadyClock.sleep(until: due)
    // After the sleep: what arrived before the deadline is in this frame.
    pump()
    guard isRunning, isVisible else { return }
    let frame = pacer.begin(due: due, now: SteadyClock.now())
    guard let contents = window.step(to: frame.presentation) else { return }
    presenter.present(contents)
    report(isLate: frame.isLate)
  }

  /// Time goes on unseen, so that what waits for the end of an animation is told.
  private func turnHidden() {
    _ = SDL_WaitEventTimeout(nil, Self.hiddenStep)
    pump()
    guard !isVisible else { return }
    _ = window.step(to: SteadyClock.now())
    pacer.rest()
    lastPresented = nil
  }

  private func report(isLate: Bool) {
    let now = SteadyClock.now()
    let interval = lastPresented.map { now.since($0) }
    lastPresented = now
    defer { frameIndex += 1 }
    onFrame?(
      FrameReport(index: frameIndex, presentedAt: now, interval: interval, isLate: isLate))
  }

  // MARK: Events

  /// Hands over all that has arrived, then runs main-actor jobs.
  private func pump() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      handle(translator.translate(event))
    }
    if geometryChanged { updateGeometry() }
    if jobsWait {
      jobsWait = false
      window.advanceClock(to: SteadyClock.now())
      jobs.run()
    }
  }

  private func handle(_ event: HostEvent) {
    switch event {
    case .input(let kind): send(kind)
    // Only the last of several sizes counts.
    case .geometryChanged: geometryChanged = true
    case .visibilityChanged: updateVisibility()
    case .texturesLost:
      presenter.texturesLost()
      window.invalidateAll()
    case .wake: jobsWait = true
    case .ignored: break
    }
  }

  private func send(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointer(let pointer):
      guard pointers.accepts(pointer) else { return }
    case .window(.focusLost), .window(.closeRequested):
      cancelPointers()
    default:
      break
    }
    window.send(InputEvent(kind, at: SteadyClock.now()))
  }

  /// The release of a held button may go to another window, or never come.
  private func cancelPointers() {
    guard !pointers.isEmpty else { return }
    let now = SteadyClock.now()
    for event in pointers.cancelAll() { window.send(InputEvent(.pointer(event), at: now)) }
  }

  private func updateVisibility() {
    let visible = desktop.isVisible
    guard visible != isVisible else { return }
    isVisible = visible
    if visible {
      // Frames were left out, and the desktop may have dropped the pixels.
      window.invalidateAll()
    } else {
      cancelPointers()
    }
  }

  private func updateGeometry() {
    geometryChanged = false
    let scale = desktop.scale
    let size = desktop.size(at: scale)
    translator.unitsPerPoint = scale.unitsPerPoint
    translator.size = size
    pacer.setRate(desktop.refreshRate)
    if scale.pixelsPerPoint != context.scale {
      context.scale = scale.pixelsPerPoint
      send(.window(.scaleChanged(scale.pixelsPerPoint)))
    }
    if size != window.size { send(.window(.resized(size))) }
    if desktop.isFullScreen != isFullScreen {
      isFullScreen.toggle()
      send(.window(.fullScreenChanged(isFullScreen)))
    }
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
        geometryChanged = true
      } else {
        logger.warning("\(HostError.sdl(.unavailable, "the desktop refuses full screen"))")
      }
    case .close: stop()
    }
  }
}
