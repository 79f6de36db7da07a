// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A stop of the tour: the name of its image, and the input before it.
struct TourStop {
  let name: String
  let action: (TourDriver) throws -> Void

  /// A time in seconds after which all transitions have ended.
  static let settleDuration = 1.0

  static func all(of sample: Sample) -> [TourStop] {
    sample == .containers ? [overview] + panes + containers : panes
  }

  private static let overview = TourStop(name: "overview") { visitor in
    // Over a card, whose thumbnail is animated.
    visitor.move(to: Point(visitor.host.window.size.width * 0.37, 250))
    visitor.wait(0.4)
  }

  private static let panes = [
    TourStop(name: "open") { visitor in visitor.openMenu() },
    TourStop(name: "hover") { visitor in
      visitor.move(to: visitor.middle(ofPane: 1))
      visitor.wait(settleDuration)
    },
    TourStop(name: "swap") { visitor in
      visitor.click(at: visitor.middle(ofPane: 1))
      // The old center was removed and the new one is halfway in.
      visitor.wait(0.33)
    },
    TourStop(name: "swapped") { visitor in visitor.wait(settleDuration) },
    TourStop(name: "drag") { visitor in
      let bar = Point(visitor.host.window.size.width / 2, 24)
      visitor.dragAndHold(
        from: bar, to: Point(bar.x + visitor.menu.length(of: .leading) / 2 + 4, 24), seconds: 0.3)
      visitor.wait(0.5)
    },
    TourStop(name: "notes") { visitor in
      visitor.release(at: Point(visitor.host.window.size.width / 2, 24))
      visitor.wait(settleDuration)
      visitor.showPane(3)
    },
    TourStop(name: "callbacks") { visitor in visitor.showPane(4) },
    TourStop(name: "inspector") { visitor in
      visitor.press(.character("i"), [.control, .shift])
      visitor.press(.function(9), wait: settleDuration)
      visitor.move(to: visitor.middle(ofPane: 2))
      visitor.wait(settleDuration)
    },
    TourStop(name: "dark") { visitor in
      visitor.press(.character("i"), [.control, .shift])
      visitor.setTheme(.dark)
      visitor.press(.function(10))
      visitor.press(.up, wait: settleDuration)
    },
    TourStop(name: "shortcuts") { visitor in visitor.press(.function(1), wait: settleDuration) },
    TourStop(name: "narrow") { visitor in
      visitor.press(.escape)
      visitor.setTheme(visitor.theme)
      visitor.showPane(3)
      try visitor.host.resize(to: WindowSize.minimum.size)
      visitor.wait(settleDuration)
    },
    TourStop(name: "narrow-open") { visitor in visitor.press(.function(9), wait: settleDuration) },
  ]
}

extension TourStop {
  /// A time in seconds after which a transition is clearly visible.
  private static let midTransitionDelay = 0.12

  /// Closes a presented screen, and presents the screen of a row further down.
  private static func nextPresentation(_ name: String, rows: Int) -> TourStop {
    TourStop(name: name) { visitor in
      visitor.press(.escape, wait: settleDuration)
      for _ in 0..<rows { visitor.press(.down) }
      visitor.press(.return, wait: settleDuration)
    }
  }

  static let containers = [
    TourStop(name: "navigation") { visitor in
      try visitor.host.resize(to: visitor.size)
      visitor.showScreen("Navigation")
    },
    TourStop(name: "push") { visitor in
      visitor.press(.down)
      visitor.press(.return, wait: midTransitionDelay)
    },
    TourStop(name: "pushed") { visitor in visitor.wait(settleDuration) },
    TourStop(name: "code") { visitor in
      visitor.press(.escape, wait: settleDuration)
      visitor.click(localized("Show code"))
    },
    TourStop(name: "tabs") { visitor in
      visitor.press(.escape, wait: settleDuration)
      visitor.showScreen("Tabs")
      visitor.press(.tab, .control, wait: settleDuration)
    },
    TourStop(name: "split") { visitor in
      visitor.showScreen("Split")
      visitor.click(Message.all[4].spokenText)
    },
    TourStop(name: "pages") { visitor in
      visitor.showScreen("Pages")
      visitor.press(.right, wait: midTransitionDelay)
    },
    TourStop(name: "page") { visitor in visitor.wait(settleDuration) },
    TourStop(name: "sheet") { visitor in
      visitor.showScreen("Presentations")
      visitor.press(.return, wait: settleDuration)
    },
    nextPresentation("form", rows: 1), nextPresentation("overlay", rows: 2),
    nextPresentation("question", rows: 3),
    TourStop(name: "answer") { visitor in visitor.press(.return, wait: settleDuration) },
    TourStop(name: "popover") { visitor in
      visitor.showScreen("Popovers and menus")
      visitor.click(localized("Appearance"))
    },
    TourStop(name: "segues") { visitor in
      visitor.press(.escape, wait: settleDuration)
      visitor.showScreen("Segues")
      visitor.click(localized("Push"))
      visitor.click(localized("Present"))
    },
  ]
}
