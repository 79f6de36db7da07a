// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The description of an object in a window for assistive technology, such as a button, a row or a screen.
public nonisolated struct AccessibilityElement: Sendable, Equatable {
  /// An element's value as a number within a range, such as the value of a slider.
  public struct Value: Sendable, Equatable {
    /// The element's current value.
    public var current: Double
    /// The lowest value that the element accepts.
    public var minimum: Double
    /// The highest value that the element accepts.
    public var maximum: Double
    /// The amount by which one step changes the value; 0 if the value has no steps.
    public var step: Double
    /// Whether the user can change the value.
    public var isSettable: Bool

    /// Creates a numeric value within a range. By default, the value has no steps, and the user can change it.
    public init(
      _ current: Double, in range: ClosedRange<Double>, step: Double = 0, isSettable: Bool = true
    ) {
      self.current = current
      minimum = range.lowerBound
      maximum = range.upperBound
      self.step = step
      self.isSettable = isSettable
    }
  }

  /// The position of an element in a series, such as the third of ten rows.
  public struct Position: Sendable, Equatable {
    /// The element's number in the series, counted from 1.
    public var index: Int
    /// The number of elements in the series.
    public var count: Int
    /// The element's depth in a tree, counted from 1; 0 outside a tree.
    public var level: Int

    /// Creates an element's position in a series. Pass `level` for a row of a tree.
    public init(_ index: Int, of count: Int, level: Int = 0) {
      self.index = index
      self.count = count
      self.level = level
    }
  }

  /// The element's role, such as button. Default none, which is reported as a group if the element has a label.
  public var role: AccessibilityRole
  /// The element's name.
  public var label: String
  /// Words that assistive technology says in addition to the name. Default empty.
  public var hint = ""
  /// The element's value in words, such as “50 %”. Default nil.
  public var value: String?
  /// The element's value as a number. Default nil.
  public var numericValue: Value?
  /// The element's abilities and states, such as selectable or expanded. Default empty.
  public var traits: AccessibilityTraits = []
  /// The actions that the element supports, the most usual action first. Default none.
  public var actions: [AccessibilityAction] = []
  /// The text that the element contains. Default nil.
  public var text: AccessibilityText?
  /// The element's position in a series. Default nil.
  public var position: Position?
  /// The row's position among the rows that the same parent row discloses. Default nil: as `position`.
  package var siblingPosition: Position?
  /// A name by which programs, such as UI tests, find the element. Default empty.
  public var identifier = ""
  /// The element's rectangle, in points. A view describes its element in its own coordinates. The accessibility
  /// tree converts the rectangle to window coordinates.
  public var frame: Rect

  /// Creates an element. A view sets its other properties in `updateAccessibilityElement(_:)`.
  public init(role: AccessibilityRole = .none, label: String = "", frame: Rect = .zero) {
    self.role = role
    self.label = label
    self.frame = frame
  }

  package mutating func ignore() { (role, label) = (.none, "") }
}

/// The text of an accessibility element, with its selection and its lines. All offsets are counted in characters.
public nonisolated struct AccessibilityText: Sendable, Equatable {
  /// One line of the text, as the text is laid out on screen.
  public struct Line: Sendable, Equatable {
    /// The range of the line's characters, including the line break at its end.
    public var range: Range<Int>
    /// The line's rectangle, in the same coordinates as the element's `frame`.
    public var frame: Rect
    /// The left edge of each character, and the right edge of the last one, in points from the line's left edge. Text
    /// views and fields report edges only while the user edits the text. Default empty: not reported.
    public var edges: [Double]

    /// Creates a line of text. By default, the line reports no `edges` of its characters.
    public init(range: Range<Int>, frame: Rect, edges: [Double] = []) {
      self.range = range
      self.frame = frame
      self.edges = edges
    }
  }

  /// The characters of the text; for a secret text, a dot for each character.
  public var string: String
  /// The range of the selected characters; empty if none are selected. Nil if there is no caret.
  public var selection: Range<Int>?
  /// The offset of the caret, which is at one end of the selection. Nil if there is no caret.
  public var caret: Int?
  /// The lines of the text, from top to bottom. Empty for a view that reports only its characters, such as a label.
  public var lines: [Line]

  /// Creates the text of an element. By default, the text has no caret and reports no lines.
  public init(
    _ string: String, selection: Range<Int>? = nil, caret: Int? = nil, lines: [Line] = []
  ) {
    self.string = string
    self.selection = selection
    self.caret = caret
    self.lines = lines
  }
}

