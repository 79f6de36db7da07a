// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Logging

/// Reads SDL's events and passes input, drops and changes of the window's geometry to the window's driver. Then it runs
/// the main actor's jobs.
final class EventPump {
  let driver: WindowDriver
  let jobs: MainActorJobs
  /// The connection to assistive technology; nil while no client uses it.
  var accessibility: AccessibilityBridge?
  /// The loop that is notified of changes of the window's placement and refresh rate, and is stopped at the end.
  weak var loop: FrameLoop?

  private let window: Window
  private let desktop: DesktopWindow
  private let presenter: any Presenter
  private let context: RenderingContext
  private let logger: Logger

  private var translator: EventTranslator
  private var pointers = PointerTracker()
  private var drops = DropCollector()
  /// The client of the desktop's input method; nil if the compositor supports input methods.
  private var inputMethod: InputMethod?
  /// Whether a signal has asked the program to end, and the controllers have not answered yet.
  var isTerminating = false
  /// Whether the window's size and scale are read again with the next events.
  var needsGeometryUpdate = false
  private var hasPendingJobs = false
  private var hasDiscreteInput = false
  private var isFullScreen = false
  private(set) var isVisible = true

  init(
    window: Window, desktop: DesktopWindow, presenter: any Presenter, context: RenderingContext,
    jobs: MainActorJobs, logger: Logger
  ) {
    self.window = window
    self.desktop = desktop
    self.presenter = presenter
    self.context = context
    self.jobs = jobs
    self.logger = logger
    driver = WindowDriver(window)
    let scale = desktop.scale
    translator = EventTranslator(
      unitsPerPoint: scale.unitsPerPoint, size: desktop.size(at: scale), wakeEvent: jobs.event)
    translator.shortcutLayout = KeyboardLayout.forShortcuts(in: desktop.handle)
    if !desktop.hasTextInputProtocol {
      inputMethod = InputMethod(InputMethod.daemon) { [weak self] in self?.handle($0) }
    }
  }

  var isPointerDown: Bool { !pointers.isEmpty }

  /// Returns whether a button, a key or the wheel was used since the last call. Movements do not count: there may be a
  /// thousand of them a second.
  func consumeDiscreteInput() -> Bool {
    defer { hasDiscreteInput = false }
    return hasDiscreteInput
  }

  /// - Parameter rect: The caret's rectangle in points; nil if no text input is active.
  func setTextInput(_ rect: Rect?) {
    let screenRect = desktop.setTextInput(rect, unitsPerPoint: translator.unitsPerPoint)
    inputMethod?.setCaretRect(screenRect)
  }

  func endComposition() {
    desktop.endComposition()
    inputMethod?.reset()
  }

