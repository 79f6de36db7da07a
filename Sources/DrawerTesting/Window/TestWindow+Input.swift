// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing

/// Places are in points from the window's top left corner.
extension TestWindow {
  /// Moves the pointer to a place at once.
  public func move(to point: Point, device: PointerEvent.Device = .mouse) {
    driver.pointer(.moved, at: point, device: device)
  }

  /// Moves the pointer in steps of a frame, and lets the frames pass: a drag, while a button is held.
  ///
  /// - Parameters:
  ///   - start: Where the way begins. Default: where the pointer was last.
  ///   - duration: Seconds that the way takes.
  public func move(
    from start: Point? = nil, to end: Point, duration: Double, device: PointerEvent.Device = .mouse
  ) {
    driver.move(from: start, to: end, duration: duration, device: device)
  }

  /// Presses a button, or puts a finger down, and holds it.
  public func press(
    at point: Point, button: PointerEvent.Button = .primary, device: PointerEvent.Device = .mouse
  ) {
    driver.pointer(.down, at: point, device: device, button: button)
  }

  /// Lets go of what is held.
  public func release(
    at point: Point, button: PointerEvent.Button = .primary, device: PointerEvent.Device = .mouse
  ) {
    driver.pointer(.up, at: point, device: device, button: button)
  }

  /// Moves the mouse to a place, presses and lets go, and makes a frame. A second one there within 0.4 seconds of the clock
  /// is a double click: `advance(by:)` separates them.
  public func click(at point: Point, button: PointerEvent.Button = .primary) {
    click(at: point, button: button, modifiers: [])
  }

  /// The same while modifier keys are held.
  public func click(
    at point: Point, button: PointerEvent.Button = .primary, modifiers: KeyModifiers
  ) {
    driver.click(at: point, button: button, modifiers: modifiers)
    step()
  }

  /// Taps with a finger, and makes a frame.
  public func tap(at point: Point) {
    press(at: point, device: .touch)
    release(at: point, device: .touch)
    step()
  }

  /// Presses, moves and lets go: what was dragged has the velocity of the way, unless the pointer rests.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the way takes.
  ///   - rest: Seconds between the end of the way and letting go. Default 0: a fling.
  public func drag(
    from start: Point, to end: Point, duration: Double, rest: Double = 0,
    device: PointerEvent.Device = .mouse
  ) {
    press(at: start, device: device)
    driver.moveAndRelease(from: start, to: end, duration: duration, rest: rest, device: device)
  }

  /// Points: a little more than what a finger has to move before a drag begins.
  private static let touchSlop = 12.0

  /// Turns the wheel, and makes a frame; after a whole notch makes frames until the content has followed.
  ///
  /// - Parameter notches: Positive shows what lies further down. May have a fraction.
  public func turnWheel(_ notches: Double, at point: Point) {
    turnWheel(Point(0, notches), at: point)
  }

  /// Scrolls what lies at a place, with the wheel or with a finger that rests before it lifts, and waits until
  /// nothing moves.
  ///
  /// - Parameter distance: Points. Positive y shows what lies further down, positive x what lies further
  ///   right. A finger goes a little further, because its first 10 points only begin the gesture.
  public func scroll(
    by distance: Point, at point: Point, device: PointerEvent.Device = .mouse
  ) {
    switch device {
    case .mouse:
      turnWheel(
        Point(distance.x / ScrollView.wheelStep, distance.y / ScrollView.wheelStep), at: point)
    case .touch:
      let length = max(abs(distance.x), abs(distance.y), 1)
      let share = Self.touchSlop / length
      let start = Point(point.x - distance.x * share, point.y - distance.y * share)
      press(at: point, device: .touch)
      move(to: start, device: .touch)
      driver.moveAndRelease(
        from: start, to: Point(start.x - distance.x, start.y - distance.y), duration: 0.3,
        rest: 0.3, device: .touch)
    }
    settle()
  }

  private func turnWheel(_ notches: Point, at point: Point) {
    send(.wheel(WheelEvent(delta: notches, at: point)))
    step()
    if notches == Point(notches.x.rounded(), notches.y.rounded()) {
      advance(by: ScrollView.wheelDuration)
    }
  }
}

extension TestWindow {
  /// Presses a key with modifiers and lets it go, and makes a frame.
  public func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    driver.press(key, modifiers)
    step()
  }

  /// Presses a key for each character, which makes text too while the window wants some.
  public func type(_ text: String) {
    for character in text {
      // Whether text is wanted counts at the press, as in SDL.
      guard textInputRect != nil else {
        key(.character(character))
        continue
      }
      let lower = String(character).lowercased().first ?? character
      let press: Key = character == " " ? .space : .character(lower)
      send(.key(KeyEvent(press)))
      send(.text(.committed(String(character))))
      send(.key(KeyEvent(press, isDown: false)))
      step()
    }
  }

  /// An input method shows what it composes, with the caret at its end.
  ///
  /// - Parameter selected: What it has marked, in characters. Default: nothing.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    let end = text.count
    send(.text(.composing(text, selectedRange: selected ?? end..<end)))
    step()
  }

  /// An input method is done: the composition goes, and the text comes.
  public func commit(_ text: String) {
    send(.text(.composing("", selectedRange: 0..<0)))
    send(.text(.committed(text)))
    step()
  }
}
