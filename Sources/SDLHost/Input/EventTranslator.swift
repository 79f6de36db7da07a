// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// SDL's events in the core's words: the one place where they are read. No policy.
nonisolated struct EventTranslator {
  /// Turns the pointer's units into points.
  var unitsPerPoint: Double

  /// The window in points; fingers are given in shares of it.
  var size: Size

  /// The number that SDL gave to the host's own event.
  var wakeEvent: UInt32

  /// The layout of shortcuts if the present one cannot write Latin letters; nil if it can.
  var shortcutLayout: KeyboardLayout?

  /// The key that went down last, as SDL names it: what it makes without modifiers.
  private var lastSymbol: Int32 = 0
  /// The place of the key that went down or up last, as SDL counts them.
  private(set) var lastScancode = 0
  /// SDL's bits of the modifiers that were held when the last key went down or up. `SDL_GetModState` is ahead of the events
  /// that still wait: it has the Control key of a shortcut that was pressed after the letter.
  var heldModifiers: UInt16
  /// Whether a person has closed the window.
  private var isClosing = false
  /// Whether an input method composes: the text that follows comes from the input method, whatever keys are held.
  private var isComposing = false
  /// Whether a composition has ended without text, and no key but modifiers has been pressed since then. ibus-hangul ends the
  /// composition first when a modifier is pressed, and sends the text after that.
  private var awaitsText = false

  /// `SDL_TOUCH_MOUSEID`, `(Uint32)-1`, which Swift 6.3 imports but does not compile: the mouse
  /// that SDL makes of fingers.
  private static let touchMouse = UInt32.max

  private static let modifierKeys = SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue

  init(unitsPerPoint: Double, size: Size, wakeEvent: UInt32) {
    self.unitsPerPoint = unitsPerPoint
    self.size = size
    self.wakeEvent = wakeEvent
    heldModifiers = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
  }

  /// The number of the window that an event belongs to; nil if it belongs to no window.
  static func window(of event: SDL_Event) -> UInt32? {
    switch event.type {
    case SDL_WINDOWEVENT.rawValue: event.window.windowID
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: event.key.windowID
    case SDL_TEXTEDITING.rawValue: event.edit.windowID
    case SDL_TEXTEDITING_EXT.rawValue: event.editExt.windowID
    case SDL_TEXTINPUT.rawValue: event.text.windowID
    case SDL_MOUSEMOTION.rawValue: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN.rawValue, SDL_MOUSEBUTTONUP.rawValue: event.button.windowID
    case SDL_MOUSEWHEEL.rawValue: event.wheel.windowID
    case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue:
      event.tfinger.windowID
    case SDL_DROPBEGIN.rawValue, SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue,
      SDL_DROPCOMPLETE.rawValue:
      event.drop.windowID
    default: nil
    }
  }

  /// A close that no quit has followed, as where the process has another window.
  mutating func takeUnansweredClose() -> Bool {
    defer { isClosing = false }
    return isClosing
  }

  mutating func translate(_ event: SDL_Event) -> HostEvent {
    if event.type == SDL_KEYDOWN.rawValue {
      lastSymbol = event.key.keysym.sym
      if !Self.modifierKeys.contains(event.key.keysym.scancode.rawValue) { awaitsText = false }
    }
    if event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue {
      lastScancode = Int(event.key.keysym.scancode.rawValue)
      heldModifiers = event.key.keysym.mod
    }
    let result = translation(of: event)
    if event.type == SDL_WINDOWEVENT.rawValue {
      isClosing = isClosing || UInt32(event.window.event) == SDL_WINDOWEVENT_CLOSE.rawValue
    } else if event.type == SDL_QUIT.rawValue {
      isClosing = false
    }
    switch result {
    case .input(.text(.composing(let text, _))):
      awaitsText = text.isEmpty && (isComposing || awaitsText)
      isComposing = !text.isEmpty
    case .input(.text(.committed)): (isComposing, awaitsText) = (false, false)
    default: break
    }
    return result
  }

  private func translation(of event: SDL_Event) -> HostEvent {
    switch event.type {
    case SDL_MOUSEMOTION.rawValue where event.motion.which != Self.touchMouse:
      pointer(.moved, event.motion.x, event.motion.y)
    case SDL_MOUSEBUTTONDOWN.rawValue where event.button.which != Self.touchMouse:
      pointer(.down, event.button.x, event.button.y, button: event.button.button)
    case SDL_MOUSEBUTTONUP.rawValue where event.button.which != Self.touchMouse:
      pointer(.up, event.button.x, event.button.y, button: event.button.button)
    case SDL_MOUSEWHEEL.rawValue where event.wheel.which != Self.touchMouse:
      wheel(event.wheel)
    case SDL_FINGERDOWN.rawValue: finger(.down, event.tfinger)
    case SDL_FINGERMOTION.rawValue: finger(.moved, event.tfinger)
    case SDL_FINGERUP.rawValue: finger(.up, event.tfinger)
    case SDL_KEYDOWN.rawValue: key(event.key, isDown: true)
    case SDL_KEYUP.rawValue: key(event.key, isDown: false)
    case SDL_TEXTINPUT.rawValue:
      text(event.text, held: isComposing || awaitsText ? 0 : heldModifiers, after: lastSymbol)
    case SDL_TEXTEDITING.rawValue: composition(event.edit)
    case SDL_TEXTEDITING_EXT.rawValue: composition(event.editExt)
    case SDL_DROPBEGIN.rawValue, SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue,
      SDL_DROPCOMPLETE.rawValue:
      drop(event.drop)
    case SDL_WINDOWEVENT.rawValue: window(event.window)
    case SDL_DISPLAYEVENT.rawValue: .geometryChanged
    case SDL_KEYMAPCHANGED.rawValue: .layoutChanged
    // What SDL makes of SIGINT and SIGTERM too; it follows the close of the last window.
    case SDL_QUIT.rawValue: isClosing ? .input(.window(.closeRequested)) : .terminated
    case SDL_RENDER_TARGETS_RESET.rawValue, SDL_RENDER_DEVICE_RESET.rawValue: .texturesLost
    case SDL_SYSWMEVENT.rawValue:
      .destroyed(withUnsafePointer(to: event, drawer_x11_destroyed_window))
    case wakeEvent: .wake
    default: .ignored
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(Double(x) / unitsPerPoint, Double(y) / unitsPerPoint)
  }

  private var modifiers: KeyModifiers { KeyTranslation.modifiers(heldModifiers) }

  private func pointer(
    _ phase: PointerEvent.Phase, _ x: Int32, _ y: Int32, button: UInt8 = 1
  ) -> HostEvent {
    guard let button = Self.button(button) else { return .ignored }
    return .input(
      .pointer(
        PointerEvent(phase, at: point(x, y), button: button, modifiers: modifiers)))
  }

  private static func button(_ number: UInt8) -> PointerEvent.Button? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .primary
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_X1: .back
    case SDL_BUTTON_X2: .forward
    default: nil
    }
  }

  private func finger(_ phase: PointerEvent.Phase, _ finger: SDL_TouchFingerEvent) -> HostEvent {
    let place = Point(Double(finger.x) * size.width, Double(finger.y) * size.height)
    // 0 is the mouse's number, and some drivers count fingers from 0.
    return .input(
      .pointer(
        PointerEvent(
          phase, at: place, device: .touch, identifier: finger.fingerId &+ 1,
          modifiers: modifiers)))
  }

  /// SDL counts up and right as positive. Its `direction` only says that the desktop has already
  /// reversed the values, as the person's settings ask.
  private func wheel(_ wheel: SDL_MouseWheelEvent) -> HostEvent {
    .input(
      .wheel(
        WheelEvent(
          delta: Point(Double(wheel.preciseX), -Double(wheel.preciseY)),
          at: point(wheel.mouseX, wheel.mouseY), modifiers: modifiers)))
  }

  private func key(_ key: SDL_KeyboardEvent, isDown: Bool) -> HostEvent {
    let translated = KeyTranslation.translate(
      symbol: key.keysym.sym, scancode: key.keysym.scancode.rawValue, modifiers: key.keysym.mod,
      layout: shortcutLayout)
    guard let translated else { return .ignored }
    return .input(
      .key(
        KeyEvent(
          translated.key, modifiers: translated.modifiers, isDown: isDown,
          isRepeat: key.repeat != 0)))
  }

  private func window(_ window: SDL_WindowEvent) -> HostEvent {
    switch UInt32(window.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED.rawValue, SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue:
      .geometryChanged
    case SDL_WINDOWEVENT_MOVED.rawValue: .moved
    case SDL_WINDOWEVENT_SHOWN.rawValue, SDL_WINDOWEVENT_HIDDEN.rawValue,
      SDL_WINDOWEVENT_MINIMIZED.rawValue, SDL_WINDOWEVENT_MAXIMIZED.rawValue,
      SDL_WINDOWEVENT_RESTORED.rawValue:
      .visibilityChanged
    case SDL_WINDOWEVENT_EXPOSED.rawValue: .input(.window(.exposed))
    case SDL_WINDOWEVENT_FOCUS_GAINED.rawValue: .input(.window(.focusGained))
    case SDL_WINDOWEVENT_FOCUS_LOST.rawValue: .input(.window(.focusLost))
    case SDL_WINDOWEVENT_LEAVE.rawValue: .input(.pointer(PointerEvent(.left, at: .zero)))
    // `SDL_QUIT` follows the close of the last window: one of the two is enough.
    case SDL_WINDOWEVENT_CLOSE.rawValue: .ignored
    default: .ignored
    }
  }
}

/// What an SDL event means to the host.
nonisolated enum HostEvent: Equatable {
  /// For the window's core.
  case input(InputEvent.Kind)
  /// A part of a drop.
  case drop(DropStep)
  /// The window's size or its display's scale may be another one.
  case geometryChanged
  /// The keys make other characters.
  case layoutChanged
  /// The window was moved.
  case moved
  /// The window was hidden, minimised, shown or restored.
  case visibilityChanged
  /// The renderer lost its textures.
  case texturesLost
  /// Another program has destroyed a window of this number on the X server.
  case destroyed(UInt)
  /// A signal wants the program to end.
  case terminated
  /// Another thread asks the loop to look for jobs.
  case wake
  case ignored
}
