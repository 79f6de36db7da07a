// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The timing curves that the playground offers; their names are the library's.
nonisolated enum PlaygroundCurve: String, Sendable, CaseIterable {
  case linear
  case easeIn
  case easeOut
  case easeInOut

  var curve: Curve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
