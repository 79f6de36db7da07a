// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
package import Drawing

/// Drives a window without a display, at instants that the caller chooses.
package final class OffscreenDriver: WindowDriver {
  /// The number of frames per second.
  package static let framesPerSecond = 60.0

  let clock: VirtualClock
  private var pointerLocation = Point.zero
  /// Renders a frame at the current instant.
  package var makeFrame: () -> Void = {}

  package init(_ window: Window, clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    super.init(window)
  }

  /// Sends an event to the window at the current instant.
  package func send(_ kind: InputEvent.Kind) { send(InputEvent(kind, at: clock.now)) }

  /// Sends an event to the window, and sets the clock to the event's instant.
  override func send(_ event: InputEvent) {
    clock.now = event.instant
    super.send(event)
  }

  override func advanceClock(to now: Instant, runsJobs: Bool = false) {
    clock.now = now
    super.advanceClock(to: now, runsJobs: runsJobs)
  }

  /// Advances the clock in steps of one frame.
  package func advance(by seconds: Double) {
    let end = clock.now.advanced(by: seconds)
    while clock.now < end {
      advanceClock(to: min(clock.now.advanced(by: 1 / Self.framesPerSecond), end))
      makeFrame()
    }
  }
}

/// The actions of a user. Positions are in points from the window's top left corner.
extension OffscreenDriver {
  /// Sends a pointer event of the mouse or of a finger.
  package func sendPointer(
    _ phase: PointerEvent.Phase, at point: Point, device: PointerEvent.Device = .mouse,
    button: PointerEvent.Button = .primary, modifiers: KeyModifiers = []
  ) {
    pointerLocation = point
    send(
      .pointer(
        PointerEvent(
          phase, at: point, device: device, identifier: device == .touch ? 1 : 0, button: button,
          modifiers: modifiers)))
  }

  /// Moves the pointer along a line in steps of one frame, by default from its last position.
  ///
  /// - Parameter startsNow: Whether the first step is at the current instant, so that each frame follows its step.
  ///   Default false: each step is at the instant of its frame.
  package func move(
    from start: Point? = nil, to end: Point, duration: Double,
    device: PointerEvent.Device = .mouse, startsNow: Bool = false
  ) {
    let start = start ?? pointerLocation
    let steps = max(1, Int((duration * Self.framesPerSecond).rounded()))
    for index in 1...steps {
      if !startsNow { clock.advance(by: duration / Double(steps)) }
      let fraction = Double(index) / Double(steps)
      sendPointer(
        .moved,
        at: Point(start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction),
        device: device)
      if startsNow { clock.advance(by: duration / Double(steps)) }
      advanceClock(to: clock.now)
      makeFrame()
    }
  }

  /// Moves the mouse to a point, presses a button, and releases it after `pressDuration` seconds. Default: 0.
  package func click(
    at point: Point, button: PointerEvent.Button = .primary, modifiers: KeyModifiers = [],
    pressDuration: Double = 0
  ) {
    sendPointer(.moved, at: point)
    sendPointer(.down, at: point, button: button, modifiers: modifiers)
    advance(by: pressDuration)
    sendPointer(.up, at: point, button: button, modifiers: modifiers)
  }

  /// Moves a pressed pointer along a line, and releases it after `pauseDuration` seconds.
  package func moveAndRelease(
    from start: Point, to end: Point, duration: Double, pauseDuration: Double,
    device: PointerEvent.Device
  ) {
    move(from: start, to: end, duration: duration, device: device)
    advance(by: pauseDuration)
    sendPointer(.up, at: end, device: device)
  }

  /// Presses and releases a key.
  package func pressKey(_ key: Key, _ modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
    send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
  }
}

/// A clock that moves only when it is advanced.
package final class VirtualClock {
  /// The current instant; initially 0.
  package internal(set) var now = Instant(nanoseconds: 0)

  package init() {}

  /// Advances the clock. Traps if `seconds` is negative.
  package func advance(by seconds: Double) {
    require(seconds >= 0, "A clock cannot be advanced by \(seconds) seconds")
    now = now.advanced(by: seconds)
  }
}
