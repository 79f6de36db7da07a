// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What the parent decides for a controller: its traits, and where it pins the root view.
struct ParentSettings {
  /// The traits that the controller received last.
  private(set) var traits = Traits()
  /// The traits that the parent overrides; nil for none.
  private(set) var traitOverrides: TraitOverrides?
  /// The pins of the root view; nil for none.
  private(set) var pins: ChildPins?
  /// Whether this controller has ever pinned a child.
  private(set) var pinsChildren = false

  mutating func setTraits(_ traits: Traits) { self.traits = traits }

  mutating func setTraitOverrides(_ overrides: TraitOverrides?) { traitOverrides = overrides }

  mutating func setPins(_ pins: ChildPins?) { self.pins = pins }

  mutating func setPinConstraints(_ constraints: [LayoutConstraint]) {
    pins?.constraints = constraints
  }

  mutating func setPinsChildren() { pinsChildren = true }
}
