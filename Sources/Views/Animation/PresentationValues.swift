// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What a view shows while its properties are on their way; nil where a property rests.
struct PresentationValues: Equatable {
  var frame: Rect?
  var boundsOrigin: Point?
  var alpha: Double?
  var backgroundColor: Color?
  var transform: Transform?

  mutating func clear(_ property: AnimatableProperty) {
    switch property {
    case .frame: frame = nil
    case .boundsOrigin: boundsOrigin = nil
    case .alpha: alpha = nil
    case .backgroundColor: backgroundColor = nil
    case .transform: transform = nil
    }
  }
}
