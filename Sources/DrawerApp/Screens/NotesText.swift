// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Scripts/locales.pl extracts all literals in this file for translation.

enum NotesText {
  struct Section {
    let heading: Words
    let text: Words
  }

  static let sections = [
    Section(
      heading: "About containers",
      text: """
        A container is a view controller that holds other view controllers. It decides which of \
        them show and where, and it tells each of them when it comes and goes. It does not touch \
        what a child does inside its own view.

        This program is a container with a child for each row of its menu. One of them lies in \
        the center, and the menu lies below it.
        """),
    Section(
      heading: "Coming and going",
      text: """
        A child that joins gets willMove(toParent:) before, and didMove(toParent:) after. In between \
        it is told that its view will appear and did appear, and the child that leaves is told \
        that its view will disappear and did disappear. The order is always the same: for a click, a \
        key, a drag or a call in code. The Callbacks page lists it as it happens.
        """),
    Section(
      heading: "One number",
      text: """
        The drawer has a single position, its progress: 0 when it is closed and 1 when it is \
        open. Where the center lies, how strong its shadow is and what can be clicked all follow \
        from that number. So a drawer that is half open stays half open while the window \
        changes size, and a drag, a spring and a swap can take over from each other at any point.
        """),
    Section(
      heading: "Nothing is locked",
      text: """
        Press the center while it slides and it stops in your hand. Press F9 twice in a row and \
        it turns round on the way. Choose one row and then another before the first has come, \
        and the second comes instead. Each call is told once whether it was carried out.
        """),
    Section(
      heading: "Painted once",
      text: """
        Each pane is painted into a picture of its own. While the drawer slides, no text is \
        drawn and no view is asked for anything: the pictures are placed anew, and what lies \
        under an opaque picture is not touched. That is why it runs at 60 frames a second on a \
        machine without a graphics card.
        """),
    Section(
      heading: "Yours to build on",
      text: """
        The library behind this window is a Swift package. A program with a menu and some panes \
        takes about twenty lines: make the children, hand them to a SlidingMenuController, give \
        that to the window. The read-me shows the whole of it.
        """),
  ]
}
