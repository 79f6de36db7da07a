// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Languages

/// The edge of a drawer at which a side opens: leading, trailing, top or bottom.
public nonisolated enum DrawerSide: String, Sendable, Hashable, CaseIterable, Codable,
  CodingKeyRepresentable
{
  /// The left side; in a right-to-left layout, the right side.
  case leading
  /// The side opposite `leading`.
  case trailing
  /// The side at the top edge. It opens downward.
  case top
  /// The side at the bottom edge. It opens upward.
  case bottom

  /// All sides, without creating an array at each use.
  static let all = DrawerSide.allCases

  var index: Int {
    switch self {
    case .leading: 0
    case .trailing: 1
    case .top: 2
    case .bottom: 3
    }
  }

  /// Whether the drawer side opens horizontally: true for leading and trailing.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension DrawerSide {
  func resizeLabel(in localization: Localization) -> String {
    switch self {
    case .leading: localization("Resize the leading side")
    case .trailing: localization("Resize the trailing side")
    case .top: localization("Resize the top side")
    case .bottom: localization("Resize the bottom side")
    }
  }

  func toggleTitle(in localization: Localization) -> String {
    switch self {
    case .leading: localization("Show or hide the leading side")
    case .trailing: localization("Show or hide the trailing side")
    case .top: localization("Show or hide the top side")
    case .bottom: localization("Show or hide the bottom side")
    }
  }
}

/// A set of drawer sides.
nonisolated struct DrawerSides: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let leading = DrawerSides(rawValue: 1)
  static let trailing = DrawerSides(rawValue: 2)
  static let top = DrawerSides(rawValue: 4)
  static let bottom = DrawerSides(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ side: DrawerSide) { self.init(rawValue: 1 << side.index) }

  func contains(_ side: DrawerSide) -> Bool { contains(DrawerSides(side)) }

  var first: DrawerSide? { DrawerSide.all.first { contains($0) } }

  /// In the order leading, trailing, top, bottom.
  var members: [DrawerSide] { DrawerSide.all.filter(contains) }

  /// The members that satisfy a predicate. Does not allocate memory, because it is called for each press.
  func filter(_ isIncluded: (DrawerSide) -> Bool) -> DrawerSides {
    var passed: DrawerSides = []
    for side in DrawerSide.all where contains(side) && isIncluded(side) {
      passed.insert(DrawerSides(side))
    }
    return passed
  }
}

/// The position of each side: 0 closed, 1 open, more while it is stretched.
typealias DrawerPositions = SIMD4<Double>

extension DrawerPositions {
  nonisolated init(open sides: DrawerSides) {
    self.init()
    for side in DrawerSide.all where sides.contains(side) { self[side] = 1 }
  }

  nonisolated subscript(side: DrawerSide) -> Double {
    get { self[side.index] }
    set { self[side.index] = newValue }
  }
}
