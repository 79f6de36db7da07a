// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// How a side looks while it opens and closes: a function of its progress alone, so that it is
/// right at any place, in both directions.
public nonisolated protocol DrawerVisualState: Sendable {
  /// - Parameter scene: The side's progress (0 closed, 1 open, more while stretched) and sizes.
  /// - Returns: The look; at progress 0 the center's has to be the identity.
  func look(of scene: DrawerScene) -> DrawerLook
}

/// What a visual state computes a look from.
public nonisolated struct DrawerScene: Sendable, Hashable {
  /// The side that moves.
  public let side: DrawerSide

  /// The side's progress: 0 closed, 1 open, more while stretched.
  public let progress: Double

  /// The unit vector in which the side opens.
  public let opening: Point

  /// Points: width and height of the whole side.
  public let sideSize: Size

  /// Points, with the bar above the center.
  public let centerSize: Size

  /// Points between the center's edge and the side's edge that touches it when the side is open. Above 0 for a
  /// revealed side, which lies still while the center slides; 0 for sides that move with it.
  public let gap: Double

  /// Points from closed to open.
  public var length: Double { side.isHorizontal ? sideSize.width : sideSize.height }
}

/// The side lies still or moves, as its style says, and nothing else changes.
public nonisolated struct PlainVisualState: DrawerVisualState {
  /// A state without options: it changes nothing.
  public init() {}
  public func look(of scene: DrawerScene) -> DrawerLook { DrawerLook() }
}

/// The side moves with the center, as MMDrawerController's.
public nonisolated struct SlideVisualState: DrawerVisualState {
  /// A parallax of factor 1.
  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    ParallaxVisualState(factor: 1).look(of: scene)
  }
}

/// The side grows to its size, moves a little and fades in.
public nonisolated struct SlideAndScaleVisualState: DrawerVisualState {
  /// MMDrawerController's numbers: nine tenths of the size and 50 points off at the start.
  private static let scale = 0.9
  private static let distance = 50.0

  /// A state without options: 0.9 of the size and 50 points off while the side is closed.
  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    let progress = min(1, scene.progress)
    let scale = Self.scale + (1 - Self.scale) * progress
    let distance = -Self.distance * (1 - progress)
    var look = DrawerLook()
    look.sideTransform = Transform.scale(scale, scale).followed(
      by: .translation(scene.opening.x * distance, scene.opening.y * distance))
    look.sideAlpha = progress
    return look
  }
}

/// The side moves by a share of the center's distance.
public nonisolated struct ParallaxVisualState: DrawerVisualState {
  /// How many times farther the center moves than the side. Default 3, as MMDrawerController's;
  /// with 1 both move alike.
  public let factor: Double

  /// A factor below 1 stops the program.
  public init(factor: Double = 3) {
    require(factor >= 1, "A parallax factor must be 1 or more: \(factor)")
    self.factor = factor
  }

  public func look(of scene: DrawerScene) -> DrawerLook {
    let distance = -scene.length / factor * (1 - min(1, scene.progress))
    var look = DrawerLook()
    look.sideTransform = .translation(scene.opening.x * distance, scene.opening.y * distance)
    return look
  }
}

/// The side swings out like a door hung on the center's edge, and reaches from there to the window's
/// edge: its far end is farther away, and looks smaller.
public nonisolated struct SwingingDoorVisualState: DrawerVisualState {
  /// Points from the eye to the window: smaller ones foreshorten more. Default 1000, as MMDrawerController's.
  public let distance: Double

  /// How much light falls on a door that is seen from its edge, 0…1.
  private static let leastLight = 0.4

  /// A distance that is not above 0 stops the program.
  public init(distance: Double = 1000) {
    require(distance > 0, "A door cannot be seen from \(distance) points away")
    self.distance = distance
  }

  public func look(of scene: DrawerScene) -> DrawerLook {
    let progress = min(1, scene.progress)
    var look = DrawerLook()
    guard progress < 1 else { return look }
    let length = scene.length
    // The angle at which the door's far end, seen in perspective, is at the window's edge:
    // cos · distance = progress · (distance + length · sin).
    let near = progress * distance
    let far = progress * length
    let square = distance * distance + far * far
    let root = max(0, square - near * near).squareRoot()
    let cosine = (near * distance + far * root) / square
    let sine = max(0, (distance * root - far * near) / square)
    // The hinges are at the end towards which the side opens, away from its middle.
    let opensForward = scene.opening.x + scene.opening.y > 0
    let hinge = Point(scene.opening.x * length / 2, scene.opening.y * length / 2)
    let shift = Point(scene.opening.x * scene.gap, scene.opening.y * scene.gap)
    look.sideProjection = Projection(.translation(-hinge.x, -hinge.y))
      .followed(
        by: .turn(
          about: scene.side.isHorizontal ? .vertical : .horizontal,
          sine: opensForward ? -sine : sine, cosine: cosine, distance: distance)
      )
      .followed(by: Transform.translation(hinge.x - shift.x, hinge.y - shift.y))
    look.sideAlpha = Self.leastLight + (1 - Self.leastLight) * progress
    return look
  }
}

/// The side fades in.
public nonisolated struct FadeVisualState: DrawerVisualState {
  /// A state without options: the side's alpha is its progress, at most 1.
  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    var look = DrawerLook()
    look.sideAlpha = min(1, scene.progress)
    return look
  }
}

/// The center shrinks behind the side.
public nonisolated struct ScaleCenterVisualState: DrawerVisualState {
  /// The center's size while the side is open, above 0 and at most 1. Default 0.9; vaul's
  /// background shrinks likewise.
  public let scale: Double

  /// A scale outside 0…1, or of 0, stops the program.
  public init(scale: Double = 0.9) {
    require(scale > 0 && scale <= 1, "A center cannot be scaled by \(scale)")
    self.scale = scale
  }

  public func look(of scene: DrawerScene) -> DrawerLook {
    let scale = 1 - (1 - scale) * min(1, scene.progress)
    var look = DrawerLook()
    look.centerTransform = .scale(scale, scale)
    return look
  }
}

/// What a visual state does to the looks of a side and of the center. It is applied after layout
/// and does not change any frame.
public nonisolated struct DrawerLook: Sendable, Hashable {
  /// Applied around the middle of the side. Default identity.
  public var sideTransform = Transform.identity
  /// Turns the side in space around its middle, after `sideTransform`. Default none.
  public var sideProjection: Projection?
  /// The side's opacity, 0…1. Default 1.
  public var sideAlpha = 1.0
  /// Applied around the middle of the center. Default identity.
  public var centerTransform = Transform.identity
  /// Turns the center in space around its middle, after `centerTransform`. Default none.
  public var centerProjection: Projection?
  /// The center's opacity, 0…1. Default 1.
  public var centerAlpha = 1.0

  /// The look that changes nothing.
  public init() {}
}
