// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

extension TestWindow {
  /// Frames in a second.
  public static let framesPerSecond = 60.0

  /// One frame at the present instant. Returns what it shows; nil when nothing changed.
  @discardableResult
  public func step() -> FrameContents? {
    frameMade(window.step(to: clock.now))
    return lastFrame
  }

  /// Lets time pass, frame by frame.
  public func advance(by seconds: Double) {
    let end = clock.now.advanced(by: seconds)
    while clock.now < end {
      clock.advance(by: min(1 / Self.framesPerSecond, end.since(clock.now)))
      step()
    }
  }

  /// Lets time pass until nothing moves; ten seconds at most.
  public func settle() {
    for _ in 0..<Int(10 * Self.framesPerSecond) {
      clock.advance(by: 1 / Self.framesPerSecond)
      step()
      if !window.needsFrame { return }
    }
  }

  /// Hands the window an event at the present instant.
  public func send(_ kind: InputEvent.Kind) {
    window.send(InputEvent(kind, at: clock.now))
  }

  /// Gives the window another size, in points, and makes a frame.
  public func resize(to size: Size) {
    send(.window(.resized(size)))
    step()
  }
}
