// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The parts of `shadow` in the words of UIKit's layers, which can be set in any order. The first that is set makes a
/// shadow like Core Animation's: black, of no opacity, with a radius of 3 points, and 3 points above the view.
extension View {
  /// The color of `shadow`, without its opacity. A role is looked up once, when it is set. Default black.
  public var shadowColor: ColorRole {
    get {
      var color = partialShadow.color
      color.alpha = .max
      return .fixed(color)
    }
    set {
      changeShadow {
        let alpha = $0.color.alpha
        $0.color = theme.color(newValue)
        $0.color.alpha = alpha
      }
    }
  }

  /// How opaque `shadow` is, 0…1. Default 0.
  public var shadowOpacity: Double {
    get { Double(partialShadow.color.alpha) / Double(UInt8.max) }
    set {
      let opacity =
        newValue.isWithinBounds ? newValue : bounded(newValue, else: shadowOpacity, "shadowOpacity")
      changeShadow {
        $0.color.alpha = .max
        $0.color = $0.color.opacity(opacity)
      }
    }
  }

  /// Half of the points over which `shadow` fades out, as Core Animation counts. Default 3.
  public var shadowRadius: Double {
    get { partialShadow.blur / 2 }
    set { changeShadow { $0.blur = 2 * newValue } }
  }

  /// How far `shadow` lies to the right of the view, and below it, in points. Default 0 and -3.
  public var shadowOffset: Size {
    get { Size(partialShadow.offset.x, partialShadow.offset.y) }
    set { changeShadow { $0.offset = Point(newValue.width, newValue.height) } }
  }

  private var partialShadow: Shadow {
    shadow ?? Shadow(color: Color.black.opacity(0), blur: 6, offset: Point(0, -3))
  }

  private func changeShadow(_ change: (inout Shadow) -> Void) {
    var new = partialShadow
    change(&new)
    new.cornerRadius = cornerRadius
    shadow = new
  }
}
