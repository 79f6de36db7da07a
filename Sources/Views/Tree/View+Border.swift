// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The line around a view.
struct Border {
  var width = 0.0
  var color: ColorRole = .text
}

extension View {
  /// How wide the line is that is drawn inside the view's edges, along its rounded corners and over its content, in
  /// points. Subviews with layers of their own lie over it. Default 0: none.
  public var borderWidth: Double {
    get { storedBorder?.width ?? 0 }
    set {
      let width =
        newValue.isWithinBounds ? newValue : bounded(newValue, else: borderWidth, "borderWidth")
      changeBorder { $0.width = max(0, width) }
    }
  }

  /// The color of that line. Default `text`; Core Animation's is black.
  public var borderColor: ColorRole {
    get { storedBorder?.color ?? .text }
    set { changeBorder { $0.color = newValue } }
  }

  private func changeBorder(_ change: (inout Border) -> Void) {
    var border = storedBorder ?? Border()
    let old = (border.width, border.color)
    change(&border)
    guard old != (border.width, border.color) else { return }
    storedBorder = border
    setNeedsDisplay()
  }
}
