// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension TourStop {
  /// Into a movement far enough to see what moves.
  private static let underWay = 0.12

  /// A screen for each container.
  static let containers = [
    TourStop(name: "push") { visitor in
      try visitor.host.resize(to: visitor.size)
      visitor.show("Navigation")
      visitor.press(.down)
      visitor.press(.return)
      visitor.wait(underWay)
    },
    TourStop(name: "pushed") { visitor in visitor.wait(settled) },
    TourStop(name: "tabs") { visitor in
      visitor.show("Tabs")
      visitor.press(.tab, .control)
      visitor.wait(settled)
    },
    TourStop(name: "split") { visitor in
      visitor.show("Split")
      for _ in 0..<3 { visitor.press(.down) }
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "pages") { visitor in
      visitor.show("Pages")
      visitor.press(.right)
      visitor.wait(underWay)
    },
    TourStop(name: "sheet") { visitor in
      visitor.show("Presentations")
      visitor.press(.return)
      visitor.wait(settled)
    },
    TourStop(name: "question") { visitor in
      visitor.press(.escape)
      visitor.wait(settled)
      for _ in 0..<5 { visitor.press(.down) }
      visitor.press(.return)
      visitor.wait(settled)
    },
  ]
}
