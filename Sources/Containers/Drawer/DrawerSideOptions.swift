// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
public import Drawing

/// How one side of a drawer lies, looks and is moved.
public nonisolated struct DrawerSideOptions: Sendable, Hashable {
  /// Default reveal, the classic sliding menu.
  public var style = DrawerStyle.reveal

  /// Default `DrawerLength.standard` at the leading and trailing side; two fifths within 160…400
  /// points at the top and bottom.
  public var length: DrawerLength

  /// Points of the container's width from which the side is docked, whatever its style. Default nil:
  /// never. It docks and undocks without losing what it shows.
  public var dockingWidth: Double?

  /// Default: bar, edge and wheel.
  public var openGestures = DrawerOpenGestures.standard

  /// Default: all but a drag of the side itself.
  public var closeGestures = DrawerCloseGestures.standard

  /// Points that the mouse moves before it drags. Default 4; a finger needs
  /// `PanGestureRecognizer.touchThreshold`.
  public var mouseDragDistance = PanGestureRecognizer.mouseThreshold

  /// Points from the edge within which a drag opens. Default 20, as MMDrawerController.
  public var edgeWidth = 20.0

  /// Progress from which a side that was closed opens when it is let go without a fling, 0…1.
  /// Default a half, as MMDrawerController.
  public var openThreshold = 0.5

  /// Progress from which a side that was open stays so. Default a half.
  public var closeThreshold = 0.5

  /// Default unlocked.
  public var lock = DrawerLock.unlocked

  /// Default: the bar only, as MMDrawerController.
  public var centerInteraction = DrawerCenterInteraction.barOnly

  /// Whether it gives way, less and less, when it is pulled beyond open. Default true, as
  /// MMDrawerController.
  public var stretches = true

  /// Lengths that a person may give it by dragging its inner edge, in points; nil: none. Default
  /// nil.
  public var resizableLengths: ClosedRange<Double>?

  /// The shadow on the lower of side and center; nil for none.
  public var shadow: DrawerShadow? = DrawerShadow()

  /// How dark the center gets below an open side, 0…1. Default nil: 0.32 for an overlay, else 0.
  public var scrimOpacity: Double?

  /// What the center is dimmed with. Default black.
  public var scrimColor = Color.black

  /// Points of the line along the inner edge. Default 0: none.
  public var borderWidth = 0.0

  /// Radius of the center's corners while the side is open, in points; they grow with its progress, and
  /// stay square while it is docked. 0 or more. Default 0.
  public var centerCornerRadius = 0.0 {
    willSet {
      precondition(newValue >= 0, "The center's corners cannot have the radius \(newValue)")
    }
  }

  /// The defaults. They differ by side in `length` only.
  public init(for side: DrawerSide = .leading) {
    length =
      side.isHorizontal
      ? .standard : DrawerLength(fraction: 0.4, minimum: 160, maximum: 400)
  }

  /// LOOK.md's scrim.
  static let overlayScrim = 0.32
}
