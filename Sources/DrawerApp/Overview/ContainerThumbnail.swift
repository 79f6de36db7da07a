// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A thumbnail of a window that demonstrates a container. `play(while:)` moves its parts back and forth.
final class ContainerThumbnail: View {
  /// A part of the thumbnail, with its frame and the frame to which it moves.
  nonisolated struct Part: Sendable {
    /// In the units of `size`; mirrored in right-to-left layouts.
    var idleFrame: Rect
    var movedFrame: Rect?
    var color: ColorRole
    var radius = 0.0
    /// The alphas before and after the movement, 0…1.
    var alpha = (rest: 1.0, moved: 1.0)
    /// The blur of the shadow in points. Default 0: no shadow.
    var shadow = 0.0
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
      let rect = isMoved ? part.movedFrame ?? part.idleFrame : part.idleFrame
      let (left, top) = ((rect.minX * scale).rounded(), (rect.minY * scale).rounded())
      view.frame = mirrored(
        Rect(
          left, top, (rect.maxX * scale).rounded() - left, (rect.maxY * scale).rounded() - top))
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

  private nonisolated static func line(
    _ x: Double, _ y: Double, _ width: Double, by shift: Double = 0, color: ColorRole = lineColor
  ) -> Part {
    let rest = Rect(x, y, width, 5)
    return Part(
      idleFrame: rest, movedFrame: shift == 0 ? nil : Rect(x + shift, y, width, 5), color: color,
      radius: 2.5)
  }

  private nonisolated static func lines(
    _ x: Double, from y: Double, _ widths: [Double], by shift: Double = 0
  ) -> [Part] {
    widths.enumerated().map { line(x, y + 14 * Double($0.offset), $0.element, by: shift) }
  }

  /// A screen with a bar, a title and some lines, which moves horizontally.
  private nonisolated static func screen(
    at x: Double, by shift: Double, widths: [Double], shadow: Double = 0
  ) -> [Part] {
    let idleFrame = Rect(x, 0, width, height)
    return [
      Part(
        idleFrame: idleFrame, movedFrame: Rect(x + shift, 0, width, height), color: .surface,
        shadow: shadow),
      Part(
        idleFrame: Rect(x, 0, width, barHeight), movedFrame: Rect(x + shift, 0, width, barHeight),
        color: backgroundTint),
      line(x + width / 2 - 20, 5, 40, by: shift),
    ] + lines(x + 14, from: 28, widths, by: shift)
  }

  nonisolated static let drawer: [Part] =
    [
      Part(idleFrame: Rect(0, 0, width, height), color: .menu), line(10, 12, 34, color: .accent),
    ] + lines(10, from: 28, [40, 30, 36, 26])
    + screen(at: 62, by: -62, widths: [110, 124, 90, 70], shadow: 8)
    + [line(70, 5, 10, by: -62, color: .accent)]

  nonisolated static let navigation: [Part] =
    screen(at: -30, by: -10, widths: [120, 100, 112, 84])
    + screen(at: 78, by: -78, widths: [60, 128, 128, 96], shadow: 8)
    + [line(86, 5, 12, by: -78, color: .accent)]

  nonisolated static let tabs: [Part] =
    [Part(idleFrame: Rect(0, height - 20, width, 20), color: backgroundTint)]
    + [0.0, 1, 2].map {
      Part(idleFrame: Rect(20 + 53 * $0, height - 14, 14, 8), color: lineColor, radius: 3)
    }
    + [
      Part(
        idleFrame: Rect(17, height - 17, 20, 14), movedFrame: Rect(70, height - 17, 20, 14),
        color: tint,
        radius: 5),
      Part(
        idleFrame: Rect(14, 14, 132, 52), color: tint, radius: 5, alpha: (1, 0)),
      Part(idleFrame: Rect(14, 14, 60, 52), color: lineColor, radius: 5, alpha: (0, 1)),
      Part(idleFrame: Rect(86, 14, 60, 52), color: lineColor, radius: 5, alpha: (0, 1)),
    ]

  nonisolated static let split: [Part] =
    [
      Part(idleFrame: Rect(0, 0, 54, height), color: backgroundTint),
      Part(idleFrame: Rect(54, 0, 1, height), color: lineColor),
      Part(idleFrame: Rect(5, 24, 44, 13), movedFrame: Rect(5, 52, 44, 13), color: tint, radius: 4),
    ] + lines(10, from: 14, [30, 34, 26, 32, 24])
    + [
      Part(idleFrame: Rect(68, 16, 78, 34), color: tint, radius: 5, alpha: (1, 0.25)),
      Part(
        idleFrame: Rect(68, 60, 78, 5), movedFrame: Rect(68, 60, 50, 5), color: lineColor,
        radius: 2.5),
      Part(
        idleFrame: Rect(68, 74, 56, 5), movedFrame: Rect(68, 74, 78, 5), color: lineColor,
        radius: 2.5),
    ]

  nonisolated static let pages: [Part] =
    [tint, ColorRole.faded(.success, 0.3), tint].enumerated().map { index, color in
      let x = 30 + 108 * (Double(index) - 1)
      return Part(
        idleFrame: Rect(x, 12, 100, 64), movedFrame: Rect(x - 108, 12, 100, 64), color: color,
        radius: 6)
    }
    + [0.0, 1, 2].map {
      Part(idleFrame: Rect(64 + 13 * $0, 86, 6, 6), color: lineColor, radius: 3)
    }
    + [
      Part(idleFrame: Rect(77, 86, 6, 6), movedFrame: Rect(90, 86, 6, 6), color: .accent, radius: 3)
    ]

  nonisolated static let presentations: [Part] =
    screen(at: 0, by: 0, widths: [120, 100, 112, 84])
    + [Part(idleFrame: Rect(0, 0, width, height), color: .scrim, alpha: (1, 0))]
    + [
      Part(idleFrame: Rect(24, 34, 112, 74), color: .surface, radius: 8, shadow: 8),
      Part(idleFrame: Rect(36, 48, 50, 5), color: lineColor, radius: 2.5),
      Part(idleFrame: Rect(36, 64, 88, 5), color: lineColor, radius: 2.5),
      Part(idleFrame: Rect(92, 80, 32, 12), color: .accent, radius: 4),
    ].map { part in
      var part = part
      part.movedFrame = Rect(
        part.idleFrame.minX, part.idleFrame.minY + 80, part.idleFrame.width, part.idleFrame.height)
      return part
    }

  nonisolated static let popovers: [Part] =
    lines(14, from: 34, [132, 110, 124, 90, 104])
    + [Part(idleFrame: Rect(14, 10, 34, 14), color: .accent, radius: 4)]
    + [
      Part(idleFrame: Rect(14, 30, 82, 58), color: .surface, radius: 6, shadow: 8),
      Part(idleFrame: Rect(19, 36, 72, 13), color: tint, radius: 4),
      Part(idleFrame: Rect(25, 40, 50, 5), color: lineColor, radius: 2.5),
      Part(idleFrame: Rect(25, 57, 40, 5), color: lineColor, radius: 2.5),
      Part(idleFrame: Rect(25, 74, 46, 5), color: lineColor, radius: 2.5),
    ].map { part in
      // The popover grows from its button.
      var part = part
      part.movedFrame = Rect(
        14 + (part.idleFrame.minX - 14) * 0.8, 26 + (part.idleFrame.minY - 26) * 0.8,
        part.idleFrame.width * 0.8,
        part.idleFrame.height * 0.8)
      part.alpha.moved = 0
      return part
    }

  nonisolated static let segues: [Part] =
    [0.0, 1, 2].map {
      Part(idleFrame: Rect(12 + 50 * $0, 32, 36, 36), color: backgroundTint, radius: 6)
    }
    + [0.0, 1].map { Part(idleFrame: Rect(48 + 50 * $0, 49, 14, 2), color: lineColor) }
    + [0.0, 1, 2].map { line(20 + 50 * $0, 74, 20) }
    + [
      Part(
        idleFrame: Rect(18, 38, 24, 24), movedFrame: Rect(118, 38, 24, 24), color: .accent,
        radius: 6)
    ]
}
