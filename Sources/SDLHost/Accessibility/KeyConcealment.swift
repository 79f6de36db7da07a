// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which keys assistive technology is not told as they are: those that write into a secure field.
///
/// The keys that were told when they went down are kept, not those that were concealed. So a release or a repeat is
/// concealed whenever its press was, or was not seen: also when the keyboard is elsewhere by then, or other modifiers are
/// held, which make another key of it.
struct KeyConcealment {
  /// Which key of the keyboard it is. On-screen keyboards have keys without a place.
  private enum Place: Hashable {
    case scancode(Int)
    case key(Key)
  }

  /// SDL's numbers of the keys 1…9, 0 and the point of the number pad. With Shift they write, whatever they mean.
  private static let numberPad = 89...99

  /// Keys that may write, whose press was told, and that are still held.
  private var told: Set<Place> = []
  /// Whether Insert is held: then the other key is a command of Orca.
  private var isInsertHeld = false

  /// Whether a key that goes up or down is concealed.
  ///
  /// - Parameter isSecret: Whether the key goes to a secure field.
  mutating func conceals(_ event: KeyEvent, scancode: Int, isSecret: Bool) -> Bool {
    if event.key == .insert { isInsertHeld = event.isDown }
    let isOnPad = Self.numberPad.contains(scancode)
    guard event.isCharacter || isOnPad else { return false }
    let place = scancode == 0 ? Place.key(event.key) : .scancode(scancode)
    guard event.isDown else { return told.remove(place) == nil }
    let writes = event.writes || isOnPad && event.modifiers.contains(.shift)
    if isSecret, writes, !isInsertHeld {
      told.remove(place)
    } else if !event.isRepeat {
      told.insert(place)
    }
    return !told.contains(place)
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
