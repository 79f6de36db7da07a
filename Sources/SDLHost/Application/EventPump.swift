// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Logging

/// Reads SDL's events and hands them to the window's driver: input, drops, and changes of the window's size, scale and
/// visibility. Then it runs the main actor's jobs.
final class EventPump {
  /// Calls the window.
  let driver: WindowDriver
  /// Shows the window to assistive technology; nil while no client asks.
  private(set) var accessibility: AccessibilityBridge?

  private let window: Window
  private let desktop: DesktopWindow
  private let presenter: any Presenter
  private let context: RenderingContext
  private let jobs: MainActorJobs
  private let logger: Logger
  private weak var loop: FrameLoop?

  private var translator: EventTranslator
  private var pointers = PointerTracker()
  private var drops = DropCollector()
  /// Asks the desktop's input method; nil if the compositor does.
  private var inputMethod: InputMethod?
  /// Whether a signal asked the program to end, and the controllers have not answered yet.
  private var isTerminating = false
  private var geometryChanged = false
  private var jobsWait = false
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

  /// Sets the loop that is notified of changes of the window's placement and refresh rate, and is stopped at the end.
  func connect(to loop: FrameLoop) { self.loop = loop }

  /// - Parameter bridge: Shows the window to assistive technology; nil while no client asks.
  func setAccessibility(_ bridge: AccessibilityBridge?) { accessibility = bridge }

  /// Whether a button is held or a finger is down.
  var isPointerDown: Bool { !pointers.isEmpty }

  /// Reads the window's size and scale again with the next events.
  func setNeedsGeometry() { geometryChanged = true }

  /// The controllers have refused to close the window.
  func closingEnded() { isTerminating = false }

  /// - Parameter rect: The caret, in points; nil when no text is written.
  func setTextInput(_ rect: Rect?) {
    let place = desktop.setTextInput(rect, unitsPerPoint: translator.unitsPerPoint)
    inputMethod?.setPlace(place)
  }

  /// The main actor's jobs are left to another application.
  func stopJobs() { jobs.stop() }

  func endComposition() {
    desktop.endComposition()
    inputMethod?.reset()
  }

