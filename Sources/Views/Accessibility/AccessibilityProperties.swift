// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Languages

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
