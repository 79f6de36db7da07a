// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A small picture of a window that shows what a container does: parts that move there and back a few times
/// after `play(while:)`, and stand still otherwise.
final class Miniature: View {
  /// A part of the picture where it rests, and where it moves to.
  nonisolated struct Part: Sendable {
    /// In the picture's units, see `size`; mirrored where reading begins at the right.
    var rest: Rect
    /// Default nil: it does not move.
    var moved: Rect?
    var color: ColorRole
    var radius = 0.0
    /// How much of it shows at rest and after the move, 0…1.
    var alpha = (rest: 1.0, moved: 1.0)
    /// The points beside which a shadow is seen. Default 0: none.
    var shadow = 0.0
  }

  /// The units that parts are placed in.
  nonisolated static let size = Size(160, 100)

  private static let radius = 6.0

  /// Seconds of a way, and before the next one.
  private static let duration = 0.6
  private static let pause = 0.5
  private static let returning = 0.25
  /// How often the parts move there and back: enough to understand them, and then no frame is due.
  private static let rounds = 3

  private let parts: [Part]
  private let views: [View]
  /// Over the parts.
  private let edge = View()
  private var isMoved = false
  /// Those that it has played.
  private var rounds = 0

  init(_ parts: [Part]) {
    self.parts = parts
    views = parts.map { _ in View() }
    super.init(frame: .zero)
    clipsToBounds = true
    cornerRadius = Self.radius
    backgroundColor = .surface
    isUserInteractionEnabled = false
    for (part, view) in zip(parts, views) {
      view.backgroundColor = part.color
      view.cornerRadius = part.radius
      if part.shadow > 0 {
        // In the dark no shadow tells it from its ground.
        view.borderWidth = 1
        view.borderColor = .separator
        view.shadow = Shadow(
          color: .black.opacity(0.3), blur: part.shadow, cornerRadius: part.radius)
      }
      addSubview(view)
    }
    edge.borderWidth = 1
    edge.borderColor = .separator
    edge.cornerRadius = Self.radius
    addSubview(edge)
  }

  /// Moves the parts, if they do not move yet. With reduced motion they stand still all the same.
  ///
  /// - Parameter goesOn: Called before each way there or back; false ends the movement.
  func play(while goesOn: @escaping () -> Bool) {
    self.goesOn = goesOn
    isPlaying = true
  }

  /// Moves the parts back to their places.
  func stop() { isPlaying = false }

  private var goesOn: () -> Bool = { true }

  /// Whether the parts move. False again after the last round.
  private var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      rounds = 0
      if isPlaying { move(to: true, after: 0) } else { rest() }
    }
  }

  override func layoutSubviews() {
    edge.frame = bounds
    View.performWithoutAnimation(place)
  }

  private func move(to moved: Bool, after delay: Double) {
    guard isPlaying, window != nil, !traits.reducesMotion else { return }
    View.animate(
      duration: Self.duration, delay: delay, options: .beginFromCurrentState,
      animations: { [weak self] in
        self?.isMoved = moved
        self?.place()
      },
      completion: { [weak self] finished in
        guard let self, finished, isPlaying else { return }
        if !moved { rounds += 1 }
        if rounds < Self.rounds, goesOn() {
          move(to: !moved, after: Self.pause)
        } else {
          isPlaying = false
        }
      })
  }

  private func rest() {
    guard isMoved else { return }
    View.animate(duration: Self.returning, options: .beginFromCurrentState) { [weak self] in
      self?.isMoved = false
      self?.place()
    }
  }

  private func place() {
    let scale = min(bounds.width / Self.size.width, bounds.height / Self.size.height)
    for (part, view) in zip(parts, views) {
      let rect = isMoved ? part.moved ?? part.rest : part.rest
      let (left, top) = ((rect.minX * scale).rounded(), (rect.minY * scale).rounded())
      view.frame = mirrored(
        Rect(
          left, top, (rect.maxX * scale).rounded() - left, (rect.maxY * scale).rounded() - top))
      view.cornerRadius = min(part.radius * scale, view.frame.height / 2)
      view.alpha = isMoved ? part.alpha.moved : part.alpha.rest
    }
  }
}

extension Miniature {
  private nonisolated static let (width, height) = (size.width, size.height)
  private nonisolated static let bar = 14.0
  /// The colors of the parts, from the least to the most prominent.
  private nonisolated static let ground = ColorRole.faded(.text, 0.05)
  private nonisolated static let line = ColorRole.faded(.text, 0.22)
  private nonisolated static let tint = ColorRole.faded(.accent, 0.3)

  private nonisolated static func line(
    _ x: Double, _ y: Double, _ width: Double, by shift: Double = 0, color: ColorRole = line
  ) -> Part {
    let rest = Rect(x, y, width, 5)
    return Part(
      rest: rest, moved: shift == 0 ? nil : Rect(x + shift, y, width, 5), color: color, radius: 2.5)
  }

  private nonisolated static func lines(
    _ x: Double, from y: Double, _ widths: [Double], by shift: Double = 0
  ) -> [Part] {
    widths.enumerated().map { line(x, y + 14 * Double($0.offset), $0.element, by: shift) }
  }

  /// A screen with a bar, a title and a few lines, at one place and at another.
  private nonisolated static func screen(
    at x: Double, by shift: Double, widths: [Double], shadow: Double = 0
  ) -> [Part] {
    let place = Rect(x, 0, width, height)
    return [
      Part(
        rest: place, moved: Rect(x + shift, 0, width, height), color: .surface, shadow: shadow),
      Part(
        rest: Rect(x, 0, width, bar), moved: Rect(x + shift, 0, width, bar), color: ground),
      line(x + width / 2 - 20, 5, 40, by: shift),
    ] + lines(x + 14, from: 28, widths, by: shift)
  }

