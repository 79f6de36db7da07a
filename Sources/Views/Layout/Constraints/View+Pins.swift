// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension View {
  /// Says where the view lies in its superview, or in a guide: the shortest way to place a view.
  ///
  /// ```swift
  /// view.addSubview(list)
  /// list.pin([.leading(16), .trailing(16), .top(), .bottom(), .maximumWidth(600)])
  /// ```
  ///
  /// Where a minimum or maximum changes a length, the view stays at its center pin, else at its leading or top pin. An
  /// axis that no pin speaks of is left to the view's content and other constraints; without any the view stays as it is.
  /// A view without a superview stops the program.
  ///
  /// - Parameter item: What the pins are counted from. Default the superview.
  /// - Returns: The constraints, which are active.
  @discardableResult
  public func pin(
    _ pins: [Pin], to item: (any LayoutItem)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    guard let outer: any LayoutItem = item ?? superview else {
      stopProgram("\(self) has no superview to be pinned to")
    }
    let present = frame
    var constraints = pins.map { pin in
      let isEquality = pin.relation == .equal
      let constraint = LayoutConstraint(
        item: self, attribute: pin.attribute, relatedBy: pin.layoutRelation,
        toItem: pin.isOfOuter ? outer : nil, attribute: pin.isOfOuter ? pin.attribute : nil,
        multiplier: pin.fraction == 0 ? 1 : pin.fraction, constant: pin.outwardConstant,
        file: file, line: line)
      if isEquality { constraint.priority = pin.priority(among: pins) }
      return constraint
    }
    constraints += Axis.allCases.flatMap { axis in
      stays(present, axis, pins, outer, file, line)
    }
    LayoutConstraint.activate(constraints)
    return constraints
  }

  /// What keeps a view as it is along an axis that is not determined by pins.
  private func stays(
    _ present: Rect, _ axis: Axis, _ pins: [Pin], _ outer: any LayoutItem, _ file: StaticString,
    _ line: UInt
  ) -> [LayoutConstraint] {
    let attributes = pins.filter { $0.relation == .equal }.map(\.attribute)
    let length: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let places = attributes.count { $0.axis == axis }
    let hasLength = attributes.contains(length)
    var stays: [LayoutConstraint] = []
    if places < 2, !hasLength {
      stays.append(
        LayoutConstraint(
          item: self, attribute: length, relatedBy: .equal,
          constant: axis == .horizontal ? present.width : present.height, file: file, line: line))
    }
    if places == 0 {
      let edge: LayoutConstraint.Attribute = axis == .horizontal ? .left : .top
      stays.append(
        LayoutConstraint(
          item: self, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge,
          constant: axis == .horizontal ? present.minX : present.minY, file: file, line: line))
    }
    for stay in stays { stay.priority = Pin.stayPriority }
    return stays
  }
}

nonisolated extension Pin {
  /// Below all contents.
  fileprivate static let stayPriority = LayoutPriority(1)

  fileprivate var attribute: LayoutConstraint.Attribute {
    switch anchor {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    }
  }

  fileprivate var layoutRelation: LayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }

  /// Whether it is counted from something of the view around.
  fileprivate var isOfOuter: Bool { attribute.axis != nil || fraction != 0 }

  /// Insets count inward, constants of constraints towards trailing and down.
  fileprivate var outwardConstant: Double {
    anchor == .trailing || anchor == .bottom ? -constant : constant
  }

  /// The center counts most, then leading and top, and the least what a minimum or maximum may change.
  fileprivate func priority(among pins: [Pin]) -> LayoutPriority {
    let others = pins.filter { $0 != self && $0.relation == .equal }.map(\.anchor)
    switch anchor {
    case .centerX, .centerY: return .required
    case .leading: return others.contains(.centerX) ? LayoutPriority(998) : .required
    case .top: return others.contains(.centerY) ? LayoutPriority(998) : .required
    case .trailing:
      return others.contains(.leading) || others.contains(.centerX)
        ? LayoutPriority(998) : .required
    case .bottom:
      return others.contains(.top) || others.contains(.centerY) ? LayoutPriority(998) : .required
    case .width, .height: return LayoutPriority(999)
    }
  }
}
