// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The options of a drawer side: its placement, its appearance and its gestures.
public nonisolated struct DrawerSideOptions: Sendable, Hashable {
  /// The placement of the drawer side relative to the center. Default `reveal`: the center uncovers it by sliding away.
  public var style = DrawerStyle.reveal

  /// The width of a leading or trailing drawer side, default `DrawerLength.standard`; or the height of a top or bottom
  /// side, default two fifths of the drawer's height, limited to 160…400 points.
  public var length: DrawerLength

  /// The minimum width of the drawer, in points, at which the side is docked, which means next to the center. A desktop
  /// text scale above 1 multiplies this width. A side that becomes docked opens, unless it is locked closed or the user
  /// has hidden it while it was docked before. Default nil: never docked.
  public var dockingWidth: Double?

  /// Whether a docked, open drawer side stays open, placed by its `style`, when the drawer becomes narrower than
  /// `dockingWidth`. Only one side can stay open: the first in the order leading, trailing, top, bottom. Default false:
  /// the side closes, as in libadwaita.
  public var staysOpenWhenUndocked = false

  /// The gestures that open the drawer side. Default: a drag of the bar or from the edge, and the wheel.
  public var openGestures = DrawerOpenGestures.standard

  /// The gestures that close the drawer side. Default: all except a drag of the side itself.
  public var closeGestures = DrawerCloseGestures.standard

  /// The distance, in points, that the mouse has to move after a press before it drags the drawer side. Default 4. The
  /// distance for a finger is `PanGestureRecognizer.touchThreshold`.
  public var mouseDragDistance = PanGestureRecognizer.mouseThreshold

  /// The width, in points, of the area at the drawer's edge in which a drag opens the side. Default 20.
  public var edgeWidth = 20.0

  /// The progress from which a closed drawer side opens when a drag is released without a fling, 0…1. Default 0.5.
  public var openThreshold = 0.5

  /// The progress below which an open side closes when a drag is released without a fling, 0…1. Default 0.5.
  public var closeThreshold = 0.5

  /// Whether the drawer side is locked open or closed for the user. Default unlocked.
  public var lock = DrawerLock.unlocked

  /// Whether the bar and the content of the center can be used while the side is open. Default: the bar only.
  public var centerInteraction = DrawerCenterInteraction.barOnly

  /// Whether the user can pull the drawer side beyond its open position, against growing resistance; when released, the
  /// side returns to it. Default true, as in MMDrawerController.
  public var bounces = true

  /// The range, in points, in which the user can resize the drawer side at its edge. Default nil: not resizable.
  public var resizableLengths: ClosedRange<Double>?

  /// The shadow of the drawer side for the style `overlay`, of the center for `reveal` and `push`; nil for no shadow.
  public var shadow: EdgeShadow? = EdgeShadow()

  /// The opacity, 0…1, of the color that dims the drawer's center while the side is open. Default nil: 0.32 if `style`
  /// is `overlay`, and 0 for all other styles.
  public var scrimOpacity: Double?

  /// The color that dims the drawer's center while the side is open. Default black.
  public var scrimColor = Color.black

  /// The width, in points, of the border between the drawer side and the center. Default 0: no border.
  public var borderWidth = 0.0

  /// The corner radius of the drawer's center while the side is open, in points. It grows with the progress of the
  /// side, and is 0 while the side is docked. Default 0. Traps if it is negative.
  public var centerCornerRadius = 0.0 {
    willSet {
      require(newValue >= 0, "The center's corners cannot have the radius \(newValue)")
    }
  }

  /// Creates the default options of a drawer side. Only `length` depends on the side.
  public init(for side: DrawerSide = .leading) {
    length = side.isHorizontal ? .standard : DrawerLength(fraction: 0.4, minimum: 160, maximum: 400)
  }

  func opens(by gesture: DrawerOpenGestures) -> Bool {
    openGestures.contains(gesture) && lock != .lockedClosed
  }

  func closes(by gesture: DrawerCloseGestures) -> Bool {
    closeGestures.contains(gesture) && lock != .lockedOpen
  }

  /// The scrim of LOOK.md.
  static let overlayScrimOpacity = 0.32
}

/// The placement of a drawer side relative to the center.
public nonisolated enum DrawerStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The side is below the center, which slides away and uncovers it.
  case reveal
  /// The side slides over the center, which is dimmed.
  case overlay
  /// The side and the center slide together.
  case push
  /// The side is next to the center. The center has the remaining space, and can be used while the side is open.
  case docked
}

/// Whether the user can open and close a drawer side. Code always can, as with Android's DrawerLayout.
public nonisolated enum DrawerLock: String, Sendable, Hashable, CaseIterable, Codable {
  /// The gestures and keys of the side move it.
  case unlocked
  /// The side stays closed, whatever the user does.
  case lockedClosed
  /// The side stays open, whatever the user does.
  case lockedOpen
}

/// The parts of a drawer's center that can be used while a side that is not docked is open: the bar, the content, both
/// or none. A press on any other part does not reach its views, but can close the side.
public nonisolated enum DrawerCenterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The bar and the content. Nothing is inert.
  case full
  /// Only the bar above the center.
  case barOnly
  /// Neither the bar nor the content.
  case none
}

