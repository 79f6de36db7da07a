// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Languages

/// What a program has said of a view to assistive technology, besides its label and its role. Most views have none.
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

    var subviewsInReadingOrder: [WeakView]?

    var traitsBlock: (() -> AccessibilityTraits)?

    weak var labelView: View?
    weak var messageView: View?
    weak var controlledView: View?
  }

  private(set) var values = Values()

  func change(_ change: (inout Values) -> Void) { change(&values) }

  /// What a program says goes over what the view says itself.
  func complete(_ element: inout AccessibilityElement) {
    if let value = values.value { element.value = value }
    if let hint = values.hint { element.hint = hint }
    if !values.identifier.isEmpty { element.identifier = values.identifier }
    element.traits.formUnion(values.traits)
    if let traitsBlock = values.traitsBlock { element.traits.formUnion(traitsBlock()) }
    for action in values.customActions { element.actions.append(.custom(action.name)) }
  }
}

/// How assistive technology knows a view.
struct AccessibilityState {
  private(set) var label: ViewLabel?
  /// Nil until a program sets another property than the label and the role.
  private(set) var properties: AccessibilityProperties?
  /// Identifies the view's element; 0 until an accessibility tree contains the view.
  private(set) var number = 0

  mutating func setLabel(_ label: ViewLabel?) { self.label = label }

  mutating func setNumber(_ number: Int) { self.number = number }

  /// The properties, made if there are none. To change them inside this struct would make Swift check each read of it.
  mutating func makeProperties() -> AccessibilityProperties {
    let properties = properties ?? AccessibilityProperties()
    self.properties = properties
    return properties
  }
}

/// A view that has the keyboard for something inside it: a table for a row, a menu for an item.
package protocol AccessibilityFocusing: View {
  /// Whose element has the keyboard, and which of its `accessibilityElements`, from 1 on; 0 for the view itself. Nil for this
  /// view.
  var accessibilityFocus: (view: View, part: Int)? { get }
}

/// What a view is called.
enum ViewLabel {
  /// By the program.
  case own(String)
  /// The library's label in English. It is translated whenever it is read, so that it follows a change of the language.
  case stock(String)

  func text(in view: View) -> String {
    switch self {
    case .own(let text): text
    case .stock(let key): view.traits.localization.translation(of: key)
    }
  }
}
