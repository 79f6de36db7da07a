// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var navigation: ContainmentSection {
    ContainmentSection(
      title: "Navigation", names: "`Root`, `First` and `Second` are screens of the stack `nav`.",
      rows: navigationRows)
  }

  private static func navigation(
    _ titles: [String], _ actions: (NavigationFixture) -> Void
  ) -> [String] {
    let fixture = NavigationFixture(titles)
    for screen in [fixture.root, fixture.first, fixture.second] { screen.loadViewIfNeeded() }
    fixture.harness.callbacks.removeAllLines()
    actions(fixture)
    fixture.harness.runUntilIdle()
    return fixture.harness.callbacks.removeAllLines()
  }

  private static var navigationRows: [Row] {
    let edge = Point(5, 300)
    func drag(_ fixture: NavigationFixture, to x: Double) {
      fixture.harness.drag(from: edge, to: Point(x, 300), duration: 0.4, pauseDuration: 0.3)
    }
    return [
      Row(name: "a screen is pushed onto a stack, animated or not") {
        navigation(["Root"]) { $0.push($0.first) }
      },
      Row(name: "a screen is popped: call, button, drag, fling, Alt+Left or Escape") {
        navigation(["Root", "First"]) { drag($0, to: 600) }
      },
      Row(name: "a cancelled drag") {
        navigation(["Root", "First"]) { drag($0, to: 200) }
      },
      Row(name: "a push, reversed by a pop") {
        navigation(["Root"]) { fixture in
          fixture.push(fixture.first)
          fixture.harness.advance(by: 0.1)
          fixture.pop()
        }
      },
      Row(name: "a push during a push") {
        navigation(["Root"]) { fixture in
          fixture.push(fixture.first)
          fixture.harness.advance(by: 0.1)
          fixture.push(fixture.second)
        }
      },
      Row(name: "two screens are popped to the root") {
        navigation(["Root", "First", "Second"]) { fixture in
          fixture.navigation.popToRootViewController()
        }
      },
      Row(name: "a pop, reversed by a push of the same screen") {
        navigation(["Root", "First"]) { fixture in
          fixture.pop()
          fixture.harness.advance(by: 0.1)
          fixture.push(fixture.first)
        }
      },
      Row(name: "the stack Root, First becomes Root, Second") {
        navigation(["Root", "First"]) { fixture in
          fixture.navigation.setViewControllers([fixture.root, fixture.second], animated: true)
        }
      },
      Row(name: "the stack Root, First becomes Second, First with the same top") {
        navigation(["Root", "First"]) { fixture in
          fixture.navigation.setViewControllers([fixture.second, fixture.first], animated: true)
        }
      },
      Row(name: "the bar is hidden, and the toolbar is shown") {
        navigation(["Root"]) { fixture in
          fixture.navigation.setNavigationBarHidden(true, animated: true)
          fixture.navigation.setToolbarHidden(false, animated: true)
        }
      },
      Row(name: "a screen is pushed off screen") {
        navigation(["Root"]) { fixture in
          fixture.harness.window.rootViewController = nil
          fixture.harness.step()
          fixture.harness.callbacks.removeAllLines()
          fixture.push(fixture.first)
        }
      },
    ]
  }
}
