// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The buttons and fingers that are down. Every press ends: with its own release, or with a
/// cancellation when the desktop swallows the release.
nonisolated struct PointerTracker {
  private var pressed: [PointerEvent] = []

  var isEmpty: Bool { pressed.isEmpty }

  /// Notes an event. False when it must not reach the core: the release of a press that was
  /// cancelled, or a leave while a button holds the pointer.
  mutating func accepts(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      pressed.removeAll { Self.isSame($0, event) }
      pressed.append(event)
      return true
    case .moved:
      for index in pressed.indices
      where pressed[index].identifier == event.identifier && pressed[index].device == event.device {
        pressed[index].location = event.location
      }
      return true
    case .up:
      let count = pressed.count
      pressed.removeAll { Self.isSame($0, event) }
      return pressed.count < count
    case .left:
      return !pressed.contains { $0.device == .mouse }
    case .cancelled:
      pressed.removeAll { Self.isSame($0, event) }
      return true
    }
  }

  /// A cancellation for each press, where the pointer was last.
  mutating func cancelAll() -> [PointerEvent] {
    defer { pressed.removeAll() }
    return pressed.map { event in
      var event = event
      event.phase = .cancelled
      return event
    }
  }

  private static func isSame(_ left: PointerEvent, _ right: PointerEvent) -> Bool {
    left.device == right.device && left.identifier == right.identifier
      && left.button == right.button
  }
}
