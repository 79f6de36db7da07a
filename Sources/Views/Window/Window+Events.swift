// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Window {
  /// Handles one event. Events come in the order of their instants.
  public func send(_ event: InputEvent) {
    advanceClock(to: event.instant)
    content?.endAppearance()
    content?.restoreArrivals()
    if event.kind.isPress { content?.userActed() }
    toolTips?.hear(event.kind)
    switch event.kind {
    case .pointer(let pointer): sendPointer(pointer, at: event.instant)
    case .wheel(let wheel): sendWheel(wheel)
    case .key(let key): sendKey(key)
    case .text(let text): sendText(text)
    case .drop(let drop): sendDrop(drop)
    case .window(let change): sendWindow(change)
    }
  }

  private func sendPointer(_ event: PointerEvent, at instant: Instant) {
    // Hit testing needs the layout that the person sees.
    layoutIfNeeded()
    if event.phase == .down, event.button == .back || event.button == .forward {
      let key = KeyEvent(event.button == .back ? .back : .forward)
      // The button is meant for the view under the pointer.
      if let view = hitTest(event.location), deliver(key, to: view) { return }
      sendKey(key)
    } else {
      pointers.handle(event, at: instant)
    }
  }

  private func sendWheel(_ event: WheelEvent) {
    layoutIfNeeded()
    var responder: Responder? = hitTest(event.location)
    while let current = responder {
      if current.wheelTurned(event) { break }
      responder = current.next
    }
    pointers.updateHover()
  }

  private func sendDrop(_ event: DropEvent) {
    layoutIfNeeded()
    var responder: Responder? = hitTest(event.location)
    while let current = responder {
      if current.dropped(event) { break }
      responder = current.next
    }
  }

  private func sendKey(_ event: KeyEvent) {
    guard event.isDown, !focus.textInput.takes(event) else { return }
    layoutIfNeeded()
    if !deliver(event, to: keyResponder) { showContextMenu(for: event) }
  }

  /// A key that is pressed where `view` is; nil for where the keyboard is. Returns whether anybody took it.
  func sendKey(_ key: Key, from view: View?) -> Bool {
    deliver(KeyEvent(key), to: view ?? keyResponder)
  }

  private func deliver(_ event: KeyEvent, to first: Responder?) -> Bool {
    var responder: Responder? = first ?? self
    var inner: (any ViewOwner)?
    while let current = responder {
      if let owner = current as? any ViewOwner {
        if owner.takes(event, after: inner) { return true }
        inner = owner
      } else if current.performCommand(of: event) || current.keyDown(event) {
        return true
      }
      // Whoever is asked first, the window is asked last.
      responder = responderForKeys(after: current) ?? (current === self ? nil : self)
    }
    return false
  }

  private func sendText(_ event: TextInputEvent) {
    layoutIfNeeded()
    focus.textInput.send(event)
  }

  /// Where a key starts its way: the first responder, or whatever is in front.
  private var keyResponder: Responder? {
    focus.firstResponder ?? content?.keyTarget
  }

  /// A person with the keyboard in a developers' tool watches what the keys do below it.
  private func responderForKeys(after responder: Responder) -> Responder? {
    if let tools, responder === tools { return content?.keyTarget }
    return responder.next
  }

  private func sendWindow(_ event: WindowEvent) {
    switch event {
    case .resized(let size): resize(to: size)
    case .scaleChanged(let scale): traits.scale = scale
    case .focusGained: setFocused(true)
    case .focusLost: setFocused(false)
    case .closeRequested: performClose()
    case .exposed: invalidateAll()
    case .memoryShort: deliverMemoryWarning()
    case .fullScreenChanged(let fullScreen): isFullScreen = fullScreen
    case .colorSchemeChanged(let scheme): traits.theme = traits.theme.adapted(to: scheme)
    }
  }
}

extension InputEvent.Kind {
  /// Whether the user has pressed a button or a key, or has written something.
  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key(let key): key.isDown
    case .text, .drop: true
    case .wheel, .window: false
    }
  }
}
