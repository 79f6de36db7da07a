// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Computes the appearance of a drawer side and the center while the side opens and closes. The result depends only on
/// the side's progress and sizes, so that a side looks the same while opening and closing.
public nonisolated protocol DrawerVisualState: Sendable {
  /// Returns the attributes of the side and the center.
  ///
  /// - Parameter scene: The progress and the sizes of the side.
  /// - Returns: The attributes. At progress 0 the center's attributes have to be the identity.
  func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes
}

/// The progress and the sizes from which a `DrawerVisualState` computes the appearance of a drawer side.
public nonisolated struct DrawerVisualContext: Sendable, Hashable {
  /// The drawer side that opens or closes.
  public let side: DrawerSide

  /// The side's progress: 0 closed, 1 open. Above 1 while the user pulls the open side farther. Rises from 1 to 2 while
  /// a replaced center slides farther, from next to the open side until off screen. Falls while the new one slides in.
  public let progress: Double

  /// The direction in which the drawer side opens, as a vector of length 1.
  public let openingDirection: Point

  /// The size of the whole drawer side, in points, also while only a part of it is visible.
  public let sideSize: Size

  /// The size of the drawer's center including its `centerBar`, in points.
  public let centerSize: Size

  /// The length of the part of the drawer side that the center still covers, in points. Above 0 only in the style
  /// `reveal`, in which the center slides off the side: from the side's length when closed to 0 when open.
  public let gap: Double

  /// The width of a drawer side at the left or right, or the height of a side at the top or bottom, in points.
  public var length: Double { side.isHorizontal ? sideSize.width : sideSize.height }
}

/// A visual state that adds no effect to a drawer side: the side and the center only move as the side's style requires.
public nonisolated struct PlainVisualState: DrawerVisualState {
  /// Creates the visual state without an effect. It has no options.
  public init() {}
  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    DrawerLayoutAttributes()
  }
}

/// A visual state that moves a drawer side together with the center, as in MMDrawerController.
public nonisolated struct SlideVisualState: DrawerVisualState {
  /// Creates the visual state, whose effect is the same as `ParallaxVisualState(factor: 1)`.
  public init() {}

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    ParallaxVisualState(factor: 1).layoutAttributes(for: scene)
  }
}

/// A visual state that scales a drawer side up, moves it a little and fades it in as it opens.
public nonisolated struct SlideAndScaleVisualState: DrawerVisualState {
  /// MMDrawerController's values: nine tenths of the size, and an offset of 50 points at the start.
  private static let scale = 0.9
  private static let distance = 50.0

  /// Creates the visual state. A closed side has scale 0.9, alpha 0, and is moved 50 points toward its edge.
  public init() {}

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    let progress = min(1, scene.progress)
    let scale = Self.scale + (1 - Self.scale) * progress
    let distance = -Self.distance * (1 - progress)
    var look = DrawerLayoutAttributes()
    look.sideTransform = Transform.scale(scale, scale).concatenating(
      .translation(scene.openingDirection.x * distance, scene.openingDirection.y * distance))
    look.sideAlpha = progress
    return look
  }
}

/// A visual state that moves a drawer side by a fraction of the distance that the center moves.
public nonisolated struct ParallaxVisualState: DrawerVisualState {
  /// The distance that the drawer's center moves, divided by the distance that the side moves. Default 3.
  public let factor: Double

  /// Creates the visual state, in which the center moves `factor` times as far as the side. Traps if below 1.
  public init(factor: Double = 3) {
    require(factor >= 1, "A parallax factor must be 1 or more, not \(factor)")
    self.factor = factor
  }

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    let distance = -scene.length / factor * (1 - min(1, scene.progress))
    var look = DrawerLayoutAttributes()
    look.sideTransform = .translation(
      scene.openingDirection.x * distance, scene.openingDirection.y * distance)
    return look
  }
}

