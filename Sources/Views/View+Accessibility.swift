// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
package import Languages

/// The description of a view for assistive technology, with UIKit's names. `describe(_:)` adds the values that change with the view.
extension View {
  /// What the view is set to, in words. Default nil: what the view says itself.
  public var accessibilityValue: String? {
    get { accessibility.properties?.values.value }
    set { if newValue != accessibilityValue { changeAccessibility { $0.value = newValue } } }
  }

  /// A description in addition to the label. Default nil: the tool tip, if it differs from the label.
  public var accessibilityHint: String? {
    get { accessibility.properties?.values.hint }
    set { if newValue != accessibilityHint { changeAccessibility { $0.hint = newValue } } }
  }

  /// Traits in addition to the traits of the view itself. Default none.
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

  /// Actions in addition to the actions of the view itself. Default none.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibility.properties?.values.customActions ?? [] }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// True makes the view one element, as in UIKit: its subviews are no elements, and without a label the view is called by the
  /// texts in it. False leaves the view out, and its subviews belong to the element around it. Default nil:
  /// a view with a role or a label is an element, and texts in a button, a row or another thing with one name belong to that.
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

  /// What this view changes, such as a tab its screen. Default nil.
  public var accessibilityControlledView: View? {
    get { accessibility.properties?.values.controlledView }
    set {
      if newValue !== accessibilityControlledView {
        changeAccessibility { $0.controlledView = newValue }
      }
    }
  }

  /// Traits of the moment, in addition to `accessibilityTraits`: called when a tree is made. UIKit's name. Default nil.
  public var accessibilityTraitsBlock: (() -> AccessibilityTraits)? {
    get { accessibility.properties?.values.traitsBlock }
    set { changeAccessibility { $0.traitsBlock = newValue } }
  }

  /// The view whose words name this one.
  package var accessibilityLabelView: View? {
    get { accessibility.properties?.values.labelView }
    set { changeAccessibility { $0.labelView = newValue } }
  }

  /// The view with a description of this one, such as an error message.
  package var accessibilityMessageView: View? {
    get { accessibility.properties?.values.messageView }
    set { changeAccessibility { $0.messageView = newValue } }
  }

  private func changeAccessibility(_ change: (inout AccessibilityProperties.Values) -> Void) {
    accessibility.makeProperties().change(change)
  }

  func setAccessibilityElements(_ elements: [AccessibilityElement]?) {
    changeAccessibility { $0.elements = elements }
  }

  func setSubviewsInReadingOrder(_ views: [View]?) {
    let order = views?.map { WeakView(view: $0) }
    changeAccessibility { $0.subviewsInReadingOrder = order }
  }
}

/// What names a view's element. A view gets its number when a tree first has it, and loses it when it leaves the window.
extension View {
  func accessibilityNumber(in window: Window) -> Int {
    if accessibilityNumber == 0 { accessibility.setNumber(window.makeAccessibilityNumber()) }
    return accessibilityNumber
  }

  /// The view is used again for something else: it and those inside it are other elements from now on.
  ///
  /// - Parameter number: The number of its element; nil for a new one.
  package func becomeOtherAccessibilityElement(_ number: Int? = nil) {
    guard let window, window.isAccessibilityUsed else { return }
    forgetAccessibilityNumbers()
    accessibility.setNumber(number ?? 0)
  }

  private func forgetAccessibilityNumbers() {
    accessibility.setNumber(0)
    for subview in subviews { subview.forgetAccessibilityNumbers() }
  }

  /// 0 where no tree has it.
  package var accessibilityNumber: Int { accessibility.number }

  /// The view inside this one, or this one, that has a number.
  func view(numbered number: Int) -> View? {
    if accessibilityNumber == number { return self }
    for subview in subviews {
      if let view = subview.view(numbered: number) { return view }
    }
    return nil
  }
}

extension View {
  /// What every view takes.
  func performCommonAccessibilityAction(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .focus: takeKeyboardForAccessibility()
    case .scrollToVisible: scrollIntoSight()
    case .custom(let name):
      accessibilityCustomActions.first { $0.name == name }?.handler() ?? false
    default: false
    }
  }

  /// As Tab brings the keyboard here.
  private func takeKeyboardForAccessibility() -> Bool {
    guard let focus = window?.focus, focus.canFocus(self) else { return false }
    focus.focus(self, ringVisible: true)
    return focus.firstResponder === self
  }

  /// What scrolls around it does as if the keyboard had come here.
  private func scrollIntoSight() -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      current.focusMoved(to: self)
      ancestor = current.superview
    }
    window?.layoutIfNeeded()
    return shownRect() != nil
  }

  /// The element as the tree has it, but for its place; nil for a part that is not there.
  package func accessibilityElement(part: Int = 0) -> AccessibilityElement? {
    if part > 0 {
      guard let elements = accessibilityElements, part <= elements.count else { return nil }
      return elements[part - 1]
    }
    var element = AccessibilityElement(
      role: accessibilityRole, label: accessibilityLabel ?? "", frame: bounds)
    describe(&element)
    accessibility.properties?.complete(&element)
    if element.hint.isEmpty, let toolTip, toolTip != element.label { element.hint = toolTip }
    return element
  }

  /// Whether a person can perceive the view: it is reachable, and neither transparent nor hidden from assistive technology.
  package var isAccessible: Bool {
    guard isReachable, !isInDismissal else { return false }
    var view: View? = self
    while let current = view {
      if current.isTooFaint || current.accessibilityElementsHidden { return false }
      view = current.superview
    }
    return true
  }

  /// Whether the view is too faint for the accessibility tree. A view with the first responder counts as visible: it fades in
  /// and gets keys already.
  var isTooFaint: Bool {
    isFaint && window?.focus.focusedView?.isDescendant(of: self) != true
  }
}

extension View {
  /// What the library calls the view until a program sets `accessibilityLabel`.
  package func setStockLabel(_ text: Localization.Message) {
    accessibility.setLabel(.stock(text.key))
  }
}

extension View {
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
      of: shown.map(\.placeInSuperview),
      isMirrored: superview.traits.layoutDirection == .rightToLeft
    )
    .map { shown[$0] }
  }

  /// Whether each view is below the view before it, as in most lists: then the views are in order.
  private static func isColumn(_ views: [View]) -> Bool {
    var bottom = -Double.infinity
    for view in views where !view.storedIsHidden {
      let place = view.placeInSuperview
      guard place.minY >= bottom else { return false }
      bottom = max(bottom, place.maxY)
    }
    return true
  }

  private var placeInSuperview: Rect {
    transform == .identity ? storedFrame : transformToSuperview.boundingBox(of: bounds)
  }
}
