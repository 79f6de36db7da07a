// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The colors that the playground offers for shadow and scrim.
nonisolated enum PlaygroundColor: String, Sendable, CaseIterable {
  case black
  case white
  case blue
  case red

  var title: String {
    switch self {
    case .black: localized("Black")
    case .white: localized("White")
    case .blue: localized("Blue")
    case .red: localized("Red")
    }
  }

  var color: Color {
    switch self {
    case .black: .black
    case .white: .white
    case .blue: Color(hex: 0x1D4ED8)
    case .red: Color(hex: 0xB42318)
    }
  }

  /// Nil for a color that is not offered.
  init?(_ color: Color) {
    guard let known = Self.allCases.first(where: { $0.color == color }) else { return nil }
    self = known
  }
}
