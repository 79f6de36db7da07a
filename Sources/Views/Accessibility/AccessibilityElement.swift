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
