// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

extension FrameLoop {
  /// Asks the input method for a key before the window gets it.
  ///
  /// - Returns: False for an event that is no key and no text.
  func handleWriting(_ event: SDL_Event) -> Bool {
    switch event.type {
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: ask(event)
    // A character without a key, as at the end of a sequence with the Compose key.
    case SDL_TEXTINPUT.rawValue: give([event])
    default: return false
    }
    return true
  }

  /// Takes an event of the input method.
  func handle(_ event: InputMethodEvent) {
    switch event {
    case .text(let text): send(.text(text))
    case .forwarded(let key):
      // The key may be older than what is held now.
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
