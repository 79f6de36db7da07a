// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct EventTranslatorTests {
  private let translator = EventTranslator(
    unitsPerPoint: 2, size: Size(400, 300), wakeEvent: 0x8001)

  private func translate(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> HostEvent {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    var translator = translator
    return translator.translate(event)
  }

  @Test(arguments: [
    (1, PointerEvent.Button.primary), (2, .middle), (3, .secondary), (4, .back), (5, .forward),
  ])
  func `SDL mouse button events become pointer events with positions in points`(
    number: Int, button: PointerEvent.Button
  ) {
    let event = translate(SDL_MOUSEBUTTONDOWN) { event in
      event.button.button = UInt8(number)
      event.button.x = 30
      event.button.y = -8
    }

    #expect(
      event == .input(.pointer(PointerEvent(.down, at: Point(15, -4), button: button))))
  }

  @Test func `an SDL event of an unknown mouse button is ignored`() {
    #expect(translate(SDL_MOUSEBUTTONUP) { $0.button.button = 9 } == .ignored)
  }

  @Test func `a touch becomes one pointer event, and the mouse event that SDL adds is ignored`() {
    let mouse = translate(SDL_MOUSEBUTTONDOWN) { event in
      event.button.which = UInt32.max
      event.button.button = 1
    }
    let finger = translate(SDL_FINGERDOWN) { event in
      event.tfinger.fingerId = 0
      event.tfinger.x = 0.25
      event.tfinger.y = 0.5
    }

    #expect(mouse == .ignored)
    #expect(
      finger
        == .input(
          .pointer(PointerEvent(.down, at: Point(100, 150), device: .touch, identifier: 1))))
  }

  @Test func `an SDL wheel event keeps its fractions, and scrolling down becomes a positive delta`()
  {
    let event = translate(SDL_MOUSEWHEEL) { event in
      event.wheel.preciseX = 0.25
      event.wheel.preciseY = 1.5
      event.wheel.mouseX = 10
      event.wheel.mouseY = 20
    }

    #expect(event == .input(.wheel(WheelEvent(delta: Point(0.25, -1.5), at: Point(5, 10)))))
  }

  @Test(arguments: [
    SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL, SDL_FINGERDOWN,
    SDL_FINGERMOTION, SDL_FINGERUP, SDL_TEXTINPUT,
  ])
  func `a pointer, wheel or text event uses the modifiers of the last key event before it`(
    type: SDL_EventType
  ) {
    let present = SDL_GetModState()
    SDL_SetModState(KMOD_LCTRL)
    defer { SDL_SetModState(present) }
    var translator = translator
    var shift = SDL_Event()
    shift.type = SDL_KEYDOWN.rawValue
    shift.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
    _ = translator.translate(shift)
    var event = SDL_Event()
    event.type = type.rawValue
    switch type {
    case SDL_TEXTINPUT: withUnsafeMutableBytes(of: &event.text.text) { $0[0] = UInt8(ascii: "T") }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.button = 1
    default: break
    }
    switch translator.translate(event) {
    case .input(.pointer(let pointer)): #expect(pointer.modifiers == .shift)
    case .input(.wheel(let wheel)): #expect(wheel.modifiers == .shift)
    case .input(.text(let text)): #expect(text == .committed("T"))
    case let other: Issue.record("\(other)")
    }
  }

  @Test func `an SDL event of a held key becomes a repeated key event`() {
    let event = translate(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(SDLK_DOWN.rawValue)
      event.key.repeat = 1
    }

    #expect(event == .input(.key(KeyEvent(.down, isRepeat: true))))
  }

  @Test func `an SDL key release becomes a key event with isDown false`() {
    let event = translate(SDL_KEYUP) { $0.key.keysym.sym = Int32(SDLK_ESCAPE.rawValue) }

    #expect(event == .input(.key(KeyEvent(.escape, isDown: false))))
  }

  @Test func `SDL window events become geometry, visibility, exposure, focus and pointer events`() {
    let table: [(SDL_WindowEventID, HostEvent)] = [
      (SDL_WINDOWEVENT_SIZE_CHANGED, .geometryChanged),
      (SDL_WINDOWEVENT_DISPLAY_CHANGED, .geometryChanged),
      (SDL_WINDOWEVENT_HIDDEN, .visibilityChanged),
      (SDL_WINDOWEVENT_MINIMIZED, .visibilityChanged),
      (SDL_WINDOWEVENT_SHOWN, .visibilityChanged),
      (SDL_WINDOWEVENT_RESTORED, .visibilityChanged),
      (SDL_WINDOWEVENT_EXPOSED, .input(.window(.exposed))),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .input(.window(.focusGained))),
      (SDL_WINDOWEVENT_FOCUS_LOST, .input(.window(.focusLost))),
      (SDL_WINDOWEVENT_LEAVE, .input(.pointer(PointerEvent(.exited, at: .zero)))),
      // A quit follows it.
      (SDL_WINDOWEVENT_CLOSE, .ignored),
    ]

    for (identifier, expected) in table {
      let event = translate(SDL_WINDOWEVENT) { $0.window.event = UInt8(identifier.rawValue) }
      #expect(event == expected)
    }
  }

  @Test
  func
    `SDL's first quit event after a close event asks the window to close, and the next one terminates`()
  {
    var translator = translator
    var event = SDL_Event()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
    #expect(translator.translate(event) == .ignored)
    event.type = SDL_QUIT.rawValue
    #expect(translator.translate(event) == .input(.window(.closeRequested)))
    #expect(translator.translate(event) == .terminated)
  }

  @Test
  func `SDL's quit, wake-up and lost texture events become terminated, wake and texturesLost`() {
    #expect(translate(SDL_QUIT) { _ in } == .terminated)
    #expect(translate(SDL_EventType(0x8001)) { _ in } == .wake)
    #expect(translate(SDL_RENDER_TARGETS_RESET) { _ in } == .texturesLost)
    #expect(translate(SDL_RENDER_DEVICE_RESET) { _ in } == .texturesLost)
    #expect(translate(SDL_CLIPBOARDUPDATE) { _ in } == .ignored)
  }
}
