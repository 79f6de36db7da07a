// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension TourStop {
  /// Into a movement far enough to see what moves.
  private static let underWay = 0.12

  /// A screen for each container, and what a person does in it.
  static let containers = [
    TourStop(name: "navigation") { visitor in
      try visitor.host.resize(to: visitor.size)
      visitor.show("Navigation")
    },
    TourStop(name: "push") { visitor in
      visitor.press(.down)
      visitor.press(.return)
      visitor.wait(underWay)
    },
    TourStop(name: "pushed") { visitor in visitor.wait(settled) },
    TourStop(name: "code") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      visitor.click(localized("Show code"))
    },
    TourStop(name: "tabs") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      visitor.show("Tabs")
      visitor.press(.tab, .control)
      visitor.wait(settled)
    },
    TourStop(name: "split") { visitor in
      visitor.show("Split")
      visitor.click(Message.all[4].spoken)
    },
    TourStop(name: "pages") { visitor in
      visitor.show("Pages")
      visitor.press(.right)
      visitor.wait(underWay)
    },
    TourStop(name: "page") { visitor in visitor.wait(settled) },
    TourStop(name: "sheet") { visitor in
      visitor.show("Presentations")
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "form") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      visitor.press(.down)
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "overlay") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      for _ in 0..<2 { visitor.press(.down) }
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "question") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      for _ in 0..<3 { visitor.press(.down) }
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "answer") { visitor in
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "popover") { visitor in
      visitor.show("Popovers and menus")
      visitor.click(localized("Look"))
    },
    TourStop(name: "segues") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      visitor.show("Segues")
      visitor.click(localized("Push"))
      visitor.click(localized("Present"))
    },
  ]
}
