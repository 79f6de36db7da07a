// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// Translates SDL's events to events for the host and the window. It makes no decisions beyond that.
nonisolated struct EventTranslator {
  /// The factor between points and the pointer's units.
  var unitsPerPoint: Double

  /// The size of the window in points, since fingers are reported in fractions of it.
  var size: Size

  /// The event type that SDL registered for the host.
  var wakeEvent: UInt32

  /// The layout for shortcuts if the current one has no Latin letters; nil if it has.
  var shortcutLayout: KeyboardLayout?

  /// The symbol without modifiers of the key that was pressed last.
  private var lastSymbol: Int32 = 0
  /// The scancode of the key that was pressed or released last.
  private(set) var lastScancode = 0
  /// SDL's modifier bits at the last key event. `SDL_GetModState` is ahead of pending events.
  var heldModifiers: UInt16
  private var isClosing = false
  /// Whether an input method is composing. The text that follows is from the input method, regardless of held keys.
  private var isComposing = false
  /// Whether a composition has ended without text, and only modifiers were pressed since then. When a modifier is
  /// pressed, ibus-hangul ends the composition before it sends the text.
  private var awaitsText = false

  /// `SDL_TOUCH_MOUSEID`, the mouse that SDL emulates for fingers. Swift 6.3 imports it but does not compile it.
  private static let touchMouse = UInt32.max

  private static let modifierKeys = SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue

  init(unitsPerPoint: Double, size: Size, wakeEvent: UInt32) {
    self.unitsPerPoint = unitsPerPoint
    self.size = size
    self.wakeEvent = wakeEvent
    heldModifiers = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
  }

  /// The number of an event's window; nil if it has none.
  static func window(of event: SDL_Event) -> UInt32? {
    switch event.type {
    // These events begin with the same three fields.
    case SDL_WINDOWEVENT.rawValue, SDL_KEYDOWN.rawValue...SDL_TEXTINPUT.rawValue,
      SDL_TEXTEDITING_EXT.rawValue, SDL_MOUSEMOTION.rawValue...SDL_MOUSEWHEEL.rawValue:
      event.window.windowID
    case SDL_FINGERDOWN.rawValue...SDL_FINGERMOTION.rawValue: event.tfinger.windowID
    case SDL_DROPFILE.rawValue...SDL_DROPCOMPLETE.rawValue: event.drop.windowID
    default: nil
    }
  }

  /// Whether a close was not followed by a quit event, as in a process with another window. Resets the close.
  mutating func consumeUnansweredClose() -> Bool {
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
    case SDL_DROPFILE.rawValue...SDL_DROPCOMPLETE.rawValue: drop(event.drop)
    case SDL_WINDOWEVENT.rawValue: window(event.window)
    case SDL_DISPLAYEVENT.rawValue: .geometryChanged
    case SDL_KEYMAPCHANGED.rawValue: .keyboardLayoutChanged
    // SDL also sends this event for SIGINT and SIGTERM. It follows the close of the last window.
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
    let location = Point(Double(finger.x) * size.width, Double(finger.y) * size.height)
    // Mouse pointers have the identifier 0, and some drivers number fingers from 0.
    return .input(
      .pointer(
        PointerEvent(
          phase, at: location, device: .touch, identifier: finger.fingerId &+ 1,
          modifiers: modifiers)))
  }

  /// SDL counts up and right as positive. Its `direction` only says that the desktop has reversed the values.
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
    case SDL_WINDOWEVENT_LEAVE.rawValue: .input(.pointer(PointerEvent(.exited, at: .zero)))
    // Also for a close: `SDL_QUIT` follows the close of the last window and is translated instead.
    default: .ignored
    }
  }
}

nonisolated extension EventTranslator {
  /// Translates committed text. X11 also sends text for letters typed with Alt, Super, or in a non-Latin layout with
  /// Control; it is ignored, since it was handled as a shortcut. Longer text, and text that ends a composition, is from
  /// an input method and is never ignored.
  ///
  /// - Parameters:
  ///   - held: SDL's bits of the held modifiers.
  ///   - symbol: The key's symbol without modifiers.
  func text(_ event: SDL_TextInputEvent, held: UInt16, after symbol: Int32) -> HostEvent {
    let text = Self.string(event)
    let isShortcut = text.count == 1 && Self.isShortcut(text, held, symbol)
    return text.isEmpty || isShortcut ? .ignored : .input(.text(.committed(text)))
  }

  static func string(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { string($0) }
  }

  private static func isShortcut(_ text: String, _ held: UInt16, _ symbol: Int32) -> Bool {
    func holds(_ mask: SDL_Keymod) -> Bool { held & mask.bits != 0 }
    if holds(KMOD_CTRL) || holds(KMOD_GUI) || holds(KMOD_LALT) { return true }
    // SDL 2.26 reports AltGr as the right Alt key (seen with a German layout on X11). It is AltGr if the key produces
    // another character with it.
    guard holds(KMOD_RALT), !holds(KMOD_MODE) else { return false }
    let plain = Unicode.Scalar(UInt32(bitPattern: symbol)).map { String(Character($0)) }
    return plain?.lowercased() == text.lowercased()
  }

  func composition(_ event: SDL_TextEditingEvent) -> HostEvent {
    let text = withUnsafeBytes(of: event.text) { Self.string($0) }
    return composition(text, start: event.start, length: event.length)
  }

  func composition(_ event: SDL_TextEditingExtEvent) -> HostEvent {
    guard let text = event.text else { return .ignored }
    defer { SDL_free(text) }
    return composition(String(cString: text), start: event.start, length: event.length)
  }

  /// SDL counts code points. Drivers that do not know the caret report -1, which means the end.
  private func composition(_ text: String, start: Int32, length: Int32) -> HostEvent {
    let first = start < 0 ? .max : Int(start)
    let last = start < 0 ? .max : first + max(0, Int(length))
    return .input(.text(.composing(text, scalars: first, last)))
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

nonisolated extension TextInputEvent {
  /// Creates an event for a composition with a selected part or a caret, whose start and end are counted in Unicode
  /// scalars and limited to the text.
  static func composing(_ text: String, scalars start: Int, _ end: Int) -> TextInputEvent {
    let scalars = text.unicodeScalars
    func characters(_ count: Int) -> Int {
      let end = scalars.index(
        scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
      return text[..<(end ?? scalars.endIndex)].count
    }
    let first = characters(start)
    return .composing(text, selectedRange: first..<max(first, characters(end)))
  }
}

/// An SDL event as understood by the host.
nonisolated enum HostEvent: Equatable {
  /// An event for the window.
  case input(InputEvent.Kind)
  case drop(DropStep)
  /// The window's size or its display's scale may have changed.
  case geometryChanged
  case keyboardLayoutChanged
  case moved
  /// The window was hidden, minimized, shown or restored.
  case visibilityChanged
  case texturesLost
  /// Another program has destroyed the window with this number on the X server.
  case destroyed(UInt)
  /// A signal has asked the program to end.
  case terminated
  case wake
  case ignored
}
