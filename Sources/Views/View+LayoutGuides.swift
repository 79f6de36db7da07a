// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Pins the view to its superview or to a guide, and activates the constraints.
  ///
  /// ```swift
  /// view.addSubview(list)
  /// list.pin([.leading(16), .trailing(16), .top(), .bottom(), .maximumWidth(600)])
  /// ```
  ///
  /// A minimum or maximum always applies. If two other pins of an axis contradict it, only one is satisfied: the center
  /// pin, or without one the leading or top pin. Without pins along an axis, the view's content and other constraints
  /// determine the frame. Without these, it does not change. Traps if the view has no superview and `item` is nil.
  ///
  /// - Parameter item: The view or guide to which the pins refer. Default the superview.
  /// - Returns: The active constraints.
  @discardableResult
  public func pin(
    _ pins: [Pin], to item: (any LayoutItem)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    guard let outer: any LayoutItem = item ?? superview else {
      stopProgram("\(self) has no superview to pin to: add it to a view first")
    }
    let currentFrame = frame
    var constraints = pins.map { pin in
      let constraint = LayoutConstraint(
        item: self, attribute: pin.attribute, relatedBy: pin.layoutRelation,
        toItem: pin.isRelativeToItem ? outer : nil,
        attribute: pin.isRelativeToItem ? pin.attribute : nil,
        multiplier: pin.fraction == 0 ? 1 : pin.fraction, constant: pin.outwardConstant,
        file: file, line: line)
      if pin.relation == .equal { constraint.priority = pin.priority(among: pins) }
      return constraint
    }
    constraints += Axis.allCases.flatMap { axis in
      constraintsKeepingFrame(currentFrame, axis, pins, outer, file, line)
    }
    LayoutConstraint.activate(constraints)
    return constraints
  }

  private func constraintsKeepingFrame(
    _ present: Rect, _ axis: Axis, _ pins: [Pin], _ outer: any LayoutItem, _ file: StaticString,
    _ line: UInt
  ) -> [LayoutConstraint] {
    let attributes = pins.filter { $0.relation == .equal }.map(\.attribute)
    let (edge, length): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      axis == .horizontal ? (.left, .width) : (.top, .height)
    let positionCount = attributes.count { $0.axis == axis }
    var stays: [LayoutConstraint] = []
    if positionCount < 2, !attributes.contains(length) {
      stays.append(
        LayoutConstraint(
          item: self, attribute: length, relatedBy: .equal, constant: present.size[axis],
          file: file, line: line))
    }
    if positionCount == 0 {
      stays.append(
        LayoutConstraint(
          item: self, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge,
          constant: axis == .horizontal ? present.minX : present.minY, file: file, line: line))
    }
    for stay in stays { stay.priority = Pin.keepFramePriority }
    return stays
  }
}

nonisolated extension Pin {
  fileprivate static let keepFramePriority = LayoutPriority(1)

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

  var layoutRelation: LayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }

  fileprivate var isRelativeToItem: Bool { attribute.axis != nil || fraction != 0 }

  /// Insets count inward, constants of constraints towards trailing and down.
  fileprivate var outwardConstant: Double {
    anchor == .trailing || anchor == .bottom ? -constant : constant
  }

  /// The center has the highest priority, then leading and top. Values that a minimum or maximum may change have the
  /// lowest.
  fileprivate func priority(among pins: [Pin]) -> LayoutPriority {
    let others = pins.filter { $0 != self && $0.relation == .equal }.map(\.anchor)
    func priority(below anchors: Anchor...) -> LayoutPriority {
      anchors.contains(where: others.contains) ? LayoutPriority(998) : .required
    }
    switch anchor {
    case .centerX, .centerY: return .required
    case .leading: return priority(below: .centerX)
    case .top: return priority(below: .centerY)
    case .trailing: return priority(below: .leading, .centerX)
    case .bottom: return priority(below: .top, .centerY)
    case .width, .height: return LayoutPriority(999)
    }
  }
}

