// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Seconds; Android's DrawerLayout and React Native's drawer wait as long.
  private static let peekDelay = 0.16
  /// Points that show; Android's DrawerLayout shows 20 dp.
  private static let peekDistance = 20.0

  /// Whether a pointer that rests at a place makes a side peek.
  func mayPeek(_ side: DrawerSide, _ location: Point) -> Bool {
    let options = self[side]
    return options.openGestures.contains(.peek) && options.lock != .lockedClosed
      && distance(from: location, to: side) < options.edgeWidth
  }

  func peekTime(_ sample: PointerSample, horizontally: Bool) -> Double? {
    guard case .resting = machine.state, openSide == nil else { return nil }
    let location = sample.location(in: view)
    let side = dragCandidates.members.first {
      $0.isHorizontal == horizontally && mayPeek($0, location)
    }
    return side == nil ? nil : Self.peekDelay
  }

  /// Shows a little of the side under the resting pointer, which holds it from there on.
  func peek() {
    guard let window = viewIfLoaded?.window, mayRest(at: restOpening(activeSide), because: .gesture)
    else { return }
    let side = activeSide
    sideUncovered(side)
    peekIsLeft = false
    gripOffset = Self.peekDistance * geometry.direction(of: side)
    animators = [
      window.animations.animate(
        from: positions[side], to: Self.peekDistance / max(1, length(of: side)), motion: motion,
        precision: 0.001,
        onChange: { [weak self] value in self?.setPosition(value, of: side) })
    ]
  }
}
