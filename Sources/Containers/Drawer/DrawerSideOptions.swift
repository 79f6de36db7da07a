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

/// The placement of a side relative to the center.
public nonisolated enum DrawerStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The side is below the center, which slides away and uncovers it.
  case reveal
  /// The side slides over the center, which is dimmed.
  case overlay
  /// Both slide.
  case push
  /// The side is next to the center. The center has the remaining room, and can be used while the side is open.
  case docked
}

/// Whether a person may move a side. Code always may, as with Android's DrawerLayout.
public nonisolated enum DrawerLock: String, Sendable, Hashable, CaseIterable, Codable {
  /// The side's gestures and keys move it.
  case unlocked
  /// Closed, whatever a person does.
  case lockedClosed
  /// Open, whatever a person does.
  case lockedOpen
}

/// Which parts of the center can be used while a side that is not docked is open. The other parts
/// are inert: a press on them closes the side and does not reach the views below.
public nonisolated enum DrawerCenterInteraction: String, Sendable, Hashable, CaseIterable {
  /// The bar and the content; nothing is inert.
  case full
  /// The bar above the center only.
  case barOnly
  /// Neither the bar nor the content.
  case none
}

/// Which drags and taps open a side.
public nonisolated struct DrawerOpenGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A drag of the bar above the center.
  public static let bar = DrawerOpenGestures(rawValue: 1)
  /// A drag that begins within the edge width of the side's edge (MMDrawerController's bezel).
  public static let edge = DrawerOpenGestures(rawValue: 2)
  /// A finger's drag anywhere in the center.
  public static let center = DrawerOpenGestures(rawValue: 4)
  /// A drag of the mouse anywhere in the center. Off by default, since people drag by accident. Over a list, a
  /// drag along an axis that the list scrolls on scrolls the list, as with a finger. Views that select, or that
  /// keep drags for themselves (`View.dragAxes`), come before the drawer.
  public static let mouseInCenter = DrawerOpenGestures(rawValue: 8)
  /// A horizontal turn of the wheel, or two fingers on a touchpad, where no view under the pointer
  /// scrolls horizontally.
  public static let wheel = DrawerOpenGestures(rawValue: 16)
  /// Press and hold at the edge shows a little of the side, as Android's DrawerLayout does.
  public static let peek = DrawerOpenGestures(rawValue: 32)

  /// The default: bar, edge and wheel.
  public static let standard: DrawerOpenGestures = [.bar, .edge, .wheel]
  /// All gestures that open a side, including the gestures that are off by default.
  public static let all: DrawerOpenGestures = [.bar, .edge, .center, .mouseInCenter, .wheel, .peek]
}

/// Which drags and taps close a side.
public nonisolated struct DrawerCloseGestures: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A drag of the bar above the center.
  public static let bar = DrawerCloseGestures(rawValue: 1)
  /// A drag of the visible part of the center.
  public static let center = DrawerCloseGestures(rawValue: 2)
  /// A drag of the side itself.
  public static let side = DrawerCloseGestures(rawValue: 4)
  /// A tap on the bar, beside its buttons.
  public static let tapBar = DrawerCloseGestures(rawValue: 8)
  /// A tap on the visible part of the center.
  public static let tapCenter = DrawerCloseGestures(rawValue: 16)
  /// A horizontal turn of the wheel, or two fingers on a touchpad, where no view under the pointer
  /// scrolls horizontally.
  public static let wheel = DrawerCloseGestures(rawValue: 32)

  /// The default: all but a drag of the side itself.
  public static let standard: DrawerCloseGestures = [.bar, .center, .tapBar, .tapCenter, .wheel]
  /// Every gesture that closes.
  public static let all: DrawerCloseGestures = [.standard, .side]
}

/// How wide a leading or trailing side is, or how high a top or bottom side.
public nonisolated struct DrawerLength: Sendable, Hashable, Codable {
  /// The preferred share of the container, 0…1.
  public var fraction: Double

  /// The least length in points, if it leaves the ledge free. This and `maximum` grow with the desktop's text size.
  public var minimum: Double

  /// The greatest length in points.
  public var maximum: Double

  /// Points of the center that stay visible in any case. Default 64, as Android's DrawerLayout.
  public var ledge: Double

  /// - Parameters: see the properties. Fractions outside 0…1, lengths below 0 and a minimum above
  ///   the maximum stop the program.
  public init(fraction: Double, minimum: Double, maximum: Double, ledge: Double = 64) {
    require((0...1).contains(fraction), "A fraction must lie in 0…1: \(fraction)")
    require(
      minimum >= 0 && minimum <= maximum,
      "A length cannot be at least \(minimum) and at most \(maximum) points")
    require(ledge >= 0, "A ledge cannot be \(ledge) points")
    self.fraction = fraction
    self.minimum = minimum
    self.maximum = maximum
    self.ledge = ledge
  }

  /// A quarter, within 240…320 points: between MMDrawerController's 280 and libadwaita's quarter.
  public static let standard = DrawerLength(fraction: 0.25, minimum: 240, maximum: 320)

  /// A fixed length in points, reduced if necessary so that `ledge` points of the center stay visible.
  ///
  /// - Parameters:
  ///   - points: The length. At least 0.
  ///   - ledge: Points of the center that stay visible. At least 0. Default 64.
  public static func fixed(_ points: Double, ledge: Double = 64) -> DrawerLength {
    DrawerLength(fraction: 0, minimum: points, maximum: points, ledge: ledge)
  }

  /// A share of the container.
  public static func fraction(_ share: Double, ledge: Double = 64) -> DrawerLength {
    DrawerLength(fraction: share, minimum: 0, maximum: .infinity, ledge: ledge)
  }

  /// The same with limits that are larger by a factor.
  func grown(by factor: Double) -> DrawerLength {
    var length = self
    length.minimum *= factor
    length.maximum *= factor
    return length
  }

  /// The length in a container of a length, in points; never below 0.
  public func points(in container: Double) -> Double {
    max(0, min(max(minimum, min(maximum, fraction * container)), container - ledge))
  }
}
