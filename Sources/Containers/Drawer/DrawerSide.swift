// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a drawer's side lies around the center.
public nonisolated enum DrawerSide: String, Sendable, Hashable, CaseIterable, Codable,
  CodingKeyRepresentable
{
  /// Where reading begins: left, or right in a right-to-left layout.
  case leading
  /// Opposite `leading`.
  case trailing
  /// At the top edge. It opens downward.
  case top
  /// At the bottom edge. It opens upward.
  case bottom

  /// All of them, without making a list each time.
  static let all = DrawerSide.allCases

  /// Its place among all of them.
  var index: Int {
    switch self {
    case .leading: 0
    case .trailing: 1
    case .top: 2
    case .bottom: 3
    }
  }

  /// Whether it opens along the horizontal axis.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
}
