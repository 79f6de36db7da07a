// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What assistive technology tells of one thing in a window: a button, a row, a screen.
public nonisolated struct AccessibilityElement: Sendable, Equatable {
  /// A number that can be read, and set where the element takes `.setValue`.
  public struct Value: Sendable, Equatable {
    /// What it is now.
    public var current: Double
    /// The least that it can be.
    public var minimum: Double
    /// The most that it can be.
    public var maximum: Double
    /// How far one step leads; 0 where there are no steps.
    public var step: Double
    /// Whether a person can change it.
    public var isSettable: Bool

    /// A number of a range. Default without steps, and settable.
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

  /// Which one of a series it is.
  public struct Position: Sendable, Equatable {
    /// From 1 on.
    public var index: Int
    /// How many there are.
    public var count: Int
    /// How deep it lies in a tree, from 1 on; 0 where there is no tree.
    public var level: Int

    /// A place in a series; `level` where it is a tree.
    public init(_ index: Int, of count: Int, level: Int = 0) {
      self.index = index
      self.count = count
      self.level = level
    }
  }

  /// What it is. Default none: then a label alone makes it an element, a group.
  public var role: AccessibilityRole
  /// What it is called.
  public var label: String
  /// What is said of it besides its name. Default empty.
  public var hint = ""
  /// What it is set to, in words. Default nil.
  public var value: String?
  /// What it is set to, as a number. Default nil.
  public var number: Value?
  /// How it is. Default empty.
  public var traits: AccessibilityTraits = []
  /// What can be done to it, the usual one first. Default none.
  public var actions: [AccessibilityAction] = []
  /// What is written in it. Default nil.
  public var text: AccessibilityText?
  /// Which one of a series it is. Default nil.
  public var position: Position?
  /// Which one it is of the rows of a tree that the same row discloses. Default nil: as `position`.
  package var siblingPosition: Position?
  /// A name for programs to find it by. Default empty.
  public var identifier = ""
  /// Where it lies: in the view's own coordinates when a view describes it, in the window's in a tree.
  public var frame: Rect

  /// An element that only has a place yet. Default: a view fills the rest in `describe(_:)`.
  public init(role: AccessibilityRole = .none, label: String = "", frame: Rect = .zero) {
    self.role = role
    self.label = label
    self.frame = frame
  }

  /// Makes it no element: nothing of the view is seen.
  package mutating func leaveOut() { (role, label) = (.none, "") }
}