  /// Handles all received events, then runs main-actor jobs.
  func pump() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      // Events for another window of the process. Some of SDL's events have no window.
      let window = EventTranslator.window(of: event) ?? 0
      if window != 0, window != desktop.windowID { continue }
      let usesInputMethod = inputMethod?.isActive == true
      switch event.type {
      case SDL_KEYDOWN.rawValue...SDL_KEYUP.rawValue where usesInputMethod:
        processInInputMethod(event)
      // A character without a key, as at the end of a Compose sequence.
      case SDL_TEXTINPUT.rawValue where usesInputMethod: handleDirectly([event])
      default: handle(translator.translate(event))
      }
    }
    if translator.consumeUnansweredClose() { handle(.input(.window(.closeRequested))) }
    if needsGeometryUpdate { updateGeometry() }
    if hasPendingJobs {
      hasPendingJobs = false
      driver.advanceClock(to: SteadyClock.now(), runsJobs: true)
      jobs.run()
    }
  }

  private func handle(_ event: HostEvent) {
    switch event {
    case .input(let kind): send(kind)
    case .drop(let step): handle(step)
    // Only the last of several sizes matters.
    case .geometryChanged: needsGeometryUpdate = true
    case .moved:
      desktop.wayland?.recordEnteredOutput()
      loop?.placementDidChange()
    case .keyboardLayoutChanged:
      translator.shortcutLayout = KeyboardLayout.forShortcuts(in: desktop.handle)
    case .visibilityChanged:
      updateVisibility()
      loop?.placementDidChange()
    case .texturesLost:
      presenter.handleLostTextures()
      window.invalidateAll()
    case .terminated:
      // A second signal ends the loop without waiting for the user's answer.
      guard !isTerminating else {
        loop?.stop()
        break
      }
      isTerminating = true
      send(.window(.closeRequested))
    case .destroyed(let number):
      // SDL also destroys windows and replaces them by others.
      guard number == drawer_x11_window(desktop.handle) else { break }
      desktop.isDestroyed = true
      window.close()
    case .wake: hasPendingJobs = true
    case .ignored: break
    }
  }

  private func handle(_ step: DropStep) {
    if step == .completed {
      if let addresses = desktop.x11?.consumeDrop() { drops.setFiles(fromAddresses: addresses) }
      if let error = drops.refusal { logger.warning("\(error)") }
    }
    for content in drops.handle(step) {
      let location = desktop.pointerLocation(unitsPerPoint: translator.unitsPerPoint)
      send(.drop(DropEvent(content, at: location)))
    }
  }

  private func send(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointer(let pointer):
      guard pointers.accept(pointer) else { return }
      if pointer.phase == .down {
        desktop.wayland?.clipboard.invalidateSerial()
        context.reserveScreenMemory()
      }
    case .key(let key) where key.isDown && !key.isRepeat:
      context.reserveScreenMemory()
    case .window(.focusGained):
      desktop.updateTitleBar()
      inputMethod?.setKeyboardFocus(true)
    case .window(.focusLost):
      desktop.updateTitleBar()
      inputMethod?.setKeyboardFocus(false)
      desktop.releaseMouseButtons()
      cancelPointers()
    case .window(.closeRequested):
      DisplayLoss.endWithoutCompositor(of: desktop.handle)
      cancelPointers()
    default: break
    }
    deliver(InputEvent(kind, at: SteadyClock.now()))
  }

  private func deliver(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer): if pointer.phase != .moved { hasDiscreteInput = true }
    case .wheel, .key, .text: hasDiscreteInput = true
    case .drop, .window: break
    }
    accessibility?.handle(event, scancode: translator.lastScancode)
    driver.send(event)
  }

  /// Cancels all presses, since their release may go to another window or be lost.
  func cancelPointers() {
    guard !pointers.isEmpty else { return }
    let now = SteadyClock.now()
    for event in pointers.cancelAll() { deliver(InputEvent(.pointer(event), at: now)) }
  }

  private func updateVisibility() {
    guard desktop.isVisible != isVisible else { return }
    isVisible.toggle()
    // Frames were skipped, and the desktop may have dropped the pixels.
    if isVisible { window.invalidateAll() } else { cancelPointers() }
  }

  func updateAccessibility() {
    accessibility?.update(
      geometry: AccessibilityMailbox.WindowGeometry(
        origin: desktop.position.map { Point(Double($0.x), Double($0.y)) } ?? .zero,
        scale: context.scale),
      now: SteadyClock.now())
  }

  private func updateGeometry() {
    needsGeometryUpdate = false
    desktop.updateForDisplay()
    loop?.placementDidChange()
    let scale = desktop.scale
    let size = desktop.size(at: scale)
    translator.unitsPerPoint = scale.unitsPerPoint
    translator.size = size
    loop?.updateRefreshRate()
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

  // MARK: Input methods

  private func handle(_ event: InputMethodEvent) {
    switch event {
    case .text(let text): send(.text(text))
    case .forwarded(let key):
      // The key may be older than the modifiers that are held now.
      let held = translator.heldModifiers
      handleDirectly(Self.events(of: key))
      translator.heldModifiers = held
    }
  }

  /// Passes a key to the input method first.
  private func processInInputMethod(_ event: SDL_Event) {
    var events = [event]
    if event.type == SDL_KEYDOWN.rawValue, let text = Self.nextTextEvent { events.append(text) }
    let text = events.dropFirst().first.map { EventTranslator.string($0.text) }
    guard let key = InputMethodKey(event.key, text: text),
      let answer = inputMethod?.process(key)
    else { return handle(translator.translate(event)) }
    translator.heldModifiers = event.key.keysym.mod
    // The text event was only peeked at before, so it is removed from the queue now.
    if text != nil {
      var event = SDL_Event()
      SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_TEXTINPUT.rawValue, SDL_TEXTINPUT.rawValue)
    }
    var isGiven = false
    for said in answer.events {
      if case .forwarded(let forwarded) = said, !isGiven, forwarded.symbol == key.symbol,
        forwarded.isDown == key.isDown
      {
        isGiven = true
        handleDirectly(events)
      } else {
        handle(said)
      }
    }
    if !answer.isTaken, !isGiven { handleDirectly(events) }
  }

  private func handleDirectly(_ events: [SDL_Event]) {
    if events.contains(where: { $0.type == SDL_TEXTINPUT.rawValue }), let inputMethod,
      !inputMethod.composition.isEmpty
    {
      // The text is not from the input method, and would replace the composition.
      send(.text(.committed(inputMethod.composition)))
      inputMethod.reset()
    }
    for event in events { handle(translator.translate(event)) }
  }

  private static func events(of key: InputMethodKey) -> [SDL_Event] {
    guard let scancode = key.scancode else { return [] }
    var event = SDL_Event()
    event.key.type = key.isDown ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
    event.key.keysym.scancode = SDL_Scancode(rawValue: scancode)
    event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode)
    event.key.keysym.mod = key.modifiers
    guard let text = key.text else { return [event] }
    var written = SDL_Event()
    written.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &written.text.text) { $0.copyBytes(from: text.utf8) }
    return [event, written]
  }

  /// The text event of a pressed key, which follows it immediately; nil if the key produces no text.
  private static var nextTextEvent: SDL_Event? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_PEEKEVENT, SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue)
    return count == 1 && event.type == SDL_TEXTINPUT.rawValue ? event : nil
  }
}

extension Window {
  /// Asks the controllers whether the window may close, and closes it unless one refuses. Without suspension, the
  /// window is closed on return. Calls `completion` when the controllers have answered.
  package func askToClose(completion: @escaping () -> Void = {}) {
    Task.immediate {
      await closeIfAllowed()
      completion()
    }
  }
}