/// An action that assistive technology performs on an element, such as pressing a button.
public nonisolated enum AccessibilityAction: Sendable, Hashable {
  /// Does what a click does.
  case press
  /// Increases the value by one step.
  case increment
  /// Decreases the value by one step.
  case decrement
  /// Shows the content that the element discloses.
  case expand
  /// Hides the content that the element discloses.
  case collapse
  /// Opens the element's context menu.
  case showMenu
  /// Closes the element, as the Escape key does.
  case escape
  /// Performs the custom action of the view with this name.
  case custom(String)

  // The actions below are not listed in `AccessibilityElement.actions`: they follow from its other properties.

  /// Makes the element first responder. Only for focusable elements.
  case focus
  /// Scrolls until the element is visible.
  case scrollToVisible
  /// Sets the numeric value. Only for elements that have a range.
  case setValue(Double)
  /// Replaces the characters of a range. For editable elements.
  case replaceText(Range<Int>, with: String)
  /// Selects a range of characters; an empty range places the caret. For elements that have a caret.
  case select(Range<Int>)

  package var name: String {
    switch self {
    case .custom(let name): name
    case .setValue: "setValue"
    case .replaceText: "replaceText"
    case .select: "select"
    default: "\(self)"
    }
  }
}

/// An action that assistive technology can perform on a view, in addition to the view's own actions.
public struct AccessibilityCustomAction {
  /// The action's name, in a few words. It is unique among the actions of a view.
  public let name: String
  /// The closure that performs the action. It returns false if the action could not be performed.
  public let handler: () -> Bool

  /// Creates a custom action. The properties of the same names describe the parameters.
  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}

/// The abilities and states of an element for assistive technology, such as focusable or selected.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element is dimmed and ignores input.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 0)
  /// The element can become first responder.
  public static let focusable = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is first responder.
  public static let focused = AccessibilityTraits(rawValue: 1 << 2)
  /// The element can be selected, alone or together with other elements.
  public static let selectable = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 4)
  /// The element can be on or off, like a switch.
  public static let checkable = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is on, like a switch that is turned on.
  public static let checked = AccessibilityTraits(rawValue: 1 << 6)
  /// The element can show and hide its content.
  public static let expandable = AccessibilityTraits(rawValue: 1 << 7)
  /// The element's content is visible.
  public static let expanded = AccessibilityTraits(rawValue: 1 << 8)
  /// The element's text can be changed.
  public static let editable = AccessibilityTraits(rawValue: 1 << 9)
  /// The element's text can have several lines.
  public static let multiline = AccessibilityTraits(rawValue: 1 << 10)
  /// The element's text is secret and is shown as dots.
  public static let secure = AccessibilityTraits(rawValue: 1 << 11)
  /// The element is modal: the user can use only this element and its content.
  public static let modal = AccessibilityTraits(rawValue: 1 << 12)
  /// The element is busy with work of unknown duration.
  public static let busy = AccessibilityTraits(rawValue: 1 << 13)
  /// The element's text is not valid.
  public static let invalid = AccessibilityTraits(rawValue: 1 << 14)
  /// The element opens a menu or another view next to it.
  public static let hasPopUp = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is oriented vertically, such as a vertical tab bar.
  public static let vertical = AccessibilityTraits(rawValue: 1 << 16)
  /// Several of the element's children can be selected at the same time.
  public static let multiselectable = AccessibilityTraits(rawValue: 1 << 17)
  /// The element is scrolled out of view, or outside the window. Set by the accessibility tree.
  public static let offscreen = AccessibilityTraits(rawValue: 1 << 18)
}

nonisolated extension AccessibilityTraits {
  private static let all: [(trait: AccessibilityTraits, name: String)] = [
    (.notEnabled, "notEnabled"), (.focusable, "focusable"), (.focused, "focused"),
    (.selectable, "selectable"), (.selected, "selected"), (.checkable, "checkable"),
    (.checked, "checked"), (.expandable, "expandable"), (.expanded, "expanded"),
    (.editable, "editable"), (.multiline, "multiline"), (.secure, "secure"), (.modal, "modal"),
    (.busy, "busy"), (.invalid, "invalid"), (.hasPopUp, "hasPopUp"), (.vertical, "vertical"),
    (.multiselectable, "multiselectable"), (.offscreen, "offscreen"),
  ]

  package var names: [String] { Self.all.filter { contains($0.trait) }.map(\.name) }
}
