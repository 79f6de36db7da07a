// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Tracks presses. Each one ends with its release, or with a cancellation if the desktop swallows the release.
nonisolated struct PointerTracker {
  private var pressedPointers: [PointerEvent] = []

  var isEmpty: Bool { pressedPointers.isEmpty }

  /// Records an event. False for the release of a canceled press, and for an exit while a button is pressed.
  mutating func accept(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      pressedPointers.removeAll { Self.isSame($0, event) }
      pressedPointers.append(event)
      return true
    case .moved:
      for index in pressedPointers.indices
      where pressedPointers[index].identifier == event.identifier
        && pressedPointers[index].device == event.device
      {
        pressedPointers[index].location = event.location
      }
      return true
    case .up, .cancelled:
      let count = pressedPointers.count
      pressedPointers.removeAll { Self.isSame($0, event) }
      return pressedPointers.count < count || event.phase == .cancelled
    case .exited:
      return !pressedPointers.contains { $0.device == .mouse }
    }
  }

  /// Returns a cancellation for each press, at the last position of its pointer.
  mutating func cancelAll() -> [PointerEvent] {
    defer { pressedPointers.removeAll() }
    return pressedPointers.map { event in
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
