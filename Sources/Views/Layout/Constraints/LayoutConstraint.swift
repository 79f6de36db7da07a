// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// A relation between edges, centers, baselines or lengths of two views or guides, or between a length and a number:
/// `first = multiplier × second + constant`. Instead of `=`, the `relation` can be `≤` or `≥`.
///
/// Anchors (`LayoutAnchor`) create constraints. All active constraints are solved together, and determine the frames of
/// views before `layoutSubviews()` of the superview is called. No number of constraints overrides a constraint of
/// higher priority. If required constraints conflict, one of them is ignored, and the log lists all of them.
public final class LayoutConstraint: CustomStringConvertible {
  /// An edge, a center, a baseline or a length of a view or layout guide, to which a constraint refers.
  public nonisolated enum Attribute: Sendable, Hashable, CaseIterable {
    /// An edge that does not change in right-to-left layouts.
    case left, right
    /// The edge at which reading begins, and the opposite edge.
    case leading, trailing
    /// The upper and the lower edge.
    case top, bottom
    /// A length in points.
    case width, height
    /// A center.
    case centerX, centerY
    /// A baseline of text.
    case firstBaseline, lastBaseline
  }

  /// The comparison of a constraint's two sides: equal, at most or at least.
  public nonisolated enum Relation: Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual

    var sign: String {
      switch self {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// The constraint's first view or guide. Nil after it has been deallocated.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The constrained edge, center, baseline or length of the constraint's first view or guide.
  public let firstAttribute: Attribute
  /// The comparison of the constraint's two sides: equal, at most or at least.
  public let relation: Relation
  /// The constraint's second view or guide. Nil if there is none, or after it has been deallocated.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The edge, center, baseline or length of the constraint's second view or guide; nil if there is none.
  public let secondAttribute: Attribute?
  /// The factor of the second item's attribute. Positions are in the coordinates of the items' nearest common ancestor.
  public let multiplier: Double

  /// The points that are added to the multiplied attribute, or a constant length. Can be changed at any time.
  public var constant: Double {
    willSet { if newValue != constant { view?.constraintRoot.layoutWillChange() } }
    didSet {
      if !constant.isWithinBounds { constant = bounded(constant, else: oldValue, "constant") }
      if constant != oldValue { view?.constraintRoot.updateConstant(of: self, from: oldValue) }
    }
  }

  /// The constraint's priority. Default required. Can be changed at any time.
  public var priority = LayoutPriority.required {
    willSet { if newValue != priority { view?.constraintRoot.layoutWillChange() } }
    didSet { if priority != oldValue { view?.constraintRoot.invalidateConstraints() } }
  }

  /// The constraint's name in log messages about conflicts. Default nil.
  public var identifier: String?

  /// The nearest common ancestor of all items, while the constraint is active.
  private(set) weak var view: View?
  private let file: StaticString
  private let line: UInt

  /// Creates a constraint between two positions on one axis, between two lengths, or between a length and a number.
  /// Traps for any other combination, such as a left edge and a width.
  ///
  /// - Parameters:
  ///   - other: The second view or guide. Default nil: a width or a height is compared with `constant`.
  ///   - multiplier: The factor of the second item's attribute. Default 1.
  ///   - constant: The points that are added to the multiplied attribute, or a constant length. Default 0.
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
      "A constraint on \(attribute) needs a second item and its attribute (\(file):\(line))")
    require(
      other == nil || attribute.axis == otherAttribute?.axis,
      "\(attribute) cannot be constrained to \(otherAttribute.map { "\($0)" } ?? "nil") (\(file):\(line))"
    )
    self.multiplier =
      multiplier.isWithinBounds ? multiplier : bounded(multiplier, else: 1, "multiplier")
    self.constant = constant.isWithinBounds ? constant : bounded(constant, else: 0, "constant")
  }

  // MARK: Activation

  /// Whether the constraint takes part in layout. Default false. Setting true traps if the items have no common
  /// ancestor. When an item leaves the view hierarchy of that ancestor, the constraint becomes inactive.
  public var isActive: Bool {
    get { view != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Whether the constraint is active but not satisfied, because stronger constraints prevent it. For debugging.
  package var isBroken: Bool { view?.constraintRoot.currentSystem?.isBroken(self) ?? false }

  /// Activates several constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = firstItem?.layoutView,
      let common = commonView(of: first, secondItem?.layoutView)
    else {
      stopProgram("The items have no common ancestor: add them to a view first. \(self)")
    }
    let root = common.constraintRoot
    root.layoutWillChange()
    view = common
    common.lazyConstraintState.addConstraint(self)
    updateCounts(in: common, by: 1)
    root.invalidateConstraints()
    common.updateFrameDetermination()
  }

  private func deactivate() {
    guard let common = view else { return }
    let root = common.constraintRoot
    root.layoutWillChange()
    updateCounts(in: common, by: -1)
    common.lazyConstraintState.removeConstraint(self)
    view = nil
    root.invalidateConstraints()
    common.updateFrameDetermination()
    firstItem?.layoutView?.constraintRoot.invalidateConstraints()
    secondItem?.layoutView?.constraintRoot.invalidateConstraints()
  }

  func updateCounts(in common: View, by change: Int) {
    placedView?.lazyConstraintState.changePlacementCount(by: change)
    firstItem?.layoutView?.changeOutwardCount(upTo: common, by: change)
    secondItem?.layoutView?.changeOutwardCount(upTo: common, by: change)
    // A stack view's baselines are its arranged views' baselines.
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    where attribute == .firstBaseline || attribute == .lastBaseline {
      (item as? StackView)?.changeTieCount(by: change)
    }
  }

  func attach(to view: View) { self.view = view }

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

  /// The view whose position the constraint determines: the first item that is not an ancestor of the other.
  private var placedView: View? {
    [firstItem, secondItem].compactMap { $0 as? View }.first { $0 !== view }
  }

  // MARK: Text

  /// The constraint as a formula, with the file and the line that created it.
  public var description: String {
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(relation.sign) "
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
    default: "a released view"
    }
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// The axis of a position; nil for a length.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }

  /// The edge from which a position is measured; nil for a length.
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

/// The priority of a layout rule, such as a constraint, 0…1000. A rule precedes all rules of lower priority.
public nonisolated struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The layout priority as a number, 0…1000.
  public let rawValue: Double

  /// The priority 1000: the layout rule must be satisfied.
  public static let required = LayoutPriority(rawValue: 1000)
  /// The priority 750, the default of compression resistance: views resist becoming smaller than their content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// The priority 250, the default of content hugging: views resist becoming larger than their content.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// The priority 50, the default of the target size in `systemLayoutSizeFitting(_:)`: content sizes take precedence.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Creates a layout priority. Traps if the number is outside 0…1000.
  public init(rawValue: Double) {
    require(rawValue >= 0 && rawValue <= 1000, "A priority must be from 0 to 1000, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// Creates a layout priority from a number. Traps if the number is outside 0…1000.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
