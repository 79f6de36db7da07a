// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Languages

/// A view's description for assistive technology, with UIKit's names. Each view completes it in its own override of
/// `updateAccessibilityElement(_:)`.
extension View {
  /// The view's name for assistive technology; logs show it too.
  public var accessibilityLabel: String? {
    get { accessibility.label?.text(in: self) }
    set { accessibility.label = newValue.map(ViewLabel.custom) }
  }

  /// The view's value as text for assistive technology. Default nil: the value from `updateAccessibilityElement(_:)`.
  public var accessibilityValue: String? {
    get { accessibility.properties?.values.value }
    set { if newValue != accessibilityValue { changeAccessibility { $0.value = newValue } } }
  }

  /// The accessibility hint, which adds to the label. Default nil: the tool tip, if it differs from the label.
  public var accessibilityHint: String? {
    get { accessibility.properties?.values.hint }
    set { if newValue != accessibilityHint { changeAccessibility { $0.hint = newValue } } }
  }

  /// Accessibility traits in addition to the traits that the view sets itself. Default none.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility.properties?.values.traits ?? [] }
    set { if newValue != accessibilityTraits { changeAccessibility { $0.traits = newValue } } }
  }

  /// A name by which programs, such as tests, find the view; it is not spoken. Default empty.
  public var accessibilityIdentifier: String {
    get { accessibility.properties?.values.identifier ?? "" }
    set {
      if newValue != accessibilityIdentifier { changeAccessibility { $0.identifier = newValue } }
    }
  }

  /// Actions for assistive technology, in addition to the view's built-in actions. Default none.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibility.properties?.values.customActions ?? [] }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Whether the view is an accessibility element. Default nil: a view with a role or a label is an element. The texts
  /// in a button, a row or another named element belong to that element.
  ///
  /// True makes the view a single element, as in UIKit. Its subviews are then no elements, and without a label, the
  /// texts inside it become its name. False leaves out only the view itself, not its subviews.
  public var isAccessibilityElement: Bool? {
    get { accessibility.properties?.values.isElement }
    set {
      if newValue != isAccessibilityElement { changeAccessibility { $0.isElement = newValue } }
    }
  }

  /// Whether the view and its subviews are hidden from assistive technology. Default false.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.properties?.values.hidesElements ?? false }
    set {
      if newValue != accessibilityElementsHidden {
        changeAccessibility { $0.hidesElements = newValue }
      }
    }
  }

  /// The view that this view controls, such as the screen of a tab, for assistive technology. Default nil.
  public var accessibilityControlledView: View? {
    get { accessibility.properties?.values.controlledView }
    set {
      if newValue !== accessibilityControlledView {
        changeAccessibility { $0.controlledView = newValue }
      }
    }
  }

  /// A closure that returns accessibility traits in addition to `accessibilityTraits`. Called whenever the
  /// accessibility tree is built. Default nil.
  public var accessibilityTraitsBlock: (() -> AccessibilityTraits)? {
    get { accessibility.properties?.values.traitsBlock }
    set { changeAccessibility { $0.traitsBlock = newValue } }
  }

  package var accessibilityLabelView: View? {
    get { accessibility.properties?.values.labelView }
    set { changeAccessibility { $0.labelView = newValue } }
  }

  package var accessibilityMessageView: View? {
    get { accessibility.properties?.values.messageView }
    set { changeAccessibility { $0.messageView = newValue } }
  }

  package func setDefaultAccessibilityLabel(_ text: Localization.Message) {
    accessibility.label = .builtIn(text.key)
  }

  func changeAccessibility(_ change: (inout AccessibilityProperties.Values) -> Void) {
    accessibility.makeProperties().change(change)
  }

  /// The number of the view's element; 0 until the view is in a tree, and after it has left the window.
  package var accessibilityNumber: Int { accessibility.number }

  func accessibilityNumber(in window: Window) -> Int {
    if accessibilityNumber == 0 { accessibility.number = window.accessibility.makeNumber() }
    return accessibilityNumber
  }

  /// Makes the view and its descendants new elements, because the view is reused. Nil gives it a new number.
  package func resetAccessibilityID(to number: Int? = nil) {
    guard let window, window.accessibility.isUsed else { return }
    resetAccessibilityNumbers()
    accessibility.number = number ?? 0
  }

  private func resetAccessibilityNumbers() {
    accessibility.number = 0
    for subview in subviews { subview.resetAccessibilityNumbers() }
  }

  func view(numbered number: Int) -> View? {
    if accessibilityNumber == number { return self }
    for subview in subviews {
      if let view = subview.view(numbered: number) { return view }
    }
    return nil
  }

  func performCommonAccessibilityAction(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .focus:
      guard let focus = window?.focus, focus.canFocus(self) else { return false }
      focus.focus(self, ringVisible: true)
      return focus.firstResponder === self
    case .scrollToVisible:
      revealInAncestors()
      window?.layoutIfNeeded()
      return visibleRect() != nil
    case .custom(let name):
      return accessibilityCustomActions.first { $0.name == name }?.handler() ?? false
    default: return false
    }
  }

  /// The view's element, or one of its parts, in the view's coordinates; nil if the part does not exist.
  package func accessibilityElement(part: Int = 0) -> AccessibilityElement? {
    if part > 0 {
      guard let elements = accessibilityElements, part <= elements.count else { return nil }
      return elements[part - 1]
    }
    var element = AccessibilityElement(
      role: accessibilityRole, label: accessibilityLabel ?? "", frame: bounds)
    updateAccessibilityElement(&element)
    accessibility.properties?.complete(&element)
    if element.hint.isEmpty, let toolTip, toolTip != element.label { element.hint = toolTip }
    return element
  }

  /// Whether the user can perceive the view: reachable, not transparent, and not hidden from assistive technology.
  package var isAccessible: Bool {
    guard isReachable, !isInDismissal else { return false }
    for view in path where view.isTooFaint || view.accessibilityElementsHidden { return false }
    return true
  }

  /// Whether the view is too faint for the accessibility tree. A view that contains the first responder counts as
  /// visible: it is fading in and already receives keys.
  var isTooFaint: Bool {
    isFaint && window?.focus.focusedView?.isDescendant(of: self) != true
  }

  /// The subviews in the order in which Tab and assistive technology visit them. Hidden subviews may be left out.
  var subviewsToVisit: [View] {
    guard subviews.count > 1 else { return subviews }
    guard let first = subviewsInReadingOrder else { return Self.inReadingOrder(subviews, of: self) }
    let listed = first.filter { $0.superview === self }
    let others = subviews.filter { view in !listed.contains { $0 === view } }
    return listed + Self.inReadingOrder(others, of: self)
  }

  private static func inReadingOrder(_ views: [View], of superview: View) -> [View] {
    if isColumn(views) { return views }
    let shown = views.filter { !$0.storedIsHidden }
    guard shown.count > 1 else { return shown }
    return ReadingOrder.indices(
      of: shown.map(\.hitFrame),
      isMirrored: superview.traits.layoutDirection == .rightToLeft
    )
    .map { shown[$0] }
  }

  /// Whether each view is below the previous one, as in most lists; then the views need no sorting.
  private static func isColumn(_ views: [View]) -> Bool {
    var bottom = -Double.infinity
    for view in views where !view.storedIsHidden {
      let frame = view.hitFrame
      guard frame.minY >= bottom else { return false }
      bottom = max(bottom, frame.maxY)
    }
    return true
  }
}

