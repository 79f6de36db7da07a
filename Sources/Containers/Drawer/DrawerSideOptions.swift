// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The layout, the looks and the gestures of one side of a drawer.
public nonisolated struct DrawerSideOptions: Sendable, Hashable {
  /// Default reveal, the classic sliding menu.
  public var style = DrawerStyle.reveal

  /// How wide or high the side is. Default `DrawerLength.standard` at the leading and trailing
  /// side; two fifths within 160…400 points at the top and bottom.
  public var length: DrawerLength

  /// The width of the container in points from which the side is docked, whatever its style.
  /// Default nil: never. It grows with the desktop's text size. The side's controller stays the same when the side docks and
  /// undocks.
  public var dockingWidth: Double?

  /// Whether a docked side that shows stays open, in its own style, when the container gets too narrow for it to
  /// be docked. Default false: it closes, as libadwaita's. Of several such sides the first stays.
  public var staysOpenWhenUndocked = false

  /// Default: bar, edge and wheel.
  public var openGestures = DrawerOpenGestures.standard

  /// Default: all but a drag of the side itself.
  public var closeGestures = DrawerCloseGestures.standard

  /// Points that the mouse moves before it drags. Default 4; a finger needs
  /// `PanGestureRecognizer.touchThreshold`.
  public var mouseDragDistance = PanGestureRecognizer.mouseThreshold

  /// Points from the edge within which a drag opens. Default 20, as MMDrawerController.
  public var edgeWidth = 20.0

  /// The progress from which a closed side opens when it is released without a fling, 0…1. Default
  /// a half, as MMDrawerController.
  public var openThreshold = 0.5

  /// The progress from which an open side stays open when it is released without a fling, 0…1. Default a half.
  public var closeThreshold = 0.5

  /// Default unlocked.
  public var lock = DrawerLock.unlocked

  /// Default: the bar only, as MMDrawerController.
  public var centerInteraction = DrawerCenterInteraction.barOnly

  /// Whether a person can pull the side beyond open. It follows less and less, and comes back when
  /// it is released. Default true, as MMDrawerController.
  public var stretches = true

  /// The lengths, in points, that a person may give the side by dragging its inner edge. Default
  /// nil: a person cannot change the length.
  public var resizableLengths: ClosedRange<Double>?

  /// The shadow on the lower of side and center; nil for none.
  public var shadow: EdgeShadow? = EdgeShadow()

  /// How dark the center gets below an open side, 0…1. Default nil: 0.32 for an overlay, else 0.
  public var scrimOpacity: Double?

  /// The color that dims the center. Default black.
  public var scrimColor = Color.black

  /// Width of the line along the inner edge, in points. Default 0: none.
  public var borderWidth = 0.0

  /// Radius of the center's corners while the side is open, in points. The radius grows with the
  /// side's progress; the corners are square while the side is docked. At least 0. Default 0.
  public var centerCornerRadius = 0.0 {
    willSet {
      require(newValue >= 0, "The center's corners cannot have the radius \(newValue)")
    }
  }

  /// The defaults. They differ by side in `length` only.
  public init(for side: DrawerSide = .leading) {
    length = side.isHorizontal ? .standard : DrawerLength(fraction: 0.4, minimum: 160, maximum: 400)
  }

  func opens(by gesture: DrawerOpenGestures) -> Bool {
    openGestures.contains(gesture) && lock != .lockedClosed
  }

  func closes(by gesture: DrawerCloseGestures) -> Bool {
    closeGestures.contains(gesture) && lock != .lockedOpen
  }

  /// LOOK.md's scrim.
  static let overlayScrim = 0.32
}
