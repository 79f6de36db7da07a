// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// A relation between edges, centers, baselines or lengths of two views or guides, or between a length and a number:
/// `first = multiplier × second + constant`, or at least, or at most.
///
/// Anchors make constraints (`LayoutAnchor`). An active one takes part in layout: the views that constraints place get
/// their frames from all of them together, before `layoutSubviews()` of the view around them. Stronger constraints are
/// never traded for any number of weaker ones. Of required ones that cannot all hold, one is left out, and the log
/// names all of them.
public final class LayoutConstraint: CustomStringConvertible {
  /// What of an item a constraint speaks of.
  public nonisolated enum Attribute: Sendable, Hashable, CaseIterable {
    /// An edge that is the same in right-to-left layouts.
    case left, right
    /// The edge where reading begins, and the one opposite.
    case leading, trailing
    /// The upper and the lower edge.
    case top, bottom
    /// A length in points.
    case width, height
    /// A middle.
    case centerX, centerY
    /// A line that text stands on.
    case firstBaseline, lastBaseline
  }

  /// How the two sides compare.
  public nonisolated enum Relation: Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// Both are the same.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// Nil once it is gone.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// What of the first item.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// Nil for none, or once it is gone.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// What of the second item; nil without one.
  public let secondAttribute: Attribute?
  /// What the second side is multiplied by. Places are multiplied in the coordinates of the nearest view around both.
  public let multiplier: Double

  /// Points that are added to the second side. It can change at any time, at little cost.
  public var constant: Double {
    willSet { if newValue != constant { view?.constraintRoot.layoutWillChange() } }
    didSet {
      if !constant.isWithinBounds { constant = bounded(constant, else: oldValue, "constant") }
      if constant != oldValue { view?.constraintRoot.constantChanged(of: self, from: oldValue) }
    }
  }

  /// How much the constraint counts. Default required. It can change at any time.
  public var priority = LayoutPriority.required {
    willSet { if newValue != priority { view?.constraintRoot.layoutWillChange() } }
    didSet { if priority != oldValue { view?.constraintRoot.constraintsChanged() } }
  }

  /// Named where the constraint cannot hold. Default nil.
  public var identifier: String?

  /// The nearest view around all items, while the constraint is active.
  private(set) weak var view: View?
  private let file: StaticString
  private let line: UInt

  /// - Parameters:
  ///   - other: Nil for a length that is compared with a number.
  ///   - multiplier: Default 1.
  ///   - constant: Points. Default 0.
  public init(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation,
    toItem other: (any LayoutItem)? = nil, attribute otherAttribute: Attribute? = nil,
    multiplier: Double = 1, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) {
    (firstItem, firstAttribute, self.relation) = (item, attribute, relation)
    (secondItem, secondAttribute) = (other, otherAttribute)
    (self.file, self.line) = (file, line)
    require(
      (other == nil) == (otherAttribute == nil) && (other != nil || attribute.axis == nil),
      "A place can only be compared with a place of another item (\(file):\(line))")
    require(
      other == nil || attribute.axis == otherAttribute?.axis,
      "\(attribute) cannot be compared with \(String(describing: otherAttribute)) (\(file):\(line))"
    )
    self.multiplier =
      multiplier.isWithinBounds ? multiplier : bounded(multiplier, else: 1, "multiplier")
    self.constant = constant.isWithinBounds ? constant : bounded(constant, else: 0, "constant")
  }

  // MARK: Activation

  /// Whether it takes part in layout. Default false. It becomes false by itself when an item leaves the view around
  /// both. Items that no view is around stop the program when it is set.
  public var isActive: Bool {
    get { view != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Whether it is active and does not hold, because stronger constraints leave no room for it. For debugging.
  package var isBroken: Bool { view?.isBroken(self) ?? false }

  /// Makes constraints take part in layout.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of layout.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = firstItem?.layoutView,
      let common = commonView(of: first, secondItem?.layoutView)
    else {
      stopProgram("No view is around both items: add them first. \(self)")
    }
    let root = common.constraintRoot
    root.layoutWillChange()
    view = common
    common.ownConstraintState.hold(self)
    count(in: common, by: 1)
    root.constraintsChanged()
    common.determinationMayChange()
  }

  private func deactivate() {
    guard let common = view else { return }
    let root = common.constraintRoot
    root.layoutWillChange()
    count(in: common, by: -1)
    common.ownConstraintState.release(self)
    view = nil
    root.constraintsChanged()
    common.determinationMayChange()
    firstItem?.layoutView?.constraintRoot.constraintsChanged()
    secondItem?.layoutView?.constraintRoot.constraintsChanged()
  }

  /// Tells the views between the items and the one around both.
  func count(in common: View, by change: Int) {
    placedView?.ownConstraintState.countPlacements(change)
    firstItem?.layoutView?.constraintsOutward(to: common, change: change)
    secondItem?.layoutView?.constraintsOutward(to: common, change: change)
    // The baselines of a stack view are those of views in it.
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    where attribute == .firstBaseline || attribute == .lastBaseline {
      (item as? StackView)?.tiesChanged(by: change)
    }
  }

  /// Makes it one that a view adds to the layout of what it arranges, without being active.
  func belong(to view: View) { self.view = view }

  private func commonView(of first: View, _ second: View?) -> View? {
    guard secondAttribute != nil else { return first }
    guard let second else { return nil }
    var view = first
    while !second.isDescendant(of: view) {
      guard let superview = view.superview else { return nil }
      view = superview
    }
    return view
  }

  /// The view that gets its place from the constraint: the first one that is not around the other.
  private var placedView: View? {
    if let first = firstItem as? View, first !== view { return first }
    if let second = secondItem as? View, second !== view { return second }
    return nil
  }

  // MARK: Text

  /// The relation, and where in the program it was made.
  public var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(sign) "
    if let secondAttribute {
      if multiplier != 1 { text += "\(multiplier) × " }
      text += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    if let identifier { text += " “\(identifier)”" }
    return text + " (\(file):\(line))"
  }

  private static func name(of item: (any LayoutItem)?) -> String {
    switch item {
    case let view as View: view.typeAndLabel
    case let guide as LayoutGuide:
      "\(guide.owningView?.typeAndLabel ?? "no view").\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
    default: "a view that is gone"
    }
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// The axis of a place; nil for a length.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }

  /// The edge that a place is counted from; nil for a length.
  var origin: LayoutConstraint.Attribute? {
    switch self {
    case .left, .right: .left
    case .leading, .trailing, .centerX: .leading
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .top
    case .width, .height: nil
    }
  }
}

nonisolated extension Priority {
  init(_ priority: LayoutPriority) { self.init(max(1, priority.rawValue)) }
}

nonisolated extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