/// The accessibility properties that the program has set on a view, except label and role. Most views have none.
final class AccessibilityProperties {
  struct Values {
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits = []
    var identifier = ""
    var customActions: [AccessibilityCustomAction] = []
    var elements: [AccessibilityElement]?
    var isElement: Bool?
    var hidesElements = false

    var subviewsInReadingOrder: [Weak<View>]?

    var traitsBlock: (() -> AccessibilityTraits)?

    weak var labelView: View?
    weak var messageView: View?
    weak var controlledView: View?
  }

  private(set) var values = Values()

  func change(_ change: (inout Values) -> Void) { change(&values) }

  func complete(_ element: inout AccessibilityElement) {
    if let value = values.value { element.value = value }
    if let hint = values.hint { element.hint = hint }
    if !values.identifier.isEmpty { element.identifier = values.identifier }
    element.traits.formUnion(values.traits)
    if let traitsBlock = values.traitsBlock { element.traits.formUnion(traitsBlock()) }
    for action in values.customActions { element.actions.append(.custom(action.name)) }
  }
}

struct AccessibilityState {
  var label: ViewLabel?
  /// Nil until the program sets a property other than the label and the role.
  private(set) var properties: AccessibilityProperties?
  /// Identifies the view's element; 0 until an accessibility tree contains the view.
  var number = 0

  /// Creates the properties if needed. Changing them inside this struct would make Swift check each read.
  mutating func makeProperties() -> AccessibilityProperties {
    let properties = properties ?? AccessibilityProperties()
    self.properties = properties
    return properties
  }
}

/// A view that is first responder for something inside it, such as a table for a row or a menu for an item.
package protocol AccessibilityFocusing: View {
  /// The view whose element is focused; nil for this view. `part` is the number of its `accessibilityElements` entry,
  /// or 0.
  var accessibilityFocus: (view: View, part: Int)? { get }
}

enum ViewLabel {
  case custom(String)
  /// The library's label in English. It is translated at each read, so that it follows a change of the language.
  case builtIn(String)

  func text(in view: View) -> String {
    switch self {
    case .custom(let text): text
    case .builtIn(let key): view.traits.localization.translation(of: key)
    }
  }
}
