// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
  /// Every gesture that opens, those that are off by default too.
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
