// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
package import Drawing

/// Drives a window without a screen, at instants that the caller chooses.
package final class OffscreenDriver: WindowDriver {
  /// Frames in a second.
  package static let framesPerSecond = 60.0

  let clock: VirtualClock
  private var pointerLocation = Point.zero
  private var makeFrame: () -> Void = {}

  package init(_ window: Window, clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    super.init(window)
  }

  /// - Parameter action: Makes a frame at the present instant. It replaces the earlier closure.
  package func makeFrames(with action: @escaping () -> Void) { makeFrame = action }

  /// Sends the window an event at the present instant.
  package func send(_ kind: InputEvent.Kind) { send(InputEvent(kind, at: clock.now)) }

  /// Sends the window an event, whose instant becomes the present instant.
  override func send(_ event: InputEvent) {
    clock.now = event.instant
    super.send(event)
  }

  override func advanceClock(to now: Instant, runsJobs: Bool = false) {
    clock.now = now
    super.advanceClock(to: now, runsJobs: runsJobs)
  }

  /// Lets time pass, frame by frame.
  package func advance(by seconds: Double) {
    let end = clock.now.advanced(by: seconds)
    while clock.now < end {
      advanceClock(to: min(clock.now.advanced(by: 1 / Self.framesPerSecond), end))
      makeFrame()
    }
  }
}

/// What a user does. Positions are in points from the window's top left corner.
extension OffscreenDriver {
  /// Presses, moves or releases a button of the mouse, or a finger.
  package func pointer(
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

  /// Moves the pointer along a line, in steps of a frame.
  ///
  /// - Parameters:
  ///   - start: The start of the line. Default: the last position of the pointer.
  ///   - startsNow: Whether the first step is at the present instant, so that a frame is later than its step. Default
  ///     false: each step is at the instant of its frame.
  package func move(
    from start: Point? = nil, to end: Point, duration: Double,
    device: PointerEvent.Device = .mouse, startsNow: Bool = false
  ) {
    let start = start ?? pointerLocation
    let steps = max(1, Int((duration * Self.framesPerSecond).rounded()))
    for index in 1...steps {
      if !startsNow { clock.advance(by: duration / Double(steps)) }
      let share = Double(index) / Double(steps)
      pointer(
        .moved,
        at: Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share),
        device: device)
      if startsNow { clock.advance(by: duration / Double(steps)) }
      advanceClock(to: clock.now)
      makeFrame()
    }
  }

  /// Moves the mouse to a point, and presses and releases a button.
  ///
  /// - Parameter hold: Seconds between press and release. Default 0.
  package func click(
    at point: Point, button: PointerEvent.Button = .primary, modifiers: KeyModifiers = [],
    hold: Double = 0
  ) {
    pointer(.moved, at: point)
    pointer(.down, at: point, button: button, modifiers: modifiers)
    advance(by: hold)
    pointer(.up, at: point, button: button, modifiers: modifiers)
  }

  /// Moves a pressed pointer along a line, and releases it.
  ///
  /// - Parameter rest: Seconds between the end of the line and the release.
  package func moveAndRelease(
    from start: Point, to end: Point, duration: Double, rest: Double, device: PointerEvent.Device
  ) {
    move(from: start, to: end, duration: duration, device: device)
    advance(by: rest)
    pointer(.up, at: end, device: device)
  }

  /// Presses a key, and releases it.
  package func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
    send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
  }
}

/// A clock that stands still until a caller moves it.
package final class VirtualClock {
  /// The present instant; begins at 0.
  package internal(set) var now = Instant(nanoseconds: 0)

  package init() {}

  /// Moves the clock on. A negative number of seconds stops the program.
  package func advance(by seconds: Double) {
    require(seconds >= 0, "A clock cannot be moved by \(seconds) seconds")
    now = now.advanced(by: seconds)
  }
}
