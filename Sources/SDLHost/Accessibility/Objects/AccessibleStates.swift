// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The states of an object, as bits of `AtspiStateType` (at-spi2-core 2.46, atspi-constants.h).
nonisolated struct AccessibleStates: OptionSet, Equatable {
  let rawValue: UInt64

  private static func bit(_ number: UInt64) -> AccessibleStates {
    AccessibleStates(rawValue: 1 << number)
  }

  static let active = bit(1)
  static let busy = bit(3)
  static let checked = bit(4)
  static let collapsed = bit(5)
  static let editable = bit(7)
  static let enabled = bit(8)
  static let expandable = bit(9)
  static let expanded = bit(10)
  static let focusable = bit(11)
  static let focused = bit(12)
  static let horizontal = bit(14)
  static let modal = bit(16)
  static let multiLine = bit(17)
  static let multiselectable = bit(18)
  static let selectable = bit(22)
  static let selected = bit(23)
  static let sensitive = bit(24)
  static let showing = bit(25)
  static let singleLine = bit(26)
  static let vertical = bit(29)
  static let visible = bit(30)
  static let managesDescendants = bit(31)
  static let indeterminate = bit(32)
  static let invalidEntry = bit(36)
  static let selectableText = bit(38)
  static let checkable = bit(41)
  static let hasPopUp = bit(42)
  static let readOnly = bit(43)

  /// The names of the states in events.
  static let names: [(AccessibleStates, String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.collapsed, "collapsed"),
    (.editable, "editable"), (.enabled, "enabled"), (.expandable, "expandable"),
    (.expanded, "expanded"), (.focusable, "focusable"), (.horizontal, "horizontal"),
    (.modal, "modal"), (.multiLine, "multi-line"), (.multiselectable, "multiselectable"),
    (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"),
    (.showing, "showing"), (.singleLine, "single-line"),
    (.vertical, "vertical"), (.visible, "visible"), (.indeterminate, "indeterminate"),
    (.invalidEntry, "invalid-entry"), (.selectableText, "selectable-text"),
    (.checkable, "checkable"), (.hasPopUp, "has-popup"), (.readOnly, "read-only"),
  ]

  private static let statesOfTraits: [(AccessibilityTraits, AccessibleStates)] = [
    (.focusable, .focusable), (.modal, .modal), (.hasPopUp, .hasPopUp),
    (.busy, [.busy, .indeterminate]), (.multiselectable, .multiselectable),
    (.selectable, .selectable), (.selected, .selected), (.checkable, .checkable),
    // The state `pressed` is not set, since Orca would speak both.
    (.checked, .checked),
  ]

  private static let rangedRoles: Set<AccessibilityRole> = [
    .slider, .pageControl, .progressIndicator, .splitter,
  ]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The states as 32-bit words, the lower one first, as in `GetState`.
  var value: BusValue {
    .array("u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
  }

  init(
    of node: AccessibilityTree.Node, isFocused: Bool = false, isActive: Bool = false,
    isListWhole: Bool = true
  ) {
    let element = node.element
    let traits = element.traits
    self = [.visible]
    for (trait, states) in Self.statesOfTraits where traits.contains(trait) { formUnion(states) }
    // Orca speaks "grayed" if only one of the two states is set.
    if !traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
    if !traits.contains(.offscreen) { insert(.showing) }
    if isFocused { formUnion([.focused, .focusable]) }
    if element.role == .window, isActive { insert(.active) }
    if !isListWhole { insert(.managesDescendants) }
    if Self.rangedRoles.contains(element.role) {
      insert(traits.contains(.vertical) ? .vertical : .horizontal)
    }
    let isRadio = element.role == .button && traits.contains(.selectable)
    if isRadio { formUnion(traits.contains(.selected) ? [.checkable, .checked] : .checkable) }
    if traits.contains(.expandable), element.role != .list {
      formUnion([.expandable, traits.contains(.expanded) ? .expanded : .collapsed])
    }
    guard element.role == .textField || element.role == .textView else { return }
    insert(traits.contains(.multiline) ? .multiLine : .singleLine)
    if element.text?.caret != nil { insert(.selectableText) }
    insert(traits.contains(.editable) ? .editable : .readOnly)
    if traits.contains(.invalid) { insert(.invalidEntry) }
  }
}

/// A role of AT-SPI, as in `AtspiRole` (at-spi2-core 2.46, atspi-constants.h).
nonisolated struct AccessibleRole: Equatable {
  let number: UInt32
  let name: String

  private init(_ number: UInt32, _ name: String) {
    self.number = number
    self.name = name
  }

  static let application = AccessibleRole(75, "application")

  /// The roles of elements whose children can be selected.
  static let selectionRoles: Set<AccessibilityRole> = [.list, .tabList, .segmentedControl, .menu]

  init(of element: AccessibilityElement) {
    let traits = element.traits
    self =
      switch element.role {
      case .staticText: AccessibleRole(29, "label")
      case .heading: AccessibleRole(83, "heading")
      case .button where traits.contains(.selectable): AccessibleRole(44, "radio button")
      case .button where traits.contains(.checkable): AccessibleRole(62, "toggle button")
      case .button: AccessibleRole(43, "push button")
      case .switch: AccessibleRole(62, "toggle button")
      case .slider, .pageControl: AccessibleRole(51, "slider")
      case .stepper: AccessibleRole(52, "spin button")
      case .segmentedControl, .navigationBar, .group, .none: AccessibleRole(39, "panel")
      case .toolbar: AccessibleRole(63, "tool bar")
      case .splitter: AccessibleRole(53, "split pane")
      case .textField where traits.contains(.secure): AccessibleRole(40, "password text")
      case .textField: AccessibleRole(79, "entry")
      case .textView: AccessibleRole(61, "text")
      case .progressIndicator: AccessibleRole(42, "progress bar")
      case .list where traits.contains(.expandable): AccessibleRole(65, "tree")
      case .list: AccessibleRole(31, "list")
      case .row where element.position?.level ?? 0 > 0: AccessibleRole(91, "tree item")
      case .row: AccessibleRole(32, "list item")
      case .scrollArea: AccessibleRole(49, "scroll pane")
      case .image: AccessibleRole(27, "image")
      case .dialog: AccessibleRole(16, "dialog")
      case .alert: AccessibleRole(2, "alert")
      case .tabList: AccessibleRole(38, "page tab list")
      case .tab: AccessibleRole(37, "page tab")
      case .menu: AccessibleRole(33, "menu")
      case .menuItem where traits.contains(.expandable): AccessibleRole(33, "menu")
      case .menuItem where traits.contains(.checkable): AccessibleRole(8, "check menu item")
      case .menuItem: AccessibleRole(35, "menu item")
      case .popUpButton: AccessibleRole(129, "push button menu")
      case .toolTip: AccessibleRole(64, "tool tip")
      case .notification: AccessibleRole(101, "notification")
      case .window: AccessibleRole(23, "frame")
      }
  }
}