/// A visual state that turns a drawer side like a door, with its hinges at the edge next to the center. While the side
/// is not open, the opposite edge is farther from the viewer and looks smaller.
public nonisolated struct SwingingDoorVisualState: DrawerVisualState {
  /// The distance from the viewer to the window, in points. A smaller value strengthens the perspective. Default 1000.
  public let distance: Double

  /// The alpha of a door that is seen from its edge, 0…1: little light falls on it.
  private static let minimumAlpha = 0.4

  /// Creates the visual state with the distance from the viewer to the window, in points. Traps if it is not positive.
  public init(distance: Double = 1000) {
    require(distance > 0, "A viewing distance must be greater than 0 points, not \(distance)")
    self.distance = distance
  }

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    let progress = min(1, scene.progress)
    var look = DrawerLayoutAttributes()
    guard progress < 1 else { return look }
    let length = scene.length
    // The angle at which the door's far end, seen in perspective, is at the window's edge: cos · distance = progress ·
    // (distance + length · sin).
    let near = progress * distance
    let far = progress * length
    let square = distance * distance + far * far
    let root = max(0, square - near * near).squareRoot()
    let cosine = (near * distance + far * root) / square
    let sine = max(0, (distance * root - far * near) / square)
    let opensForward = scene.openingDirection.x + scene.openingDirection.y > 0
    let hinge = Point(scene.openingDirection.x * length / 2, scene.openingDirection.y * length / 2)
    let shift = Point(scene.openingDirection.x * scene.gap, scene.openingDirection.y * scene.gap)
    look.sideProjection = ProjectiveTransform(.translation(-hinge.x, -hinge.y))
      .concatenating(
        .rotation(
          about: scene.side.isHorizontal ? .vertical : .horizontal,
          sine: opensForward ? -sine : sine, cosine: cosine, distance: distance)
      )
      .concatenating(Transform.translation(hinge.x - shift.x, hinge.y - shift.y))
    look.sideAlpha = Self.minimumAlpha + (1 - Self.minimumAlpha) * progress
    return look
  }
}

/// A visual state that fades a drawer side in as it opens.
public nonisolated struct FadeVisualState: DrawerVisualState {
  /// Creates the visual state. The drawer side's alpha is its progress: 0 when it is closed, 1 when it is open.
  public init() {}

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    var look = DrawerLayoutAttributes()
    look.sideAlpha = min(1, scene.progress)
    return look
  }
}

/// A visual state that scales a drawer's center down as a side opens.
public nonisolated struct ScaleCenterVisualState: DrawerVisualState {
  /// The scale of the drawer's center while the side is open, above 0 and at most 1. Default 0.9.
  public let scale: Double

  /// Creates the visual state with the scale of the drawer's center. Traps if it is not above 0 and at most 1.
  public init(scale: Double = 0.9) {
    require(
      scale > 0 && scale <= 1,
      "The center's scale must be greater than 0 and at most 1, not \(scale)")
    self.scale = scale
  }

  public func layoutAttributes(for scene: DrawerVisualContext) -> DrawerLayoutAttributes {
    let scale = 1 - (1 - scale) * min(1, scene.progress)
    var look = DrawerLayoutAttributes()
    look.centerTransform = .scale(scale, scale)
    return look
  }
}

/// The transforms and opacities of a drawer side and the center. They are applied after layout and keep the frames.
public nonisolated struct DrawerLayoutAttributes: Sendable, Hashable {
  /// The transform of the drawer side around its midpoint. Default identity.
  public var sideTransform = Transform.identity
  /// The perspective rotation of the drawer side around its midpoint, applied after `sideTransform`. Default nil.
  public var sideProjection: ProjectiveTransform?
  /// The opacity of the drawer side, 0…1. Default 1.
  public var sideAlpha = 1.0
  /// The transform of the drawer's center around its midpoint. Default identity.
  public var centerTransform = Transform.identity
  /// The opacity of the drawer's center, 0…1. Default 1.
  public var centerAlpha = 1.0

  /// Creates attributes that change neither the drawer side nor the center.
  public init() {}
}
