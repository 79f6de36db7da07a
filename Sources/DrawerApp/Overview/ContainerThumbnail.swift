// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A thumbnail of a window that demonstrates a container. `play(while:)` moves its parts back and forth.
final class ContainerThumbnail: View {
  /// A part of the thumbnail, with its frame and the frame to which it moves.
  nonisolated struct Part: Sendable {
    /// In the units of `size`; mirrored in right-to-left layouts.
    var idleFrame: Rect
    var movedFrame: Rect
    var color: ColorRole
    var radius = 0.0
    /// The alphas before and after the movement, 0…1.
    var alpha = (rest: 1.0, moved: 1.0)
    /// The blur of the shadow in points. Default 0: no shadow.
    var shadow = 0.0

    func moving(to frame: Rect, alpha: Double = 1) -> Part {
      var part = self
      (part.movedFrame, part.alpha.moved) = (frame, alpha)
      return part
    }
  }

  /// The size of the thumbnail, in the units of its parts.
  nonisolated static let size = Size(160, 100)

  private static let radius = 6.0

  /// The duration of each movement and the pause after it, in seconds.
  private static let duration = 0.6
  private static let pauseDuration = 0.5
  private static let returnDuration = 0.25
  /// The number of movements there and back, after which no more frames are rendered.
  private static let maximumRounds = 3

  private let parts: [Part]
  private let views: [View]
  private let borderView = View()
  private var isMoved = false
  private var playedRounds = 0

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
        // In dark themes the shadow is invisible.
        view.borderWidth = 1
        view.borderColor = .separator
        view.shadow = Shadow(
          color: .black.opacity(0.3), blur: part.shadow, cornerRadius: part.radius)
      }
      addSubview(view)
    }
    borderView.borderWidth = 1
    borderView.borderColor = .separator
    borderView.cornerRadius = Self.radius
    addSubview(borderView)
  }

  /// Starts the animation. It is not animated with reduced motion.
  ///
  /// - Parameter shouldContinue: Called before each movement; returns false to end the animation.
  func play(while goesOn: @escaping () -> Bool) {
    self.shouldContinue = goesOn
    isPlaying = true
  }

  func stop() { isPlaying = false }

  private var shouldContinue: () -> Bool = { true }

  private var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      playedRounds = 0
      if isPlaying { setMoved(true, after: 0) } else { moveBack() }
    }
  }

  override func layoutSubviews() {
    borderView.frame = bounds
    View.performWithoutAnimation(layOutParts)
  }

  private func setMoved(_ moved: Bool, after delay: Double) {
    guard isPlaying, window != nil, !traits.reducesMotion else { return }
    View.animate(
      duration: Self.duration, delay: delay, options: .beginFromCurrentState,
      animations: { [weak self] in
        self?.isMoved = moved
        self?.layOutParts()
      },
      completion: { [weak self] finished in
        guard let self, finished, isPlaying else { return }
        if !moved { playedRounds += 1 }
        if playedRounds < Self.maximumRounds, shouldContinue() {
          setMoved(!moved, after: Self.pauseDuration)
        } else {
          isPlaying = false
        }
      })
  }

  private func moveBack() {
    guard isMoved else { return }
    View.animate(duration: Self.returnDuration, options: .beginFromCurrentState) { [weak self] in
      self?.isMoved = false
      self?.layOutParts()
    }
  }

  private func layOutParts() {
    let scale = min(bounds.width / Self.size.width, bounds.height / Self.size.height)
    for (part, view) in zip(parts, views) {
      let rect = isMoved ? part.movedFrame : part.idleFrame
      let (left, top) = ((rect.minX * scale).rounded(), (rect.minY * scale).rounded())
      view.frame = mirrored(
        Rect(left, top, (rect.maxX * scale).rounded() - left, (rect.maxY * scale).rounded() - top))
      view.cornerRadius = min(part.radius * scale, view.frame.height / 2)
      view.alpha = isMoved ? part.alpha.moved : part.alpha.rest
    }
  }
}

extension ContainerThumbnail {
  private nonisolated static let (width, height) = (size.width, size.height)
  private nonisolated static let barHeight = 14.0
  private nonisolated static let backgroundTint = ColorRole.faded(.text, 0.05)
  private nonisolated static let lineColor = ColorRole.faded(.text, 0.22)
  private nonisolated static let tint = ColorRole.faded(.accent, 0.3)