extension View {
  /// The layout guides that were added to the view, in the order in which they were added.
  public var layoutGuides: [LayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide to the view, so that constraints can use it. A guide of another view is removed from that view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    lazyConstraintState.add(guide)
  }

  /// Removes a guide from the view and deactivates the constraints that use it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, let state = constraintState,
      state.guides.contains(where: { $0 === guide })
    else { return }
    for view in path {
      view.deactivateConstraints { $0.firstItem === guide || $0.secondItem === guide }
    }
    state.remove(guide)
    guide.owningView = nil
    constraintRoot.invalidateConstraints()
  }

  /// The distances in points between the edges of the safe area and `layoutMarginsGuide`. Default 8 at each edge, as in
  /// UIKit; for a controller's root view the theme's `contentInset(forWidth:)`.
  public var layoutMargins: Insets {
    get {
      if let margins = constraintState?.margins { return margins }
      let inset = owner == nil ? 8 : theme.metrics.contentInset(forWidth: frame.width)
      return Insets(horizontal: inset, vertical: inset)
    }
    set {
      guard newValue != layoutMargins else { return }
      layoutWillChange()
      lazyConstraintState.setMargins(
        newValue.isWithinBounds
          ? newValue : bounded(newValue, else: layoutMargins, "layoutMargins"))
      constraintRoot.invalidateConstraints()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The distances in points from the view's edges to the area that bars or other content do not cover. They are the
  /// parts of the enclosing controllers' `additionalSafeAreaInsets` that overlap the view.
  public var safeAreaInsets: Insets {
    let own = owner?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let (outer, currentFrame, whole) = (superview.safeAreaInsets, frame, superview.bounds)
    guard outer != .zero else { return own }
    return own
      + Insets(
        top: max(0, outer.top - (currentFrame.minY - whole.minY)),
        left: max(0, outer.left - (currentFrame.minX - whole.minX)),
        bottom: max(0, outer.bottom - (whole.maxY - currentFrame.maxY)),
        right: max(0, outer.right - (whole.maxX - currentFrame.maxX)))
  }

  package func noteSafeAreaChanged() {
    if constraintState?.systemGuides.isEmpty == false { constraintRoot.invalidateConstraints() }
    setNeedsLayout()
    for subview in subviews { subview.noteSafeAreaChanged() }
  }

  /// A guide for the safe area of the view: the area that bars and other content do not cover.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.inset(\.safeAreaInsets), "safe area") }

  /// A guide for the part of the safe area that is inside `layoutMargins`.
  public var layoutMarginsGuide: LayoutGuide {
    systemGuide(.inset { $0.safeAreaInsets + $0.layoutMargins }, "margins")
  }

  /// A guide centered in `layoutMarginsGuide`, with a readable width: at most the theme's `readableWidth`.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable, "readable") }

  /// A guide for an on-screen keyboard: constrain text fields to be above its `topAnchor`, as in UIKit. A desktop's
  /// on-screen keyboard does not report its size, so the guide is a line along the lower edge of the safe area.
  public var keyboardLayoutGuide: LayoutGuide { systemGuide(.keyboard, "keyboard") }

  /// A guide at the start of the scrolled content; its constraints determine its size.
  package var scrolledContentGuide: LayoutGuide { systemGuide(.content, "content") }

  /// A guide for the whole view, ignoring the safe area.
  package var frameGuide: LayoutGuide { systemGuide(.inset { _ in .zero }, "frame") }

  /// The size of `scrolledContentGuide`; nil if that guide was never used.
  package var scrolledContentSize: Size? {
    constraintState?.systemGuides["content"]?.layoutFrame.size
  }

  private func systemGuide(_ kind: LayoutGuide.Kind, _ name: String) -> LayoutGuide {
    let state = lazyConstraintState
    if let guide = state.systemGuides[name] { return guide }
    let guide = LayoutGuide(kind)
    (guide.identifier, guide.owningView) = (name, self)
    state.addSystemGuide(guide, named: name)
    return guide
  }
}
