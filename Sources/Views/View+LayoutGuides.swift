// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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

extension View {
  /// The guides that were added, in the order of adding.
  public var layoutGuides: [LayoutGuide] { constraintState?.guides ?? [] }

  /// Lets constraints of the view name a guide. A guide of another view moves over.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownConstraintState.add(guide)
  }

  /// Deactivates the constraints that name the guide, and forgets it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, let state = constraintState,
      state.guides.contains(where: { $0 === guide })
    else { return }
    var holder: View? = self
    while let view = holder {
      view.deactivateConstraints { $0.firstItem === guide || $0.secondItem === guide }
      holder = view.superview
    }
    state.remove(guide)
    guide.owningView = nil
    constraintRoot.constraintsChanged()
  }

  /// Points between the edges and what `layoutMarginsGuide` covers. Default 8 at each edge, as UIKit's; of a controller's
  /// root view the theme's `contentInset(forWidth:)`.
  public var layoutMargins: Insets {
    get {
      if let margins = constraintState?.margins { return margins }
      let inset = owner == nil ? 8 : theme.metrics.contentInset(forWidth: frame.width)
      return Insets(horizontal: inset, vertical: inset)
    }
    set {
      guard newValue != layoutMargins else { return }
      layoutWillChange()
      ownConstraintState.setMargins(
        newValue.isWithinBounds
          ? newValue : bounded(newValue, else: layoutMargins, "layoutMargins"))
      constraintRoot.constraintsChanged()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Points at each edge that something else covers: what controllers add (`additionalSafeAreaInsets`), as far as
  /// it reaches into the view.
  public var safeAreaInsets: Insets {
    let own = owner?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let (outer, place, whole) = (superview.safeAreaInsets, frame, superview.bounds)
    guard outer != .zero else { return own }
    return own
      + Insets(
        top: max(0, outer.top - (place.minY - whole.minY)),
        left: max(0, outer.left - (place.minX - whole.minX)),
        bottom: max(0, outer.bottom - (whole.maxY - place.maxY)),
        right: max(0, outer.right - (whole.maxX - place.maxX)))
  }

  /// The covered part of the view has changed, and so have the guides in it.
  package func safeAreaChanged() {
    if constraintState?.systemGuides.isEmpty == false { constraintRoot.constraintsChanged() }
    setNeedsLayout()
    for subview in subviews { subview.safeAreaChanged() }
  }

  /// The view inside its safe area: what bars and the like do not cover.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.inset(\.safeAreaInsets), "safe area") }

  /// The safe area inside `layoutMargins`.
  public var layoutMarginsGuide: LayoutGuide {
    systemGuide(.inset { $0.safeAreaInsets + $0.layoutMargins }, "margins")
  }

  /// The part of `layoutMarginsGuide`, in its middle, that is at most as wide as the theme's `readableWidth`: wider
  /// content is hard to read.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable, "readable") }

  /// The place of an on-screen keyboard: pin text fields above its `topAnchor`, as in UIKit. The keyboards of desktops do not tell
  /// their size, so it is a line along the lower edge of the safe area.
  public var keyboardLayoutGuide: LayoutGuide { systemGuide(.keyboard, "keyboard") }

  /// Begins where the scrolled content begins; its constraints determine its size.
  package var scrolledContentGuide: LayoutGuide { systemGuide(.content, "content") }

  /// Fills the view, whatever covers it.
  package var frameGuide: LayoutGuide { systemGuide(.inset { _ in .zero }, "frame") }

  /// The size of `scrolledContentGuide`; nil if that guide was never used.
  package var scrolledContentSize: Size? {
    constraintState?.systemGuides["content"]?.layoutFrame.size
  }

  private func systemGuide(_ kind: LayoutGuide.Kind, _ name: String) -> LayoutGuide {
    let state = ownConstraintState
    if let guide = state.systemGuides[name] { return guide }
    let guide = LayoutGuide(kind)
    (guide.identifier, guide.owningView) = (name, self)
    state.addSystemGuide(guide, named: name)
    return guide
  }
}
