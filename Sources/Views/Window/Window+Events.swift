// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension Window {
  /// Handles one event. Events have to be sent in the order of their instants.
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

  /// Sends a key to `view`; nil for the view with the keyboard. Returns whether a responder handled it.
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
      // The window is asked after all responders.
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

extension Window {
  /// Lets the person choose with the desktop's own chooser; nil where the desktop has none.
  package func chooseOnDesktop(
    _ chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? {
    guard let delegate else { return nil }
    return try await delegate.window(self, choose: chooser)
  }

  /// The machine's folders; nil where the host has none to choose from.
  package var fileBrowser: (any FileBrowsing)? { delegate?.fileBrowser(for: self) }
}

extension Window {
  /// Reads the text of one of the desktop's clipboards; nil when there is none.
  ///
  /// The host may have to wait for the program that owns it, so ask for it only when a person
  /// pastes, or opens a menu that offers to.
  public func text(on clipboard: Clipboard) -> String? {
    let text = delegate?.window(self, textOn: clipboard)
    return text?.isEmpty ?? true ? nil : text
  }

  /// Whether a clipboard has a text, for a menu that offers to paste it.
  package func hasText(on clipboard: Clipboard) -> Bool {
    delegate?.window(self, hasTextOn: clipboard) ?? false
  }

  /// Offers a selected text to the middle mouse button of all programs, where the desktop knows that.
  package func setPrimarySelection(_ text: String) {
    request(.primarySelection(text))
  }

  /// A composition was made part of the text, or dropped, by the program itself: the input method
  /// forgets it. A text input calls it when a click or a command ends a composition.
  package func endComposition() {
    request(.endComposition)
  }
}

extension Window {
  /// The shortcuts that every window has: moving the keyboard from view to view.
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

  /// Gives the keyboard to the first view of the screen in front that can have it and is not written in, or to the nearest
  /// such view around that screen.
  ///
  /// The screen in front is the innermost controller that key commands go to (`ViewController.childForKeyCommands`), in
  /// the controller that was presented last.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult
  public func focusScreenInFront() -> Bool {
    content?.keyView.map { focus.focusNearest(to: $0) } ?? false
  }

  /// Every shortcut that something in the window answers, also what is hidden now: what a list of
  /// shortcuts shows. Commands of one identifier are listed once, with the shortcuts of all.
  public func allKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    func collect(_ responder: Responder) {
      for command in responder.keyCommands {
        if let index = commands.firstIndex(where: { $0.identifier == command.identifier }) {
          commands[index] = commands[index].joined(with: command)
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
}

extension Window {
  /// Asks the views from `view` outwards, and the controllers between them, for a context menu and
  /// shows the first one.
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
      let place = view.convert(point, to: asked)
      if let menu = current.contextMenu(at: place) {
        menu.show(at: place, in: asked, byKey: byKey)
        return true
      }
      responder = current.next
    }
    return false
  }

  /// The Menu key, or Shift and F10, that nothing else took.
  func showContextMenu(for event: KeyEvent) {
    let isAsked =
      (event.key == .menu && event.modifiers.isEmpty)
      || (event.key == .function(10) && event.modifiers == .shift)
    guard isAsked, !event.isRepeat, let view = keyView else { return }
    focus.keyboardWasUsed()
    showContextMenu(at: view.contextMenuPoint, in: view, byKey: true)
  }

  /// The view that has the keyboard, or the one in front.
  private var keyView: View? { focus.focusedView ?? content?.keyView }

  /// Where the mouse is, in the window's points; nil while it is outside.
  package var pointerLocation: Point? { pointers.location }

  /// Gives the pointers that are down to another view, from the next report on: the release of a press
  /// that opened a menu chooses in it. The previous views and recognizers are cancelled.
  public func handOverPointers(to view: View) {
    require(view.window === self, "\(view) lies in another window")
    pointers.handOver(to: view)
  }
}
