// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a view is to the person, for assistive technology and state dumps.
public nonisolated enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// Nothing in particular.
  case none
  /// Words that are only read.
  case staticText
  /// The title of what follows.
  case heading
  /// Does something when it is clicked.
  case button
  /// Either on or off.
  case `switch`
  /// A number that is chosen by dragging a knob.
  case slider
  /// One choice of several that lie side by side.
  case segmentedControl
  /// A number that is made smaller or larger step by step.
  case stepper
  /// The title of a screen, with what leads on and back.
  case navigationBar
  /// Buttons in a row that belong to a screen.
  case toolbar
  /// Which of several pages shows.
  case pageControl
  /// A line between two areas that can be moved.
  case splitter
  /// A line of text that is edited.
  case textField
  /// Text of several lines that is read or edited.
  case textView
  /// How much of a task is done, or that it runs.
  case progressIndicator
  /// Rows one below the other.
  case list
  /// One of the rows of a `list`.
  case row
  /// A part of something larger, which can be moved along.
  case scrollArea
  /// A picture.
  case image
  /// Views that belong together and have a name, such as a screen.
  case group
  /// A view over the rest of the window that a person has to answer or close first.
  case dialog
  /// A question or a message that a person has to answer.
  case alert
  /// The titles of several screens, one of which shows.
  case tabList
  /// One of the titles in a `tabList`.
  case tab
  /// A list of commands.
  case menu
  /// One of the commands in a `menu`.
  case menuItem
  /// A button that offers the choices of a menu and shows the chosen one.
  case popUpButton
  /// Words that say what something is for.
  case toolTip
  /// Words that were said by `Window.announce(_:)`. The tree alone has them.
  case notification
  /// The window itself. The tree alone has it.
  case window
}