  /// A part that moves horizontally by `shift`.
  private nonisolated static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: ColorRole,
    radius: Double = 0, by shift: Double = 0, alpha: (rest: Double, moved: Double) = (1, 1),
    shadow: Double = 0
  ) -> Part {
    Part(
      idleFrame: Rect(x, y, width, height), movedFrame: Rect(x + shift, y, width, height),
      color: color, radius: radius, alpha: alpha, shadow: shadow)
  }

  private nonisolated static func line(
    _ x: Double, _ y: Double, _ width: Double, by shift: Double = 0, color: ColorRole = lineColor
  ) -> Part { box(x, y, width, 5, color, radius: 2.5, by: shift) }

  private nonisolated static func lines(
    _ x: Double, from y: Double, _ widths: [Double], by shift: Double = 0
  ) -> [Part] {
    widths.enumerated().map { line(x, y + 14 * Double($0.offset), $0.element, by: shift) }
  }

  /// A screen with a bar, a title and some lines, which moves horizontally.
  private nonisolated static func screen(
    at x: Double, by shift: Double, widths: [Double], shadow: Double = 0
  ) -> [Part] {
    [
      box(x, 0, width, height, .surface, by: shift, shadow: shadow),
      box(x, 0, width, barHeight, backgroundTint, by: shift),
      line(x + width / 2 - 20, 5, 40, by: shift),
    ] + lines(x + 14, from: 28, widths, by: shift)
  }

  nonisolated static let drawer: [Part] =
    [box(0, 0, width, height, .menu), line(10, 12, 34, color: .accent)]
    + lines(10, from: 28, [40, 30, 36, 26])
    + screen(at: 62, by: -62, widths: [110, 124, 90, 70], shadow: 8)
    + [line(70, 5, 10, by: -62, color: .accent)]

  nonisolated static let navigation: [Part] =
    screen(at: -30, by: -10, widths: [120, 100, 112, 84])
    + screen(at: 78, by: -78, widths: [60, 128, 128, 96], shadow: 8)
    + [line(86, 5, 12, by: -78, color: .accent)]

  nonisolated static let tabs: [Part] =
    [box(0, height - 20, width, 20, backgroundTint)]
    + [20.0, 73, 126].map { box($0, height - 14, 14, 8, lineColor, radius: 3) }
    + [
      box(17, height - 17, 20, 14, tint, radius: 5, by: 53),
      box(14, 14, 132, 52, tint, radius: 5, alpha: (1, 0)),
      box(14, 14, 60, 52, lineColor, radius: 5, alpha: (0, 1)),
      box(86, 14, 60, 52, lineColor, radius: 5, alpha: (0, 1)),
    ]

  nonisolated static let split: [Part] =
    [
      box(0, 0, 54, height, backgroundTint), box(54, 0, 1, height, lineColor),
      box(5, 24, 44, 13, tint, radius: 4).moving(to: Rect(5, 52, 44, 13)),
    ] + lines(10, from: 14, [30, 34, 26, 32, 24])
    + [
      box(68, 16, 78, 34, tint, radius: 5, alpha: (1, 0.25)),
      line(68, 60, 78).moving(to: Rect(68, 60, 50, 5)),
      line(68, 74, 56).moving(to: Rect(68, 74, 78, 5)),
    ]

  nonisolated static let pages: [Part] =
    [(-78.0, tint), (30, .faded(.success, 0.3)), (138, tint)].map {
      box($0, 12, 100, 64, $1, radius: 6, by: -108)
    }
    + [64.0, 77, 90].map { box($0, 86, 6, 6, lineColor, radius: 3) }
    + [box(77, 86, 6, 6, .accent, radius: 3, by: 13)]

  nonisolated static let presentations: [Part] =
    screen(at: 0, by: 0, widths: [120, 100, 112, 84])
    + [box(0, 0, width, height, .scrim, alpha: (1, 0))]
    + [
      box(24, 34, 112, 74, .surface, radius: 8, shadow: 8), line(36, 48, 50), line(36, 64, 88),
      box(92, 80, 32, 12, .accent, radius: 4),
    ].map { part in
      let frame = part.idleFrame
      return part.moving(to: Rect(frame.minX, frame.minY + 80, frame.width, frame.height))
    }

  nonisolated static let popovers: [Part] =
    lines(14, from: 34, [132, 110, 124, 90, 104])
    + [box(14, 10, 34, 14, .accent, radius: 4)]
    + [
      box(14, 30, 82, 58, .surface, radius: 6, shadow: 8), box(19, 36, 72, 13, tint, radius: 4),
      line(25, 40, 50), line(25, 57, 40), line(25, 74, 46),
    ].map { part in
      // The popover grows from its button.
      let frame = part.idleFrame
      let (x, y) = (14 + (frame.minX - 14) * 0.8, 26 + (frame.minY - 26) * 0.8)
      return part.moving(to: Rect(x, y, frame.width * 0.8, frame.height * 0.8), alpha: 0)
    }

  nonisolated static let segues: [Part] =
    [12.0, 62, 112].map { box($0, 32, 36, 36, backgroundTint, radius: 6) }
    + [48.0, 98].map { box($0, 49, 14, 2, lineColor) }
    + [20.0, 70, 120].map { line($0, 74, 20) }
    + [box(18, 38, 24, 24, .accent, radius: 6, by: 100)]
}
