// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which keys are concealed from assistive technology: the keys that write into a secure field.
///
/// Remembers the held keys whose press was sent openly. The release and the repeats of any other key are concealed, even if
/// another view is first responder by then, or other modifiers are held, which make another key of it.
struct KeyConcealment {
  /// The identity of a held key. On-screen keyboards send keys without a scancode.
  private enum Place: Hashable {
    case scancode(Int)
    case key(Key)
  }

  /// SDL's numbers of the keys 1…9, 0 and the point of the number pad. With Shift these keys write digits even where
  /// they are arrows.
  private static let numberPad = 89...99

  /// The held keys that can write and whose press was sent openly.
  private var open: Set<Place> = []
  /// Insert, while it is held. Orca takes another key for a command then.
  private var insert: Place?

  /// Returns whether a key press or release is concealed.
  ///
  /// - Parameter isSecret: Whether the key goes to a secure field.
  mutating func conceals(_ event: KeyEvent, scancode: Int, isSecret: Bool) -> Bool {
    let place = scancode == 0 ? Place.key(event.key) : .scancode(scancode)
    let isOnPad = Self.numberPad.contains(scancode)
    let writes = event.writes || isOnPad && event.modifiers.contains(.shift)
    if !event.isDown, place == insert { insert = nil }
    if event.isDown, event.key == .insert, !writes { insert = place }
    guard event.isCharacter || isOnPad else { return false }
    guard event.isDown else { return open.remove(place) == nil }
    if isSecret, writes, insert == nil {
      open.remove(place)
    } else if !event.isRepeat {
      open.insert(place)
    }
    return !open.contains(place)
  }
}

nonisolated extension KeyEvent {
  fileprivate var isCharacter: Bool {
    switch key {
    case .character, .space: true
    default: false
    }
  }
}
