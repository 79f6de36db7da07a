// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The kind of object that a view is to the user, such as a button, for assistive technology.
public nonisolated enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// No particular role.
  case none
  /// Text that is only read.
  case staticText
  /// The title of the content below it.
  case heading
  /// A control that does something when it is clicked.
  case button
  /// A control that is either on or off.
  case `switch`
  /// A control that sets a number by dragging a knob.
  case slider
  /// A row of segments, one of which is chosen.
  case segmentedControl
  /// A control that decreases or increases a number step by step.
  case stepper
  /// The title of a screen, with buttons that lead on and back.
  case navigationBar
  /// A row of buttons that belong to a screen.
  case toolbar
  /// A control that shows which of several pages is visible.
  case pageControl
  /// A movable line between two areas.
  case splitter
  /// An editable line of text.
  case textField
  /// Text of several lines that is read or edited.
  case textView
  /// The completed part of a task, or a sign that it is running.
  case progressIndicator
  /// Rows from top to bottom.
  case list
  /// A row of a `list`.
  case row
  /// An area that shows a part of larger content and can be scrolled.
  case scrollArea
  /// A picture.
  case image
  /// Views that belong together and have a name, such as a screen.
  case group
  /// A view over the rest of the window that the user has to answer or close first.
  case dialog
  /// A question or a message that the user has to answer.
  case alert
  /// The titles of several screens, one of which is visible.
  case tabList
  /// A title in a `tabList`.
  case tab
  /// A list of commands.
  case menu
  /// A command in a `menu`.
  case menuItem
  /// A button that offers the choices of a menu and shows the chosen one.
  case popUpButton
  /// Words that explain an element.
  case toolTip
  /// Words that `Window.announce(_:)` has announced. Only the tree contains this role.
  case notification
  /// The window itself. Only the tree contains this role.
  case window
}
