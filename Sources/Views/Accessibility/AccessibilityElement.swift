// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The description of one object in a window for assistive technology: a button, a row, a screen.
public nonisolated struct AccessibilityElement: Sendable, Equatable {
  /// A numeric value that can be read, and set if the element accepts `.setValue`.
  public struct Value: Sendable, Equatable {
    /// The current value.
    public var current: Double
    /// The lowest possible value.
    public var minimum: Double
    /// The highest possible value.
    public var maximum: Double
    /// The size of one step; 0 if there are no steps.
    public var step: Double
    /// Whether the user can change the value.
    public var isSettable: Bool

    /// Creates a value within a range. Default: no steps, and settable.
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

  /// The position of an element in a series.
  public struct Position: Sendable, Equatable {
    /// The element's number in the series, from 1 on.
    public var index: Int
    /// The number of elements in the series.
    public var count: Int
    /// The depth of the element in a tree, from 1 on; 0 outside a tree.
    public var level: Int

    /// Creates a position in a series. Pass a `level` for a row of a tree.
    public init(_ index: Int, of count: Int, level: Int = 0) {
      self.index = index
      self.count = count
      self.level = level
    }
  }

  /// The kind of object. Default none: then only a label makes it an element, whose role is group.
  public var role: AccessibilityRole
  /// The element's name.
  public var label: String
  /// Words that assistive technology says in addition to the name. Default empty.
  public var hint = ""
  /// The value in words. Default nil.
  public var value: String?
  /// The value as a number. Default nil.
  public var numericValue: Value?
  /// The element's state. Default empty.
  public var traits: AccessibilityTraits = []
  /// The actions that the element supports, the usual one first. Default none.
  public var actions: [AccessibilityAction] = []
  /// The text in the element. Default nil.
  public var text: AccessibilityText?
  /// The element's position in a series. Default nil.
  public var position: Position?
  /// The row's position among the rows that the same parent row discloses. Default nil: as `position`.
  package var siblingPosition: Position?
  /// A name by which programs find the element. Default empty.
  public var identifier = ""
  /// The element's rectangle: in the view's coordinates while a view describes it, in window coordinates in a tree.
  public var frame: Rect

  /// Creates an element. A view completes it in `updateAccessibilityElement(_:)`.
  public init(role: AccessibilityRole = .none, label: String = "", frame: Rect = .zero) {
    self.role = role
    self.label = label
    self.frame = frame
  }

  package mutating func ignore() { (role, label) = (.none, "") }
}
