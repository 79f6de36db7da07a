// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension Window {
  /// Handles one input event. Events must be sent in the order of their times.
  public func send(_ event: InputEvent) {
    advanceClock(to: event.instant)
    content?.endAppearance()
    content?.restoreLateControllers()
    if event.kind.isPress { content?.userDidAct() }
    toolTips?.handle(event.kind)
    switch event.kind {
    case .pointer(let pointer): sendPointer(pointer, at: event.instant)
    case .wheel(let wheel):
      send(to: wheel.location) { $0.scrollWheel(wheel) }
      pointers.updateHover()
    case .key(let key): sendKey(key)
    case .text(let text):
      layoutIfNeeded()
      focus.textInput.send(text)
    case .drop(let drop): send(to: drop.location) { $0.performDrop(drop) }
    case .window(let change): sendWindow(change)
    }
  }

  private func sendPointer(_ event: PointerEvent, at instant: Instant) {
    // Hit testing needs the layout that the user sees.
    layoutIfNeeded()
    if event.phase == .down, event.button == .back || event.button == .forward {
      let key = KeyEvent(event.button == .back ? .back : .forward)
      // The back and forward buttons are meant for the view under the pointer.
      if let view = hitTest(event.location), deliver(key, to: view) { return }
      sendKey(key)
    } else {
      pointers.handle(event, at: instant)
    }
  }

  /// Asks the responders at a point of the window, from the inside out, until one has handled an event.
  private func send(to location: Point, _ handle: (Responder) -> Bool) {
    layoutIfNeeded()
    var responder: Responder? = hitTest(location)
    while let current = responder, !handle(current) { responder = current.next }
  }

  private func sendKey(_ event: KeyEvent) {
    guard event.isDown, !focus.textInput.arrivesAsText(event) else { return }
    layoutIfNeeded()
    if !deliver(event, to: keyResponder) { showContextMenu(for: event) }
  }

  /// Sends a key to `view`; nil for the first responder. Returns whether a responder handled it.
  func sendKey(_ key: Key, from view: View?) -> Bool {
    deliver(KeyEvent(key), to: view ?? keyResponder)
  }

  private func deliver(_ event: KeyEvent, to first: Responder?) -> Bool {
    var responder: Responder? = first ?? self
    var inner: (any ViewOwner)?
    while let current = responder {
      if let owner = current as? any ViewOwner {
        if owner.handleKey(event, after: inner) { return true }
        inner = owner
      } else if current.performCommand(of: event) || current.keyDown(event) {
        return true
      }
      responder = responderForKeys(after: current) ?? (current === self ? nil : self)
    }
    return false
  }

  /// The responder that receives a key first: the first responder, or the front one if there is none.
  private var keyResponder: Responder? {
    focus.firstResponder ?? content?.fallbackKeyResponder
  }

  /// After a developer tool in the overlay, a key goes to the content below it.
  private func responderForKeys(after responder: Responder) -> Responder? {
    responder === overlayViewIfLoaded ? content?.fallbackKeyResponder : responder.next
  }

  private func sendWindow(_ event: WindowEvent) {
    switch event {
    case .resized(let size): resize(to: size)
    case .scaleChanged(let scale): traits.scale = scale
    case .focusGained: setFocused(true)
    case .focusLost: setFocused(false)
    case .closeRequested: performClose()
    case .exposed: invalidateAll()
    case .memoryWarning: deliverMemoryWarning()
    case .fullScreenChanged(let fullScreen): isFullScreen = fullScreen
    case .colorSchemeChanged(let scheme): traits.theme = traits.theme.adapted(to: scheme)
    }
  }
}

extension InputEvent.Kind {
  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key(let key): key.isDown
    case .text, .drop: true
    case .wheel, .window: false
    }
  }
}

