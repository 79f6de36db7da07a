// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// How a side comes and goes, besides moving: a function of its progress alone, so that it runs both
/// ways and can be caught anywhere.
public nonisolated protocol DrawerVisualState: Sendable {
  /// - Parameter scene: The side's progress (0 closed, 1 open, more while stretched) and sizes.
  /// - Returns: The look; at progress 0 the center's has to be the identity.
  func look(of scene: DrawerScene) -> DrawerLook
}

/// What a visual state is told.
public nonisolated struct DrawerScene: Sendable, Hashable {
  public let side: DrawerSide

  /// 0 closed, 1 open, more while stretched.
  public let progress: Double

  /// The unit vector in which the side opens.
  public let opening: Point

  /// Points, across the side's opening too.
  public let sideSize: Size
  public let centerSize: Size

  /// Points from closed to open.
  public var length: Double { side.isHorizontal ? sideSize.width : sideSize.height }
}

/// The side stays, or moves, as its style says.
public nonisolated struct PlainVisualState: DrawerVisualState {
  public init() {}
  public func look(of scene: DrawerScene) -> DrawerLook { DrawerLook() }
}

/// The side comes along with the center, as MMDrawerController's.
public nonisolated struct SlideVisualState: DrawerVisualState {
  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    ParallaxVisualState(factor: 1).look(of: scene)
  }
}

/// The side comes from behind: larger, and out of nothing.
public nonisolated struct SlideAndScaleVisualState: DrawerVisualState {
  /// MMDrawerController's numbers: from nine tenths of the size, 50 points off.
  private static let scale = 0.9
  private static let distance = 50.0

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

/// The side moves by a share of the center's way.
public nonisolated struct ParallaxVisualState: DrawerVisualState {
  /// How many times farther the center goes. MMDrawerController's default is 3; 1 goes along.
  public let factor: Double

  public init(factor: Double = 3) {
    precondition(factor >= 1, "A parallax factor must be 1 or more: \(factor)")
    self.factor = factor
  }

  public func look(of scene: DrawerScene) -> DrawerLook {
    let distance = -scene.length / factor * (1 - min(1, scene.progress))
    var look = DrawerLook()
    look.sideTransform = .translation(scene.opening.x * distance, scene.opening.y * distance)
    return look
  }
}

/// The side swings out like a door hung on the center's edge. Seen from straight ahead: it gets
/// narrower, not smaller at its far end.
public nonisolated struct SwingingDoorVisualState: DrawerVisualState {
  /// Below it a door seen edge-on would fold to nothing.
  private static let narrowest = 0.02

  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    let progress = min(1, scene.progress)
    let width = max(Self.narrowest, progress)
    // The middle of a door that reaches from the edge to the center.
    let shift = -scene.length * (1 - width) / 2
    var look = DrawerLook()
    look.sideTransform = Transform.scale(
      scene.side.isHorizontal ? width : 1, scene.side.isHorizontal ? 1 : width
    ).followed(by: .translation(scene.opening.x * shift, scene.opening.y * shift))
    look.sideAlpha = 0.4 + 0.6 * progress
    return look
  }
}

/// The side comes out of nothing.
public nonisolated struct FadeVisualState: DrawerVisualState {
  public init() {}

  public func look(of scene: DrawerScene) -> DrawerLook {
    var look = DrawerLook()
    look.sideAlpha = min(1, scene.progress)
    return look
  }
}

/// The center steps back.
public nonisolated struct ScaleCenterVisualState: DrawerVisualState {
  /// The center's size while the side is open, 0…1. Default 0.9; vaul's background shrinks likewise.
  public let scale: Double

  public init(scale: Double = 0.9) {
    precondition(scale > 0 && scale <= 1, "A center cannot be scaled by \(scale)")
    self.scale = scale
  }

  public func look(of scene: DrawerScene) -> DrawerLook {
    let scale = 1 - (1 - scale) * min(1, scene.progress)
    var look = DrawerLook()
    look.centerTransform = .scale(scale, scale)
    return look
  }
}
