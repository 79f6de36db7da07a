// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The options of a side of a drawer: its placement, its appearance and its gestures.
public nonisolated struct DrawerSideOptions: Sendable, Hashable {
  /// The placement of the side relative to the center. Default `reveal`: the center slides away and uncovers the side.
  public var style = DrawerStyle.reveal

  /// The width of a leading or trailing side, default `DrawerLength.standard`; or the height of a top or bottom side,
  /// default two fifths of the container's height, limited to 160…400 points.
  public var length: DrawerLength

  /// The minimum width of the container, in points, at which the side is docked (always visible next to the center),
  /// whatever its `style`. The width is multiplied by the desktop's text scale if that is above 1. The side keeps its
  /// controller when it is docked or undocked. Default nil: never docked.
  public var dockingWidth: Double?

  /// Whether a docked, open side stays open, placed by its `style`, when the container becomes too narrow for docking.
  /// If several sides would stay open, only the first one does. Default false: the side closes, as in libadwaita.
  public var staysOpenWhenUndocked = false

  /// The gestures that open the side. Default: bar, edge and wheel.
  public var openGestures = DrawerOpenGestures.standard

  /// The gestures that close the side. Default: all except a drag of the side itself.
  public var closeGestures = DrawerCloseGestures.standard

  /// The distance, in points, that the mouse has to move before a drag begins. Default 4. The distance for a finger is
  /// `PanGestureRecognizer.touchThreshold`.
  public var mouseDragDistance = PanGestureRecognizer.mouseThreshold

  /// The width, in points, of the edge area in which a drag opens the side. Default 20, as in MMDrawerController.
  public var edgeWidth = 20.0

  /// The progress from which a closed side opens if it is released without a fling, 0…1. Default 0.5.
  public var openThreshold = 0.5

  /// The progress from which an open side stays open if it is released without a fling, 0…1. Default 0.5.
  public var closeThreshold = 0.5

  /// Whether the user can move the side. Default unlocked.
  public var lock = DrawerLock.unlocked

  /// The parts of the center that can be used while the side is open. Default: the bar only, as in MMDrawerController.
  public var centerInteraction = DrawerCenterInteraction.barOnly

  /// Whether the user can pull the side beyond its open position. The resistance grows, and the side returns when it is
  /// released. Default true, as in MMDrawerController.
  public var bounces = true

  /// The lengths, in points, that the user can give the side by dragging its inner edge. Default nil: not resizable.
  public var resizableLengths: ClosedRange<Double>?

  /// The shadow that the side or the center, whichever is in front, casts on the other; nil for none.
  public var shadow: EdgeShadow? = EdgeShadow()

  /// The opacity of the center's dimming color while the side is open, 0…1. Default nil, which means 0.32 for a side
  /// with the style `overlay`, otherwise 0.
  public var scrimOpacity: Double?

  /// The color that dims the center while the side is open. Default black.
  public var scrimColor = Color.black

  /// The width of the line along the side's inner edge, in points. Default 0: no line.
  public var borderWidth = 0.0

  /// The radius of the center's corners while the side is open, in points. It grows with the progress of the side; the
  /// corners are square while the side is docked. Default 0. Traps if it is negative.
  public var centerCornerRadius = 0.0 {
    willSet {
      require(newValue >= 0, "The center's corners cannot have the radius \(newValue)")
    }
  }

  /// Creates the default options of a side. They differ by side only in `length`.
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

/// The placement of a side relative to the center.
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

/// Whether the user can move a side. Code always can, as with Android's DrawerLayout.
public nonisolated enum DrawerLock: String, Sendable, Hashable, CaseIterable, Codable {
  /// The gestures and keys of the side move it.
  case unlocked
  /// The side stays closed, whatever the user does.
  case lockedClosed
  /// The side stays open, whatever the user does.
  case lockedOpen
}

/// The parts of the center that can be used while a side that is not docked is open. The other parts are inert: a press
/// on them closes the side and does not reach the views below.
public nonisolated enum DrawerCenterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The bar and the content. Nothing is inert.
  case full
  /// Only the bar above the center.
  case barOnly
  /// Neither the bar nor the content.
  case none
}

