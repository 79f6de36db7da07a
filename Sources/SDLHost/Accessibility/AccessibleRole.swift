// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A role of AT-SPI: `AtspiRole` of at-spi2-core 2.46, atspi-constants.h.
nonisolated struct AccessibleRole: Equatable {
  let number: UInt32
  let name: String

  private init(_ number: UInt32, _ name: String) {
    self.number = number
    self.name = name
  }

  static let application = AccessibleRole(75, "application")

  /// Roles of which a person chooses among the children.
  static let choosing: Set<AccessibilityRole> = [.list, .tabList, .segmentedControl, .menu]

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