extension Window {
  /// Lets the user choose with the desktop's own file chooser; nil if the desktop has none.
  package func chooseOnDesktop(
    _ chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? {
    try await delegate?.window(self, choose: chooser)
  }

  package var fileBrowser: (any FileBrowser)? { delegate?.fileBrowser(for: self) }

  /// Returns the text on one of the desktop's clipboards; nil if there is none.
  ///
  /// Reading may have to wait for the program that owns the text. Call it only when the user
  /// pastes, or opens a menu with a Paste command.
  public func text(on clipboard: Clipboard) -> String? {
    let text = delegate?.window(self, textOn: clipboard)
    return text?.isEmpty ?? true ? nil : text
  }

  /// Whether a clipboard has a text, for a menu with a Paste command.
  package func hasText(on clipboard: Clipboard) -> Bool {
    delegate?.window(self, hasTextOn: clipboard) ?? false
  }

  /// Offers a selected text to the middle mouse button in all programs, if the desktop supports that.
  package func setPrimarySelection(_ text: String) { request(.primarySelection(text)) }

  /// Makes the input method discard its composition. A text input calls it when a click or command ended a composition.
  package func endComposition() { request(.endComposition) }

  var focusCommands: [KeyCommand] {
    let localized = traits.localization
    let group = localized("Focus")
    return [
      KeyCommand(
        localized("Next control"), identifier: "focus.next-control", group: group,
        shortcuts: [.init(.tab)], repeats: true
      ) { [focus] in focus.moveFocus(forward: true) },
      KeyCommand(
        localized("Previous control"), identifier: "focus.previous-control", group: group,
        shortcuts: [.init(.tab, .shift)], repeats: true
      ) { [focus] in focus.moveFocus(forward: false) },
      KeyCommand(
        localized("Next pane"), identifier: "focus.next-pane", group: group,
        shortcuts: [.init(.function(6))]
      ) { [focus] in focus.moveToPane(forward: true) },
      KeyCommand(
        localized("Previous pane"), identifier: "focus.previous-pane", group: group,
        shortcuts: [.init(.function(6), .shift)]
      ) { [focus] in focus.moveToPane(forward: false) },
    ]
  }

  /// Focuses the first view of the front screen that can become first responder and does not accept text input, or else
  /// the nearest such view outside it, such as a button in a bar. Returns whether a view was focused.
  ///
  /// The front screen is the innermost controller that receives key commands (`ViewController.childForKeyCommands`), in
  /// the last presented controller or the root controller. A presentation is skipped if the user can use its presenter.
  @discardableResult
  public func focusScreenInFront() -> Bool {
    content?.fallbackKeyView.map { focus.focusNearest(to: $0) } ?? false
  }

  /// Returns all key commands in the window, including hidden views' commands, for a list of shortcuts. Commands with
  /// the same identifier become one command with the shortcuts of all of them.
  public func allKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    func collect(_ responder: Responder) {
      for command in responder.keyCommands {
        if let index = commands.firstIndex(where: { $0.identifier == command.identifier }) {
          commands[index] = commands[index].addingShortcuts(of: command)
        } else {
          commands.append(command)
        }
      }
    }
    func visit(_ view: View) {
      if let owner = view.owner?.responderAfterView { collect(owner) }
      collect(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    collect(self)
    return commands
  }

  /// Asks the views from `view` outwards, and the controllers between them, for a context menu and shows the first one.
  ///
  /// - Parameter point: In `view`'s coordinates.
  @discardableResult
  package func showContextMenu(at point: Point, in view: View, byKey: Bool) -> Bool {
    var responder: Responder? = view
    var asked = view
    while let current = responder {
      if let view = current as? View {
        asked = view
      } else if let view = (current as? any ViewOwner)?.viewIfLoaded {
        asked = view
      }
      let location = view.convert(point, to: asked)
      if let menu = current.contextMenu(at: location) {
        menu.show(at: location, in: asked, byKey: byKey)
        return true
      }
      responder = current.next
    }
    return false
  }

  func showContextMenu(for event: KeyEvent) {
    let isAsked =
      (event.key == .menu && event.modifiers.isEmpty)
      || (event.key == .function(10) && event.modifiers == .shift)
    guard isAsked, !event.isRepeat, let view = keyView else { return }
    focus.showFocusRing()
    showContextMenu(at: view.contextMenuPoint, in: view, byKey: true)
  }

  private var keyView: View? { focus.focusedView ?? content?.fallbackKeyView }

  package var pointerLocation: Point? { pointers.mouseLocation }

  /// Sends the further events of all pressed pointers to `view`: the press that opens a menu can then choose an item.
  /// The views and recognizers that received them before are canceled. Traps if `view` is not in this window.
  public func handOverPointers(to view: View) {
    require(view.window === self, "\(view) is not in this window")
    pointers.handOver(to: view)
  }
}
