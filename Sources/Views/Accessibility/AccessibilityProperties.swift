// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a program has said of a view to assistive technology, besides its label and its role. Most views have none.
final class AccessibilityProperties {
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var identifier = ""
  var customActions: [AccessibilityCustomAction] = []
  var elements: [AccessibilityElement]?
  var isElement: Bool?
  var hidesElements = false

  var subviewsInReadingOrder: [WeakView]?

  var traitsBlock: (() -> AccessibilityTraits)?

  weak var labelView: View?
  weak var messageView: View?
  weak var controlledView: View?

  /// What a program says goes over what the view says itself.
  func complete(_ element: inout AccessibilityElement) {
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if !identifier.isEmpty { element.identifier = identifier }
    element.traits.formUnion(traits)
    if let traitsBlock { element.traits.formUnion(traitsBlock()) }
    for action in customActions { element.actions.append(.custom(action.name)) }
  }
}