  nonisolated static let drawer: [Part] =
    [
      Part(rest: Rect(0, 0, width, height), color: .menu), line(10, 12, 34, color: .accent),
    ] + lines(10, from: 28, [40, 30, 36, 26])
    + screen(at: 62, by: -62, widths: [110, 124, 90, 70], shadow: 8)
    + [line(70, 5, 10, by: -62, color: .accent)]

  nonisolated static let navigation: [Part] =
    screen(at: -30, by: -10, widths: [120, 100, 112, 84])
    + screen(at: 78, by: -78, widths: [60, 128, 128, 96], shadow: 8)
    + [line(86, 5, 12, by: -78, color: .accent)]

  nonisolated static let tabs: [Part] =
    [Part(rest: Rect(0, height - 20, width, 20), color: ground)]
    + [0.0, 1, 2].map {
      Part(rest: Rect(20 + 53 * $0, height - 14, 14, 8), color: line, radius: 3)
    }
    + [
      Part(
        rest: Rect(17, height - 17, 20, 14), moved: Rect(70, height - 17, 20, 14), color: tint,
        radius: 5),
      Part(
        rest: Rect(14, 14, 132, 52), color: tint, radius: 5, alpha: (1, 0)),
      Part(rest: Rect(14, 14, 60, 52), color: line, radius: 5, alpha: (0, 1)),
      Part(rest: Rect(86, 14, 60, 52), color: line, radius: 5, alpha: (0, 1)),
    ]

  nonisolated static let split: [Part] =
    [
      Part(rest: Rect(0, 0, 54, height), color: ground),
      Part(rest: Rect(54, 0, 1, height), color: line),
      Part(rest: Rect(5, 24, 44, 13), moved: Rect(5, 52, 44, 13), color: tint, radius: 4),
    ] + lines(10, from: 14, [30, 34, 26, 32, 24])
    + [
      Part(rest: Rect(68, 16, 78, 34), color: tint, radius: 5, alpha: (1, 0.25)),
      Part(
        rest: Rect(68, 60, 78, 5), moved: Rect(68, 60, 50, 5), color: line, radius: 2.5),
      Part(
        rest: Rect(68, 74, 56, 5), moved: Rect(68, 74, 78, 5), color: line, radius: 2.5),
    ]

  nonisolated static let pages: [Part] =
    [tint, ColorRole.faded(.success, 0.3), tint].enumerated().map { index, color in
      let x = 30 + 108 * (Double(index) - 1)
      return Part(
        rest: Rect(x, 12, 100, 64), moved: Rect(x - 108, 12, 100, 64), color: color, radius: 6)
    }
    + [0.0, 1, 2].map {
      Part(rest: Rect(64 + 13 * $0, 86, 6, 6), color: line, radius: 3)
    }
    + [Part(rest: Rect(77, 86, 6, 6), moved: Rect(90, 86, 6, 6), color: .accent, radius: 3)]

  nonisolated static let presentations: [Part] =
    screen(at: 0, by: 0, widths: [120, 100, 112, 84])
    + [Part(rest: Rect(0, 0, width, height), color: .scrim, alpha: (1, 0))]
    + [
      Part(rest: Rect(24, 34, 112, 74), color: .surface, radius: 8, shadow: 8),
      Part(rest: Rect(36, 48, 50, 5), color: line, radius: 2.5),
      Part(rest: Rect(36, 64, 88, 5), color: line, radius: 2.5),
      Part(rest: Rect(92, 80, 32, 12), color: .accent, radius: 4),
    ].map { part in
      var part = part
      part.moved = Rect(part.rest.minX, part.rest.minY + 80, part.rest.width, part.rest.height)
      return part
    }

  nonisolated static let popovers: [Part] =
    lines(14, from: 34, [132, 110, 124, 90, 104])
    + [Part(rest: Rect(14, 10, 34, 14), color: .accent, radius: 4)]
    + [
      Part(rest: Rect(14, 30, 82, 58), color: .surface, radius: 6, shadow: 8),
      Part(rest: Rect(19, 36, 72, 13), color: tint, radius: 4),
      Part(rest: Rect(25, 40, 50, 5), color: line, radius: 2.5),
      Part(rest: Rect(25, 57, 40, 5), color: line, radius: 2.5),
      Part(rest: Rect(25, 74, 46, 5), color: line, radius: 2.5),
    ].map { part in
      // It grows from its button.
      var part = part
      part.moved = Rect(
        14 + (part.rest.minX - 14) * 0.8, 26 + (part.rest.minY - 26) * 0.8, part.rest.width * 0.8,
        part.rest.height * 0.8)
      part.alpha.moved = 0
      return part
    }

  nonisolated static let segues: [Part] =
    [0.0, 1, 2].map {
      Part(rest: Rect(12 + 50 * $0, 32, 36, 36), color: ground, radius: 6)
    }
    + [0.0, 1].map { Part(rest: Rect(48 + 50 * $0, 49, 14, 2), color: line) }
    + [0.0, 1, 2].map { line(20 + 50 * $0, 74, 20) }
    + [Part(rest: Rect(18, 38, 24, 24), moved: Rect(118, 38, 24, 24), color: .accent, radius: 6)]
}
