// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A small picture of a window that shows what a container does: parts that move there and back a few times
/// once `isPlaying` is set, and stand still otherwise.
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

  /// Asked before each way there or back. Default: it goes on.
  var goesOn: () -> Bool = { true }

  /// Whether it moves. Default false, and false again after the last round. With reduced motion it stands still all
  /// the same.
  var isPlaying = false {
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