/// The gestures that open a side.
public nonisolated struct DrawerOpenGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A drag of the bar above the center.
  public static let bar = DrawerOpenGestures(rawValue: 1)
  /// A drag that begins within `edgeWidth` of the drawer's edge at the side.
  public static let edge = DrawerOpenGestures(rawValue: 2)
  /// A finger's drag anywhere in the center.
  public static let center = DrawerOpenGestures(rawValue: 4)
  /// A drag of the mouse anywhere in the center. Off by default, because users drag accidentally. Over a list, a drag
  /// along the list's scroll axis scrolls the list, as with a finger. Views in which a drag selects, and views that
  /// reserve drags (`View.reservedDragAxes`), have precedence.
  public static let mouseInCenter = DrawerOpenGestures(rawValue: 8)
  /// Horizontal scrolling by wheel or touchpad, if no view under the pointer scrolls horizontally.
  public static let wheel = DrawerOpenGestures(rawValue: 16)
  /// A long press at the edge, which shows a part of the side, as in Android's DrawerLayout.
  public static let peek = DrawerOpenGestures(rawValue: 32)

  /// The gestures that open a side by default: bar, edge and wheel.
  public static let standard: DrawerOpenGestures = [.bar, .edge, .wheel]
  /// All gestures that open a side, including the gestures that are off by default.
  public static let all: DrawerOpenGestures = [.bar, .edge, .center, .mouseInCenter, .wheel, .peek]
}

/// The gestures that close a side.
public nonisolated struct DrawerCloseGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A drag of the bar above the center.
  public static let bar = DrawerCloseGestures(rawValue: 1)
  /// A drag of the visible part of the center.
  public static let center = DrawerCloseGestures(rawValue: 2)
  /// A drag of the side itself.
  public static let side = DrawerCloseGestures(rawValue: 4)
  /// A tap on the bar above the center, outside of its buttons.
  public static let tapBar = DrawerCloseGestures(rawValue: 8)
  /// A tap on the visible part of the center.
  public static let tapCenter = DrawerCloseGestures(rawValue: 16)
  /// Horizontal scrolling by wheel or touchpad, if no view under the pointer scrolls horizontally.
  public static let wheel = DrawerCloseGestures(rawValue: 32)

  /// The gestures that close a side by default: all except a drag of the side itself.
  public static let standard: DrawerCloseGestures = [.bar, .center, .tapBar, .tapCenter, .wheel]
  /// All gestures that close a side.
  public static let all: DrawerCloseGestures = [.standard, .side]
}

/// The width of a leading or trailing side, or the height of a top or bottom side.
public nonisolated struct DrawerLength: Sendable, Hashable, Codable {
  /// The preferred length as a fraction of the container's width or height, 0…1.
  public var fraction: Double

  /// The minimum length in points at normal text size, larger with larger text. `minimumVisibleCenter` can reduce it.
  public var minimum: Double

  /// The maximum length in points at normal text size, larger with larger text.
  public var maximum: Double

  /// The minimum visible width or height of the center, in points. Default 64, as in Android's DrawerLayout.
  public var minimumVisibleCenter: Double

  /// Creates a length. Traps if the fraction is not in 0…1, a length is negative, or `minimum` is above `maximum`.
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

  /// A quarter of the container's width or height, limited to 240…320 points.
  public static let standard = DrawerLength(fraction: 0.25, minimum: 240, maximum: 320)

  /// Returns a length in points, reduced if necessary so that a part of the center stays visible: by default 64 points.
  /// Traps if a value is negative.
  public static func fixed(_ points: Double, minimumVisibleCenter: Double = 64) -> DrawerLength {
    DrawerLength(
      fraction: 0, minimum: points, maximum: points, minimumVisibleCenter: minimumVisibleCenter)
  }

  /// Returns a length that is a fraction of the container, without a minimum or maximum.
  public static func fraction(_ share: Double, minimumVisibleCenter: Double = 64) -> DrawerLength {
    DrawerLength(
      fraction: share, minimum: 0, maximum: .infinity, minimumVisibleCenter: minimumVisibleCenter)
  }

  func scalingLimits(by factor: Double) -> DrawerLength {
    var length = self
    length.minimum *= factor
    length.maximum *= factor
    return length
  }

  /// Returns the length in points for a container with this width or height, but not less than 0.
  public func points(in container: Double) -> Double {
    max(0, min(max(minimum, min(maximum, fraction * container)), container - minimumVisibleCenter))
  }
}
