// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var drawer: ContainmentSection {
    ContainmentSection(
      title: "Drawer", names: "`Side`, `Old` and `New` are the children of a drawer.",
      rows: drawerRows)
  }

  private static func drawer(
    _ position: DrawerPosition, _ actions: (DrawerFixture) -> Void
  ) -> [String] {
    let fixture = DrawerFixture(position: position)
    actions(fixture)
    fixture.harness.runUntilIdle()
    return fixture.consumeCallbacks()
  }

  private static var drawerRows: [Row] {
    let edge = Point(5, 300)
    return [
      Row(name: "a drawer opens: call, key, drag or fling") {
        drawer(.closed) { $0.drawer.open() }
      },
      Row(name: "a drawer closes: call, Escape, click or drag") {
        drawer(.open) { $0.drawer.close() }
      },
      Row(name: "a cancelled drag") {
        drawer(.closed) { fixture in
          fixture.harness.drag(from: edge, to: Point(60, 300), duration: 0.5, pauseDuration: 0.3)
        }
      },
      Row(name: "an opening, reversed") {
        drawer(.closed) { fixture in
          fixture.drawer.open()
          fixture.harness.advance(by: 0.1)
          fixture.drawer.close()
        }
      },
      Row(name: "the center of an open drawer is replaced") {
        drawer(.open) { $0.drawer.setCenter($0.new) }
      },
      Row(name: "the center of a closed drawer is replaced") {
        drawer(.closed) { $0.drawer.setCenter($0.new) }
      },
      Row(name: "the center of a closed drawer is replaced without animation") {
        drawer(.closed) { $0.drawer.setCenter($0.new, animated: false) }
      },
      Row(name: "the old center is selected again while it slides off") {
        drawer(.open) { fixture in
          fixture.drawer.setCenter(fixture.new)
          fixture.harness.advance(by: 0.1)
          fixture.drawer.setCenter(fixture.old)
        }
      },
      Row(name: "a third center is selected while the old center slides off") {
        drawer(.open) { fixture in
          let third = ViewController.named("Third")
          third.containmentObserver = fixture.harness.observers
          third.loadViewIfNeeded()
          _ = fixture.consumeCallbacks()
          fixture.drawer.setCenter(fixture.new)
          fixture.harness.advance(by: 0.1)
          fixture.drawer.setCenter(third)
        }
      },
      Row(name: "the controller of the open side is replaced by New") {
        drawer(.open) { $0.drawer.setController($0.new, for: .leading) }
      },
      Row(name: "the open side is removed") {
        drawer(.open) { $0.drawer.setController(nil, for: .leading) }
      },
      Row(name: "a side is docked in a wide window, and closes in a narrow one") {
        drawer(.closed) { fixture in
          fixture.drawer[.leading].dockingWidth = 900
          fixture.harness.runUntilIdle()
          fixture.harness.resize(to: Size(600, 700))
        }
      },
      Row(name: "a preview of a side") {
        drawer(.closed) { $0.drawer.bouncePreview() }
      },
      Row(name: "an open drawer leaves the window") {
        drawer(.open) { fixture in
          fixture.harness.window.rootViewController = nil
          fixture.harness.step()
        }
      },
    ]
  }
}
