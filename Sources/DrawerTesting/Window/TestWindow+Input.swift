// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing

/// Simulates input. Positions are in points from the window's top left corner.
extension TestWindow {
  /// Moves the pointer to a position, in points from the window's top left corner, without intermediate positions.
  public func move(to point: Point, device: PointerEvent.Device = .mouse) {
    driver.sendPointer(.moved, at: point, device: device)
  }

  /// Moves the pointer gradually, one step per rendered frame. While a mouse button is pressed, this is a drag.
  ///
  /// - Parameters:
  ///   - start: The position where the movement begins. Default: the last position of the pointer.
  ///   - duration: The duration of the movement in seconds.
  public func move(
    from start: Point? = nil, to end: Point, duration: Double, device: PointerEvent.Device = .mouse
  ) { driver.move(from: start, to: end, duration: duration, device: device) }

  /// Presses a mouse button, or puts a finger down, without releasing it.
  public func press(
    at point: Point, button: PointerEvent.Button = .primary, device: PointerEvent.Device = .mouse
  ) { driver.sendPointer(.down, at: point, device: device, button: button) }

  /// Releases the pressed mouse button, or lifts the finger.
  public func release(
    at point: Point, button: PointerEvent.Button = .primary, device: PointerEvent.Device = .mouse
  ) { driver.sendPointer(.up, at: point, device: device, button: button) }

  /// Moves the mouse to a position, clicks, and renders a frame. A second click at the position, before the
  /// clock has advanced by 0.4 seconds, makes a double click; call `advance(by:)` to prevent this.
  ///
  /// - Parameter modifiers: The modifier keys that are pressed during the click. Default none.
  public func click(
    at point: Point, button: PointerEvent.Button = .primary, modifiers: KeyModifiers = []
  ) {
    driver.click(at: point, button: button, modifiers: modifiers)
    step()
  }

  /// Taps with a finger at a position, and renders a frame.
  public func tap(at point: Point) {
    press(at: point, device: .touch)
    release(at: point, device: .touch)
    step()
  }

  /// Presses, moves and releases the pointer. Without a pause before it, the release has the velocity of the movement.
  ///
  /// - Parameters:
  ///   - duration: The duration of the movement in seconds.
  ///   - pauseDuration: The time between the end of the movement and the release, in seconds. Default 0, for a fling.
  public func drag(
    from start: Point, to end: Point, duration: Double, pauseDuration: Double = 0,
    device: PointerEvent.Device = .mouse
  ) {
    press(at: start, device: device)
    driver.moveAndRelease(
      from: start, to: end, duration: duration, pauseDuration: pauseDuration, device: device)
  }

  /// In points, a little more than the distance that a finger moves before a drag begins.
  private static let touchSlop = 12.0

  /// Turns the mouse wheel, and renders a frame. A whole number of notches starts an animation, which is rendered too.
  ///
  /// - Parameter notches: The clicks by which the wheel turns. Positive scrolls down. A fraction is not animated.
  public func scrollWheel(by notches: Double, at point: Point) {
    scrollWheel(by: Point(0, notches), at: point)
  }

  /// Scrolls with the wheel, or with a finger if `device` is `touch`, and waits until the window is idle. The finger
  /// pauses before it is lifted, so that the content does not continue to move.
  ///
  /// - Parameter distance: The distance in points. A positive y shows content further down, and a positive x shows
  ///   content further right. The finger first moves 12 points more, since a drag begins after 10 points.
  public func scroll(by distance: Point, at point: Point, device: PointerEvent.Device = .mouse) {
    switch device {
    case .mouse:
      scrollWheel(
        by: Point(distance.x / ScrollView.wheelStep, distance.y / ScrollView.wheelStep), at: point)
    case .touch:
      let length = max(abs(distance.x), abs(distance.y), 1)
      let ratio = Self.touchSlop / length
      let start = Point(point.x - distance.x * ratio, point.y - distance.y * ratio)
      press(at: point, device: .touch)
      move(to: start, device: .touch)
      driver.moveAndRelease(
        from: start, to: Point(start.x - distance.x, start.y - distance.y), duration: 0.3,
        pauseDuration: 0.3, device: .touch)
    }
    runUntilIdle()
  }

  private func scrollWheel(by notches: Point, at point: Point) {
    send(.wheel(WheelEvent(delta: notches, at: point)))
    step()
    if notches == Point(notches.x.rounded(), notches.y.rounded()) {
      advance(by: ScrollView.wheelDuration)
    }
  }
}

extension TestWindow {
  /// Presses and releases a key with modifiers, and renders a frame.
  public func pressKey(_ key: Key, _ modifiers: KeyModifiers = []) {
    driver.pressKey(key, modifiers)
    step()
  }

  /// Presses the key of each character. If a text field is being edited, the characters are also entered.
  public func typeText(_ text: String) {
    for character in text {
      // As in SDL, the state at the press decides whether text is accepted.
      guard textInputRect != nil else {
        pressKey(.character(character))
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

  /// Simulates an input method that shows a text that is still being composed.
  ///
  /// - Parameter selectedRange: The selected characters of the composed text. Default nil: the caret at the end.
  public func compose(_ text: String, selectedRange: Range<Int>? = nil) {
    let end = text.count
    send(.text(.composing(text, selectedRange: selectedRange ?? end..<end)))
    step()
  }

  /// Simulates an input method that ends a composition: removes the composed text, and inserts the final text.
  public func commit(_ text: String) {
    send(.text(.composing("", selectedRange: 0..<0)))
    send(.text(.committed(text)))
    step()
  }
}