  /// Hands over all that has arrived, then runs main-actor jobs.
  func pump() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if isForOtherWindow(event) { continue }
      if inputMethod?.isActive == true, handleWriting(event) { continue }
      handle(translator.translate(event))
    }
    if translator.takeUnansweredClose() { handle(.input(.window(.closeRequested))) }
    if geometryChanged { updateGeometry() }
    if jobsWait {
      jobsWait = false
      driver.advanceClock(to: SteadyClock.now(), runsJobs: true)
      jobs.run()
    }
  }

  /// The process may have windows of its own. SDL gives some events no window.
  private func isForOtherWindow(_ event: SDL_Event) -> Bool {
    guard let window = EventTranslator.window(of: event), window != 0 else { return false }
    return window != desktop.number
  }

  private func handle(_ event: HostEvent) {
    switch event {
    case .input(let kind): send(kind)
    case .drop(let step): handle(step)
    // Only the last of several sizes counts.
    case .geometryChanged: geometryChanged = true
    case .moved:
      desktop.wayland?.noteMove()
      loop?.placementChanged()
    case .layoutChanged:
      translator.shortcutLayout = KeyboardLayout.forShortcuts(in: desktop.handle)
    case .visibilityChanged:
      updateVisibility()
      loop?.placementChanged()
    case .texturesLost:
      presenter.texturesLost()
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
      // SDL destroys windows too, and makes others in their place.
      guard number == drawer_x11_window(desktop.handle) else { break }
      desktop.wasDestroyed()
      window.close()
    case .wake: jobsWait = true
    case .ignored: break
    }
  }

  private func handle(_ step: DropStep) {
    if step == .completed {
      if let addresses = desktop.x11?.takeDrop() { drops.take(addresses: addresses) }
      if let error = drops.refusal { logger.warning("\(error)") }
    }
    for content in drops.take(step) {
      let location = desktop.pointerLocation(unitsPerPoint: translator.unitsPerPoint)
      send(.drop(DropEvent(content, at: location)))
    }
  }

  private func send(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointer(let pointer):
      guard pointers.accepts(pointer) else { return }
      if pointer.phase == .down {
        desktop.wayland?.clipboard.pointerPressed()
        context.expectPicture()
      }
    case .key(let key) where key.isDown && !key.isRepeat:
      context.expectPicture()
    case .window(.focusGained):
      desktop.activityChanged()
      inputMethod?.setKeyboard(true)
    case .window(.focusLost):
      desktop.activityChanged()
      inputMethod?.setKeyboard(false)
      desktop.forgetMouseButtons()
      cancelPointers()
    case .window(.closeRequested):
      DisplayLoss.endWithoutCompositor(of: desktop.handle)
      cancelPointers()
    default:
      break
    }
    deliver(InputEvent(kind, at: SteadyClock.now()))
  }

  private func deliver(_ event: InputEvent) {
    accessibility?.note(event, scancode: translator.lastScancode)
    driver.send(event)
  }

  /// The release of a held button may go to another window, or never come.
  func cancelPointers() {
    guard !pointers.isEmpty else { return }
    let now = SteadyClock.now()
    for event in pointers.cancelAll() { deliver(InputEvent(.pointer(event), at: now)) }
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

  func showAccessibility() {
    accessibility?.update(
      place: AccessibilityMailbox.Place(
        origin: desktop.position.map { Point(Double($0.x), Double($0.y)) } ?? .zero,
        scale: context.scale),
      now: SteadyClock.now())
  }

  private func updateGeometry() {
    geometryChanged = false
    desktop.followDisplay()
    loop?.placementChanged()
    let scale = desktop.scale
    let size = desktop.size(at: scale)
    translator.unitsPerPoint = scale.unitsPerPoint
    translator.size = size
    loop?.refreshRateChanged()
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

  /// Asks the input method for a key before the window gets it.
  ///
  /// - Returns: False for an event that is no key and no text.
  private func handleWriting(_ event: SDL_Event) -> Bool {
    switch event.type {
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: ask(event)
    // A character without a key, as at the end of a sequence with the Compose key.
    case SDL_TEXTINPUT.rawValue: give([event])
    default: return false
    }
    return true
  }

  /// Takes an event of the input method.
  private func handle(_ event: InputMethodEvent) {
    switch event {
    case .text(let text): send(.text(text))
    case .forwarded(let key):
      // The key may be older than the modifiers that are held now.
      let held = translator.heldModifiers
      give(Self.events(of: key))
      translator.heldModifiers = held
    }
  }

  private func ask(_ event: SDL_Event) {
    var events = [event]
    if event.type == SDL_KEYDOWN.rawValue, let text = Self.nextText { events.append(text) }
    let text = events.dropFirst().first.map { EventTranslator.string($0.text) }
    guard let key = InputMethodKey(event.key, text: text),
      let answer = inputMethod?.process(key)
    else { return handle(translator.translate(event)) }
    translator.heldModifiers = event.key.keysym.mod
    // The event that was looked at is handled here, or not at all.
    if text != nil { Self.dropNextText() }
    var isGiven = false
    for said in answer.events {
      if case .forwarded(let forwarded) = said, !isGiven, forwarded.symbol == key.symbol,
        forwarded.isDown == key.isDown
      {
        isGiven = true
        give(events)
      } else {
        handle(said)
      }
    }
    if !answer.isTaken, !isGiven { give(events) }
  }

  /// Hands over a key, and then its text.
  private func give(_ events: [SDL_Event]) {
    if events.contains(where: { $0.type == SDL_TEXTINPUT.rawValue }), let inputMethod,
      !inputMethod.composition.isEmpty
    {
      // The text does not come from the input method, and would replace the composition.
      send(.text(.committed(inputMethod.composition)))
      inputMethod.reset()
    }
    for event in events { handle(translator.translate(event)) }
  }

  /// SDL's events of a key that an input method gives back.
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

  /// The text of a key that was pressed, which follows it immediately; nil if the key writes nothing.
  private static var nextText: SDL_Event? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_PEEKEVENT, SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue)
    return count == 1 && event.type == SDL_TEXTINPUT.rawValue ? event : nil
  }

  private static func dropNextText() {
    var event = SDL_Event()
    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_TEXTINPUT.rawValue, SDL_TEXTINPUT.rawValue)
  }
}

extension Window {
  /// Asks the controllers whether the window may close, and closes it unless one refuses. If no controller suspends,
  /// the window is closed before this method returns.
  ///
  /// - Parameter answered: Called when the controllers have answered.
  package func askToClose(answered: @escaping () -> Void = {}) {
    Task.immediate {
      await closeUnlessKept()
      answered()
    }
  }
}
