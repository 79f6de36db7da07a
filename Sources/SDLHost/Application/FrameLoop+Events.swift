// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

extension FrameLoop {
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

  func handle(_ event: HostEvent) {
    switch event {
    case .input(let kind): send(kind)
    case .drop(let step): handle(step)
    // Only the last of several sizes counts.
    case .geometryChanged: geometryChanged = true
    case .moved:
      desktop.wayland?.noteMove()
      keeper?.placementChanged(at: SteadyClock.now())
    case .layoutChanged:
      translator.shortcutLayout = KeyboardLayout.forShortcuts(in: desktop.handle)
    case .visibilityChanged:
      updateVisibility()
      keeper?.placementChanged(at: SteadyClock.now())
    case .texturesLost:
      presenter.texturesLost()
      window.invalidateAll()
    case .terminated:
      // A second signal does not wait for what a person answers.
      if isTerminating { return stop() }
      isTerminating = true
      send(.window(.closeRequested))
    case .destroyed(let number):
      // SDL destroys windows too, and makes others in their place.
      guard number == drawer_x11_window(desktop.handle) else { break }
      desktop.isDestroyed = true
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

  func send(_ kind: InputEvent.Kind) {
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
    keeper?.placementChanged(at: SteadyClock.now())
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

extension Window {
  /// Asks the controllers whether the window may close. Where nobody has to be waited for it closes at once.
  ///
  /// - Parameter answered: Hears when all have answered.
  package func askToClose(answered: @escaping () -> Void = {}) {
    Task.immediate {
      await closeUnlessKept()
      answered()
    }
  }
}
