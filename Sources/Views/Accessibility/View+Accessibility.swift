// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What assistive technology is told of a view. UIKit's names; `describe(_:)` is for what changes as the view does.
extension View {
  /// What the view is set to, in words. Default nil: what the view says itself.
  public var accessibilityValue: String? {
    get { accessibilityProperties?.value }
    set { if newValue != accessibilityValue { ownAccessibilityProperties.value = newValue } }
  }

  /// What is said of the view besides its name. Default nil: the tool tip, where that says more than the name.
  public var accessibilityHint: String? {
    get { accessibilityProperties?.hint }
    set { if newValue != accessibilityHint { ownAccessibilityProperties.hint = newValue } }
  }

  /// How the view is, besides what it says itself. Default none.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibilityProperties?.traits ?? [] }
    set { if newValue != accessibilityTraits { ownAccessibilityProperties.traits = newValue } }
  }

  /// A name for programs, such as tests, to find the view by; nobody hears it. Default empty.
  public var accessibilityIdentifier: String {
    get { accessibilityProperties?.identifier ?? "" }
    set {
      if newValue != accessibilityIdentifier { ownAccessibilityProperties.identifier = newValue }
    }
  }

  /// What can be done to the view besides what it does itself. Default none.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibilityProperties?.customActions ?? [] }
    set { ownAccessibilityProperties.customActions = newValue }
  }

  /// True makes the view one element, as in UIKit: what lies in it is not told of by itself, and without a label the view
  /// is called by the texts in it. False leaves the view out, and what lies in it belongs to what is around it. Default nil:
  /// a view with a role or a label is an element, and texts in a button, a row or another thing with one name belong to that.
  public var isAccessibilityElement: Bool? {
    get { accessibilityProperties?.isElement }
    set {
      if newValue != isAccessibilityElement { ownAccessibilityProperties.isElement = newValue }
    }
  }

  /// Whether assistive technology gets to know neither the view nor what lies in it. Default false.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.hidesElements ?? false }
    set {
      if newValue != accessibilityElementsHidden {
        ownAccessibilityProperties.hidesElements = newValue
      }
    }
  }

  /// What this view changes, such as a tab its screen. Default nil.
  public var accessibilityControlledView: View? {
    get { accessibilityProperties?.controlledView }
    set {
      if newValue !== accessibilityControlledView {
        ownAccessibilityProperties.controlledView = newValue
      }
    }
  }

  /// How the view is at the moment, besides `accessibilityTraits`: asked when a tree is made. UIKit's name. Default nil.
  public var accessibilityTraitsBlock: (() -> AccessibilityTraits)? {
    get { accessibilityProperties?.traitsBlock }
    set { ownAccessibilityProperties.traitsBlock = newValue }
  }

  /// The view whose words name this one.
  package var accessibilityLabelView: View? {
    get { accessibilityProperties?.labelView }
    set { ownAccessibilityProperties.labelView = newValue }
  }

  /// The view whose words say more about this one, such as what is wrong with it.
  package var accessibilityMessageView: View? {
    get { accessibilityProperties?.messageView }
    set { ownAccessibilityProperties.messageView = newValue }
  }

  func setAccessibilityElements(_ elements: [AccessibilityElement]?) {
    ownAccessibilityProperties.elements = elements
  }

  func setSubviewsInReadingOrder(_ views: [View]?) {
    ownAccessibilityProperties.subviewsInReadingOrder = views?.map { WeakView(view: $0) }
  }

  private var ownAccessibilityProperties: AccessibilityProperties {
    if let accessibilityProperties { return accessibilityProperties }
    let properties = AccessibilityProperties()
    accessibilityProperties = properties
    return properties
  }
}
