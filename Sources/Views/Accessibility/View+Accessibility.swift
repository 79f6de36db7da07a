// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What assistive technology is told of a view. UIKit's names; `describe(_:)` is for what changes as the view does.
extension View {
  /// What the view is set to, in words. Default nil: what the view says itself.
  public var accessibilityValue: String? {
    get { accessibility.properties?.values.value }
    set { if newValue != accessibilityValue { accessibility.change { $0.value = newValue } } }
  }

  /// What is said of the view besides its name. Default nil: the tool tip, where that says more than the name.
  public var accessibilityHint: String? {
    get { accessibility.properties?.values.hint }
    set { if newValue != accessibilityHint { accessibility.change { $0.hint = newValue } } }
  }

  /// How the view is, besides what it says itself. Default none.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility.properties?.values.traits ?? [] }
    set { if newValue != accessibilityTraits { accessibility.change { $0.traits = newValue } } }
  }

  /// A name for programs, such as tests, to find the view by; nobody hears it. Default empty.
  public var accessibilityIdentifier: String {
    get { accessibility.properties?.values.identifier ?? "" }
    set {
      if newValue != accessibilityIdentifier { accessibility.change { $0.identifier = newValue } }
    }
  }

  /// What can be done to the view besides what it does itself. Default none.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibility.properties?.values.customActions ?? [] }
    set { accessibility.change { $0.customActions = newValue } }
  }

  /// True makes the view one element, as in UIKit: what lies in it is not told of by itself, and without a label the view
  /// is called by the texts in it. False leaves the view out, and what lies in it belongs to what is around it. Default nil:
  /// a view with a role or a label is an element, and texts in a button, a row or another thing with one name belong to that.
  public var isAccessibilityElement: Bool? {
    get { accessibility.properties?.values.isElement }
    set {
      if newValue != isAccessibilityElement { accessibility.change { $0.isElement = newValue } }
    }
  }

  /// Whether assistive technology gets to know neither the view nor what lies in it. Default false.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.properties?.values.hidesElements ?? false }
    set {
      if newValue != accessibilityElementsHidden {
        accessibility.change { $0.hidesElements = newValue }
      }
    }
  }

  /// What this view changes, such as a tab its screen. Default nil.
  public var accessibilityControlledView: View? {
    get { accessibility.properties?.values.controlledView }
    set {
      if newValue !== accessibilityControlledView {
        accessibility.change { $0.controlledView = newValue }
      }
    }
  }

  /// How the view is at the moment, besides `accessibilityTraits`: asked when a tree is made. UIKit's name. Default nil.
  public var accessibilityTraitsBlock: (() -> AccessibilityTraits)? {
    get { accessibility.properties?.values.traitsBlock }
    set { accessibility.change { $0.traitsBlock = newValue } }
  }

  /// The view whose words name this one.
  package var accessibilityLabelView: View? {
    get { accessibility.properties?.values.labelView }
    set { accessibility.change { $0.labelView = newValue } }
  }

  /// The view whose words say more about this one, such as what is wrong with it.
  package var accessibilityMessageView: View? {
    get { accessibility.properties?.values.messageView }
    set { accessibility.change { $0.messageView = newValue } }
  }

  func setAccessibilityElements(_ elements: [AccessibilityElement]?) {
    accessibility.change { $0.elements = elements }
  }

  func setSubviewsInReadingOrder(_ views: [View]?) {
    accessibility.change { $0.subviewsInReadingOrder = views?.map { WeakView(view: $0) } }
  }
}
