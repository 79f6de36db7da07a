// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The chevron of a row that discloses others: toward the trailing side while it is collapsed, down
/// while it is expanded.
final class DisclosureChevron: View {
  var color: ColorRole = .secondaryText {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  private var isExpanded = false
  private lazy var turn = Glide(of: self, at: 0) { [unowned self] in turned() }

  func setExpanded(_ expanded: Bool, animated: Bool) {
    isExpanded = expanded
    turn.move(to: expanded ? 1 : 0, animated: animated)
    turned()
  }

  private var isTurning: Bool { turn.value > 0 && turn.value < 1 }

  /// Only a chevron that turns is transformed, and so has a layer.
  private func turned() {
    if isTurning {
      // From (1, 0) to (0, 1) along the straight line between them, brought to length 1.
      let (cosine, sine) = (1 - turn.value, turn.value)
      let length = (cosine * cosine + sine * sine).squareRoot()
      let isMirrored = traits.layoutDirection == .rightToLeft
      transform = .rotation(sine: (isMirrored ? -1 : 1) * sine / length, cosine: cosine / length)
    } else {
      transform = .identity
    }
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let sideways = isMirrored ? "chevron-left" : "chevron-right"
    let name = turn.value == 1 ? "chevron-down" : sideways
    canvas.image(.icon(name), in: bounds, tint: color)
  }
}
