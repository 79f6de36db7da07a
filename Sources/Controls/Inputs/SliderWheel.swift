// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Whether the wheel may turn a slider, and how far it has.
nonisolated struct SliderWheel {
  /// Points. Turning a place into the slider's coordinates and back does not give it exactly.
  private static let tolerance = 0.01

  /// Where the mouse was when the slider came under it, in window points.
  private var entered: Point?
  private var wasMoved = false
  /// Parts of a step that a smooth wheel has turned already.
  private var rest = 0.0

  mutating func mouseLeft() {
    self = SliderWheel()
  }

  /// - Parameter location: In window points: a slider that moves under the mouse is no movement of it.
  mutating func mouse(at location: Point) {
    if let entered {
      wasMoved = wasMoved || location.distance(to: entered) > Self.tolerance
    } else {
      entered = location
    }
  }

  /// The steps that a turn of `notches` makes; nil where the wheel is not for the slider.
  mutating func turn(_ notches: Double, isFocused: Bool, wholeSteps: Bool) -> Double? {
    guard isFocused, wasMoved else { return nil }
    rest += notches
    let steps = wholeSteps ? rest.rounded(.towardZero) : rest
    rest -= steps
    return steps
  }
}