/// The gestures that can open a drawer side.
public nonisolated struct DrawerOpenGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Opens the drawer side by a drag of the bar above the center.
  public static let bar = DrawerOpenGestures(rawValue: 1)
  /// Opens the drawer side by a drag that begins within `edgeWidth` of the side's edge of the drawer.
  public static let edge = DrawerOpenGestures(rawValue: 2)
  /// Opens the drawer side by the drag of a finger anywhere in the center.
  public static let center = DrawerOpenGestures(rawValue: 4)
  /// Opens the drawer side by a drag of the mouse anywhere in the center. Off by default, because users drag
  /// accidentally. A list still scrolls when it is dragged along its scroll axis, as with a finger. Views in which a
  /// drag selects, such as texts, and views with `View.reservedDragAxes` still receive their drags.
  public static let mouseInCenter = DrawerOpenGestures(rawValue: 8)
  /// Opens the drawer side by horizontal scrolling, if no view under the pointer scrolls horizontally.
  public static let wheel = DrawerOpenGestures(rawValue: 16)
  /// Shows a part of the drawer side by a long press at the edge, as in Android's DrawerLayout.
  public static let peek = DrawerOpenGestures(rawValue: 32)

  /// The gestures that open a drawer side by default: a drag of the bar, a drag from the edge, and the wheel.
  public static let standard: DrawerOpenGestures = [.bar, .edge, .wheel]
  /// All gestures that can open a drawer side, including the gestures that are off by default.
  public static let all: DrawerOpenGestures = [.bar, .edge, .center, .mouseInCenter, .wheel, .peek]
}

/// The gestures that can close a drawer side.
public nonisolated struct DrawerCloseGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Closes the drawer side by a drag of the bar above the center.
  public static let bar = DrawerCloseGestures(rawValue: 1)
  /// Closes the drawer side by a drag of the visible part of the center.
  public static let center = DrawerCloseGestures(rawValue: 2)
  /// Closes the drawer side by a drag of the side itself.
  public static let side = DrawerCloseGestures(rawValue: 4)
  /// Closes the drawer side by a tap on the bar above the center, outside of the bar's buttons.
  public static let tapBar = DrawerCloseGestures(rawValue: 8)
  /// Closes the drawer side by a tap on the visible part of the center.
  public static let tapCenter = DrawerCloseGestures(rawValue: 16)
  /// Closes the drawer side by horizontal scrolling, if no view under the pointer scrolls horizontally.
  public static let wheel = DrawerCloseGestures(rawValue: 32)

  /// The gestures that close a drawer side by default: all except a drag of the side itself.
  public static let standard: DrawerCloseGestures = [.bar, .center, .tapBar, .tapCenter, .wheel]
  /// All gestures that can close a drawer side.
  public static let all: DrawerCloseGestures = [.standard, .side]
}

/// The width of a leading or trailing drawer side, or the height of a top or bottom side.
public nonisolated struct DrawerLength: Sendable, Hashable, Codable {
  /// The preferred length of the drawer side as a fraction of the drawer's width or height, 0…1.
  public var fraction: Double

  /// The drawer side's minimum length in points at normal text size. Larger text increases it. The side becomes shorter
  /// than this if the center would otherwise have less than `minimumVisibleCenter` points.
  public var minimum: Double

  /// The drawer side's maximum length in points at normal text size. Larger text increases it.
  public var maximum: Double

  /// The width or height of the center, in points, that an open drawer side has to leave visible. Default 64.
  public var minimumVisibleCenter: Double

  /// Creates a drawer side's length. Traps if `fraction` is not in 0…1, a length is negative, or `minimum` > `maximum`.
  public init(fraction: Double, minimum: Double, maximum: Double, minimumVisibleCenter: Double = 64)
  {
    require((0...1).contains(fraction), "A fraction must be in 0…1, not \(fraction)")
    require(
      minimum >= 0 && minimum <= maximum,
      "A length cannot be at least \(minimum) and at most \(maximum) points")
    require(
      minimumVisibleCenter >= 0,
      "The visible part of the center cannot be \(minimumVisibleCenter) points long")
    self.fraction = fraction
    self.minimum = minimum
    self.maximum = maximum
    self.minimumVisibleCenter = minimumVisibleCenter
  }

  /// A drawer side's length of a quarter of the drawer's width or height, limited to 240…320 points.
  public static let standard = DrawerLength(fraction: 0.25, minimum: 240, maximum: 320)

  /// Returns a fixed length of a drawer side, reduced if necessary so that `minimumVisibleCenter` points of the center
  /// stay visible, by default 64. Traps if an argument is negative.
  public static func fixed(_ points: Double, minimumVisibleCenter: Double = 64) -> DrawerLength {
    DrawerLength(
      fraction: 0, minimum: points, maximum: points, minimumVisibleCenter: minimumVisibleCenter)
  }

  /// Returns a length that is a fraction, 0…1, of the drawer's width or height. It has no minimum and no maximum, but
  /// `minimumVisibleCenter` points of the center stay visible, by default 64. Traps if an argument is invalid.
  public static func fraction(_ ratio: Double, minimumVisibleCenter: Double = 64) -> DrawerLength {
    DrawerLength(
      fraction: ratio, minimum: 0, maximum: .infinity, minimumVisibleCenter: minimumVisibleCenter)
  }

  func scalingLimits(by factor: Double) -> DrawerLength {
    var length = self
    length.minimum *= factor
    length.maximum *= factor
    return length
  }

  /// Returns the drawer side's length in points, at least 0, for a drawer with this width or height.
  public func points(in container: Double) -> Double {
    max(0, min(max(minimum, min(maximum, fraction * container)), container - minimumVisibleCenter))
  }
}
