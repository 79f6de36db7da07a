// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The colors of the sample panes; white text is readable on each.
enum SampleColor: CaseIterable {
  case red
  case green
  case blue
  case amber

  var icon: String {
    switch self {
    case .red: "heart"
    case .green: "sun"
    case .blue: "globe"
    case .amber: "star"
    }
  }

  /// What there is to do in a pane of the color.
  var activity: ColorController.Activity {
    switch self {
    case .red, .amber: .count
    case .green, .blue: .shade
    }
  }

  var color: Color {
    switch self {
    case .red: Color(hex: 0xC93C37)
    case .green: Color(hex: 0x23855A)
    case .blue: Color(hex: 0x2B63C6)
    case .amber: Color(hex: 0x9A6700)
    }
  }
}
