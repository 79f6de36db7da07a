// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The parts of `shadow`, with the names of `CALayer`. They can be set in any order. The first part that is set makes a
/// shadow like Core Animation's: black, with opacity 0, a radius of 3 points, and 3 points above the view.
extension View {
  /// The color of the view's `shadow`, without its opacity. Default black. A role is stored as the color it has now.
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

  /// The opacity of the view's `shadow`, 0…1. Default 0. A value that is not finite traps in debug builds, and is
  /// ignored in release builds.
  public var shadowOpacity: Double {
    get { Double(partialShadow.color.alpha) / Double(UInt8.max) }
    set {
      guard newValue.isFinite else {
        assertionFailure("shadowOpacity must be finite: \(newValue)")
        return
      }
      changeShadow {
        $0.color.alpha = .max
        $0.color = $0.color.opacity(newValue)
      }
    }
  }

  /// The blur radius of the view's `shadow` in points, as in Core Animation: half of the shadow's `blur`. Default 3.
  public var shadowRadius: Double {
    get { partialShadow.blur / 2 }
    set { changeShadow { $0.blur = 2 * newValue } }
  }

  /// The distance by which the view's `shadow` is moved to the right and down, in points. Default (0, -3).
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

/// Constraints, with the names of UIKit before `isActive`. The library finds the view that holds a constraint.
extension View {
  /// Activates a constraint. The same as setting the constraint's `isActive` to true.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates several constraints. The same as `LayoutConstraint.activate(_:)`.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint. The same as setting the constraint's `isActive` to false.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates several constraints. The same as `LayoutConstraint.deactivate(_:)`.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}

extension LayoutConstraint {
  /// A layout axis: horizontal or vertical. The same as `Axis` of the module `Drawing`.
  public typealias Axis = Drawing.Axis
}
