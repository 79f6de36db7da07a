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
        A container is a view controller that contains other view controllers, its children. It \
        decides which children are visible and where, and notifies each child when it appears \
        and disappears. It does not change the views inside a child’s view.

        This program is a container with a child for each row of its menu. One child is in the \
        center, and the menu is below it.
        """),
    Section(
      heading: "Appearing and disappearing",
      text: """
        A new child receives willMove(toParent:) before it is added, and didMove(toParent:) \
        afterwards. In between it receives viewWillAppear and viewDidAppear, and the outgoing \
        child receives viewWillDisappear and viewDidDisappear. The order is the same for a \
        click, a key, a drag and a call in code. The Callbacks page lists the calls as they \
        happen.
        """),
    Section(
      heading: "One number",
      text: """
        The drawer has a single position, its progress: 0 when it is closed and 1 when it is \
        open. The position of the center, the strength of its shadow and the clickable area all \
        follow from this number. A half-open drawer therefore stays half open when the window is \
        resized, and a drag, a spring and a swap can interrupt each other at any point.
        """),
    Section(
      heading: "Always interruptible",
      text: """
        Press the center while it slides, and it stops under the pointer. Press F9 twice in a \
        row, and it reverses halfway. Choose one row and then another before the first pane has \
        appeared, and the second pane appears instead. Each call reports once whether it \
        completed.
        """),
    Section(
      heading: "Painted once",
      text: """
        Each pane is painted into its own picture. While the drawer slides, no text is drawn and \
        no view is redrawn: only the pictures move, and areas under an opaque picture are \
        skipped. That is why the drawer runs at 60 frames per second on a computer without a \
        graphics card.
        """),
    Section(
      heading: "Build your own",
      text: """
        The library behind this window is a Swift package. A program with a menu and some panes \
        takes about twenty lines: create the children, pass them to a SlidingMenuController, and \
        make it the root of the window. See the README for the full example.
        """),
  ]
}
