// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One picture of the tour: its name and what leads there.
struct TourStop {
  let name: String
  let action: (Visitor) throws -> Void

  /// Longer than any movement takes.
  static let settled = 1.0

  /// The panes, then what else the sample has.
  static func all(of sample: Sample) -> [TourStop] {
    sample == .containers ? [overview] + panes + containers : panes
  }

  private static let overview = TourStop(name: "overview") { visitor in
    // On a card, whose picture moves.
    visitor.move(to: Point(visitor.host.window.size.width * 0.37, 250))
    visitor.wait(0.4)
  }

  private static let panes = [
    TourStop(name: "open") { visitor in visitor.openMenu() },
    TourStop(name: "hover") { visitor in
      visitor.move(to: visitor.middle(ofPane: 1))
      visitor.wait(settled)
    },
    TourStop(name: "swap") { visitor in
      visitor.click(at: visitor.middle(ofPane: 1))
      // The old center is gone and the new one is half-way in.
      visitor.wait(0.33)
    },
    TourStop(name: "swapped") { visitor in visitor.wait(settled) },
    TourStop(name: "drag") { visitor in
      let bar = Point(visitor.host.window.size.width / 2, 24)
      visitor.dragAndHold(
        from: bar, to: Point(bar.x + visitor.menu.length(of: .leading) / 2 + 4, 24), seconds: 0.3)
      visitor.wait(0.5)
    },
    TourStop(name: "notes") { visitor in
      visitor.release(at: Point(visitor.host.window.size.width / 2, 24))
      visitor.wait(settled)
      visitor.showPane(3)
    },
    TourStop(name: "callbacks") { visitor in visitor.showPane(4) },
    TourStop(name: "inspector") { visitor in
      visitor.press(.character("i"), [.control, .shift])
      visitor.press(.function(9), wait: settled)
      visitor.move(to: visitor.middle(ofPane: 2))
      visitor.wait(settled)
    },
    TourStop(name: "dark") { visitor in
      visitor.press(.character("i"), [.control, .shift])
      visitor.show(.dark)
      visitor.press(.function(10))
      visitor.press(.up, wait: settled)
    },
    TourStop(name: "shortcuts") { visitor in visitor.press(.function(1), wait: settled) },
    TourStop(name: "narrow") { visitor in
      visitor.press(.escape)
      visitor.show(visitor.theme)
      visitor.showPane(3)
      try visitor.host.resize(to: WindowSize.minimum.size)
      visitor.wait(settled)
    },
    TourStop(name: "narrow-open") { visitor in visitor.press(.function(9), wait: settled) },
  ]
}

extension TourStop {
  /// Into a movement far enough to see what moves.
  private static let underWay = 0.12

  /// The stops that show the containers of the sample, with the input at each stop.
  static let containers = [
    TourStop(name: "navigation") { visitor in
      try visitor.host.resize(to: visitor.size)
      visitor.show("Navigation")
    },
    TourStop(name: "push") { visitor in
      visitor.press(.down)
      visitor.press(.return, wait: underWay)
    },
    TourStop(name: "pushed") { visitor in visitor.wait(settled) },
    TourStop(name: "code") { visitor in
      visitor.press(.escape, wait: settled)
      visitor.click(localized("Show code"))
    },
    TourStop(name: "tabs") { visitor in
      visitor.press(.escape, wait: settled)
      visitor.show("Tabs")
      visitor.press(.tab, .control, wait: settled)
    },
    TourStop(name: "split") { visitor in
      visitor.show("Split")
      visitor.click(Message.all[4].spoken)
    },
    TourStop(name: "pages") { visitor in
      visitor.show("Pages")
      visitor.press(.right, wait: underWay)
    },
    TourStop(name: "page") { visitor in visitor.wait(settled) },
    TourStop(name: "sheet") { visitor in
      visitor.show("Presentations")
      visitor.press(.return, wait: settled)
    },
    TourStop(name: "form") { visitor in
      visitor.press(.escape, wait: settled)
      visitor.press(.down)
      visitor.press(.return, wait: settled)
    },
    TourStop(name: "overlay") { visitor in
      visitor.press(.escape, wait: settled)
      for _ in 0..<2 { visitor.press(.down) }
      visitor.press(.return, wait: settled)
    },
    TourStop(name: "question") { visitor in
      visitor.press(.escape, wait: settled)
      for _ in 0..<3 { visitor.press(.down) }
      visitor.press(.return, wait: settled)
    },
    TourStop(name: "answer") { visitor in visitor.press(.return, wait: settled) },
    TourStop(name: "popover") { visitor in
      visitor.show("Popovers and menus")
      visitor.click(localized("Look"))
    },
    TourStop(name: "segues") { visitor in
      visitor.press(.escape, wait: settled)
      visitor.show("Segues")
      visitor.click(localized("Push"))
      visitor.click(localized("Present"))
    },
  ]
}
